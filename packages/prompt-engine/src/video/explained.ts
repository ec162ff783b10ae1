import { clauseVerb } from './clause-verb.ts';
import { SHOWN } from './explained-rows.ts';
import type { Arc } from './steps.ts';
import { isNoun, wordsOf } from './verbs.ts';
import { capital } from './wording.ts';

const SIZES = ['medium', 'full', 'close', 'full'] as const;

/** An explanation as images: of a thing that is known how it works, else of the thing itself as it is drawn. */
export function explainedArc(thing: string, called: string): Arc {
  const known = SHOWN.find(({ words }) => words?.test(thing) && !/\beffect$/i.test(thing))?.beats;
  const isClause = clauseVerb(wordsOf(thing)) !== undefined;
  const beats = known ?? [
    /^(?:you|we|i|people)\s/i.test(thing)
      ? 'A person in plain view'
      : isClause
        ? capital(thing)
        : isNoun(thing.split(' ').at(-1)?.replace(/s$/, '') ?? '')
          ? `${capital(called)} in plain view`
          : `A hand writes “${capital(thing.replace(/^the\s/i, ''))}” on a white sheet and underlines it`,
    'A simple drawing of the same builds up, line by line',
    'Arrows on the drawing show what moves, one after the other',
    'The drawing is finished and rests, complete',
  ];
  return beats.map((action, i) => ({
    action,
    size: SIZES[i] ?? 'medium',
    sound: '',
    ...(known ? { isTold: true } : i === 0 ? { isTold: true } : {}),
  }));
}
