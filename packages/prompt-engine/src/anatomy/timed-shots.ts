import type { PlacedWord } from '../explain/words.ts';
import type { Element } from '../vocabulary.ts';
import type { TextClause } from './clauses.ts';

/** '0–4 s', '0:03-0:06', '(3 to 5 seconds)': when a shot is seen. */
const SECONDS = String.raw`\d{1,3}(?::\d{2})?`;
const TIMES = new RegExp(
  String.raw`^[\s*_([]*${SECONDS}\s?(?:s|sec|seconds)?\s?(?:[-–—]|to)\s?${SECONDS}(?:\s?(?:s|secs?|seconds))?(?![\p{L}\p{N}])`,
  'iu',
);
/** What parts how a shot is taken from what happens in it; the colon of a time stands before a digit. */
const COLON = /[:：](?!\d)/;

/**
 * The job of each clause of a sentence that tells a timed shot, '0–4 s, wide shot, 24 mm: an old man dances': its times
 * and its camera up to the colon, what happens after it. Nothing for clauses that stand outside of one.
 */
export function timedShotParts(
  text: string,
  all: readonly PlacedWord[],
  sentence: readonly TextClause[],
): readonly (Element | undefined)[] {
  const startOf = ({ from }: TextClause): number => all[from]?.start ?? text.length;
  const first = sentence.findIndex((clause) => TIMES.test(text.slice(startOf(clause), startOf(clause) + 40)));
  const [opening, last] = [sentence[first], sentence.at(-1)];
  if (!opening || !last) return [];
  const begin = startOf(opening);
  const times = TIMES.exec(text.slice(begin))?.[0].length ?? 0;
  const end = all[last.to - 1]?.end ?? text.length;
  const colon = text.slice(begin + times, end).search(COLON);
  if (colon < 0) return [];
  return sentence.map((clause, nth) => {
    if (nth < first) return undefined;
    return startOf(clause) < begin + times + colon ? 'camera' : 'motion';
  });
}
