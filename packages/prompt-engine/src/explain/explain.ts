import type { Element } from '../vocabulary.ts';
import { ELEMENT_INFO } from './elements.ts';
import type { LexiconEntry } from './entry.ts';
import { LEXICON } from './lexicon.ts';
import { type Hit, PhraseIndex, placeWords } from './words.ts';

export type { LexiconEntry } from './entry.ts';
export { LEXICON } from './lexicon.ts';

/** What a phrase of a prompt does to the picture. */
export interface Explanation {
  readonly title: string;
  /** One to three sentences. */
  readonly text: string;
}

const TERMS = new PhraseIndex(
  LEXICON.flatMap((entry) => [entry.term, ...(entry.also ?? [])].map((name) => [name, entry] as const)),
);

const longer = <T>(best: Hit<T> | undefined, next: Hit<T>) =>
  best && best.length >= next.length ? best : next;

/** The longest term of the element in the phrase, else the longest of any other. */
function termIn(element: Element, phrase: string): LexiconEntry | undefined {
  const words = placeWords(phrase);
  let own: Hit<LexiconEntry> | undefined;
  let other: Hit<LexiconEntry> | undefined;
  for (let at = 0; at < words.length; at++) {
    const hit = TERMS.longestAt(words, at, words.length);
    if (!hit) continue;
    if (hit.value.element === element) own = longer(own, hit);
    // A single word of another element is too often a homonym: the key of a door, a flag on a mast.
    else if (hit.length > 1) other = longer(other, hit);
  }
  return (own ?? other)?.value;
}

/** What a phrase of a prompt does: its longest known term, else what its element is for. */
export function explain(element: Element, phrase: string): Explanation {
  const entry = termIn(element, phrase);
  if (!entry) return { title: ELEMENT_INFO[element].name, text: ELEMENT_INFO[element].explanation };
  return {
    title: entry.term.charAt(0).toUpperCase() + entry.term.slice(1),
    text: `${entry.effect} Good for ${entry.use}.`,
  };
}
