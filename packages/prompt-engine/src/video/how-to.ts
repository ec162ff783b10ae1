import { choicesOf, rowsOf } from '../lexicon/row.ts';
import { HOW_TO_ROWS } from './how-to-rows.ts';

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** A number in figures or in words; 0 for any other word. */
export const numberOf = (word: string): number => Number(word) || NUMBERS.indexOf(word.toLowerCase()) + 1;

const ROWS = rowsOf(HOW_TO_ROWS, 2).map(([words = '', steps]) => ({
  words: new RegExp(`(?:^|\\b)(?:${words})`, 'iu'),
  steps: choicesOf(steps),
}));

/**
 * The steps of what people most often ask to be shown: 'change a bike tyre'; none where no row knows it.
 * @param count how many are asked for; of fewer than there are, those that tell it from its beginning to its end
 */
export function stepsFor(deed: string, count = 5): readonly string[] {
  const steps = ROWS.find(({ words }) => words.test(deed))?.steps ?? [];
  if (steps.length <= count || count < 2) return steps;
  return Array.from(
    { length: count },
    (_, i) => steps[Math.round((i * (steps.length - 1)) / (count - 1))] ?? '',
  );
}
