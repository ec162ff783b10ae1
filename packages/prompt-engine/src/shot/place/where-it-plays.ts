import { isLayered } from '../look/look.ts';
import type { MomentPlan } from '../moment/plan-moment.ts';
import { isTellingPlace } from '../moment/telling-place.ts';
import type { SceneClass } from '../scene-classes.ts';
import type { Brief } from '../shot.ts';
import { cleared } from './place-facts.ts';
import { type Circumstances, circumstancesOf } from './surroundings.ts';
import { impliedOf, usualOf } from './unnamed-place.ts';
import { worksIndoors } from './works-indoors.ts';

/** Where it plays, as the words or habit have it, and what of that a plan may use. */
export function surroundingsIn(
  { scene, take, variation }: Brief,
  kind: SceneClass,
  moment: MomentPlan,
): { readonly around: Circumstances; readonly where: Circumstances } {
  const implied = moment.place ? undefined : impliedOf(scene);
  const usual = implied ?? moment.place?.text ?? usualOf(scene, take, variation);
  const isTold = implied ?? (take === 'cinematic' && !moment.place && usual && isTellingPlace(scene, usual));
  const found = { ...circumstancesOf(scene, usual), ...(isTold && { implied: true }) };
  // It rains outside a café that is seen from within.
  const isRoom =
    (kind === 'interior' && found.surroundings !== 'underwater') ||
    (found.surroundings === undefined && worksIndoors(scene));
  const around = isRoom ? { ...found, surroundings: 'indoor' as const } : found;
  return { around, where: kind === 'idea' || isLayered(scene) ? {} : cleared(around, scene) };
}
