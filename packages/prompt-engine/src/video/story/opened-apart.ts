import { type Event, seen } from '../idea/event.ts';
import { isOneMove } from '../idea/film-words.ts';
import type { Idea } from '../idea/idea.ts';
import { shotsIn } from '../length.ts';
import { otherOpening } from '../plain/openings.ts';
import { capital } from '../wording.ts';

/* The second film of an idea begins with another picture than the first one, and never with its end. */

/** What goes on from the picture before it. */
const GOES_ON =
  /^(?:it|they|he|she|the same|one more|half|both|another|the other|then|and|off|finally|last)\b|\b(?:again|before it|after it|the last|finished|done)\b/iu;
/** Cameras that see all of it in one way. */
const FIXED =
  /\b(?:pov|first[- ]person|point of view|split[- ]?screen|time-?\s?lapse|hyper-?lapse|loop|mirror)\b/iu;

/** What is asked before it is explained. */
const ASKED = /^(?:why|how|what|where|when|who)\s/iu;

const QUESTION_AT_MOST = 60;
const TOPIC_WORDS = 3;

/** The question of an explanation, written before it is answered. */
const asked = (shown: string): Event => ({
  ...seen(`A hand writes on an empty page: “${capital(shown.replace(/[\s.?!]+$/u, ''))}”`),
  size: 'close',
});

/** The moments of a second film, with a beginning of their own. @param usual what the first film begins with */
export function openedApart(told: readonly Event[], usual: string, idea: Idea): readonly Event[] {
  const [first, second, ...more] = told;
  if (!first || first.text !== usual || FIXED.test(idea.subject) || idea.scene.isForeign) return told;
  if (shotsIn(idea.subject) !== undefined || idea.timing === 'one-take' || isOneMove(idea.move)) return told;
  const isAsked = ASKED.test(idea.shown) || idea.shown.split(' ').length <= TOPIC_WORDS;
  if (idea.known === 'explained' && isAsked && idea.shown.length <= QUESTION_AT_MOST)
    return [asked(idea.shown), ...(told.length > 3 ? told.slice(1) : told)];
  // Steps have an order of their own.
  if (idea.known === 'steps')
    return [{ ...seen('Two sleeves are rolled up, very near'), size: 'close' }, ...told];
  if (idea.known === 'acted' || idea.known === 'explained' || idea.known === 'span') return told;
  if (idea.known)
    return second && more.length > 0 && !GOES_ON.test(second.text) ? [second, first, ...more] : told;
  const text = otherOpening(first.text);
  if (text === '' || told.some((event) => event.text.toLowerCase() === text.toLowerCase())) return told;
  return [{ ...seen(text), part: 'near', size: 'close' }, { ...first, size: 'full' }, ...told.slice(1)];
}
