import { isBeingNoun } from '../idea/verbs.ts';
import { small } from '../wording.ts';
import { asSentence, doerOf, isToldWhole } from './acts.ts';
import type { Moment, Note } from './as-told.ts';
import { type Led, ledTo, passes } from './camera-led.ts';
import { wholeClausesIn } from './clauses-of.ts';
import { labelledKind, noteBefore, reveals, withoutCamera, withoutFilm } from './heads.ts';
import { isImage, moveBack, withoutBrackets } from './image-or-note.ts';
import { isHeardEvent, isOverlay, movedTo, withoutHow, withoutWish } from './note-heads.ts';
import { NOTE_KINDS, type NoteKind } from './note-kinds.ts';
import { noteKind } from './notes.ts';
import { isOwnMoment, isScrapOf, LOOKED_AT } from './own-moment.ts';
import {
  ACTS,
  ASKS,
  asNote,
  CARRIES,
  cleaned,
  cutTo,
  doerAgain,
  doerFor,
  FOR_WHOM,
  itemOffered,
  lastWord,
  ledBy,
  NEAR_PART,
  NO_SORT,
  ONLY,
  opensMoment,
  PASSED,
  passesOn,
  QUICK,
  SCENE,
  SIZE_ALONE,
  SPEAKS,
  SPEED,
  saidBy,
  seenAlone,
  stateAtEnd,
  tellsWhole,
  WEATHER,
} from './part-forms.ts';
import type { IdeaPart } from './parts.ts';
import { putBack } from './set-aside.ts';
import { type SpokenLine, unsaid } from './spoken.ts';

/** Where a part stands. */
interface At {
  readonly part: IdeaPart;
  readonly isOpening: boolean;
}

/** One reading of an idea: its parts are taken in order, told, noted or said; at the end it has moments and notes. */
export class IdeaReader {
  readonly moments: Moment[] = [];
  readonly notes: Note[] = [];
  film = '';
  title = '';
  private doer = '';
  /** The last of them that is a being. */
  private being = '';
  private lastKind: NoteKind | undefined;
  private size = '';
  /** Whether the part before is how the camera is led, with nobody who acts. */
  private isLed = false;
  /** Whether the camera has come to what is told next. */
  private isFound = false;
  /** Whether all of it is seen on one way of the camera: a flight, a walk, somebody's own eyes. */
  private isCarried = false;
  /** Whether the film is cut to what the part shows. */
  private isCutTo = false;
  /** Whether the camera only goes by what the part before names. */
  private isPassing = false;
  private readonly isShotList: boolean;
  private pending: SpokenLine[] = [];
  readonly held: readonly string[];
  private readonly isQuick: boolean;

  constructor(held: readonly string[], parts: readonly IdeaPart[]) {
    this.held = held;
    this.isShotList = parts.filter(({ isShot, isEnd }) => isShot && !isEnd).length > 1;
    this.isQuick = parts.some(({ text }) => QUICK.test(text));
  }

  note(kind: NoteKind, text: string, of?: number): void {
    const last = this.moments.at(-1);
    if (kind === 'camera' && last && this.isShotList && SIZE_ALONE.test(text)) {
      this.moments[this.moments.length - 1] = { ...last, size: text };
      return;
    }
    const own = asNote(kind, putBack(text, this.held));
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
    const { part, isCutTo, isEyes } = cutTo(typed, this.isShotList);
    this.isCutTo = isCutTo;
    if (isEyes) this.note('camera', 'POV');
    const bracketed = withoutBrackets(part.text, this.held);
    for (const { kind, words } of bracketed.notes) this.note(kind, words);
    const isLoose = part.isFirst && this.doer !== 'they';
    const { text, lines } = unsaid(bracketed.text, this.held, isLoose ? '' : this.doer, this.doer);
    const isSaid = lines.length > 0 && SPEAKS.test(text) && !isOpening && !text.includes(':');
    const matter = isSaid ? text : this.withoutNotes(text, isOpening, part);
    if (isSaid) [this.size, this.isFound] = ['', false];
    const told = this.moments.length;
    if (matter === '') this.say(lines);
    else this.tell({ ...part, text: matter, isFirst: part.isFirst || this.isFound }, lines);
    if (this.moments.length === told) moveBack(this.notes, told);
  }

  /** What is seen of a part, and its notes put down. */
  private withoutNotes(text: string, isOpening: boolean, part: IdeaPart): string {
    this.size = '';
    this.isFound = reveals(text);
    if (text.trim() === '') return '';
    const label = labelledKind(text);
    if (label && label.kind !== 'matter') return this.label(label.kind, label.matter);
    const own = withoutWish(label?.matter ?? text);
    const turned = this.turned(own);
    if (turned !== '') return turned;
    const kind = (part.isShot && part.size === '') || part.isItem ? undefined : noteKind(own);
    return this.aside(own, kind, { part, isOpening }) ?? this.seen(own, isOpening);
  }

