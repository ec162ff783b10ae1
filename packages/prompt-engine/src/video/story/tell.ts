import { isThroughEyes } from '../genre/genre-may-be.ts';
import { type Event, seen } from '../idea/event.ts';
import { EYES_OF, isOneMove } from '../idea/film-words.ts';
import type { Idea } from '../idea/idea.ts';
import { isHourPiece } from '../idea/piece-settings.ts';
import { shotsIn } from '../length.ts';
import { isOfOneSize, travels } from '../picture/camera.ts';
import { MIRRORED } from '../picture/camera-height.ts';
import { triesTo } from '../sound/event-sounds.ts';
import { capital, small } from '../wording.ts';
import { arrivalOf } from './arrival.ts';
import { asClause } from './as-clause.ts';
import { asProved, asSeen, provedAlone } from './as-seen.ts';
import { turnsOf } from './by-turns.ts';
import { withoutAnybody } from './empty-place.ts';
import { endsOf, endsOfTwo } from './ends.ts';
import { isGone, receiverOf } from './given-away.ts';
import { heardFirst, soundsFirst } from './heard-first.ts';
import { inItsPictures } from './in-its-pictures.ts';
import { innerMoments } from './inner-moment.ts';
import { asOutward } from './inward.ts';
import { withLampNamed } from './lamp-named.ts';
import { namedAgain } from './named-again.ts';
import { asNotDone } from './not-seen.ts';
import { movedThrough, nearedBy } from './one-shot.ts';
import { openedApart } from './opened-apart.ts';
import { fromWhole, fromWithin } from './other-view.ts';
import { answeredByEach, phasesOf, stagesOf } from './phases.ts';
import { inSameFrame, reactionTo, unmovedBy } from './reaction.ts';
import { isSplitScreen, sideBySide } from './side-by-side.ts';
import { throughEyes } from './through-eyes.ts';
import { toldWhole, withSubjects } from './told-whole.ts';
import { triesOf } from './tries.ts';
import { goesOnAs, turnedInto } from './turned-into.ts';
import { type Views, viewsOfDeed, viewsOfForeign, viewsOfNamed } from './views.ts';

/*
 * An idea as moments of a film: its own deeds in its own order and words. Where it has fewer than a film can part, a deed
 * is seen to begin and in what is left of it, as far as its verb says so (phases.ts); else a part of it is seen from near.
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

const THROUGH_EYES = /\b(?:pov|point of view|first[- ]person)\b/i;

/** One moment in its phases: how it begins, the deed, what is left of it; else with a part of it from near. */
function oneTold(event: Event, { before, near }: Views, isSecond: boolean): readonly Event[] {
  // What is only named is seen whole and then nearer, since nothing in it turns.
  if (event.doing === '') return isSecond ? [...near.slice(0, 1), event] : [event, ...near];
  const phases = phasesOf(event);
  const left = [...unmovedBy(event), ...endsOf(event)].slice(0, 1);
  // Who look at each other are no result, and come only where nothing else does.
  const ends = phases.begins.length + before.length > 0 ? left.filter(({ part }) => part === 'end') : left;
  if (isSecond && ends.length > 0) return fromWhole(event, near, ends);
  const face = hasFaceOnly(near) || near.every(({ doing, text }) => doing === '' && !HANDS_AT_IT.test(text));
  // Where nothing is left of a deed the deed itself is the end, and what leads to it whoever does it.
  if (phases.begins.length + before.length + ends.length === 0 && face)
    return isSecond ? [near.length > 0 ? { ...event, size: 'full' } : event] : [...near.slice(0, 1), event];
  if (isSecond) return fromWhole(event, near, []);
  const part = face || (ends.length > 0 && !HANDS_AT_IT.test(near[0]?.text ?? '')) ? [] : near;
  const led = [phases.begins, before, part].find((images) => images.length > 0) ?? [];
  // After a part from near the whole is seen.
  const isNear = led[0]?.size === 'close' && phases.begins.length > 0;
  return [...led.slice(0, 1), isNear ? { ...event, size: 'full' } : event, ...ends];
}

/** An hour alone is no picture. */
const isFilmed = ({ text, doing }: Event, nth: number): boolean =>
  nth > 0 || doing !== '' || !isHourPiece(text);

/** The moments of an idea as a film tells them. @param isSecond as the second of two options tells it */
export function toldMoments(idea: Idea, isSecond = false): readonly Event[] {
  const told = toldAs(idea, isSecond);
  return isSecond ? openedApart(told, toldAs(idea, false)[0]?.text ?? '', idea) : told;
}

