import { choicesOf, rowsOf } from '../lexicon/row.ts';
import type { Event } from './event.ts';
import { HOW_TO_ROWS } from './how-to-rows.ts';
import { PREPOSITIONS } from './verbs.ts';
import { capital } from './wording.ts';

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** A number in figures or in words; 0 for any other word. */
export const numberOf = (word: string): number => Number(word) || NUMBERS.indexOf(word.toLowerCase()) + 1;

const ROWS = rowsOf(HOW_TO_ROWS, 2).map(([words = '', steps]) => ({
  words: new RegExp(`(?:^|\\b)(?:${words})`, 'iu'),
  steps: choicesOf(steps),
}));

/** What an instruction makes: 'a bowline knot' of 'tie a bowline knot', 'a paper crane'. */
export function madeBy({ doing }: Pick<Event, 'doing'>): string {
  const object =
    /^\S+\s(?:(?:on|up|off|out|down)\s)?((?:an?\s|the\s|your\s|some\s)?[^,]+?)(?:\s(?:in|with|on|from|at|for|by|without|out|using|into|onto|through|before|after|to)\s.*)?$/i.exec(
      doing.split(',')[0] ?? '',
    )?.[1] ?? '';
  const isPhrase = PREPOSITIONS.has(object.split(' ')[0] ?? '');
  return isPhrase ? '' : object.replace(/^(?:(?:an?|your|some|the)\s)?(?=\p{L})/iu, 'the ');
}

/**
 * The steps of what people most often ask to be shown: 'change a bike tyre'; none where no row knows it.
 * @param count how many are asked for; of fewer than there are, those that tell it from its beginning to its end
 */
export function stepsFor(deed: string, count = 5): readonly string[] {
  const made = madeBy({ doing: deed }) || 'the finished work';
  const row = ROWS.find(({ words }) => words.test(deed))?.steps ?? [];
  const steps = row.map((step) => step.replace('{It}', capital(made)).replace('{it}', made));
  if (steps.length <= count || count < 2) return steps;
  return Array.from(
    { length: count },
    (_, i) => steps[Math.round((i * (steps.length - 1)) / (count - 1))] ?? '',
  );
}
