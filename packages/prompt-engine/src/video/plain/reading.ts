import { asSentence, doerOf, isToldWhole, openingOf } from './acts.ts';
import type { Moment, Note } from './as-told.ts';
import { ledTo, passes } from './camera-led.ts';
import { wholeClausesIn } from './clauses-of.ts';
import { labelledKind, noteBefore, reveals, withoutCamera, withoutFilm } from './heads.ts';
import { NOTE_KINDS, type NoteKind, noteKind } from './notes.ts';
import { CARD, isOwnMoment, LOOKED_AT, SIZED } from './own-moment.ts';
import type { IdeaPart } from './parts.ts';
import { bracketsIn, putBack } from './set-aside.ts';
import { type SpokenLine, unsaid } from './spoken.ts';

/*
 * One reading of an idea, part by part: each of them is told, or noted, or said.
 */

/** What a film asks its viewers is shown by no picture. */
const ASKS = /^(?:who|what|why|how|when|where)\s.*\?$/iu;

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
  /** Whether all of it is seen on one way of the camera: a flight, a walk, somebody's own eyes. */
  private isCarried = false;
  /** Whether the camera only goes by what the part before names. */
  private isPassing = false;
  private readonly isShotList: boolean;
  private pending: SpokenLine[] = [];
  readonly held: readonly string[];

  constructor(held: readonly string[], isShotList: boolean) {
    this.held = held;
    this.isShotList = isShotList;
  }

  note(kind: NoteKind, text: string, of?: number): void {
    const last = this.moments.at(-1);
    if (kind === 'camera' && last && this.isShotList && SIZE_ALONE.test(text)) {
      this.moments[this.moments.length - 1] = { ...last, size: text };
      return;
    }
    const own = putBack(text, this.held)
      .replace(/^[\s,;:.+-]+|[\s,;:.]+$/gu, '')
      .replace(kind === 'camera' ? /^(?:and|then)\s(?=(?:the|our)\s)/iu : /(?!)/u, '')
      .replace(kind === 'sound' ? /^(?:and\s|then\s)+/iu : /(?!)/u, '');
    if (own !== '')
      this.notes.push({
        kind,
        text: own,
        at: this.moments.length,
        isOfShot: this.isShotList && this.moments.length > 0,
        ...(of !== undefined && { of }),
      });
  }

  /** One part of the idea, in its turn. */
  take(typed: IdeaPart, isOpening: boolean): void {
    const cut = CUT_TO.exec(typed.text)?.[0] ?? '';
    const seen = cut === '' ? typed : { ...typed, text: typed.text.slice(cut.length), isFirst: true };
    // Whoever looks is not the size of one shot.
    const isEyes = seen.size === 'pov' && !this.isShotList;
    const part = isEyes ? { ...seen, size: '', isShot: false } : seen;
    if (isEyes) this.note('camera', 'POV');
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
    if (isOpening && kind && kind !== 'form') {
      const asked = withoutFilm(own);
      if (asked.matter === '' && asked.film.includes(' ') && !NO_SORT.test(asked.film)) {
        this.film ||= putBack(asked.film, this.held);
        return '';
      }
    }
    if (ASKS.test(own)) {
      this.film = [this.film, own].filter(Boolean).join('. ');
      return '';
    }
    const scene = SCENE.exec(own)?.[1];
    if (scene && kind) {
      this.note(kind, own);
      return `the ${scene.replace(/^the\s/i, '')}`;
    }
    const isMore =
      leadsTo(own) && (isOpening || SIZED.test(own) || withoutCamera(own).matter.split(' ').length > MATTER);
    const before = this.lastKind;
    const isOnly = !part.isFirst && ONLY.test(own) && !isToldWhole(own);
    if (isOnly && !kind && (before === 'camera' || before === 'sound')) {
      this.note(before, own);
      return '';
    }
    this.lastKind = kind;
    this.isLed = kind === 'camera';
    const state = STATE_AT_END.exec(own)?.[1] ?? '';
    if (state !== '' && !kind && this.doer !== '' && this.doer !== 'they') {
      this.isFound = true;
      return `${this.doer}, ${state}`;
    }
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
    const { lead, tail, size } = taken;
    const clause = this.moments.length;
    // What leads the whole idea is of all of it; a speed behind a clause is of that clause.
    if (lead !== '') this.note('camera', lead, taken.matter === '' || isOpening ? undefined : clause);
    if (tail !== '') this.note('camera', tail, SPEED.test(tail) ? clause : undefined);
    this.isLed = (lead !== '' || tail !== '') && doerOf(taken.matter) === '';
    this.isCarried ||= CARRIES.test(lead);
    this.size = size;
    return taken.matter.trim();
  }

  /** What the camera turns to; empty where it does not. */
  private turned(text: string): string {
    const isCarried = this.isLed || (this.isCarried && !ACTS.test(this.doer));
    const turned = reveals(text) ? undefined : ledTo(text, isCarried);
    this.isLed = turned !== undefined;
    this.isPassing = turned === undefined && isCarried && passes(text);
    if (this.isPassing) {
      this.isFound = true;
      return text.replace(/^(?:and |then )+/iu, '');
    }
    if (!turned) return '';
    this.isCarried = true;
    const of = this.moments.length;
    this.note('camera', turned.camera.replace(/^(?:and |then )+/iu, ''), of === 0 ? undefined : of);
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

  private tell(part: IdeaPart, spoken: readonly SpokenLine[]): void {
    const lines = [...spoken];
    const clauses = wholeClausesIn(part.text);
    for (const [i, clause] of clauses.entries()) {
      const kind = i > 0 ? noteKind(clause) : undefined;
      if (kind) {
        this.note(kind, clause);
        continue;
      }
      this.add(
        { ...part, text: clause, isFirst: part.isFirst && i === 0, isShot: part.isShot && i === 0 },
        i > 0,
      );
      // Who speaks in the first clause does not speak in the next.
      if (lines.length > 0 && i + 1 < clauses.length && SPEAKS.test(clause)) this.say(lines.splice(0));
    }
    this.say(lines);
  }

  private add(part: IdeaPart, isClause: boolean): void {
    const last = this.moments.at(-1);
    const text = part.text
      .replace(/[\s,;:.]+$|[!?]{2,}$/gu, '')
      .replace(/^him (?=\p{L}+ing\b)/iu, 'he is ')
      .replace(AT_END, '')
      .replace(/^one (?=\p{L}{3,}s(?:\s|$))/iu, 'one of them ');
    const own = putBack(text, this.held);
    const isScrap =
      part.isFirst &&
      !this.isFound &&
      !CARD.test(own) &&
      !part.isShot &&
      own.split(' ').length <= 2 &&
      openingOf(own) === 'words';
    if (!last || (part.isFirst && !isScrap) || part.isShot || isClause || this.isMoment(text, last.text)) {
      this.moments.push({
        text: asSentence(own, part.isShot ? '' : this.doer),
        size: part.size || this.size,
        lines: this.pending.splice(0),
        isShot: part.isShot,
      });
    } else this.moments[this.moments.length - 1] = { ...last, text: `${last.text}, ${own}` };
    const told = this.moments.at(-1)?.text ?? '';
    // Who is only passed does nothing next.
    this.doer = PASSED.test(told) ? '' : doerOf(told.slice(0, LOOKED_AT)) || this.doer;
  }

  private isMoment(text: string, told: string): boolean {
    if (this.isPassing || passesOn(told, text)) return false;
    return isOwnMoment(text, { told, doer: this.doer, isShotList: this.isShotList });
  }
}

