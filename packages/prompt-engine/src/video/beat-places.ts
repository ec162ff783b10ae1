import { readScene } from '../read/read-scene.ts';
import type { Scene } from '../read/scene.ts';
import { type Circumstances, circumstancesOf } from '../shot/surroundings.ts';
import { timesOf } from './hours.ts';
import type { Idea } from './idea.ts';
import { darkness, IN_THE_DARK, lightIn } from './key-light.ts';
import type { Setting } from './setting.ts';
import type { Arc, Step } from './steps.ts';
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

/** The place that a step names with a preposition: a room or a region, not what stands in it. */
function placeIn({ place: said }: Step): Scene['place'] {
  if (!said || IN_THE_DARK.test(said) || /\bthe wood$/i.test(said)) return undefined;
  const { place } = readScene(
    `a person stands ${said.replace(/^(?:through|across|into|onto|over|along|to)\s/i, 'in ')}`,
  );
  return place?.row && !place.row.traits.has('support') ? place : undefined;
}

/** The lights of a step: those that it names itself, and those that no step names. */
function lightsOf({ scene }: Idea, { action }: Step, told: readonly Step[]): Scene['lights'] {
  const names = (text: string, words: string): boolean => text.toLowerCase().includes(words.toLowerCase());
  return scene.lights.filter(
    ({ words }) => names(action, words) || !told.some((each) => names(each.action, words)),
  );
}

/** Whoever comes from a room to a tree is outdoors. */
const GOES_OUT =
  /\b(?:to|into|through|across|up|along|over|under|down|out of)\s(?:an?|the|his|her|their)\s(?:\p{L}+\s)?(?:tree|forest|woods|hill|mountain|river|lake|sea|field|garden|street|beach|park|road|bridge|meadow|valley|island|cliff|yard|front door|rain|snow)\b/iu;

const PLAIN_LIGHT = /^(?:Clear s|S)oft (?:natural |window )?(?:day)?light from camera/;

/** Where each step of an arc plays. */
export function placesOf(idea: Idea, setting: Setting, arc: Arc): readonly BeatPlace[] {
  const told = arc.filter(({ isTold }) => isTold);
  const isOne = told.length < 2 || idea.spansHours || idea.explained !== undefined;
  const times = isOne
    ? []
    : timesOf(
        idea.shown,
        arc.map(({ action, isTold }) => (isTold ? action : '')),
      );
  let now: BeatPlace = { where: setting.where, light: setting.light, isNew: true };
  let scene: Scene = setting.brief.scene;
  return arc.map((step, nth) => {
    now = { ...now, isNew: nth === 0 };
    if (isOne || !step.isTold) return now;
    const read = readScene(step.action);
    // What the setting says already is no other place.
    const isHere =
      step.place !== undefined && setting.at.includes(step.place.replace(/^\p{L}+\s(?:an?|the)?\s?/u, ''));
    const place = isHere ? undefined : placeIn(step);
    if (IN_THE_DARK.test(step.action)) {
      now = { ...now, light: darkness(setting.brief), isNew: true };
      return now;
    }
    const named = times[nth] ?? [];
    if (!place && now.where.surroundings === 'indoor' && GOES_OUT.test(step.action)) {
      const { place: _left, ...open } = scene;
      scene = open;
      const where: Circumstances = { ...circumstancesOf(scene), surroundings: 'outdoor' };
      now = { where, light: lightIn({ ...setting.brief, scene }, idea, where), isNew: true };
      return now;
    }
    const isElsewhere = place !== undefined && place.row !== now.where.place;
    const glow = lightsOf(idea, step, told);
    const isLit = glow.length > 0 || idea.scene.lights.length > 0;
    if (!isElsewhere && named.length === 0 && step !== told[0] && !isLit) return now;
    const open = scene.times.filter(({ row }) => !named.some((each) => each.row.type === row.type));
    scene = { ...scene, times: [...named, ...open], ...(isElsewhere && { place }) };
    const where = circumstancesOf(scene);
    // Only what is there already gives light: no candles before they are lit.
    const lit = lightIn(
      { ...setting.brief, scene: { ...scene, subject: step.action, cast: read.cast, lights: glow } },
      idea,
      where,
    );
    // One plain light after the other is no change that is seen.
    const isKept =
      nth > 0 &&
      !isLit &&
      !isElsewhere &&
      where.weather === now.where.weather &&
      where.daytime === now.where.daytime;
    const light =
      isKept || (nth > 0 && PLAIN_LIGHT.test(lit) && PLAIN_LIGHT.test(now.light)) ? now.light : lit;
    now = { where, light, isNew: nth === 0 || light !== now.light };
    return now;
  });
}

/** The lights of a film one after the other, each once. */
export const lightsInTurn = (lights: readonly string[]): string => {
  const [first = '', ...more] = [...new Set(lights)];
  return [first, ...more.slice(0, 2).map(small)].join(', then ');
};
