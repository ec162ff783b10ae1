import type { Event } from '../idea/event.ts';
import { isOneMove } from '../idea/film-words.ts';
import type { Idea } from '../idea/idea.ts';
import { withoutLines } from '../idea/spoken-lines.ts';
import { toldMoments } from '../story/tell.ts';
import { smallIn } from '../wording.ts';
import { isPushed, type Size, sizesInTurn } from './camera.ts';

/* An idea written out in shots: what is seen in each, from how near, in the order of the story. */

const SHOTS_AT_MOST = 3;

/** What of a film has room in one clip of a model: all that the idea tells, and of what is known of it three images. */
function inOneClip(idea: Idea): readonly Event[] {
  const told = toldMoments(idea);
  if (told.length <= SHOTS_AT_MOST) return told;
  if (idea.known)
    return told.filter((_, i) => i === 0 || i === Math.floor(told.length / 2) || i === told.length - 1);
  const own = told.filter(({ part }) => part === undefined);
  const room = SHOTS_AT_MOST - own.length;
  // What leads to a deed gives way before what is left of it.
  const kept = new Set(room > 0 ? told.filter(({ part }) => part !== undefined).slice(-room) : []);
  return told.filter((event) => event.part === undefined || kept.has(event));
}

/** Whether there are several moments, so that each has a picture of its own: no one move goes through them all. */
export const isCut = (idea: Idea): boolean =>
  idea.timing !== 'one-take' && !isOneMove(idea.move) && inOneClip(idea).length > 1;

const COUNTS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const SHOTS: Readonly<Record<Size, string>> = {
  wide: 'wide',
  full: 'full',
  medium: 'medium',
  close: 'close',
  detail: 'very close',
};

/** A moment without its line, which stands in the idea before it. */
const unsaid = (text: string, { events }: Idea): string =>
  withoutLines(
    text,
    events.flatMap(({ line }) => line ?? []),
  ) || 'A voice speaks';

/** A moment as a clause of a sentence. */
const clauseOf = (text: string, idea: Idea): string =>
  smallIn(unsaid(text, idea), idea.subject, idea.request.occasion?.who)
    .replaceAll(';', ',')
    .replace(/[.!?]+$/, '')
    .replace(/\.(?=[”"]$)/, '')
    .replace(/, close(?=,|$)/g, '')
    .replace(/,? from further off(?=,|$)/g, '')
    .replace(/, held$/, '');

const NOBODY =
  /^(?:|i|you|we|he|she|it|they|(?:the |an? )?(?:macro|close-?ups?|shots?|footage|videos?|clips?|views?|scenes?))$/i;
/** How the camera of a single shot goes: it begins on whoever acts. */
function foundIn([first]: readonly Event[]): string {
  const doer = first?.doer ?? '';
  return NOBODY.test(doer) ? 'the camera goes along with' : `the camera finds ${doer}, stays with`;
}

/** What happens, shot by shot in its order; of one shot how it goes on and ends. */
export function writtenInShots(idea: Idea): string {
  const told = inOneClip(idea);
  const texts = told.map(({ text }) => clauseOf(text, idea));
  // What was typed stands before it and is not said again.
  const own = idea.events[0]?.text.toLowerCase() ?? ' ';
  const isTyped =
    texts.length === 1 &&
    told[0]?.base === idea.events[0]?.base &&
    idea.subject.toLowerCase().startsWith(own);
  if (isTyped && (idea.events[0]?.doing || idea.scene.doings.length > 0))
    return idea.scene.isForeign
      ? 'one shot: it plays out without a cut, and the last frame is held'
      : `one shot: ${foundIn(told)} the action to its end and holds the last frame`;
  if (texts.length < 2)
    return idea.events[0]?.doing || idea.scene.isForeign || idea.scene.doings.length > 0
      ? `one shot: ${texts[0] ?? ''}, the last frame held`
      : idea.move?.id === 'viewpoint'
        ? `one shot: ${texts[0] ?? ''}, forward without a stop, the last frame held`
        : `one shot: ${texts[0] ?? ''}, only what moves by itself, the last frame held`;
  if (!isCut(idea)) return `one shot: ${texts.join(', then ')}, held to the end`;
  const sizes = sizesInTurn(told, idea);
  const sized = sizes.map((size, nth) => `${SHOTS[size]}, ${texts[nth] ?? ''}`);
  return `${COUNTS[sized.length] ?? 'several'} shots: ${sized.join(', then ')}, held to the end`;
}

/** How near the shots stand, in the order in which they are seen. */
export function sizesOf(idea: Idea, variation: number): readonly Size[] {
  const order: readonly Size[] = ['wide', 'full', 'medium', 'close', 'detail'];
  const told = inOneClip(idea);
  const at = sizesInTurn(told, idea).map((size) => order.indexOf(size));
  const nearest = Math.max(...at, 0);
  const widest = Math.min(...at, order.length - 1);
  const sizeAt = (index: number): Size => order[Math.min(index + variation, order.length - 1)] ?? 'medium';
  if (isCut(idea)) return at.map(sizeAt).filter((size, nth, all) => size !== all[nth - 1]);
  return isPushed(idea) && told.length > 1 ? [sizeAt(widest), sizeAt(nearest)] : [sizeAt(widest)];
}
