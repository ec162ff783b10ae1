import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Doing, Member, Scene } from '../../read/scene.ts';
import { theOf } from '../refer.ts';

/*
 * What a pose needs under or before whoever takes it: a reflection in glass is looked at otherwise than one in water,
 * and who rides over something has no leading leg.
 */

const GLASS = sifted(
  /\b(?:windows?|mirrors?|glass|panes?|shop ?fronts?|windscreen|windshield|chrome|hubcap|screen|phone|spoon|ball|door)\b/i,
);
const WATER = sifted(
  /\b(?:water|puddles?|ponds?|lakes?|pools?|rivers?|streams?|sea|bowl|trough|bucket|well|fountain|canal|tide)\b/i,
);

const AT_WATER = 'head lowered over it, nose almost at the surface';

const isReflection = (member: Member | undefined): boolean =>
  /\b(?:reflections?|mirror image)$/i.test(member?.name ?? '');

/** The pose of whoever looks at a reflection, as what mirrors it asks; empty where nobody knows what that is. */
export function atReflection({ subject, cast }: Scene, { object }: Doing, pose: string): string {
  if (!isReflection(cast[object ?? -1]) || !pose.includes(AT_WATER)) return pose;
  if (WATER.test(subject)) return pose;
  return GLASS.test(subject)
    ? pose.replace(AT_WATER, 'head raised, nose almost touching the glass')
    : pose.replace(AT_WATER, 'head lowered, nose almost touching it');
}

const BEFORE_THE_FACE: ReadonlySet<string> = new Set([
  'product',
  'sign',
  'textile',
  'clothing',
  'toy',
  'drink',
  'container',
]);

/** Behind what somebody hides a smile is what covers the mouth: a book, and no hand besides. */
export function hiddenBehind({ cast }: Scene, pose: string): string {
  const cover = cast.find(
    ({ kind, relation }) => relation?.preposition === 'behind' && BEFORE_THE_FACE.has(kind),
  );
  return cover
    ? pose.replace(/\bone (?:hand|paw) before the mouth\b/, `${theOf(cover)} raised to the mouth`)
    : pose;
}

const AFOOT_OVER = sifted(
  /^body in the air directly above (the [^,]+|[^,]+), leading leg stretched ahead, rear leg tucked/,
);
const TWO_WHEELED = sifted(
  /\b(?:bikes?|bikers?|bmx|bicycles?|cyclists?|motorbikes?|motorcycles?|motorcyclists?|mopeds?|scooters?)\b/i,
);
const ON_SKIS = sifted(/\b(?:skis|skiers?)\b/i);
const BOARDED = sifted(/\b(?:skateboards?|skateboarders?|snowboards?|snowboarders?)\b/i);

/** Over what is jumped, as one rides who does it: on two wheels, or with a board under the feet. */
export function inTheAir(scene: Scene, doer: Member | undefined, pose: string): string {
  if (!isForOneOnFoot(scene, doer, pose)) return pose;
  const ride = `${doer?.name ?? ''} ${ON_WHEELS.exec(scene.subject)?.[0] ?? ''}`;
  const how = TWO_WHEELED.test(ride)
    ? 'both wheels off the ground'
    : BOARDED.test(ride)
      ? 'the board level under both feet'
      : ON_SKIS.test(ride)
        ? 'both skis level and close together'
        : undefined;
  return how ? pose.replace(AFOOT_OVER, `in the air directly above $1, ${how}, body low`) : pose;
}

const RIDERS = sifted(
  /\b(?:bikers?|cyclists?|bicyclists?|motorcyclists?|skateboarders?|skaters?|rollerbladers?|snowboarders?|skiers?|surfers?|jockeys?|horsem[ae]n|horsewom[ae]n|riders?|quad|stuntm[ae]n on)\b/i,
);
const ON_WHEELS = sifted(
  /\b(?:on|riding) (?:an? |the |his |her |their |my )?(?:[\p{L}-]+ ){0,2}?(?:bike|bmx|bicycle|motorbike|motorcycle|moped|scooter|skateboard|snowboard|skis|surfboard|horse|pony|unicycle|roller ?skates|rollerblades|ice skates|quad|wheelchair)\b/iu,
);
const AFOOT = sifted(/\b(?:leading leg|rear leg|trailing foot)\b/);

/** Whether a pose is that of one on foot, and the words have the doer ride. */
export const isForOneOnFoot = (scene: Scene, doer: Member | undefined, pose: string): boolean =>
  AFOOT.test(pose) && (RIDERS.test(doer?.name ?? '') || ON_WHEELS.test(scene.subject));
