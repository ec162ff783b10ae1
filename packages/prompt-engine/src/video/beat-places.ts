import { senses } from '../read/senses.ts';
import { readScene } from '../read/read-scene.ts';
import type { Read, Scene } from '../read/scene.ts';
import type { TimeRow } from '../lexicon/time.ts';
import { type Circumstances, circumstancesOf } from '../shot/surroundings.ts';
import type { Idea } from './idea.ts';
import { lightIn } from './key-light.ts';
import type { Setting } from './setting.ts';
import type { Arc, Step } from './steps.ts';
import { wordsOf } from './verbs.ts';
import { small } from './wording.ts';

/*
 * Where and when each beat of a story plays: each has its own place, hour and weather as its words name them, and
 * keeps those of the beat before where they name none.
 */

/** Where a beat plays, and its light. */
export interface BeatPlace {
  readonly where: Circumstances;
  readonly light: string;
  /** Whether it is another place or hour than that of the beat before. */
  readonly isNew: boolean;
}

const CHANGING: ReadonlySet<TimeRow['type']> = new Set(['time', 'weather']);

interface Found {
  readonly at: number;
  readonly read: Read<TimeRow>;
}

/** The hours and weathers that a text names, with where they stand. */
function timesNamed(text: string): readonly Found[] {
  const words = wordsOf(text);
  const names = words.map(({ text: word }) => word);
  return words.flatMap(({ start }, i): Found[] => {
    const hit = senses().longestAt(names, i);
    return (hit?.value ?? []).flatMap((sense) =>
      sense.is === 'time' && CHANGING.has(sense.row.type)
        ? [{ at: start, read: { words: names.slice(i, i + (hit?.length ?? 1)).join(' '), row: sense.row } }]
        : [],
    );
  });
}

/** Where in the idea each told step stands: the offset of the last word of it that is found in order. */
function endsOf(shown: string, steps: readonly Step[]): readonly number[] {
  const text = shown.toLowerCase();
  let from = 0;
  return steps.map(({ action, isTold }) => {
    if (!isTold) return -1;
    let end = -1;
    for (const { text: word } of wordsOf(action)) {
      if (word.length < 4) continue;
      const at = text.indexOf(word, from);
      if (at >= 0 && at - from < 120) {
        end = Math.max(end, at + word.length);
      }
    }
    if (end >= 0) from = end;
    return end;
  });
}

/** The hours of each step: those in its own words, and those that stand behind it in the same clause. */
function timesOf(idea: Idea, arc: Arc): readonly (readonly Read<TimeRow>[])[] {
  const ends = endsOf(idea.shown, arc);
  const named = timesNamed(idea.shown);
  return arc.map(({ action, isTold }, nth) => {
    if (!isTold) return [];
    const end = ends[nth] ?? -1;
    const behind = named
      .filter(({ at }) => end >= 0 && at >= end && !/[,;.]|\b(?:and|then|until|but|while)\b/.test(idea.shown.slice(end, at)))
      .map(({ read }) => read);
    return [...timesNamed(action).map(({ read }) => read), ...behind];
  });
}

const INTO = /^(?:in|at|on|inside|into|through|to|by|under|along|across|outside|aboard|over|near|behind|up|down)$/;

/** The scene of a step: the idea's own with the place and the hours that the step names. */
function sceneOf(before: Scene, { action }: Step, times: readonly Read<TimeRow>[], isAlone: boolean): Scene {
  if (isAlone) return before;
  const { place, cast } = readScene(action);
  const isPlace = place?.row !== undefined && INTO.test(place.preposition);
  const open = before.times.filter(({ row }) => !times.some((each) => each.row.type === row.type));
  return {
    ...before,
    cast: cast.length > 0 ? cast : before.cast,
    times: [...times, ...open],
    ...(isPlace && { place }),
  };
}

/** Where each step of an arc plays. */
export function placesOf(idea: Idea, setting: Setting, arc: Arc): readonly BeatPlace[] {
  const isOne = arc.filter(({ isTold }) => isTold).length < 2 || idea.spansHours;
  const times = timesOf(idea, arc);
  let scene = setting.brief.scene;
  let light = setting.light;
  let { where } = setting;
  return arc.map((step, nth) => {
    const isAlone = isOne || step.isTold !== true;
    if (isAlone) return { where, light, isNew: nth === 0 };
    scene = sceneOf(scene, step, times[nth] ?? [], isAlone);
    const now = circumstancesOf(scene);
    const isNew =
      nth === 0 ||
      now.place !== where.place ||
      now.daytime !== where.daytime ||
      now.time !== where.time ||
      now.weather !== where.weather;
    const next = isNew ? lightIn({ ...setting.brief, scene }, idea, now) : light;
    const isOther = nth === 0 || next !== light;
    where = now;
    light = next;
    return { where, light, isNew: isOther };
  });
}

/** The lights of a film one after the other, each once. */
export const lightsInTurn = (lights: readonly string[]): string => {
  const [first = '', ...more] = lights.filter((light, i) => light !== lights[i - 1]);
  return [first, ...more.slice(0, 2).map(small)].join(', then ');
};
