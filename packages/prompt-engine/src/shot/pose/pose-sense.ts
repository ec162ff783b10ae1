import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isForObject } from '../../read/deed-sense.ts';
import { type Doing, isBeing, isFromBehind, isPeople, type Scene } from '../../read/scene.ts';

/*
 * Poses of another sense of the verb: of a thing where somebody is meant, of a body where there is none, of both hands
 * where one holds a tool.
 */

const LEGLESS = sifted(/\b(?:snakes?|worms?|eels?|slugs?|snails?|cobra|python|viper|serpent|boa|anaconda)$/i);
const TWO_HANDS = sifted(/\b(?:both|two) (?:hands|arms|fists)\b/);
/** Usual objects that live. */
const BEINGS = sifted(
  /\b(?:animal|child|baby|pupil|patient|listener|one|crowd|guest|young|horse|dog|cow|sheep|specimen)\b/,
);
/** What leaves no hand to put flat on a thing. */
export const FINE_TOOL = sifted(
  /\bwith (?:[\p{L}-]+ ){0,2}?(?:tweezers|chopsticks|tongs|pliers|forceps|pipette|toothpick|eyedropper|loupe|magnifying glass)\b/iu,
);
const HANDLED = sifted(
  /\b(?:suitcases?|briefcases?|handbags?|buckets?|pails?|tool ?box(?:es)?|shopping bags?|guitar cases?|violin case|cages?|watering cans?|jerry ?cans?|kettles?|luggage|duffel bags?|doctor's bag)$/i,
);

/** What a vehicle is slow in, or does not get out of. */
const AGAINST = sifted(
  /\b(?:flood\w*|water|river|stream|ford|mud|muddy|snow ?drifts?|deep snow|stuck|stranded|traffic jam|gridlock|stalled|submerged|swamp|bog|quicksand)\b/i,
);
/** What is taught with the mouth or the face. */
const BY_MOUTH = sifted(
  /\bteach\w* (?:[\p{L}'’-]+ ){1,5}?(?:(?:how )?to )(?:whistle|whisper|sing|wink|smile|speak|talk|say|pray|count|yodel|laugh|howl|bark|roar|read)\b/iu,
);

/** Whether a pose was written for another sense of the verb than the one that is meant. */
export function isOfOtherSense(scene: Scene, doing: Doing, told: string): boolean {
  const { row } = doing;
  const object = doing.object === undefined ? undefined : scene.cast[doing.object];
  const doerOf = scene.cast[doing.agents[0] ?? -1];
  // Time has no sides to drip down, and a kraken is no snake.
  if (doerOf?.kind === 'abstract') return true;
  if (/\bcurves along\b/.test(told) && doerOf && !LEGLESS.test(doerOf.name)) return true;
  if (doerOf && LEGLESS.test(doerOf.name) && /\bat full stretch\b/.test(told)) return true;
  // What drives into a lake is on no road.
  if (
    /\bon the road\b/.test(told) &&
    scene.place &&
    !/\b(?:road|street|highway|lane|city|town)/i.test(scene.place.words)
  )
    return true;
  // What wades, floats or is stuck draws no streaks behind it.
  if (/\bdrawn into streaks\b/.test(told) && AGAINST.test(scene.subject)) return true;
  // Nobody guides a whistle or a word by the hand.
  if (/\bone (?:hand|paw) guiding\b/.test(told) && BY_MOUTH.test(scene.subject)) return true;
  // A foot is not cradled as a baby is, and what lives is not dropped.
  if (object && /\bforearm\b/.test(told) && /\b(?:foot|feet|toes?|hands?|fingers?|head)$/i.test(object.name))
    return true;
  if (object && isBeing(object.kind) && /\bjerked back\b/.test(told)) return true;
  // Whose collar one grips is not one's own.
  if (object && /\beach other's\b/i.test(scene.subject) && told.includes(object.name)) return true;
  // What is held to the chest is not seen from behind.
  if (isFromBehind(scene) && /\b(?:chest|before the (?:face|body)|in front of the body)\b/.test(told))
    return true;
  if (FINE_TOOL.test(scene.subject) && TWO_HANDS.test(told)) return true;
  // A suitcase is carried by its handle, and no partner is caught like a ball.
  if (object && HANDLED.test(object.name) && /\b(?:close to the chest|at chest height)\b/.test(told))
    return true;
  if (
    object &&
    row?.object &&
    isPeople(object.kind) &&
    !BEINGS.test(row.object) &&
    !isForObject(row) &&
    !row.traits.words.has('two') &&
    row.traits.words.has('hands')
  )
    return true;
  return false;
}
