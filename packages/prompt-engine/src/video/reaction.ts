import { singularsOf } from '../lexicon/inflect.ts';
import { isBeing, isPeople } from '../read/scene.ts';
import type { Idea } from './idea.ts';
import type { Step } from './steps.ts';
import { isBeingNoun, sensesAt, wordsOf } from './verbs.ts';
import { capital } from './wording.ts';

/* What a face shows of what happened last. */

/* Deeds after which a face says what they mean. */
const STRIKES =
  /^(?:get|receive|find|discover|see|hear|learn|realise|realize|open|read|wake|notice|meet|recognise|recognize|win|lose|remember)\b/;
/* Verbs of the mind, which only a face can show. */
const INWARD =
  /^(?:want|need|know|think|understand|believe|change|mean|decide|wish|hope|is|are|was|were|be|has|have|wait|feel|worry|regret)\b/;
const PRONOUN = /^(?:they|he|she|it|we|you|i)$/;

/** What the one who acts last shows of it; nothing where that is no being. */
export function reaction({ events, main, isPlural }: Idea): Step | undefined {
  const last = events.findLast(({ doer, doing }) => doing !== '' && isBeingName(doer));
  if (!last || !main || !isBeing(main.kind)) return undefined;
  const who = last.doer.replace(/\sof\s.*$/, '');
  const isGroup = /\b(?:family|team|crew|band|couple|class|crowd|choir|audience)$/.test(who);
  const face = isPlural || last.isPlural || isGroup ? 'faces' : 'face';
  if (!isPeople(main.kind) || wordsOf(last.doer).some(({ text }) => isBeastNoun(text)))
    return { action: capital(`${who} in close view, then still`), size: 'close', sound: '' };
  const named = PRONOUN.test(last.doer) ? `the ${face}` : `${who}${/s$/.test(who) ? '’' : '’s'} ${face}`;
  const shown = STRIKES.test(last.base)
    ? 'the eyes widen, then the breath goes out'
    : last === events.at(-1)
      ? 'one breath, and a look up'
      : 'the look freezes as it sinks in';
  return { action: capital(`${named} in close view: ${shown}`), size: 'close', sound: '' };
}

const isBeastNoun = (word: string): boolean =>
  sensesAt(word).some(
    (sense) => sense.is === 'noun' && isBeing(sense.row.kind) && !isPeople(sense.row.kind),
  ) && !sensesAt(word).some((sense) => sense.is === 'noun' && isPeople(sense.row.kind));

/** Whether a doer is somebody, not a thing. */
const isBeingName = (doer: string): boolean =>
  PRONOUN.test(doer)
    ? doer !== 'it'
    : wordsOf(doer).some(({ text }) => isBeingNoun(singularsOf(text)[0] ?? text) || isBeingNoun(text));

/** What follows the last event where a face tells it: a find, a state, a wish. */
export function ending(idea: Idea): Step | undefined {
  const last = idea.events.at(-1);
  if (idea.events.length < 2 || !last || last.doing === '' || !isBeingName(last.doer)) return undefined;
  return STRIKES.test(last.base) || INWARD.test(last.base) ? reaction(idea) : undefined;
}
