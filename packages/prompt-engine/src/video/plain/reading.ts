import { asSentence, doerOf, isToldWhole, openingOf, withoutJoint } from './acts.ts';
import type { Moment, Note } from './as-told.ts';
import { wholeClausesIn } from './clauses-of.ts';
import { labelledKind, noteBefore, reveals, turnedTo, withoutCamera, withoutFilm } from './heads.ts';
import { NOTE_KINDS, type NoteKind, noteKind } from './notes.ts';
import type { IdeaPart } from './parts.ts';
import { bracketsIn, putBack } from './set-aside.ts';
import { type SpokenLine, unsaid } from './spoken.ts';

/*
 * One reading of an idea, part by part: each of them is told, or noted, or said.
 */

/** What a film asks its viewers is shown by no picture. */
const ASKS = /^(?:who|what|why|how|when|where)\s.*\?$/iu;
/** So much of a moment says who acts in it. */
const LOOKED_AT = 160;

/** Takes the parts of an idea in their order, and has its moments, its notes and its sort of film at the end. */
export class IdeaReader {
  readonly moments: Moment[] = [];
  readonly notes: Note[] = [];
  film = '';
  private doer = '';
  private lastKind: NoteKind | undefined;
  private size = '';
  /** Whether the part before is how the camera is led, with nobody who acts. */
  private isLed = false;
  /** Whether the camera has come to what is told next. */
  private isFound = false;
  private readonly isShotList: boolean;
  private pending: SpokenLine[] = [];
  readonly held: readonly string[];

  constructor(held: readonly string[], isShotList: boolean) {
    this.held = held;
    this.isShotList = isShotList;
  }

  note(kind: NoteKind, text: string): void {
    const last = this.moments.at(-1);
    if (kind === 'camera' && last && this.isShotList && SIZE_ALONE.test(text)) {
      this.moments[this.moments.length - 1] = { ...last, size: text };
      return;
    }
    const own = putBack(text, this.held)
      .replace(/^[\s,;:.+-]+|[\s,;:.]+$/gu, '')
      .replace(kind === 'camera' ? /^(?:and|then)\s(?=(?:the|our)\s)/iu : /(?!)/u, '');
    if (own !== '')
      this.notes.push({
        kind,
        text: own,
        at: this.moments.length,
        isOfShot: this.isShotList && this.moments.length > 0,
      });
  }

  /** One part of the idea, in its turn. */
  take(typed: IdeaPart, isOpening: boolean): void {
    const cut = CUT_TO.exec(typed.text)?.[0] ?? '';
    const part = cut === '' ? typed : { ...typed, text: typed.text.slice(cut.length), isFirst: true };
    const bare = this.withoutBrackets(part.text);
    const isLoose = part.isFirst && this.doer !== 'they';
    const { text, lines } = unsaid(bare, this.held, isLoose ? '' : this.doer, this.doer);
    const matter = this.withoutNotes(text, isOpening, part);
    if (matter === '') this.say(lines);
    else this.tell({ ...part, text: matter, isFirst: part.isFirst || this.isFound }, lines);
  }

  private withoutBrackets(text: string): string {
    let own = text;
    for (const { mark, words } of bracketsIn(text, this.held)) {
      const kind = noteKind(words);
      const isTalk = /[!?]$/.test(words.trim()) || kind === 'chat';
      if (kind && kind !== 'chat') this.note(kind, words);
      if (isTalk || kind) own = own.replace(mark, '').replace(/\s{2,}/g, ' ');
    }
    return own.trim();
  }

