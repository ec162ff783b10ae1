import { listOf, rowsOf, textOf } from '../lexicon/row.ts';
import { clauseVerb } from './clause-verb.ts';
import { EXPLAINED_ROWS } from './explained-rows.ts';
import type { Arc } from './steps.ts';
import { wordsOf } from './verbs.ts';
import { capital, wordsPattern } from './wording.ts';

/* Things that are known how they work. */
const SHOWN = rowsOf(EXPLAINED_ROWS, 5).map(([words, ...beats]) => ({
  words: wordsPattern(listOf(words)),
  beats: beats.map((beat) => textOf(beat)),
}));

const SIZES = ['medium', 'full', 'close', 'full'] as const;

/** Whether it is known how something works. */
export const isKnownThing = (thing: string): boolean => SHOWN.some(({ words }) => words?.test(thing));

/** An explanation as images: of a thing that is known how it works, else of the thing itself as it is drawn. */
export function explainedArc(thing: string, called: string): Arc {
  const known = SHOWN.find(({ words }) => words?.test(thing))?.beats;
  const isClause = clauseVerb(wordsOf(thing)) !== undefined;
  const beats = known ?? [
    /^(?:you|we|i|people)\s/i.test(thing)
      ? 'A person in plain view'
      : isClause
        ? capital(thing)
        : `${capital(called)} in plain view`,
    'A simple drawing of the same builds up, line by line',
    'Arrows on the drawing show what moves, one after the other',
    'The drawing is finished and rests beside the real thing',
  ];
  return beats.map((action, i) => ({
    action,
    size: SIZES[i] ?? 'medium',
    sound: '',
    ...(known ? { isTold: true } : i === 0 ? { isTold: true } : {}),
  }));
}
