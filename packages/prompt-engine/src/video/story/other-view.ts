import { isBeing } from '../../read/scene.ts';
import { clauseVerb } from '../idea/clause-verb.ts';
import { type Event, seen } from '../idea/event.ts';
import { sceneRead } from '../idea/scene-read.ts';
import { wordsOf } from '../idea/verbs.ts';
import { doneIn } from '../sound/event-sounds.ts';
import { capital } from '../wording.ts';
import { asClause } from './as-clause.ts';
import { objectIn } from './beside.ts';
import { type Doer, doerIn } from './doer.ts';
import { overShoulder } from './reaction.ts';
import { stagedAs } from './staged.ts';
import { viewsOfDeed } from './views.ts';

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
  const sort = event.doing === '' ? undefined : doerIn(event, sceneRead(event.text));
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

/** A thing in front and whoever comes to it behind: the same from the other side. */
function acrossIt(event: Event): readonly Event[] {
  const scene = sceneRead(event.text);
  const object = FINDS.test(event.base) ? '' : objectIn(doneIn(event), scene);
  const isSmall = scene.cast.some(
    ({ kind, name }) => object.toLowerCase().endsWith(name.toLowerCase()) && SMALL.has(kind),
  );
  return isSmall && event.doer !== ''
    ? [{ ...seen(capital(`${object} in front, ${event.doer} beyond`)), part: 'near', size: 'close' }]
    : [];
}

const SMALL: ReadonlySet<string> = new Set(
  'product small-thing food drink tool container insect device instrument textile toy flower jewellery clothing'.split(
    ' ',
  ),
);

/** Whoever did it looks at what it was done to; else their face. */
function looksOn(event: Event): Event | undefined {
  const scene = sceneRead(event.text);
  const object = objectIn(event, scene);
  const face = faceOf(event);
  const isMet = scene.cast.some(
    ({ kind, name }) =>
      object.toLowerCase().endsWith(name.toLowerCase()) && (isBeing(kind) || SMALL.has(kind)),
  );
  if (!face || !isMet || event.doer === '') return face;
  const looks = event.isPlural ? 'look' : 'looks';
  return seen(capital(`${event.doer} ${looks} at ${object}`));
}

/** A deed from far off, and then the instant that tells it. */
function instantOf(event: Event): readonly Event[] {
  const moment = asClause(capital(stagedAs(event).moment), event.text);
  return clauseVerb(wordsOf(moment))?.form === 's' ? [{ ...event, size: 'wide' }, held(seen(moment))] : [];
}

/** One deed as the second option tells it: from the other side, whole, and what is left of it from near. */
export function fromWhole(event: Event, near: readonly Event[], ends: readonly Event[]): readonly Event[] {
  const found = FINDS.test(event.base) ? objectIn(event, sceneRead(event.text)) : '';
  if (found !== '') return [{ ...event, size: 'full' }, held(seen(capital(`${found}, close`)))];
  const across = acrossIt(event);
  // What is left of it ends the first film; the second one ends on whoever did it, where both are there.
  const [end] = ends;
  const isOther =
    across.length === 0 && end !== undefined && !end.text.toLowerCase().startsWith(event.doer.toLowerCase());
  const face = isOther ? looksOn(event) : undefined;
  const instant =
    ends.length === 0 && across.length === 0 && FACE.test(near[0]?.text ?? '') ? instantOf(event) : [];
  if (instant.length > 0) return instant;
  const [last] = face ? [face] : ends.length > 0 ? ends : across.length > 0 ? [] : near;
  return [...across, { ...event, size: 'full' }, ...(last ? [held(last)] : [])];
}

/**
 * Several deeds: from where the other one stands who acts in the end; else a part of the first from near, then all of
 * them, and at last whoever they happened to.
 */
export function fromWithin(events: readonly Event[], near: readonly Event[]): readonly Event[] {
  const [first, last] = [events[0], events.at(-1)];
  if (!first || !last) return events;
  const over = overShoulder(first, last);
  if (over) return [over, ...events.slice(1, -1), { ...last, size: 'close' }];
  const opening = near.find(({ text }) => !FACE.test(text));
  const other = last.doer !== first.doer && !LEAVES.test(first.base) ? faceOf(first) : undefined;
  const ending = INWARD.test(last.base) ? (other ?? faceOf(last)) : undefined;
  const after = ending && last.line === undefined ? [held(ending)] : [];
  // Where nothing else tells the two films apart, the second one comes from far off to near.
  if (!opening && after.length === 0)
    return events.map((event, i) =>
      event.part || event.size
        ? event
        : { ...event, size: i === 0 ? 'wide' : i === events.length - 1 ? 'close' : 'full' },
    );
  return [...(opening ? [opening] : []), ...events, ...after];
}
