import type { PlainBeat } from './beats.ts';
import { lengthsOf } from './beats.ts';
import { shotOfMoment } from './views-of.ts';

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

/** Beats in clips: several of them in one, or one of them in several shots, a clip each. */
export function inClips(beats: readonly PlainBeat[], clips: readonly Clip[]): readonly PlainBeat[] {
  if (beats.length >= clips.length) {
    const start = (i: number): number => Math.round((i * beats.length) / clips.length);
    return clips.flatMap((clip, i) => within(beats.slice(start(i), start(i + 1)), clip));
  }
  const counts = lengthsOf(
    beats.map((beat) => beat.to - beat.from),
    clips.length,
  );
  const shots = beats.flatMap((beat, i) =>
    Array.from({ length: counts[i] ?? 1 }, (_, nth) => ({
      ...shotOfMoment(beat, nth),
      onScreen: nth + 1 === (counts[i] ?? 1) ? (beat.onScreen ?? []) : [],
    })),
  );
  return clips.flatMap((clip, i) => {
    const shot = shots[i];
    return shot ? [{ ...shot, ...clip }] : [];
  });
}
