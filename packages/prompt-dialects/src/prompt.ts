import type { Dialect } from './dialect.ts';

/** A place in the text that was read: UTF-16 offsets, `end` excluded. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

interface Piece extends Span {
  /** What it says: words as the model reads them (escapes undone), anything else as it stands in the source. */
  readonly text: string;
  /** 1 is neutral; from -1000 to 1000, four decimals, all surrounding brackets counted in. */
  readonly weight: number;
}

/** Words with the blanks and commas around them, or one tag of a tag list. */
export interface Words extends Piece {
  readonly kind: 'words' | 'tag';
}

/** Text that is to be seen in the picture; `text` is what stands between the marks. */
export interface Quoted extends Piece {
  readonly kind: 'quoted';
  /** The opening and the closing mark: `""`, `“”` or `«»`. */
  readonly marks: string;
}

/** An extra network; `weight` is its strength. */
export interface Lora extends Piece {
  readonly kind: 'lora';
  readonly name: string;
  readonly network: 'lora' | 'lyco' | 'hypernet';
  /** What follows the strength, with its colon: `:0.5` for the text encoder. */
  readonly rest: string;
}

/** An embedding or a list of values, by its name. */
export interface Named extends Piece {
  readonly kind: 'embedding' | 'wildcard';
  readonly name: string;
}

/**
 * - `break`: a new chunk of 75 tokens.
 * - `join`: ends one of several joined prompts; `weight` is that of the prompt before it. The last one has no join
 *   where its weight is 1.
 * - `character`: begins the next character's prompt (NovelAI).
 * - `command`: an instruction to a program. It is never carried out and never carried over.
 * - `image-url`: a reference picture (Midjourney).
 */
export interface Marker extends Piece {
  readonly kind: 'break' | 'join' | 'character' | 'command' | 'image-url';
}

/** First `before`, then `after`; either may be empty. Both are texts in the same dialect. */
export interface Schedule extends Piece {
  readonly kind: 'schedule';
  readonly before: string;
  readonly after: string;
  /** A fraction of the steps where it has a decimal point, else the number of a step. */
  readonly when: string;
}

/** Texts in the same dialect: one for each step in turn, one at random, or all mixed by `weights`. */
export interface Options extends Piece {
  readonly kind: 'alternation' | 'choice' | 'blend';
  readonly options: readonly string[];
  /** As many as options for a blend, else none. */
  readonly weights: readonly number[];
}

/** What a field of a caption tells of, whatever its schema calls it. */
export type FieldRole =
  | 'summary'
  | 'subject'
  | 'place'
  | 'box'
  | 'colours'
  | 'background'
  | 'lighting'
  | 'camera'
  | 'medium'
  | 'style'
  | 'mood'
  | 'composition'
  | 'palette'
  | 'lettering'
  | 'other';

/** A value of a structured caption. */
export interface Field extends Piece {
  readonly kind: 'field';
  readonly role: FieldRole;
  /** Where it stands: `compositional_deconstruction.elements.0.desc`. */
  readonly path: string;
  /** Which thing or lettering it belongs to, from 0; -1 for the picture. */
  readonly thing: number;
}

/** One piece of a prompt, in the order of the text. */
export type Element = Words | Quoted | Lora | Named | Marker | Schedule | Options | Field;

/** `name` is ours (`aspect_ratio`, `seed`, `steps`, …) where we know it, else the source's own. */
export interface Setting extends Span {
  readonly name: string;
  readonly value: string;
}

/** Something that was dropped or is said otherwise: the words concerned, and one plain sentence. */
export interface Loss {
  readonly what: string;
  readonly why: string;
  /** What stands in its place; null where nothing does. */
  readonly said: string | null;
  /** What `what` names, one by one. */
  readonly things: readonly string[];
}

/** @param said what stands in their place; null where they are left out */
export function lossOf(things: readonly string[], why: string, said: string | null): Loss {
  return { what: things.join(', '), why, said, things };
}

/** One text: its elements in order, and the text itself. */
export interface Part {
  readonly elements: readonly Element[];
  /** What was read; null where the elements were made or changed by hand. */
  readonly source: string | null;
}

/** The form between all dialects. Positions in `negative` count in the negative text. */
export interface Prompt extends Part {
  readonly dialect: Dialect;
  readonly negative: Part;
  readonly settings: readonly Setting[];
  /** What could not be read as it was written. */
  readonly notes: readonly Loss[];
}

/** A prompt as a dialect writes it. */
export interface Written {
  readonly text: string;
  /** Empty where the dialect has no such field, or says it within `text`. */
  readonly negativePrompt: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly losses: readonly Loss[];
}

/** Beyond this no model obeys; nested brackets reach it quickly. */
export const MAX_WEIGHT = 1000;

/** To four decimals and within bounds, so that what is written reads back as the same number. */
export function tidyWeight(weight: number): number {
  if (Number.isNaN(weight)) {
    return 1;
  }
  return Math.round(Math.min(MAX_WEIGHT, Math.max(-MAX_WEIGHT, weight)) * 10_000) / 10_000;
}
