import { type Element, LEXICON, type LexiconEntry } from '@framewright/prompt-engine';

/**
 * Looks terms up in the lexicon.
 * @throws {Error} naming the one that it does not have
 */
export function termsOf(element: Element, terms: readonly string[]): LexiconEntry[] {
  return terms.map((term) => {
    const found = LEXICON.find((entry) => entry.element === element && entry.term === term);
    if (!found) throw new Error(`The lexicon has no ${element} called "${term}".`);
    return found;
  });
}

/** With a capital first. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
