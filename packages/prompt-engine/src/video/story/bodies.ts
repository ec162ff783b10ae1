import type { NounKind } from '../../lexicon/noun.ts';
import type { Member } from '../../read/scene.ts';
import { sensesAt } from '../verbs.ts';
import { headOf } from '../wording.ts';

/* Which bodies can do what a row tells: no salmon has hind legs, and no crow has two arms. */

export const ANIMALS: ReadonlySet<string> = new Set([
  'pet',
  'wild-animal',
  'farm-animal',
  'bird',
  'insect',
  'sea-animal',
  'reptile',
]);

/** Of what kind the animal is that does a deed. */
export function kindOfBody(doer: string, agent: Member | undefined): NounKind | undefined {
  const [found] = sensesAt(headOf(doer).toLowerCase()).flatMap((sense) =>
    sense.is === 'noun' && ANIMALS.has(sense.row.kind) ? [sense.row.kind] : [],
  );
  return found ?? (agent && ANIMALS.has(agent.kind) ? agent.kind : undefined);
}

const OF_FUR = /\b(?:paws?|hind legs|fur|flanks?|whiskers|muzzle|snout|ears? (?:flat|up|back)|the ears)\b/i;
const OF_PEOPLE =
  /\b(?:arms?|hands?|fingers?|fists?|fingertips?|palms?|shoulders?|knees?|lips?|elbows?|thumbs?|sleeves?|toes|shoes|boots|heels|knuckles)\b/i;
const OF_LEGS = /\b(?:feet|foot|legs?|steps?|shoes|boots|hooves|knees?)\b/i;

const FURRED: ReadonlySet<string> = new Set(['pet', 'farm-animal', 'wild-animal']);
const LEGLESS_NAMES =
  /^(?:snails?|slugs?|worms?|snakes?|fish|salmon|trout|whales?|dolphins?|sharks?|eels?|jellyfish|octopus)$/i;

/**
 * Whether a body has every part that an image names.
 * @param isOfPeople whether the row is of what people do
 */
export function hasBodyFor(
  image: string,
  kind: NounKind | undefined,
  name: string,
  isOfPeople: boolean,
): boolean {
  if (kind === undefined) return true;
  if (!FURRED.has(kind) && OF_FUR.test(image)) return false;
  if (isOfPeople && OF_PEOPLE.test(image)) return false;
  return !((kind === 'sea-animal' || LEGLESS_NAMES.test(name)) && OF_LEGS.test(image));
}
