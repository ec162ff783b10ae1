import { readScene } from '../../read/read-scene.ts';
import type { Event } from '../event.ts';
import { type Doer, doerIn } from './doer.ts';
import { viewsOfDeed } from './views.ts';

/*
 * The second option is another film of the same idea: it opens where the first one ends, near to what it is done with,
 * and ends on whoever it happens to. What causes a thing still comes before it.
 */

const FACE = /[’']s? (?:faces?|head)\b|^(?:His|Her|Their) face\b/u;
const LEAVES = /^(?:leave|go|exit|disappear|vanish|die)\b/;
const LIVES: ReadonlySet<Doer> = new Set(['person', 'people', 'animal']);

/** A view from near as the last image, held. */
const held = (event: Event): Event => ({ ...event, part: 'end', size: 'close' });

/** The face of whoever a moment happens to; undefined where none is certain. */
function faceOf(event: Event): Event | undefined {
  const sort = event.doing === '' ? undefined : doerIn(event, readScene(event.text));
  if (sort === undefined || !LIVES.has(sort) || /^(?:one|the other|everyone|nobody)$/i.test(event.doer))
    return undefined;
  const [face] = viewsOfDeed({
    ...event,
    doing: 'looks on',
    base: 'look',
    text: `${event.doer} looks on`,
  }).near;
  return face && FACE.test(face.text) ? face : undefined;
}

/** One deed, whole at once, and then from near to its end. */
export const fromWhole = (event: Event, near: readonly Event[]): readonly Event[] => {
  const [last] = near;
  return last ? [{ ...event, size: 'full' }, held(last)] : [event];
};

/** Several deeds: a part of the first from near, then all of them, and at last whoever they happened to. */
export function fromWithin(events: readonly Event[], near: readonly Event[]): readonly Event[] {
  const [first, last] = [events[0], events.at(-1)];
  if (!first || !last) return events;
  const opening = near.find(({ text }) => !FACE.test(text));
  const other = last.doer !== first.doer && !LEAVES.test(first.base) ? faceOf(first) : undefined;
  const ending = other ?? faceOf(last);
  const isSaid = last.line !== undefined && other === undefined;
  const after = ending && !isSaid ? [held(ending)] : [];
  // Where nothing else tells the two films apart, the second one begins with the faces.
  const before = opening ?? (after.length === 0 ? near[0] : undefined);
  return [...(before ? [before] : []), ...events, ...after];
}