/** 'The funeral scene is the funniest': the scene is in the film. */
const SCENE = /^((?:the )?(?:[\p{L}’'-]+ ){1,3}scene) (?:is|should be|must be|has to be)\b/iu;
/** 'A bean grows, for my 3rd graders': whom it is made for is not seen. */
const FOR_WHOM =
  /\s(for (?:(?:my|our|the)\s)?(?:[\p{L}\d’'-]+\s){0,2}(?:graders?|class|students|pupils|preschoolers|kindergart[\p{L}]+|gen z|beginners|customers|followers|subscribers))(?=[.!?…]*$)/iu;
/** How fast time runs. */
const SPEED = /\b(?:slow[ -]?mo(?:tion)?|(?:time|hyper)[ -]?lapse|reverse|fps)\b/iu;
/** What carries a whole film. */
const CARRIES =
  /\b(?:drone|fpv|pov|first[- ]person|aerial|steadicam|fly|flies|flying|walks?|one[- ](?:long )?(?:take|shot))\b/iu;
/** Somebody who may stop at a thing, as a camera does. */
const ACTS = /^(?:he|she|they|we|i|(?:the|my|our|his|her) [\p{L}’'-]+|\p{Lu}\p{L}+)$/iu;
const SPEAKS =
  /\b(?:speaks?|says?|asks?|yells?|shouts?|whispers?|mutters?|sings?|screams?|answers?|replies)\b/iu;
/** That the last moment comes at the end is seen by its place. */
const AT_END = /(?<=\S\s\S.*),?\s(?:(?:just|only|right)\s)?(?:at|in) the (?:very )?(?:last second|end)$/iu;
/** 'Passing a smith' goes on with 'a juggler and a piper'. */
const passesOn = (told: string, text: string): boolean => PASSED.test(told) && openingOf(text) === 'words';
const PASSED = /^(?:Past|Passing|Passes)\s/u;
/** 'Proud at the end': how somebody is then. */
const STATE_AT_END = /^(?:and |but )?((?:\p{L}+ly |so |very )?\p{L}+) (?:at|in) the (?:very )?end$/iu;
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
