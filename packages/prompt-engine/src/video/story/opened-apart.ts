import { type Event, seen } from '../idea/event.ts';
import { isOneMove } from '../idea/film-words.ts';
import type { Idea } from '../idea/idea.ts';
import { isBeingNoun } from '../idea/verbs.ts';
import { shotsIn } from '../length.ts';
import { deedPhases, doneTo } from '../plain/deed-phases.ts';
import { otherOpening } from '../plain/openings.ts';
import { capital, headOf } from '../wording.ts';

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

const FACE = /^The (?:face|eyes) of /u;
/** A face that is seen later in the film is not its beginning. */
const notTwice = (text: string, told: readonly Event[]): string =>
  FACE.test(text) && told.some((event) => /\b(?:faces?|head|eyes)\b/u.test(event.text))
    ? /^The face of /u.test(text)
      ? text.replace(FACE, 'The hands of ')
      : ''
    : text;

/** A deed that is the whole film: whoever does it from near, the deed, and whom it is done to. */
function aroundDeed(event: Event): readonly Event[] {
  const opening = otherOpening(event.text);
  const other = doneTo(event.text);
  const isOther = isBeingNoun(headOf(other).toLowerCase()) && !opening.includes(other);
  return [
    ...(opening === '' ? [] : [{ ...seen(opening), part: 'near' as const, size: 'close' as const }]),
    { ...event, size: 'full' },
    ...(isOther
      ? [{ ...seen(capital(`${other}, close`)), part: 'end' as const, size: 'close' as const }]
      : []),
  ];
}

const FEW = 2;

/** Cameras and times that hold one deed in one shot. */
const isHeld = ({ subject, timing, move, scene, known }: Idea): boolean =>
  known !== undefined ||
  timing !== undefined ||
  move !== undefined ||
  scene.isForeign ||
  scene.cameras.length > 0 ||
  FIXED.test(subject) ||
  shotsIn(subject) !== undefined;

/** A deed that is the whole film and of which little is seen, in the pictures that it is made of. */
function inDeedPictures(told: readonly Event[], idea: Idea): readonly Event[] {
  const own = told.filter(({ part }) => part === undefined);
  const [deed, ...more] = own;
  if (!deed || more.length > 0 || told.length > FEW || deed.doing === '' || deed.line || isHeld(idea))
    return told;
  const { begins, near, turns, left } = deedPhases(deed.text);
  const end = told.find(({ part }) => part === 'end');
  const first = near || begins;
  const last = end ? '' : left;
  const texts = [turns, last].filter((text) => text !== '');
  if (first === '' || (texts.length === 0 && !end)) return told;
  return [
    { ...seen(capital(first)), part: 'near', ...(first === near && { size: 'close' as const }) },
    { ...deed, size: 'full' },
    ...texts.map((text) => ({ ...seen(capital(text)), part: 'end' as const })),
    ...(end ? [end] : []),
  ];
}

/** The moments of a second film, with a beginning of their own. @param usual what the first film begins with */
export function openedApart(typed: readonly Event[], usual: string, idea: Idea): readonly Event[] {
  const told = inDeedPictures(typed, idea);
  const [first, second, ...more] = told;
  const isSole = told.length === 1 && first?.doing !== '' && !idea.known;
  if (!first || (first.text !== usual && !isSole) || FIXED.test(idea.subject) || idea.scene.isForeign)
    return told;
  if (shotsIn(idea.subject) !== undefined || idea.timing === 'one-take' || isOneMove(idea.move)) return told;
  if (isSole) return aroundDeed(first);
  const isAsked = ASKED.test(idea.shown) || idea.shown.split(' ').length <= TOPIC_WORDS;
  if (idea.known === 'explained' && isAsked && idea.shown.length <= QUESTION_AT_MOST)
    return [asked(idea.shown), ...(told.length > 3 ? told.slice(1) : told)];
  // Steps have an order of their own.
  if (idea.known === 'steps')
    return [{ ...seen('Two sleeves are rolled up, very near'), size: 'close' }, ...told];
  if (idea.known === 'acted' || idea.known === 'explained' || idea.known === 'span') return told;
  if (idea.known)
    return second && more.length > 0 && !GOES_ON.test(second.text) ? [second, first, ...more] : told;
  const text = notTwice(otherOpening(first.text), told);
  if (text === '' || told.some((event) => event.text.toLowerCase() === text.toLowerCase())) return told;
  return [{ ...seen(text), part: 'near', size: 'close' }, { ...first, size: 'full' }, ...told.slice(1)];
}
