import { lengthIn, shotsIn } from '../length.ts';
import { capital, wordsIn } from '../wording.ts';
import { isToldWhole, openingOf } from './acts.ts';
import { articled } from './articles.ts';
import type { Moment, Told } from './as-told.ts';
import { placeIn, within } from './wording-plain.ts';

/* The moments of an idea as the beats of a film: in their order, each with the time that its words need. */

/** A beat before its camera, its light and its sound. */
export interface PlainBeat extends Moment {
  readonly from: number;
  readonly to: number;
  /** The first and the last of the moments that it tells. */
  readonly first: number;
  readonly last: number;
}

const MOST_BEATS = 8;
const STAGE_SECONDS = 8;
const SECONDS_EACH = 2;
const OF_A_LIST = 1.6;
/** More than so many moments are no beat any more. */
const MOMENTS_EACH = 3;

interface Group {
  readonly moment: Moment;
  readonly first: number;
  readonly last: number;
}

/** A place, an hour, an occasion: where what follows it happens, and nothing that is done. */
const isStage = ({ text, lines, size, isShot, isItem = false }: Moment): boolean =>
  lines.length === 0 &&
  size === '' &&
  !isShot &&
  !isItem &&
  wordsIn(text) <= STAGE_WORDS &&
  !/\bblack (?:screen|frame)\b/iu.test(text) &&
  !isToldWhole(text) &&
  (openingOf(text) === 'words' || IN_PLACE.test(text));
const STAGE_WORDS = 9;
const IN_PLACE =
  /^(?:bei|beim|vor|in|at|on|inside|outside|behind|im|am|auf|dans|sur|chez|en|nel|nella|no|na|em)\s/iu;

/** A place is no image of its own where something happens in it next, unless the camera is led over it. */
function withStages({ moments, notes, typed }: Told): readonly Group[] {
  const groups: Group[] = [];
  let stage: Group | undefined;
  for (const [i, moment] of moments.entries()) {
    const next = moments[i + 1];
    const before = groups.at(-1);
    if (before && !stage && i + 1 < moments.length && SHORT.test(moment.text) && wordsIn(moment.text) <= 4) {
      groups[groups.length - 1] = {
        moment: joined(before.moment, moment, typed),
        first: before.first,
        last: i,
      };
      continue;
    }
    const isLed = notes.some(
      ({ kind, of, at }) => kind === 'camera' && (of === i || (of === undefined && at === i)),
    );
    const isNext = next !== undefined && !next.isShot && (i + 2 < moments.length || next.lines.length > 0);
    const opens =
      isNext && (isToldWhole(next.text) || openingOf(next.text) === 'ing' || IN_PLACE.test(moment.text));
    // An image within the film is no place that the next one happens in.
    const isPlaced = i === 0 || IN_PLACE.test(moment.text) || placeIn(moment.text) !== '';
    if (!stage && opens && !isLed && isPlaced && isStage(moment)) {
      stage = { moment, first: i, last: i };
      continue;
    }
    groups.push(
      stage
        ? { moment: joined(stage.moment, moment, typed), first: stage.first, last: i }
        : { moment, first: i, last: i },
    );
    stage = undefined;
  }
  return groups;
}

/** Two moments as one: a place before what happens in it, else one after the other. */
function joined(one: Moment, other: Moment, typed: string): Moment {
  const next = within(other.text, typed);
  const joint = isStage(one)
    ? one.text.includes(': ')
      ? '; '
      : isToldWhole(other.text)
        ? ': '
        : ', '
    : isToldWhole(one.text) && isToldWhole(other.text)
      ? '; '
      : ', ';
  return {
    text: `${one.text.replace(/[.!?…]+$/u, '')}${joint}${next}`,
    size: one.size || other.size,
    lines: [...one.lines, ...other.lines],
    isShot: one.isShot,
    onScreen: [...(one.onScreen ?? []), ...(other.onScreen ?? [])],
  };
}

/** The moments with the articles that their typing left out. */
export function articledMoments({ moments }: Told): readonly Moment[] {
  let told = '';
  return moments.map((moment) => {
    const text =
      moment.isShot || moment.isItem || moment.isPicture ? moment.text : articled(moment.text, told);
    told = `${told} ${text} ${moment.lines.map(({ line }) => line).join(' ')}`;
    return { ...moment, text };
  });
}

/** The pair whose joining costs least; what is seen at last stays alone while it can. */
function pairIn(groups: readonly Group[]): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i + 1 < groups.length; i++) {
    const [one, other] = [groups[i]?.moment, groups[i + 1]?.moment];
    if (!one || !other) continue;
    const isEnd = i + 2 === groups.length && groups.length > 2;
    const words = wordsIn(one.text) + wordsIn(other.text);
    // What shares a beat already takes no third one while another pair is left.
    const shared = [groups[i], groups[i + 1]].filter((group) => group && group.last > group.first).length;
    const cost =
      words -
      (SHORT.test(other.text) ? 6 : 0) -
      (isStage(one) ? 8 : 0) +
      (other.isShot ? 20 : 0) +
      (one.lines.length + other.lines.length) * 6 +
      shared * 12 +
      (isEnd ? 60 : 0);
    if (cost < least) [best, least] = [i, cost];
  }
  return best;
}

