import type { TimeRow } from '../lexicon/time.ts';
import { readScene } from '../read/read-scene.ts';
import type { Read, Scene } from '../read/scene.ts';
import { senses } from '../read/senses.ts';
import { type Circumstances, circumstancesOf } from '../shot/surroundings.ts';
import type { Idea } from './idea.ts';
import { darkness, IN_THE_DARK, lightIn } from './key-light.ts';
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

const WEATHERS = ['rain', 'snow', 'storm', 'fog'];

/** Hours, and weathers that are seen; 'calm' is none. */
const isSeen = ({ type, traits }: TimeRow): boolean =>
  type === 'time' || (type === 'weather' && WEATHERS.some((trait) => traits.has(trait)));

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
      sense.is === 'time' && isSeen(sense.row)
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
      .filter(
        ({ at }) =>
          end >= 0 && at >= end && !/[,;.]|\b(?:and|then|until|but|while)\b/.test(idea.shown.slice(end, at)),
      )
      .map(({ read }) => read);
    return [...timesNamed(action).map(({ read }) => read), ...behind];
  });
}

/** The place that a step names with a preposition: a room or a region, not what stands in it. */
function placeIn({ place: said }: Step, { place }: Scene): Scene['place'] {
  const isSaid = said?.toLowerCase().includes(place?.words.toLowerCase() ?? '-') === true;
  return isSaid && place?.row && !place.row.traits.has('support') && !IN_THE_DARK.test(said ?? '')
    ? place
    : undefined;
}

/** Where each step of an arc plays. */
export function placesOf(idea: Idea, setting: Setting, arc: Arc): readonly BeatPlace[] {
  const told = arc.filter(({ isTold }) => isTold);
  const isOne = told.length < 2 || idea.spansHours || idea.explained !== undefined;
  const times = isOne ? [] : timesOf(idea, arc);
  let now: BeatPlace = { where: setting.where, light: setting.light, isNew: true };
  let { scene } = setting.brief;
  return arc.map((step, nth) => {
    now = { ...now, isNew: nth === 0 };
    if (isOne || !step.isTold) return now;
    const read = readScene(step.action);
    const place = placeIn(step, read);
    if (IN_THE_DARK.test(step.action)) {
      now = { ...now, light: darkness(setting.brief), isNew: true };
      return now;
    }
    const named = times[nth] ?? [];
    const isElsewhere = place !== undefined && place.row !== now.where.place;
    if (!isElsewhere && named.length === 0 && step !== told[0]) return now;
    const open = scene.times.filter(({ row }) => !named.some((each) => each.row.type === row.type));
    scene = { ...scene, times: [...named, ...open], ...(isElsewhere && { place }) };
    const where = circumstancesOf(scene);
    // Only what is there already gives light: no candles before they are lit.
    const light = lightIn({ ...setting.brief, scene: { ...scene, cast: read.cast } }, idea, where);
    now = { where, light, isNew: nth === 0 || light !== now.light };
    return now;
  });
}

/** The lights of a film one after the other, each once. */
export const lightsInTurn = (lights: readonly string[]): string => {
  const [first = '', ...more] = lights.filter((light, i) => light !== lights[i - 1]);
  return [first, ...more.slice(0, 2).map(small)].join(', then ');
};
