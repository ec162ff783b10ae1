import type { RoleOf } from './captions/roles-by-anatomy.ts';
import type { Dialect } from './dialect.ts';
import type { Written } from './prompt.ts';
import { parse } from './read/parse.ts';
import { recognise } from './recognise.ts';
import { write } from './write/write.ts';

/** A prompt, and the dialect that it is wanted in. */
export interface TranslationInput {
  readonly text: string;
  readonly to: Dialect;
  /** Recognised by its signs where it is left out. */
  readonly from?: Dialect;
  readonly negativePrompt?: string;
  /** Where the phrases of a flat prompt belong in a caption; left out, their words tell. */
  readonly roleOf?: RoleOf;
}

/** A prompt in the dialect that was asked for, and what was lost. */
export interface Translation extends Written {
  readonly from: Dialect;
  readonly to: Dialect;
}

/**
 * Says a prompt in another dialect, and what was lost on the way. Never throws; in the same dialect the text stays as
 * it is.
 */
export function translate({ text, to, from, negativePrompt = '', roleOf }: TranslationInput): Translation {
  const source = from ?? recognise(text).dialect;
  return { from: source, to, ...write(parse(text, source, negativePrompt), to, roleOf) };
}
