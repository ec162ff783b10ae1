import type { Told } from './as-told.ts';
import type { PlainBeat } from './beats.ts';
import { leavesSize, toldCamera, type Way } from './frames.ts';
import { namedViews, shotOfMoment } from './views-of.ts';

/*
 * A long film of few moments: a moment that would be one shot for too long is seen in several, as films cover an action from
 * afar, from near and in its details, or by the things that alone are to be seen.
 */

/** Longer than that no shot of a film in cuts lasts, where the words leave its camera open. */
const LONGEST_SHOT = 16;

const ALONE = /\bshowing only (.+?)(?:;|$)/iu;

/** The things that alone are to be seen, where several are named. */
function itemsIn(camera: string): readonly string[] {
  const items = (ALONE.exec(camera)?.[1] ?? '')
    .split(/,\s(?:and\s)?|\s(?:and|und|y|et|e)\s/u)
    .filter(Boolean);
  return items.length > 1 ? items : [];
}

/** The shots of one beat. */
function shotsOf(beat: PlainBeat, count: number, items: readonly string[]): readonly PlainBeat[] {
  const length = (beat.to - beat.from) / count;
  return Array.from({ length: count }, (_, i): PlainBeat => {
    const item = items[i % items.length];
    const seen =
      item === undefined
        ? shotOfMoment(beat, i)
        : { ...beat, text: `${beat.text}: ${item}`, lines: i + 1 === count ? beat.lines : [] };
    return {
      ...seen,
      // What is read comes last.
      onScreen: i === count - 1 ? (beat.onScreen ?? []) : [],
      from: beat.from + Math.round(length * i),
      to: beat.from + Math.round(length * (i + 1)),
    };
  });
}

/** The beats of a film in cuts, the long ones in several shots. */
export function inShots(beats: readonly PlainBeat[], told: Told, way: Way): readonly PlainBeat[] {
  const { all, own, isOneTake } = toldCamera(told);
  if (way === 'take' || isOneTake) return beats;
  const items = beats.length === 1 ? itemsIn(all) : [];
  return beats.flatMap((beat) => {
    const length = beat.to - beat.from;
    const camera = [all, own(beat)].filter(Boolean).join(', ');
    const isOpen = beat.size === '' && (camera === '' || leavesSize(camera));
    if (items.length === 0 && !isOpen) return [beat];
    const rounds = Math.ceil(length / LONGEST_SHOT / items.length);
    const count =
      items.length > 0 && length >= 2 * items.length
        ? items.length * Math.min(2, rounds)
        : Math.min(namedViews(beat).length + 1, Math.ceil(length / LONGEST_SHOT));
    return count === 1 ? [beat] : shotsOf(beat, count, items);
  });
}