  /** What is seen of a part, and its notes put down. */
  private withoutNotes(text: string, isOpening: boolean, part: IdeaPart): string {
    this.size = '';
    this.isFound = reveals(text);
    if (text.trim() === '') return '';
    const label = labelledKind(text);
    if (label && label.kind !== 'matter') return this.label(label.kind, label.matter);
    const own = label?.matter ?? text;
    const turned = this.turned(own);
    if (turned !== '') return turned;
    const kind = part.isShot && part.size === '' ? undefined : noteKind(own);
    if (ASKS.test(own)) {
      this.film = [this.film, own].filter(Boolean).join('. ');
      return '';
    }
    const scene = SCENE.exec(own)?.[1];
    if (scene && kind) {
      this.note(kind, own);
      return `the ${scene.replace(/^the\s/i, '')}`;
    }
    const isMore = leadsTo(own) && (isOpening || withoutCamera(own).matter.split(' ').length > MATTER);
    const before = this.lastKind;
    const isOnly = !part.isFirst && ONLY.test(own) && !isToldWhole(own);
    if (isOnly && (before === 'camera' || before === 'sound')) {
      this.note(before, own);
      return '';
    }
    this.lastKind = kind;
    this.isLed = kind === 'camera';
    if (kind && !isMore && !reveals(own) && !this.isSeen(own)) {
      this.note(kind, own);
      return '';
    }
    const { film, matter } = isOpening ? withoutFilm(own) : { film: '', matter: own };
    const whom = FOR_WHOM.exec(matter)?.[1] ?? '';
    if (whom !== '') this.note('form', whom);
    if (film !== '' && !NO_SORT.test(film))
      this.film ||= putBack(film, this.held).replace(/[\s.,;:!?]+$/u, '');
    const headed = noteBefore(whom === '' ? matter : matter.replace(FOR_WHOM, ''));
    const headKind = headed.film === '' ? undefined : noteKind(headed.film);
    if (headKind) this.note(headKind, headed.film);
    const taken = withoutCamera(headed.matter);
    for (const each of taken.camera) this.note('camera', each);
    this.isLed = taken.camera.length > 0 && doerOf(taken.matter) === '';
    this.size = taken.size;
    return taken.matter.trim();
  }

  /** What the camera turns to; empty where it does not. */
  private turned(text: string): string {
    const turned = turnedTo(text, this.isLed);
    this.isLed = turned !== undefined;
    if (!turned) return '';
    for (const each of turned.camera) this.note('camera', each);
    this.isFound = true;
    return turned.matter.trim();
  }

