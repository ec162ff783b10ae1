import { sifted } from '../../lexicon/sifting/sifted.ts';
import { type Doing, isBeing, isPeople, type Member, type Scene } from '../../read/scene.ts';
import { theOf } from '../refer.ts';
import { capital } from '../shot.ts';

/*
 * A pose as a sentence of its own, with whoever takes it.
 */

/** What a pose may open with and be a sentence of its own: a part of the body, or what it has to do with. */
const OF_A_PART = sifted(
  /^(?:the|an?|one|both|all|each|some|two|three|heads?|faces?(?! down)|chins?|necks?|mouths?|lips|eyes?|nose|jaws|cheeks?|shoulders?(?! to)|chests?|bell(?:y|ies)(?! up)|body|bodies|backs?(?! to)|arms?|hands?|front|hind|rear (?:foot|leg)|upper|outer|wings?|claws? (?:joined|folded|on|at|in|around|raised|together)|grippers?|flippers?|tail|legs?|knees?(?!-)|feet|heels?|toes?|hips|weight|weapon|gown|coins|drops|flames|points|beams|strips|flakes|eyelids|paws?|ears|muzzle|trunk|horns|whiskers|hair|fingers spread|hooves|fins|beak)\b/,
);

/** What of somebody is spoken of, and is not that one: 'the mouse with most of the body covered'. */
const PART_OF_BODY = sifted(
  /^(?:(?:most|half|part) of the|(?:the )?whole body|knees|elbows|fists|palms|fingers)\b/,
);

/** What no one does alone. */
const MUTUAL = sifted(
  /\b(?:each other|one another|the other player|side by side|face to face|back to back|shoulder to shoulder|heads together|close together, each|forehead to forehead)\b/,
);

/** What is done by one of several to the others. */
const TO_A_LISTENER = sifted(/\ba waiting ear\b/);

const PARTNERED = sifted(/^(?:against|with|opposite|beside|next to|object)$/);

/** Whom somebody does it with: 'playing chess against a sailor'. */
function partnerOf({ cast }: Scene, doing: Doing, first: Member): Member | undefined {
  const met = cast[doing.object ?? -1];
  if (met && isBeing(met.kind)) return met;
  return cast.find(
    ({ kind, part, relation }) =>
      isBeing(kind) &&
      part !== 'topic' &&
      relation !== undefined &&
      cast[relation.to] === first &&
      PARTNERED.test(relation.preposition),
  );
}

/** A pose as a sentence that says whose it is: behind a comma it would be that of whoever was named last. */
export function poseSentence(scene: Scene, doing: Doing, pose: string): string {
  const { cast } = scene;
  const [first, ...others] = doing.agents.map((index) => cast[index]);
  if (!first || pose === '') return capital(pose);
  // Hands are no one besides: 'wet hands around the bowl' says whose they are.
  if (first.kind === 'hands' && /\b(?:hands?|fingers)\b/.test(pose)) return capital(pose);
  // 'white steam rising from the dumplings' says already what it is of.
  if (!isBeing(first.kind) && pose.includes(theOf(first))) return capital(pose);
  // A hand of two who are there is somebody's.
  const isOneOfTwo =
    others.length === 0 &&
    isPeople(first.kind) &&
    !first.plural &&
    cast.some((member) => member !== first && isPeople(member.kind) && member.part !== 'topic');
  if (OF_A_PART.test(pose))
    return isOneOfTwo && !MUTUAL.test(pose) ? `${capital(theOf(first))}, ${pose}` : capital(pose);
  const isSeveral = others.length > 0 || first.plural || first.kind === 'group';
  if (isSeveral && TO_A_LISTENER.test(pose))
    return `One of ${first.plural || first.kind === 'group' ? theOf(first) : 'the two'} ${pose.replace(TO_A_LISTENER, "another's ear")}`;
  if (!isSeveral && MUTUAL.test(pose)) {
    const partner = partnerOf(scene, doing, first);
    return partner ? `${capital(theOf(first))} and ${theOf(partner)} ${pose}` : '';
  }
  return `${others.length > 0 ? 'The two' : capital(theOf(first))} ${PART_OF_BODY.test(pose) ? `with ${pose.replace(/^whole/, 'the whole')}` : pose}`;
}