  /** A part that is no plain image, put down as what it is: what is left to see of it; undefined where all of it is. */
  private aside(own: string, kind: NoteKind | undefined, { part, isOpening }: At): string | undefined {
    if (isOpening && kind && kind !== 'form' && this.isAsked(own)) return '';
    if (ASKS.test(own)) {
      this.film = [this.film, own].filter(Boolean).join('. ');
      return '';
    }
    const scene = SCENE.exec(own)?.[1];
    if (scene && kind) {
      this.note(kind, own);
      return `the ${scene.replace(/^the\s/i, '')}`;
    }
    if (kind === 'sound' && this.moments.length > 0 && isHeardEvent(own)) return own;
    const alone = kind || part.isEnd || this.moments.length === 0 || tellsWhole(own) ? '' : seenAlone(own);
    if (alone !== '' && this.lastKind !== 'sound' && this.lastKind !== 'without' && !this.isShotList) {
      this.note('camera', `showing only ${alone}`);
      return '';
    }
    if (NEAR_PART.test(own) && this.moments.length === 1 && !part.isShot && !this.isShotList) {
      this.note('camera', own, 0);
      return '';
    }
    const before = this.lastKind;
    const isOnly = !kind && !part.isFirst && ONLY.test(own) && !isToldWhole(own);
    const isMore = isOnly && (before === 'camera' || before === 'sound');
    if (!isMore) this.lastKind = kind;
    this.isLed = kind === 'camera';
    const state = kind ? '' : stateAtEnd(own, this.doer);
    this.isFound ||= state !== '';
    if (state !== '') return state;
    const noted = isMore ? before : kind && !isImage(own, isOpening, this.moments) ? kind : undefined;
    if (noted) this.note(noted, own);
    // Weather is told by the light, and seen.
    if (noted === 'hour' && WEATHER.test(own)) this.also(own);
    return noted ? '' : undefined;
  }

  /** Whether an opening only asks for a sort of film. */
  private isAsked(own: string): boolean {
    const { film, matter } = withoutFilm(own);
    const isAsked = matter === '' && film.includes(' ') && !NO_SORT.test(film);
    if (isAsked) this.film ||= putBack(film, this.held);
    return isAsked;
  }

  /** What is seen of a part that begins with which film it is, and with how it is taken. */
  private seen(own: string, isOpening: boolean): string {
    const { film, matter } = isOpening && this.film === '' ? withoutFilm(own) : { film: '', matter: own };
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
    const moved = movedTo(text);
    if (moved) return this.led(moved);
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
    return this.led(turned);
  }

  /** What a move of the camera comes to, the move put down with it. */
  private led({ camera, matter }: Led): string {
    this.note('camera', camera.replace(/^(?:and |then )+/iu, ''), this.moments.length || undefined);
    this.isFound = true;
    return matter.trim();
  }

  /** What a label of the idea itself says the kind of. */
  private label(kind: string, text: string): string {
    const note = NOTE_KINDS.find((each) => each === kind);
    if (kind === 'title') this.title = putBack(text, this.held).replace(/^[“”"]+|[“”".]+$/gu, '');
    else if (note) this.note(note, text);
    if (kind === 'film') this.film = [this.film, putBack(text, this.held)].filter(Boolean).join(': ');
    if (kind === 'voice')
      this.say([{ speaker: 'Narrator', line: putBack(text, this.held).replace(/[“”"]/g, '') }]);
    return '';
  }

  private also(text: string): void {
    const last = this.moments.pop();
    if (last) this.moments.push({ ...last, text: `${last.text}, ${text}` });
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
    const text = cleaned(withoutHow(part.text));
    const own = putBack(text, this.held);
    const isOver = last !== undefined && !part.isShot && !this.isQuick && isOverlay(own);
    const isScrap = part.isFirst && !this.isFound && !this.isCutTo && !part.isShot && isScrapOf(own);
    const isNew = opensMoment(part, isScrap) || isClause || this.size !== '';
    if (!last || (!isOver && (isNew || this.isMoment(text, last.text)))) {
      const doer =
        doerAgain(own, this.moments) || doerFor(own, this.doer || itemOffered(this.film, own), this.being);
      this.moments.push({
        text: asSentence(own, part.isShot || part.isItem ? '' : doer),
        size: part.size || this.size,
        lines: saidBy(this.pending.splice(0), doerOf(own)),
        isShot: part.isShot,
        ...(part.isItem && { isItem: true }),
      });
    } else this.also(isOver ? small(own) : own);
    // Who is only passed does nothing next.
    const told = this.moments.at(-1)?.text ?? '';
    this.doer = PASSED.test(told) ? '' : doerOf(told.slice(0, LOOKED_AT)) || this.doer || ledBy(told);
    if (isBeingNoun(lastWord(this.doer))) this.being = this.doer;
  }

  private isMoment(text: string, told: string): boolean {
    if (this.isPassing || passesOn(told, text)) return false;
    return isOwnMoment(text, { told, doer: this.doer, isShotList: this.isShotList, isQuick: this.isQuick });
  }
}
