import { calledAgain } from '../genre/called-again.ts';
import type { Event } from '../idea/event.ts';
import { isAdverb, verbAt, wordsOf } from '../idea/verbs.ts';

/* What is done to whoever a moment is about: 'is carried home by the villagers' is their deed, done to it. */

const BY =
  /\sby\s((?:an?|the|his|her|its|their|my|our|two|three|four)\s(?:[\p{L}’'-]+\s){0,3}?[\p{L}’'-]+?)(?=$|[,.]|\s(?:who|that|which|it|he|she|they|in|on|at|from|with|for|as|and|until)\s)/iu;

/** A deed that is done to its subject, as the deed of whoever does it. */
export interface Passive {
  /** The deed with its doer; nobody where none is named. */
  readonly deed: Event;
  /** To what it is done, as it is called again. */
  readonly o: string;
}

/** The deed behind a passive; undefined where a moment has none. */
export function passiveIn(event: Event): Passive | undefined {
  const words = wordsOf(event.doing);
  const [is = ''] = words.map(({ text }) => text);
  const at = isAdverb(words[1]?.text ?? '') ? 2 : 1;
  const done = /^(?:is|are|gets|get)$/.test(is) ? verbAt(words, at) : undefined;
  if (done?.form !== 'past' || event.doer === '') return undefined;
  const by = BY.exec(event.doing)?.[1] ?? '';
  // A family of ducks is no family.
  const doer = /\sof\s/i.test(by) ? by.replace(/^(?:an?|the)\s/i, 'the ') : calledAgain(by);
  if (by !== '' && doer === '') return undefined;
  const rest = event.doing.slice(words[at]?.end ?? 0).replace(BY, '');
  const isPlural = /[^siu]s$|^(?:two|three|four)\s|\b(?:people|children)$/i.test(doer);
  const { base, s } = done.verb;
  const deed = `${isPlural ? base : s}${rest}`;
  return { deed: { ...event, doer, doing: deed, base, isPlural }, o: event.doer };
}
