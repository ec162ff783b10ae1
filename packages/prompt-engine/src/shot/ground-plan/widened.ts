import { inWords } from '../../lexicon/row.ts';
import { type Member, mainOf, type Scene } from '../../read/scene.ts';
import type { CameraChoice } from '../camera/named-view.ts';
import { asNamed } from '../camera/named-view.ts';
import type { CompositionChoice } from '../layout/composition.ts';
import { theOf } from '../refer.ts';
import type { SceneClass } from '../scene-classes.ts';
import type { Brief } from '../shot.ts';
import { farRelations } from './ground-plan.ts';

/*
 * A near view of a thing holds none of those who push it through a gate: where the words set a small thing in relation
 * to those who are at it, it is seen as wide as they are.
 */

/** Classes that are seen from so near that nothing stands beside them. */
const SEEN_NEAR: ReadonlySet<SceneClass> = new Set<SceneClass>([
  ...(['food', 'drink', 'product', 'small-thing', 'insect', 'plant'] as const),
]);
const PEOPLE: ReadonlySet<string> = new Set(['person', 'child', 'group']);

const VIEWS = {
  studio: 'Wide shot at eye level, 50mm lens at f/8, sharp throughout',
  cinematic: 'Wide shot from low down, 28mm lens at f/5.6',
  minimal: 'Wide shot from a distance, 85mm lens',
} as const;

/** Who and what have to be in the frame with a thing that its kind shows from near. */
function besideIt({ scene }: Brief): readonly Member[] {
  const main = mainOf(scene);
  return farRelations(scene)
    .filter(({ one, member }) => one === main || member === main)
    .flatMap(({ one, member }) => [one, ...(member ? [member] : [])])
    .filter((member, at, all) => member !== main && PEOPLE.has(member.kind) && all.indexOf(member) === at);
}

const isTold = ({ cameras, uses }: Scene): boolean => cameras.length > 0 || uses.length > 0;

/** The camera of a take, as wide as what the words set in relation. */
export function widened(brief: Brief, kind: SceneClass, camera: CameraChoice): CameraChoice {
  const { scene, take, wishes } = brief;
  if (isTold(scene) || wishes.camera !== undefined) return camera;
  const isApart = farRelations(scene).some(({ how }) => how === 'across two');
  const others = SEEN_NEAR.has(kind) ? besideIt(brief) : [];
  const main = mainOf(scene);
  if ((others.length === 0 && !isApart) || !main) return camera;
  const names = inWords([main, ...others].map(theOf));
  return {
    ...camera,
    size: 'wide',
    shallow: false,
    decision: {
      ...camera.decision,
      text: `${asNamed(VIEWS[take], scene.subject)}, ${names} all in frame`,
      because: 'A near view would leave out what the words set beside it.',
    },
  };
}

/** In a wide view nothing fills two thirds of the frame. */
export const unfilled = (
  composed: CompositionChoice,
  camera: CameraChoice,
  kind: SceneClass,
): CompositionChoice =>
  camera.size !== 'wide' || !SEEN_NEAR.has(kind)
    ? composed
    : {
        ...composed,
        decision: {
          ...composed.decision,
          text: composed.decision.text.replace(/, filling (?:two thirds|half) [^,]+/, ''),
        },
      };