function toldAs(idea: Idea, isSecond: boolean): readonly Event[] {
  const [bare, caption] = withoutCaption(idea);
  const shown = bare.events.filter(isFilmed);
  const events = withoutAnybody(
    withSubjects(
      namedAgain((shown.length > 0 ? shown : bare.events).map(withLampNamed).map(asNotDone).map(asSeen)),
    )
      .map(asProved)
      .map(asOutward),
  );
  const led = soundsFirst(bare).length > 0 ? heardFirst(bare, events) : [];
  const all = toldWhole(each(led.length > 0 ? led : momentsOf({ ...bare, events }, isSecond)), bare.events);
  // Where the idea names one size, a part from near would be the same frame again.
  const wide = isOfOneSize(idea) ? all.filter(({ part }) => part !== 'near') : all;
  const some = wide.length > 0 ? wide : all;
  const told = isSecond ? some : inItsPictures(some, bare);
  const clauses = inClauses(told, idea);
  // Words that are read at the end stand on the last image.
  return clauses.map((event, i) =>
    i === clauses.length - 1 ? { ...event, text: `${event.text}${caption}` } : event,
  );
}

/** What is told as full clauses; rows have theirs already. */
const inClauses = (told: readonly Event[], { known, scene }: Idea): readonly Event[] =>
  known || scene.isForeign
    ? told
    : told.map((event, i) => ({
        ...event,
        text: asClause(
          event.text,
          told
            .slice(0, i)
            .map(({ text: before }) => before)
            .join(' '),
        ),
      }));

