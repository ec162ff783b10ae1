import type { PlainBeat } from './beats.ts';
import { lengthsOf } from './beats.ts';
import type { Tongue } from './tongue.ts';
import { namedViews, shotOfMoment } from './views-of.ts';

/* A film that is longer than a model's clips, in clips of nearly equal length: no beat goes on from one into the next. */

/** A stretch of the film that is made in one go. */
export interface Clip {
  readonly from: number;
  readonly to: number;
}

/** The clips of a film; one where a model makes all of it at once. */
export function clipsOf(seconds: number, longest: number): readonly Clip[] {
  const count = Math.ceil(seconds / longest);
  return Array.from({ length: count }, (_, i) => ({
    from: Math.round((seconds * i) / count),
    to: Math.round((seconds * (i + 1)) / count),
  }));
}

/** Some beats in the time of one clip. */
function within(beats: readonly PlainBeat[], { from, to }: Clip): readonly PlainBeat[] {
  const lengths = lengthsOf(
    beats.map((beat) => beat.to - beat.from),
    to - from,
  );
  let at = from;
  return beats.map((beat, i) => {
    const end = at + (lengths[i] ?? 1);
    const moved = { ...beat, from: at, to: end };
    at = end;
    return moved;
  });
}

/** How many clips each beat has: one, and more where it is long and names more that may be seen. */
function clipCounts(beats: readonly PlainBeat[], clips: number): readonly number[] {
  const counts = beats.map(() => 1);
  const views = beats.map((beat) => namedViews(beat).length + 1);
  for (let left = clips - beats.length; left > 0; left--) {
    const needs = beats.map((beat, i) => {
      const count = counts[i] ?? 1;
      const isSpent = count >= (views[i] ?? 1);
      // A line is said once, and a card is read once.
      const isOnce = beat.lines.length > 0 || /^(?:end|title|closing) card\b/iu.test(beat.text);
      return (beat.to - beat.from) / count / (isSpent ? SEEN_BEFORE : 1) / (isOnce ? SAID_BEFORE : 1);
    });
    const at = needs.indexOf(Math.max(...needs));
    counts[at] = (counts[at] ?? 1) + 1;
  }
  return counts;
}
/** A beat with nothing more to see has another clip only where it is so many times longer. */
const SEEN_BEFORE = 2;
const SAID_BEFORE = 6;

/** Beats in clips: several of them in one, or one of them in several shots, a clip each. */
export function inClips(
  beats: readonly PlainBeat[],
  clips: readonly Clip[],
  tongue?: Tongue,
): readonly PlainBeat[] {
  if (beats.length >= clips.length) {
    const start = (i: number): number => Math.round((i * beats.length) / clips.length);
    return clips.flatMap((clip, i) => within(beats.slice(start(i), start(i + 1)), clip));
  }
  const counts = clipCounts(beats, clips.length);
  const shots = beats.flatMap((beat, i) =>
    Array.from({ length: counts[i] ?? 1 }, (_, nth) => ({
      ...shotOfMoment(beat, nth, tongue),
      onScreen: nth + 1 === (counts[i] ?? 1) ? (beat.onScreen ?? []) : [],
    })),
  );
  return clips.flatMap((clip, i) => {
    const shot = shots[i];
    return shot ? [{ ...shot, ...clip }] : [];
  });
}
