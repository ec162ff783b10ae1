import type { Scene } from '../../read/scene.ts';
import { keySide } from '../../shot/choose.ts';
import { lightGiven } from '../../shot/light/light.ts';
import { isInOpenAir, isOutside } from '../../shot/light/light-outdoors.ts';
import { cleared } from '../../shot/place/place-facts.ts';
import { circumstancesOf } from '../../shot/place/surroundings.ts';
import { impliedOf, usualOf } from '../../shot/place/unnamed-place.ts';
import { worksIndoors } from '../../shot/place/works-indoors.ts';
import type { Brief } from '../../shot/shot.ts';
import type { Idea } from '../idea/idea.ts';

/* The light of an idea whose words give none, as the takes light it: by the place that such a deed has, or the open air. */

/** The light that the takes find for an idea; undefined where they would choose a set-up of their own. */
export function lightAsTaken(brief: Brief, idea: Idea, moment: Scene): string | undefined {
  const { kind } = idea;
  // Hours and weathers are those of the moment: rain that is over gives no light.
  const scene: Scene = { ...idea.scene, times: moment.times, lights: moment.lights };
  if (scene.isForeign) return undefined;
  const own: Brief = { ...brief, scene, take: 'studio' };
  const implied = impliedOf(scene);
  const found = circumstancesOf(scene, implied ?? usualOf(scene, 'studio', 0));
  const isRoom = found.surroundings === undefined && worksIndoors(scene);
  const around = cleared(isRoom ? { ...found, surroundings: 'indoor' as const } : found, scene);
  const given = lightGiven(own, kind, around)?.decision.text;
  if (given) return given;
  if (around.surroundings === 'outdoor' || isInOpenAir(scene) || isOutside(own, kind))
    return `Open daylight from camera ${keySide(brief)}, soft, the shadows clear`;
  return isRoom || around.surroundings === 'indoor'
    ? `Window light from camera ${keySide(brief)}, soft, the room in shade`
    : undefined;
}