function grouped(told: Told, most: number, seconds: number): readonly Group[] {
  const { typed } = told;
  const moments = articledMoments(told);
  // Where there is time for it, a place is a shot of its own.
  const all =
    seconds >= STAGE_SECONDS * moments.length && !IN_PLACE.test(moments[0]?.text ?? '')
      ? moments.map((moment, i) => ({ moment, first: i, last: i }))
      : withStages({ ...told, moments });
  const room = most * MOMENTS_EACH;
  let groups = all.length > room ? [...all.slice(0, room - 1), ...all.slice(-1)] : all;
  while (groups.length > most) {
    const at = pairIn(groups);
    const [one, other] = [groups[at], groups[at + 1]];
    if (!one || !other) break;
    const both = { moment: joined(one.moment, other.moment, typed), first: one.first, last: other.last };
    groups = [...groups.slice(0, at), both, ...groups.slice(at + 2)];
  }
  return groups;
}

/** 'It was open' only ends what was tried before it. */
const SHORT = /^(?:it|nothing|nobody)\s(?:is|was|['’]s|happens|moves|works|comes)\b/iu;
const WORDS_A_SECOND = 2.5;
/** What takes its time. */
const SLOW =
  /\b(?:slow(?:ly)?|for a (?:long|while)|one (?:by|after) (?:one|another)|(?:closer|nearer|faster|bigger|smaller) and|getting (?:closer|nearer|bigger)|stares?|waits?|hesitates?|long (?:pause|look|stare)|awkward|thinks|each|growing|tries)\b/iu;

/** What is only read. */
const CARD = /^(?:[\p{L}-]+\s){1,4}“[^”]+”$/u;

/** How much of the film a beat needs, against the others. */
function weightOf(
  { moment: { text, lines }, first, last }: Group,
  isLast: boolean,
  longEnd: number,
  isLong: boolean,
): number {
  const said = lines.reduce((sum, { line }) => sum + wordsIn(line) / WORDS_A_SECOND + 0.4, 0);
  // In a long film a line takes no more time than in a short one.
  const spoken = isLong ? said / 4 : said;
  const told = 1.3 + Math.min(wordsIn(text) / 10, 1) + (last - first) * 0.8 + (SLOW.test(text) ? 0.8 : 0);
  return (told + spoken) * (isLast ? longEnd : 1) * (isLong && CARD.test(text) ? 0.35 : 1);
}

const LONG = 30;
/** Whole seconds by weight: at least two each where there are as many, and never less than one. */
export function lengthsOf(weights: readonly number[], seconds: number): readonly number[] {
  const least = seconds >= SECONDS_EACH * weights.length ? SECONDS_EACH : 1;
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const lengths = weights.map((weight) => Math.max(least, Math.floor((seconds * weight) / all)));
  for (let over = seconds - lengths.reduce((sum, length) => sum + length, 0); over !== 0; ) {
    const step = Math.sign(over);
    // What is over goes where most is lacking, and is taken where most is to spare.
    const gaps = weights.map((weight, i) => ((seconds * weight) / all - (lengths[i] ?? 0)) * step);
    const open = gaps.map((gap, i) => (step < 0 && (lengths[i] ?? 0) <= 1 ? Number.NEGATIVE_INFINITY : gap));
    const at = open.indexOf(Math.max(...open));
    lengths[at] = (lengths[at] ?? 0) + step;
    over -= step;
  }
  return lengths;
}

/**
 * The beats of an idea in so many seconds.
 * @param isEndHeld whether the last moment has most of the time
 */
export function plainBeats(told: Told, seconds: number, isEndHeld = false): readonly PlainBeat[] {
  const isList = told.moments.some(({ isShot }, i) => isShot && i + 1 < told.moments.length);
  const room = Math.max(1, Math.floor(seconds / (isList ? OF_A_LIST : SECONDS_EACH)));
  const groups = grouped(told, Math.min(MOST_BEATS, room, shotsIn(told.typed) ?? MOST_BEATS), seconds);
  const isLong = seconds >= LONG;
  // A last look is long in a short film alone.
  const held = isEndHeld ? (isLong ? 1.6 : 2.6) : isLong ? 1 : 1.3;
  const lengths = lengthsOf(
    groups.map((group, i) => weightOf(group, i > 0 && i === groups.length - 1, held, isLong)),
    seconds,
  );
  let from = 0;
  return groups.map(({ moment, first, last }, i) => {
    const to = from + (lengths[i] ?? 1);
    const beat = { ...moment, text: capital(moment.text), first, last, from, to };
    from = to;
    return beat;
  });
}

/** How long a film is that an idea asks for; undefined where it leaves that open. */
export const secondsTold = ({ typed, notes }: Told): number | undefined =>
  lengthIn(
    notes
      .filter(({ kind }) => kind === 'form')
      .map(({ text }) => text)
      .join(', '),
  ) ?? lengthIn(typed);
