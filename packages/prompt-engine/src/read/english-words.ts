import { singularsOf } from '../lexicon/inflect.ts';
import { WordSet } from '../lexicon/word-set.ts';
import { WORD_LIST } from './word-list.ts';

let known: WordSet | undefined;

/** Whether a word is one that English dictionaries have: it is not a slip of another. */
export function isEnglish(word: string): boolean {
  known ??= new WordSet(WORD_LIST);
  const without = /^(\p{L}{3,})less$/u.exec(word)?.[1];
  return (
    known.has(word) ||
    singularsOf(word).some((one) => known?.has(one)) ||
    // 'roofless' is made as 'endless' is.
    (without !== undefined && known.has(without))
  );
}
