import { inWords } from '../../lexicon/row.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, type Member, mainOf, type Scene } from '../../read/scene.ts';
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
  minimal: 'Wide shot from a distance, 85mm lens at f/11',
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

/** The land that somebody looks out over: it is half of the picture. */
const viewOf = ({ place }: Scene): string | undefined =>
  place?.preposition === 'overlooking' && place.words.split(' ').length < 4
    ? `${place.proper ? '' : 'the '}${place.words.replace(/^(?:the|an?) /i, '')}`
    : undefined;

/** Land that is as high as any giant. */
const RAISED = sifted(
  /\b(?:mountains?|hills?|peak|ridge|cliffs?|canyon|castle|tower|volcano|roof|rooftop)\b/i,
);
const GIANT = sifted(/\b(?:giant|gigantic|huge|colossal|towering|enormous|massive)\b/i);

/** Whether somebody of a giant's size is somewhere: only seen whole, with the land at its feet, is it one. */
const isGiantIn = ({ kind, words }: Member, { place }: Scene): boolean =>
  isBeing(kind) && GIANT.test(words) && place?.row?.surroundings === 'outdoor' && !RAISED.test(place.words);

const FROM_FAR = {
  studio: 'Wide shot from near the ground, 35mm lens at f/8, sharp throughout',
  cinematic: 'Wide shot from the ground looking up, 24mm lens at f/5.6',
  minimal: 'Distant wide shot, 135mm lens at f/11, level',
} as const;

function seenFromFar({ scene, take }: Brief, main: Member, camera: CameraChoice): CameraChoice {
  const land = scene.place?.words.replace(/^(?:the|an?) /i, '') ?? 'ground';
  return {
    ...camera,
    size: 'wide',
    shallow: false,
    decision: {
      ...camera.decision,
      text: `${asNamed(FROM_FAR[take], scene.subject)}, ${theOf(main)} whole from head to foot, the ${land} low at the feet`,
      because: 'What is giant is so by what stands beside it.',
    },
  };
}

/** The camera of a take, as wide as what the words set in relation. */
export function widened(brief: Brief, kind: SceneClass, camera: CameraChoice): CameraChoice {
  const { scene, take, wishes } = brief;
  if (isTold(scene) || wishes.camera !== undefined) return camera;
  const isApart = farRelations(scene).some(({ how }) => how === 'across two');
  const others = SEEN_NEAR.has(kind) ? besideIt(brief) : [];
  const main = mainOf(scene);
  if (main && isGiantIn(main, scene)) return seenFromFar(brief, main, camera);
  const view = main && isBeing(main.kind) ? viewOf(scene) : undefined;
  if ((others.length === 0 && !isApart && view === undefined) || !main) return camera;
  const all = [...[main, ...others].map(theOf), ...(view === undefined ? [] : [view])];
  return {
    ...camera,
    size: 'wide',
    shallow: false,
    decision: {
      ...camera.decision,
      text: `${asNamed(VIEWS[take], scene.subject)}, ${inWords(all)} ${all.length > 2 ? 'all' : 'both'} in frame`,
      because: 'A near view would leave out what the words set beside it.',
    },
  };
}

/** A face has a third of its own only where it is seen from near. */
const IN_WIDE = sifted(/, the face on the upper third\b/);

/** In a wide view nothing fills two thirds of the frame. */
export const unfilled = (
  composed: CompositionChoice,
  camera: CameraChoice,
  kind: SceneClass,
): CompositionChoice =>
  camera.size !== 'wide' || !(SEEN_NEAR.has(kind) || IN_WIDE.test(composed.decision.text))
    ? composed
    : {
        ...composed,
        decision: {
          ...composed.decision,
          text: composed.decision.text.replace(/, (?:filling (?:two thirds|half)|the face on) [^,]+/, ''),
        },
      };
