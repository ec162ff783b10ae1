import { readScene } from '../../read/read-scene.ts';
import { type Event, seen } from '../event.ts';
import { capital } from '../wording.ts';
import { objectIn } from './beside.ts';
import { type Doer, doerIn } from './doer.ts';
import { goesOn, viewsOfDeed } from './views.ts';

/*
 * The second option is another film of the same idea: it opens where the first one ends, near to what it is done with,
 * and ends on the same turn, since that is what a film is told for. Only what is felt or found out ends on a face.
 */

const FACE = /[’']s? (?:faces?|head)\b|^(?:His|Her|Their) face\b/u;
const LEAVES = /^(?:leave|go|exit|disappear|vanish|die)\b/;
const LIVES: ReadonlySet<Doer> = new Set(['person', 'people', 'animal']);

/** What is felt or found out, and seen in a face. */
const INWARD =
  /^(?:realise|realize|understand|remember|forget|recognise|recognize|notice|learn|discover|know|wait|listen|watch|hear|lose|miss|forgive|regret|read)\b/;

const FINDS = /^(?:find|discover|uncover|unearth|dig up|spot|notice|catch)\b/;

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
  if (!last) return [event];
  const found = FINDS.test(event.base) ? objectIn(event, readScene(event.text)) : '';
  if (found !== '') return [{ ...event, size: 'full' }, held(seen(capital(`${found}, close`)))];
  // A face is the point of what goes on or is felt; of what is over, whoever did it is left.
  const isOver =
    FACE.test(last.text) &&
    event.doer !== '' &&
    event.line === undefined &&
    !goesOn(event) &&
    !INWARD.test(event.base);
  return [{ ...event, size: 'full' }, isOver ? afterIt(event) : held(last)];
};

/** Whoever did a deed, when it is over. */
export const afterIt = ({ doer }: Event): Event => ({
  ...seen(capital(`${doer}, a moment later`)),
  part: 'end',
  size: 'full',
});

/** Several deeds: a part of the first from near, then all of them, and at last whoever they happened to. */
export function fromWithin(events: readonly Event[], near: readonly Event[]): readonly Event[] {
  const [first, last] = [events[0], events.at(-1)];
  if (!first || !last) return events;
  const opening = near.find(({ text }) => !FACE.test(text));
  const other = last.doer !== first.doer && !LEAVES.test(first.base) ? faceOf(first) : undefined;
  const ending = INWARD.test(last.base) ? (other ?? faceOf(last)) : undefined;
  const after = ending && last.line === undefined ? [held(ending)] : [];
  // Where nothing else tells the two films apart, the second one begins with the faces.
  const before = opening ?? (after.length === 0 ? near[0] : undefined);
  return [...(before ? [before] : []), ...events, ...after];
}
