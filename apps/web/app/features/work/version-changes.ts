import { diffWordsWithSpace } from 'diff';

/** A stretch of words: in both versions, only before, or only now. */
export interface WordChange {
  readonly words: string;
  readonly kind: 'same' | 'removed' | 'added';
}

/** What two texts say differently, word by word, in the order of reading. */
export function changesByWord(before: string, after: string): WordChange[] {
  return diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    words: value,
    kind: added ? 'added' : removed ? 'removed' : 'same',
  }));
}
