import { formsOf } from '../../lexicon/inflect.ts';
import { calledAgain } from '../genre/called-again.ts';
import type { Event } from '../idea/event.ts';
import { verbAt, wordsOf } from '../idea/verbs.ts';
import { capital } from '../wording.ts';

/* What is taught is seen to be done by whoever learns it, which is what the teaching is told for. */

const TEACHES =
  /^(?:patiently\s|quietly\s|slowly\s|secretly\s)?(?:teach(?:es|ing)?|show(?:s|ing)?|train(?:s|ing)?|help(?:s|ing)?)\s((?:(?:an?|the|his|her|their|its|my|our|two|three)\s)(?:[\p{L}’'-]+\s){0,3}?[\p{L}’'-]+|grand(?:son|daughter|kids|children)|daughter|son|kids|children)\s(?:how\s)?to\s(\p{L}+)\b(.*)$/iu;

/** The deed of whoever is taught, as the last image; undefined where nobody is. */
export function learnt({ doing, doer }: Event): Event | undefined {
  const [, learner = '', base = '', rest = ''] = TEACHES.exec(doing) ?? [];
  const who = /^(?:his|her|their|its|my|our)\s/i.test(learner) ? learner : calledAgain(learner);
  const verb = base === '' ? undefined : (verbAt(wordsOf(base), 0)?.verb ?? formsOf(base.toLowerCase()));
  if (doer === '' || who === '' || !verb || verb.base !== base.toLowerCase()) return undefined;
  const isPlural = /^(?:two|three)\s|[^siu]s$|\b(?:children|kids|people)$/i.test(who);
  const deed = `${isPlural ? verb.base : verb.s}${rest}`;
  return {
    text: capital(`${who} ${deed}`),
    doer: who,
    doing: deed,
    base: verb.base,
    isPlural,
    part: 'end',
    size: 'medium',
  };
}