  /** What a label of the idea itself says the kind of. */
  private label(kind: string, text: string): string {
    const note = NOTE_KINDS.find((each) => each === kind);
    if (note) this.note(note, text);
    if (kind === 'film') this.film = [this.film, putBack(text, this.held)].filter(Boolean).join(': ');
    if (kind === 'voice')
      this.say([{ speaker: 'Narrator', line: putBack(text, this.held).replace(/[“”"]/g, '') }]);
    return '';
  }

  /** 'Close on the sandwich': what was not told before is an image. */
  private isSeen(text: string): boolean {
    const what = STARTS.exec(text)?.[1] ?? '';
    return (
      what !== '' && !this.moments.some(({ text: told }) => told.toLowerCase().includes(what.toLowerCase()))
    );
  }

  private say(lines: readonly SpokenLine[]): void {
    const last = this.moments.pop();
    if (last) this.moments.push({ ...last, lines: [...last.lines, ...lines] });
    else this.pending.push(...lines);
  }

  private tell(part: IdeaPart, lines: readonly SpokenLine[]): void {
    for (const [i, clause] of wholeClausesIn(part.text).entries())
      this.add(
        { ...part, text: clause, isFirst: part.isFirst && i === 0, isShot: part.isShot && i === 0 },
        i > 0,
      );
    this.say(lines);
  }

  private add(part: IdeaPart, isClause: boolean): void {
    const last = this.moments.at(-1);
    const text = part.text.replace(/[\s,;:.]+$|[!?]{2,}$/gu, '').replace(/^him (?=\p{L}+ing\b)/iu, 'he is ');
    const own = putBack(text, this.held);
    const isScrap =
      part.isFirst &&
      !CARD.test(own) &&
      !part.isShot &&
      own.split(' ').length <= 2 &&
      openingOf(own) === 'words';
    if (!last || (part.isFirst && !isScrap) || part.isShot || isClause || this.isMoment(text, last)) {
      this.moments.push({
        text: asSentence(own, part.isShot ? '' : this.doer),
        size: part.size || this.size,
        lines: this.pending.splice(0),
        isShot: part.isShot,
      });
    } else this.moments[this.moments.length - 1] = { ...last, text: `${last.text}, ${own}` };
    const told = this.moments.at(-1)?.text ?? '';
    this.doer = doerOf(told.slice(0, LOOKED_AT)) || this.doer;
  }

  /** Whether a piece behind a comma is a moment of its own. */
  private isMoment(text: string, { text: told }: Moment): boolean {
    const before = told.slice(0, LOOKED_AT);
    const opening = openingOf(text);
    const isOpen = openingOf(before) === 'led' && !isToldWhole(before);
    const length = text.split(' ').length;
    if (CARD.test(text) || /^the (?:[\p{L}’'-]+ ){1,3}scene$/iu.test(text)) return true;
    if (isOpen || this.isShotList) return false;
    // One word of what somebody does next has nobody of its own.
    if (!withoutJoint(text).includes(' ') && isToldWhole(before)) return false;
    if (/^\p{L}+ing\b/u.test(text) && opening === 'ing' && isToldBy(before)) return false;
    if (/^(?:and )?then\s|[?!]$/iu.test(text) || /[?!]$/.test(before)) return true;
    if (opening === 'clause') return true;
    if (opening === 'verb')
      return this.doer !== '' && (this.doer !== 'they' || !/^\p{L}+s\b/u.test(withoutJoint(text)));
    if (opening === 'led')
      return (
        !/\sand\s\p{L}+s\b/u.test(text) &&
        isToldWhole(text) &&
        !/^(?:while|as|like|because|so|who|which|that|where|to)\s/i.test(text)
      );
    // Things in a row are images of their own, unless they only fill in what somebody does.
    return !isToldWhole(before) && length > 2;
  }
}

/** What is seen of the maker is an image of its own. */
const CARD =
  /^(?:the |our |brand |their )?(?:logo|title|text|caption|date|end card|pack ?shot|product shot|tagline|slogan|credits)\b/iu;
/** 'The funeral scene is the funniest': the scene is in the film. */
const SCENE = /^((?:the )?(?:[\p{L}’'-]+ ){1,3}scene) (?:is|should be|must be|has to be)\b/iu;
/** 'A bean grows, for my 3rd graders': whom it is made for is not seen. */
const FOR_WHOM =
  /\s(for (?:(?:my|our|the)\s)?(?:[\p{L}\d’'-]+\s){0,2}(?:graders?|class|students|pupils|preschoolers|kindergart[\p{L}]+|gen z|beginners|customers|followers|subscribers))(?=[.!?…]*$)/iu;
/** A film of no sort. */
const NO_SORT =
  /^(?:an?\s|the\s|my\s|one\s)?(?:(?:short|quick|nice|little|new|ai)\s)?(?:videos?|vids?|clips?|films?|movies?|scene|story|piece|reels?|shorts?)$/iu;
const ONLY = /^(?:and )?(?:only|just|mostly) /iu;
/** From so many words on, what a move of the camera comes to is an image. */
const MATTER = 3;
const STARTS = /^(?:then )?(?:close|wide|tight) on (?:the |an? |his |her )?([\p{L}’'-]+)/iu;
/** 'Cut to the dog in its bath': what is cut to is seen next. */
const CUT_TO =
  /^(?:and |then )*(?:hard |smash |quick )?cuts? (?:back )?to:? (?!black\b|white\b|title|silence|the title)/iu;
/** How near a shot of a list is, said behind it. */
const SIZE_ALONE = /^(?:very |extreme )?(?:close|wide|medium|tight|full)(?:[- ](?:up|shot))?$/iu;
const leadsTo = (text: string): boolean => {
  const { matter } = withoutCamera(text);
  return matter !== '' && matter !== text;
};
const isToldBy = (text: string): boolean => isToldWhole(text) || openingOf(text) === 'ing';
