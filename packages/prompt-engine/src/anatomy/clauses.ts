import type { PlacedWord } from '../explain/words.ts';

/** What stands between two words: nothing that parts them, a comma or its like, a full stop, a new line. */
export type Break = 'none' | 'comma' | 'stop' | 'line';

/** Words from `from` up to `to`, and what follows the last. */
export interface TextClause {
  readonly from: number;
  readonly to: number;
  /** What parts it from the clause before. */
  readonly before: Break;
}

const LINE = /[\n\r\u2028\u2029]/;
const STOP = /[.!?…](?:[\s"'”’»)\]*]|$)|[。！？]/;
const COMMA = /[,;:—–|()•，；：、]|[\s*][-/*][\s*]/;

/** How strongly the text between two words parts them. */
function breakIn(gap: string): Break {
  if (gap === ' ') return 'none';
  if (LINE.test(gap)) return 'line';
  if (STOP.test(gap)) return 'stop';
  return COMMA.test(gap) ? 'comma' : 'none';
}

/** Cuts a text at its punctuation. */
export function cutClauses(text: string, words: readonly PlacedWord[]): TextClause[] {
  const clauses: TextClause[] = [];
  let from = 0;
  let before: Break = 'line';
  for (let at = 1; at <= words.length; at++) {
    const [left, right] = [words[at - 1], words[at]];
    const here = left && right ? breakIn(text.slice(left.end, right.start)) : 'line';
    if (here === 'none') continue;
    clauses.push({ from, to: at, before });
    from = at;
    before = here;
  }
  return clauses;
}
