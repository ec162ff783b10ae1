import { type Event, seen } from '../event.ts';
import { isThroughEyes } from '../genre-may-be.ts';
import type { Idea } from '../idea.ts';
import { capital, small } from '../wording.ts';
import { innerMoment } from './inner-moment.ts';
import { movedThrough, nearedBy } from './one-shot.ts';
import { throughEyes } from './through-eyes.ts';
import { goesOnAs, turnedInto } from './turned-into.ts';
import { type Views, viewsOfDeed, viewsOfForeign, viewsOfNamed } from './views.ts';

/*
 * An idea as moments of a film: its own deeds in its own order and words. Where it has fewer than a film can part, each
 * is parted by distance: who is there before, a part from near, what is left. Nothing else is told.
 */

const CAPTION = /, and the words “[^”]*”$/u;

/** An idea without the words that are read at its end, and these words. */
function withoutCaption(idea: Idea): readonly [Idea, string] {
  const caption = idea.events.map(({ text }) => CAPTION.exec(text)?.[0]).find(Boolean) ?? '';
  const events = idea.events.map((event) => ({
    ...event,
    text: event.text.replace(CAPTION, ''),
    doing: event.doing.replace(CAPTION, ''),
  }));
  return caption === '' ? [idea, ''] : [{ ...idea, events }, caption];
}

/** No image twice. */
const each = (told: readonly Event[]): readonly Event[] =>
  told.filter(({ text }, i) => told.findIndex((one) => one.text.toLowerCase() === text.toLowerCase()) === i);

/** Films through the eyes of whoever acts. */
const THROUGH_EYES = /\b(?:pov|point of view|first[- ]person)\b/i;

/** One moment, told from far to near, or, as the second option tells it, from near to far. */
function oneTold(event: Event, { before, near, after }: Views, isSecond: boolean): readonly Event[] {
  if (before.length > 0)
    return isSecond ? [...near, event, ...after] : [...before, event, ...(after.length > 0 ? after : near)];
  return isSecond ? [...near, event, ...after] : [event, ...near, ...after];
}

/** The moments of an idea as a film tells them. @param isSecond as the second of two options tells it */
export function toldMoments(idea: Idea, isSecond = false): readonly Event[] {
  const [bare, caption] = withoutCaption(idea);
  const told = each(momentsOf(bare, isSecond));
  // Words that are read at the end stand on the last image.
  return told.map((event, i) =>
    i === told.length - 1 ? { ...event, text: `${event.text}${caption}` } : event,
  );
}

const FACE = /[’']s? (?:faces?|head|heads|hands?|feet|paws)\b/u;
const hasFace = (near: readonly Event[]): boolean =>
  near.some(({ text }) => FACE.test(text) || /^(?:His|Her|Their) /.test(text));

/** What nobody does is there from the first frame of a time-lapse to the last: 'a mushroom growing, dew'. */
function inOneFrame(events: readonly Event[]): readonly Event[] {
  const [first, ...more] = events;
  if (!first || first.doing === '') return events;
  const things = more.filter(({ doing }) => doing === '').map(({ text }) => small(text));
  const deeds = more.filter(({ doing }) => doing !== '');
  return [{ ...first, text: [first.text, ...things].join(', ') }, ...deeds];
}

/** A place that is advertised, what is done in it, and that from near. */
function soldFrom(first: Event, second: Event): readonly Event[] {
  const near = second.doing === '' ? viewsOfNamed(second).near : viewsOfDeed(second).near;
  return [first, second, ...near.slice(0, 1)];
}

const goesRound = ({ doer }: Event): boolean => doer !== '' && !/^(?:he|she|they|we|i)$/i.test(doer);

/** A loop: it ends on the frame that it began with. */
const looped = (first: Event, { near }: Views): readonly Event[] => [
  { ...first, size: 'full' },
  ...near.slice(0, 1),
  { ...seen(capital(`${first.doer}, as in the first frame`)), part: 'end', size: 'full' },
];

/** What turns into something else, as the first or the second event. */
function changed(first: Event, second: Event | undefined): readonly Event[] {
  if (!second) return turnedInto(first, true);
  const shown = turnedInto(first, true);
  if (shown.length > 0)
    return second.doing === '' ? [...shown, second] : [...shown.slice(0, 2), goesOnAs(first, second)];
  const end = turnedInto(second, false);
  return end.length > 0 ? [first, ...end] : [];
}

const viewsOf = (idea: Idea, first: Event): Views =>
  idea.scene.isForeign
    ? viewsOfForeign(idea)
    : first.doing === '' || first.doer === ''
      ? viewsOfNamed(first)
      : viewsOfDeed(first);

/** Views that the named camera can have: from above no face is seen, and a wide shot has nothing from near. */
function asFilmed({ scene, move }: Idea, views: Views): Views {
  const isOverhead = scene.cameras.some(({ row }) => row.height === 'overhead');
  const isWide = move === undefined && scene.cameras.some(({ words }) => /\bwide shots?\b/i.test(words));
  if (!isOverhead && !isWide) return views;
  const fits = ({ text }: Event): boolean => (isOverhead ? !/ (?:faces?|heads?)\b/.test(text) : false);
  return { before: views.before, near: views.near.filter(fits), after: views.after.filter(fits) };
}

function momentsOf(idea: Idea, isSecond: boolean): readonly Event[] {
  const { events, known } = idea;
  const [first, second] = events;
  if (!first || known || events.length > 2) return events;
  // Whoever looks through the eyes of one sees that one from nowhere else.
  if (isThroughEyes(idea.subject) && !second) return throughEyes(first);
  if (idea.move?.id === 'viewpoint' || THROUGH_EYES.test(idea.subject)) return events;
  if (idea.timing === 'lapse') return inOneFrame(events);
  if (idea.timing === 'one-take' || idea.move)
    return second ? nearedBy(idea.move?.id, events) : movedThrough(idea, first);
  const change = changed(first, second);
  if (change.length > 0) return change;
  const views = asFilmed(idea, viewsOf(idea, first));
  if (!second && idea.timing === 'loop' && goesRound(first)) return looped(first, views);
  const inner = second ? [] : innerMoment(first);
  if (inner.length > 0) return [first, ...views.near, ...inner];
  if (!second) return oneTold(first, views, isSecond);
  if (first.doing === '' && second.doing === '') return events;
  // What turns at the end of an idea is its last image, unless all before it is a place.
  if (isSecond) return [...views.near, first, second];
  // A thing from near adds nothing to two events.
  if (first.doing !== '' && !hasFace(views.near)) return events;
  const isSold = first.doing === '' && idea.request.product !== '';
  if (views.near.length > 0 && !isSold) return [first, ...views.near, second];
  if (isSold) return soldFrom(first, second);
  const more = viewsOfDeed(second);
  return [first, second, ...(more.after.length > 0 ? more.after : more.near).slice(0, 1)];
}
