import { choicesOf, rowsOf } from '../../lexicon/row.ts';
import { PHRASE_ROWS } from '../idea/phrase-rows.ts';
import { PREPOSITIONS } from '../idea/verbs.ts';
import { capital } from '../wording.ts';
import { HOW_TO_ROWS } from './how-to-rows.ts';

const rowsIn = (table: string, isActed: boolean) =>
  rowsOf(table, 2).map(([words = '', steps]) => ({
    words: new RegExp(`(?:^|\\b)(?:${words})`, 'iu'),
    steps: choicesOf(steps),
    isActed,
  }));
const ROWS = [...rowsIn(PHRASE_ROWS, true), ...rowsIn(HOW_TO_ROWS, false)];

/** What an instruction makes: 'a bowline knot' of 'tie a bowline knot', 'a paper crane'. */
function madeBy(doing: string): string {
  const object =
    /^\S+\s(?:(?:on|up|off|out|down)\s)?((?:an?\s|the\s|your\s|some\s)?[^,]+?)(?:\s(?:in|with|on|from|at|for|by|without|out|using|into|onto|through|before|after|to)\s.*)?$/i.exec(
      doing.split(',')[0] ?? '',
    )?.[1] ?? '';
  const isPhrase = PREPOSITIONS.has(object.split(' ')[0] ?? '');
  return isPhrase ? '' : object.replace(/^(?:(?:an?|your|some|the)\s)?(?=\p{L})/iu, 'the ');
}

/** The steps of what people most often ask to be shown: 'change a bike tyre'; none where no row knows it. `words` are those by which it is known. */
export function stepsFor(deed: string): {
  readonly steps: readonly string[];
  readonly words: string;
  /** Whether people do it with one another, and no hands at a piece of work. */
  readonly isActed: boolean;
} {
  const made = madeBy(deed) || 'the finished work';
  const row = ROWS.find(({ words }) => words.test(deed));
  const spelt = /\btires?\b/i.test(deed) ? 'tire' : 'tyre';
  const steps = (row?.steps ?? []).map((step) =>
    step
      .replace('{It}', capital(made))
      .replace('{it}', made)
      .replace(/tyre/g, spelt)
      .replace('Tyre', capital(spelt)),
  );
  return { steps, words: row?.words.exec(deed)?.[0] ?? '', isActed: row?.isActed === true };
}
