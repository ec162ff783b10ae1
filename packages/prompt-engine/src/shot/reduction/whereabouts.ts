import { mainOf } from '../../read/scene.ts';
import type { SeenTake } from '../concrete/seen-take.ts';
import { isInTheWorld } from '../light/in-the-world.ts';
import { NO_PLACE } from '../plain/certainty.ts';
import { worldNamed } from '../world/named-world.ts';
import { OUT_THERE, STOCK } from './fact-words.ts';

/*
 * Where a scene is that names no place: nowhere, or under a sky.
 */

/** Whether it stands in no place at all that anybody knows of. */
export const isUnplaced = ({ brief: { scene }, where }: SeenTake): boolean =>
  (!scene.place || NO_PLACE.test(scene.place.words)) &&
  scene.times.length === 0 &&
  where.implied !== true &&
  scene.rest.length === 0 &&
  scene.around.length === 0 &&
  where.surroundings === undefined &&
  worldNamed(scene) === undefined;

/** Postures that get somebody out of any room. */
const ON_THE_MOVE: ReadonlySet<string> = new Set(['run', 'ride', 'swim', 'fly', 'climb']);

/** Whether its light or its kind has it in the open, though no place is told. */
export const isUnderSky = ({ where, kind, brief }: SeenTake, light: string): boolean =>
  where.daytime !== undefined ||
  OUT_THERE.test(brief.scene.readable) ||
  (kind !== 'people' && isInTheWorld(brief.scene)) ||
  brief.scene.doings.some(({ row, form }) => form !== 'past' && ON_THE_MOVE.has(row?.posture ?? '')) ||
  kind === 'building' ||
  /^(?:aircraft|boat|vehicle)$/.test(mainOf(brief.scene)?.kind ?? '') ||
  (/\b(?:sun|daylight|sky|cloud)\b/i.test(light) &&
    !/\bwindows?\b|\bpanes?\b/i.test(light) &&
    !STOCK.test(light));
