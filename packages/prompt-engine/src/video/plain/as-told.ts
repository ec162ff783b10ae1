import type { NoteKind } from './note-kinds.ts';
import type { SpokenLine } from './spoken.ts';

/* What an idea tells: what happens in it, and apart from that what is said about the film. */

/** What is said about the film. */
export interface Note {
  readonly kind: NoteKind;
  readonly text: string;
  /** How many moments are told before it. */
  readonly at: number;
  /** Whether it is of one moment alone: it stands in a shot of a list, or within the clause of that moment. */
  readonly isOfShot: boolean;
  /** The moment whose clause it stands in; undefined where it stands by itself. */
  readonly of?: number;
}

/** A stretch of what happens. */
export interface Moment {
  /** In the words of the idea, as a sentence begins. */
  readonly text: string;
  /** How near it is to be seen, where a shot list says so. */
  readonly size: string;
  readonly lines: readonly SpokenLine[];
  readonly isShot: boolean;
  /** Whether it is one of several images in a row. */
  readonly isItem?: boolean;
  /** Whether it is a picture of a kind of film, whose words tell no hour, no sound and no way that somebody goes. */
  readonly isPicture?: boolean;
  /** What is to be read over it. */
  readonly onScreen?: readonly string[];
}

/** An idea as it was told. */
export interface Told {
  readonly typed: string;
  /** Which film it is, in the idea's own words: 'insurance ad'. */
  readonly film: string;
  /** How it is to be called; empty where that is left open. */
  readonly title: string;
  readonly moments: readonly Moment[];
  readonly notes: readonly Note[];
  /** Whether anything happens or is seen in it, beside which film it is to be. */
  readonly isTold: boolean;
  /** Whether facts stood among what it tells, which are read over its pictures. */
  readonly hasFacts: boolean;
  /** Whether it is the film of a shop that shows its own work. */
  readonly isShop?: boolean;
  /** Whether it shows what is known of a thing that is only named. */
  readonly isNamed?: boolean;
  /** Whether it is told as a small story of what it only names. */
  readonly isDrama?: boolean;
  /** What is told, without the words of format that steer the film. */
  readonly matter?: string;
  /** Whether words of format were taken off. */
  readonly isSteered?: boolean;
}