const FACE =
  /[’']s? (?:faces?|head|heads|hands?|feet|paws)\b|^(?:Wet |Both |Two |Each )?(?:[Hh]ands|[Ff]eet|[Pp]aws|[Aa]rms|[Ff]ingers)\b/u;
/** Hands and feet that are seen to do it. */
const HANDS_AT_IT =
  /[’']s? (?:hands|feet|paws)\b|^(?:His|Her|Their) (?:hands|feet)\b|^(?:Wet |Both |Two |Each )?(?:[Hh]ands|[Ff]eet|[Pp]aws|[Aa]rms|[Ff]ingers)\b/u;
/** Hands of whoever acts, who is gone along with. */
const OWN_HANDS = /[’']s? (?:hands|feet|paws)\b|^(?:His|Her|Their) (?:hands|feet)\b/u;
const FACE_ONLY = /[’']s? (?:faces?|heads?)\b|^(?:His|Her|Their) face\b/u;
const hasFaceOnly = (near: readonly Event[]): boolean => FACE_ONLY.test(near[0]?.text ?? '');
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

/** What is watched for hours, in its stages; what else is there stands in the first of them. */
function lapsed(events: readonly Event[], shown: string): readonly Event[] {
  const [first, ...more] = inOneFrame(events);
  const [typed] = events;
  if (!first || !typed) return events;
  const [opening, ...stages] = stagesOf(typed);
  if (!opening) return [first, ...more];
  const besides = first.text.slice(typed.text.indexOf(typed.doing) + typed.doing.length);
  const all = [{ ...opening, text: `${opening.text}${besides}` }, ...stages];
  if (more.length === 0) return all;
  const both = inSameFrame(typed, more[0] ?? typed, shown);
  return both.length > 0 ? [...all, ...both] : [...all.slice(0, 2), ...more];
}

/** A place that is advertised, what is done in it from near, and then whole. */
function soldFrom(first: Event, second: Event): readonly Event[] {
  const near = second.doing === '' ? viewsOfNamed(second).near : viewsOfDeed(second).near;
  return [first, ...near.slice(0, 1), second];
}

const goesRound = ({ doer }: Event): boolean => doer !== '' && !/^(?:he|she|they|we|i)$/i.test(doer);

/** Of whoever has left no face is seen. */
const LEAVES = /^(?:leave|go|exit|walk out|run out|run away|drive off|disappear|vanish|die|fly off)\b/;

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

/** In what it is seen: 'the faces of the audience'. */
const mirrorOf = ({ request }: Idea): string =>
  request.asides
    .flatMap(({ sort, text }) => (sort === 'camera' ? [MIRRORED.exec(text)?.[1] ?? ''] : []))
    .find(Boolean) ?? '';

const inMirror = (mirror: string, { text, doing }: Event): string =>
  capital(`${mirror} ${doing === '' ? 'during' : 'as'} ${small(text)}`);

/** Views that the named camera can have: from above no face is seen, and a wide shot has nothing from near. */
function asFilmed({ scene, move }: Idea, views: Views): Views {
  const isOverhead = scene.cameras.some(({ row }) => row.height === 'overhead');
  const isWide = move === undefined && scene.cameras.some(({ words }) => /\bwide shots?\b/i.test(words));
  const isNear = scene.cameras.some(({ row }) => row.size === 'close' || row.size === 'macro');
  if (!isOverhead && !isWide && !isNear) return views;
  const fits = ({ text }: Event): boolean => (isOverhead ? !/ (?:faces?|heads?)\b/.test(text) : false);
  return { before: views.before, near: views.near.filter(fits) };
}

/** Two moments and what leads from one to the other: how the first begins, hands at it, or whoever looks up. */
function twoTold(first: Event, second: Event, views: Views, idea: Idea): readonly Event[] {
  const told = twoInTurn(first, second, views, idea);
  const both = inSameFrame(first, second, idea.shown);
  if (both.length > 0) return [...told.filter(({ part }) => part === undefined), ...both];
  // The turn is the end: whoever it happens to is seen at it.
  const reacts = told.at(-1) === second ? reactionTo(first, second) : [];
  return reacts.length > 0
    ? [...told.filter(({ part, size }) => part !== 'near' || size !== 'close'), ...reacts]
    : told;
}

function twoInTurn(first: Event, second: Event, { near }: Views, { request, shown }: Idea): readonly Event[] {
  if (first.doing === '' && request.product !== '') return soldFrom(first, second);
  // What is left of the last deed is worth more than how the first one begins.
  const isBeside = shown.toLowerCase().startsWith(second.text.toLowerCase());
  const ends = endsOfTwo(first, second, isBeside);
  const leads = triesTo(second) || (isBeside && ends.length === 0) ? phasesOf(second).begins : [];
  const had = isGone(first) && !isBeside ? receiverOf(first) : [];
  if (ends.length > 0 || isBeside) return [first, ...had, ...leads, second, ...ends];
  if (first.doing === '') return [first, ...viewsOfDeed(second).near.slice(0, 1), second];
  const { begins } = phasesOf(first);
  if (begins.length > 0) return [...begins, first, second];
  // A thing from near adds nothing to two events.
  if (!hasFace(near) || LEAVES.test(first.base)) return [first, second];
  if (hasFaceOnly(near) && !isGone(first))
    return [first, ...(second.doer === first.doer ? [] : answeredByEach(first)), second];
  return [first, ...(isGone(first) ? receiverOf(first) : near.slice(0, 1)), second];
}

function momentsOf(idea: Idea, isSecond: boolean): readonly Event[] {
  const { events, known } = idea;
  const [first, second] = events;
  if (!first || known) return events;
  const mirror = mirrorOf(idea);
  if (mirror !== '')
    return events.map((event) => ({ ...event, ...seen(inMirror(mirror, event)), size: 'close' }));
  const isMoved = idea.move !== undefined && idea.move.id !== 'glide';
  const turns = second || isMoved ? [] : turnsOf(first);
  if (turns.length > 0) return turns;
  const tries = triesOf(first, second);
  if (tries.length > 0) {
    const all = [...tries, ...events.slice(2)];
    return isSecond ? fromWithin(all, []) : all;
  }
  if (events.length > 2) return isSecond ? fromWithin(events, viewsOf(idea, first).near.slice(0, 1)) : events;
  if (shotsIn(idea.subject) === events.length) return events;
  if (isSplitScreen(idea.subject)) return sideBySide(first, second);
  // Whoever looks through the eyes of one sees that one from nowhere else.
  if (isThroughEyes(idea.subject) && !second) return throughEyes(first);
  const eyes = EYES_OF.exec(idea.subject)?.[1]?.trim() ?? '';
  if (eyes !== '' && idea.move?.id === 'viewpoint')
    return [{ ...first, text: `Through ${eyes} eyes: ${small(first.text)}` }, ...events.slice(1)];
  if (idea.move?.id === 'viewpoint' || THROUGH_EYES.test(idea.subject)) return events;
  if (idea.timing === 'lapse') return lapsed(events, idea.shown);
  if (idea.timing === 'one-take' || isOneMove(idea.move))
    return second ? nearedBy(idea.move?.id, events) : movedThrough(idea, first);
  const proved = second ? [] : provedAlone(first);
  if (proved.length > 0) return proved;
  const change = changed(first, second);
  if (change.length > 0) return change;
  const views = asFilmed(idea, viewsOf(idea, first));
  // Whoever goes somewhere is gone along with, in one shot.
  if (!second && !isSecond && travels(first) && arrivalOf(first).length + phasesOf(first).ends.length === 0) {
    const way = movedThrough(idea, first);
    return way.length > 1 ? way : [first, ...views.near.filter(({ text }) => OWN_HANDS.test(text))];
  }
  if (!second && idea.timing === 'loop' && goesRound(first)) return looped(first, views);
  const inner = second ? [] : innerMoments(first, views.near);
  if (inner.length > 0) return inner;
  if (!second) return oneTold(first, views, isSecond);
  if (first.doing === '' && second.doing === '') return events;
  // What turns at the end of an idea is its last image, unless all before it is a place.
  if (isSecond) return fromWithin(events, views.near);
  return twoTold(first, second, views, idea);
}
