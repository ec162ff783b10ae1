import { isFact } from '../shop/facts.ts';
import { doerOf, isToldWhole } from './acts.ts';
import { isSortBehind, withoutPast } from './asked-sorts.ts';
import { type Led, ledTo, passes } from './camera-led.ts';
import { labelledKind, noteBefore, reveals, withoutCamera, withoutFilm } from './heads.ts';
import { isImage, moveBack, withoutBrackets } from './image-or-note.ts';
import { isHeardEvent, movedTo, withoutWish } from './note-heads.ts';
import { NOTE_KINDS, type NoteKind } from './note-kinds.ts';
import { noteKind } from './notes.ts';
import {
  ACTS,
  ALONE_HEAD,
  ASKS,
  CARRIES,
  cutTo,
  FOR_WHOM,
  NEAR_PART,
  NO_SORT,
  ONLY,
  ONLY_PARTS,
  SCENE,
  SPEAKS,
  SPEED,
  seenAlone,
  stateAtEnd,
  tellsWhole,
  WEATHER,
} from './part-forms.ts';
import type { IdeaPart } from './parts.ts';
import { putBack } from './set-aside.ts';
import { unsaid } from './spoken.ts';
import { noteBeforeAll } from './whole.ts';

/** 'We are a flower shop' says whose film it is. */
const IS_SHOP =
  /^(?:hi\s|hello\s)?(?:we|i)(?: are|['’]re| am|['’]m)\s(?:an?|the)\s(?!.*\b(?:who|that|which)\b).{3,40}$/iu;

/** Where a part stands. */
interface At {
  readonly part: IdeaPart;
  readonly isOpening: boolean;
}

import { Teller } from './telling.ts';
/** One reading of an idea: its parts are taken in order, told, noted or said; at the end it has moments and notes. */
export class IdeaReader extends Teller {
  title = '';
  private lastKind: NoteKind | undefined;
  /** Whether the part before is how the camera is led, with nobody who acts. */
  private isLed = false;
  /** Whether all of it is seen on one way of the camera: a flight, a walk, somebody's own eyes. */
  private isCarried = false;

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
    const typed = withoutWish(label?.matter ?? text);
    const own = this.moments.length === 0 ? withoutPast(typed) : typed;
    const turned = this.turned(own);
    if (turned !== '') return turned;
    const kind = (part.isShot && part.size === '') || part.isItem ? undefined : noteKind(own);
    // A fact is told, and taken from what happens when all of it is.
    const seen = isFact(own) ? undefined : this.aside(own, kind, { part, isOpening });
    return seen ?? this.seen(own, isOpening);
  }

  /** A part that is no plain image, put down as what it is: what is left to see of it; undefined where all of it is. */
  private aside(own: string, kind: NoteKind | undefined, { part, isOpening }: At): string | undefined {
    if (isOpening && kind && kind !== 'form' && this.isAsked(own)) return '';
    if (this.moments.length > 0 && isSortBehind(own)) {
      this.film ||= putBack(own, this.held);
      return '';
    }
    const over =
      part.isShot || part.isItem
        ? undefined
        : noteBeforeAll(own, { film: this.film, told: this.moments.length });
    if (over && !IS_SHOP.test(own)) {
      this.note(over.kind, over.words);
      return '';
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
    if (kind === 'sound' && this.moments.length > 0 && isHeardEvent(own)) return own;
    const isUntold = this.moments.length === 0 && !ONLY_PARTS.test(own);
    const alone = kind || part.isEnd || isUntold || tellsWhole(own) ? '' : seenAlone(own);
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
    // What falls or lies where nothing was told yet is the first that is seen.
    if (kind === 'hour' && part.isFirst && this.moments.length === 0 && WEATHER.test(own)) return undefined;
    const noted = isMore ? before : kind && !isImage(own, isOpening, this.moments) ? kind : undefined;
    if (noted) this.note(noted, own);
    // Weather is told by the light, and seen.
    if (noted === 'hour' && before === undefined && WEATHER.test(own)) this.also(own);
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
    const [head = '', alone = ''] = ALONE_HEAD.exec(matter) ?? [];
    if (alone !== '') {
      this.alone = alone;
      this.note('camera', `showing only ${alone}`);
      return this.seen(matter.slice(head.length), false);
    }
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
}
