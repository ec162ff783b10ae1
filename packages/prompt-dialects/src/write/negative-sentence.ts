import type { Dialect } from '../dialect.ts';
import { TRAITS } from '../dialect.ts';
import type { Element, Loss, Prompt } from '../prompt.ts';
import { lossOf } from '../prompt.ts';

/** The last sentence of prose that tells only what must not be seen: 'No logos, no text.' */
const NEGATIVE_SENTENCE =
  /(?<=^|[.!?]\s{1,3})no ([\p{L}\p{N}' -]{2,60}(?:(?:,| or| and) (?:no )?[\p{L}\p{N}' -]{2,60}){0,8})\.?\s*$/iu;

/** Prose without its negative sentence, and what that names. */
export interface PartedProse {
  readonly positive: readonly Element[];
  readonly negative: readonly Element[];
}

/**
 * Takes the sentence that says what must not be seen out of prose, where the target has a place of its own for it.
 * Prose and captions keep it: their models read it as it is said.
 */
export function partNegativeSentence(prompt: Prompt, to: Dialect, losses: Loss[]): PartedProse {
  const nothing = { positive: prompt.elements, negative: [] };
  const last = prompt.elements.at(-1);
  const hasPlace = TRAITS[to].negative === 'field' || TRAITS[to].negative === 'parameter';
  if (prompt.dialect !== 'natural' || !hasPlace || last?.kind !== 'words') return nothing;
  const found = NEGATIVE_SENTENCE.exec(last.text);
  const [sentence = '', named = ''] = found ?? [];
  if (!found || found.index === 0) return nothing;
  const words = named.replace(/(?:,| or| and) (?:no )?/gi, ', ').trim();
  const cut = last.start + found.index;
  losses.push(
    lossOf([sentence.trim()], `${TRAITS[to].label} has a place of its own for what must not be seen.`, words),
  );
  return {
    positive: [
      ...prompt.elements.slice(0, -1),
      { ...last, text: last.text.slice(0, found.index).trimEnd(), end: cut },
    ],
    negative: [{ ...last, text: words, start: cut }],
  };
}
