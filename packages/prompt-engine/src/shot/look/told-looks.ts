import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, isPeople, mainOf, type Scene } from '../../read/scene.ts';
import { mentions } from '../mentions.ts';
import type { Decision } from '../shot.ts';

/*
 * What the words give somebody to wear or cannot do takes the dress and the pose of their kind with it.
 */

/** Somebody in a dress of their own. */
const DRESSED = sifted(
  /\b(?:in|wearing|wears|dressed in|dressed up in) (?:an?|his|her|their|its|my|the|nothing but an?|only an?) (?:[\p{L}-]+ ){0,3}?(?:\p{L}*gown|\p{L}*dress|\p{L}*suit|\p{L}*coat|costume|tutu|kimono|robe|pyjamas|pajamas|armou?r|uniform|jumper|sweater|hoodie|cape|bikini|onesie|overalls|dungarees|apron|kilt|corset|leotard|spandex|speedo|bathrobe|nightie|sari|toga|tuxedo|towel|barrel|bin bag)\b/iu,
);
/** Details that are worn. */
const WORN = sifted(
  /\b(?:suit|jacket|hat|coat|apron|shirt|dress|overalls|cap|helmet|tunic|vest|trousers|gown|cloak|robe|uniform|toque|veil|armour|surcoat|sleeves|boots|gloves|bodice|jersey)s?\b/i,
);

/** Birds that do not fly. */
const GROUNDED = sifted(
  /\b(?:penguin|ostrich|emu|kiwi|chicken|hen|rooster|cockerel|turkey|dodo|cassowary|chick)s?$/i,
);
const IN_FLIGHT = sifted(
  /\bwings? (?:half |fully |wide )?(?:spread|open|beating|stretched)|\blanding\b|\bin flight\b/i,
);

/** What only people have, of a trade that an animal has. */
const OF_PEOPLE = sifted(/\b(?:forearms?|knuckles|hands|stubble)\b/i);

/** One hand that is taken, and poses for which both are free. */
const TAKEN = sifted(/\bin (?:one |his |her |their |its |the other )?hand\b/i);
const BOTH_FREE = sifted(/\bhands (?:joined|clasped|folded|together|behind|in (?:the|both) pockets?)\b/i);

/** What no queen has, of a trade whose row is a man's. */
const OF_A_MAN = sifted(/\b(?:bare chest|beard\w*|moustache|stubble|sideburns)\b/i);
const OF_A_WOMAN = sifted(
  /\b(?:wom[ae]n|girls?|lady|ladies|queen|princess|female|mother|grandmother|grandma|aunt|sister|priestess|heroine|she|her)\b/i,
);

/** Whether a decision of how somebody looks or moves is one that the words leave to their kind. */
export function isLeftByWords({ text, element }: Decision, scene: Scene): boolean {
  const main = mainOf(scene);
  if (main === undefined) return true;
  const isOtherDress =
    isPeople(main.kind) &&
    text.startsWith('Fine detail in') &&
    DRESSED.test(scene.subject) &&
    WORN.test(text) &&
    !scene.cast.some(({ part, name }) => part === 'worn' && mentions(text.toLowerCase(), name));
  const isOtherPose =
    main.kind === 'bird' && element === 'motion' && GROUNDED.test(main.name) && IN_FLIGHT.test(text);
  const isOfAnimal =
    main.role !== undefined && isBeing(main.kind) && !isPeople(main.kind) && main.kind !== 'fantasy-being';
  const isOtherBody = isOfAnimal && text.startsWith('Fine detail in') && OF_PEOPLE.test(text);
  const isOfMan =
    text.startsWith('Fine detail in') &&
    OF_A_MAN.test(text) &&
    OF_A_WOMAN.test(`${main.words} ${scene.subject.split(/[,;]/)[0] ?? ''}`) &&
    !OF_A_MAN.test(scene.subject);
  const isHandTaken = element === 'motion' && TAKEN.test(scene.subject) && BOTH_FREE.test(text);
  return !isOtherDress && !isOtherPose && !isOtherBody && !isOfMan && !isHandTaken;
}
