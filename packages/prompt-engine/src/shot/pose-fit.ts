import { type Doing, isPeople, type Scene } from '../read/scene.ts';
import { isBodyPlaced } from './certainty.ts';
import { fitsObject } from './props.ts';

const SEATS =
  /\b(?:chair|deckchair|armchair|sofa|couch|bench|stool|seat|throne|swing|saddle|car|bus|train|cart|sled|wheelchair|hammock)s?$/i;

/** What is not done, or not yet, has no pose of its being done. */
const DENIED =
  /\b(?:refus\w+|unable|fail(?:s|ed|ing)? to|forg[eo]t\w* to|afraid to|too \w+ to|never|not|can't|cannot|won't|doesn't|isn't|pretend\w*)\b/i;

/** Whether the words say that the deed is not done. */
export const isDenied = ({ subject }: Scene): boolean => DENIED.test(subject);

/** Whether a stock pose can be that of this very deed: what it rests on, what it is done to, what the words place. */
export function suits(scene: Scene, doing: Doing, told: string): boolean {
  const { row } = doing;
  const object = doing.object === undefined ? undefined : scene.cast[doing.object];
  if (isBodyPlaced(scene) && /\b(?:hands?|arms?|head|mouth|face|eyes|gaze|fingers|paws?)\b/.test(told))
    return false;
  const rest = scene.cast.find(
    ({ part, relation }) => part === 'support' && relation && ['in', 'on'].includes(relation.preposition),
  );
  if (object?.kind === 'abstract' && row?.object !== '') return false;
  const seat = rest?.name ?? scene.place?.words ?? '';
  const isSeated = SEATS.test(seat);
  if (isSeated && ['lie', 'stand', 'crouch', 'kneel'].includes(row?.posture ?? '')) return false;
  if (isSeated && /\b(?:lying|curled|standing|crouch\w*|kneeling|on one side)\b/.test(told)) return false;
  if (isDenied(scene) || (row && !fitsObject(row.pose, row, object))) return false;
  // Strokes and wet surfaces belong to water.
  const isDry =
    scene.place?.row !== undefined &&
    !scene.place.row.traits.has('water') &&
    scene.place.row.surroundings !== 'underwater';
  if (row?.posture === 'swim' && (isDry || !isPeople(scene.cast[doing.agents[0] ?? -1]?.kind ?? 'thing')))
    return false;
  // A state that was reached has its own cause: no usual one is put in its place.
  if (
    doing.form === 'past' &&
    !object &&
    (row?.traits.words.has('hands') || (row?.object && told.includes(row.object)))
  )
    return false;
  // A hand, a face or hair is not handled as a thing is.
  return !(
    object?.kind === 'hands' && !row?.traits.needs.some((need) => object.name.toLowerCase().includes(need))
  );
}
