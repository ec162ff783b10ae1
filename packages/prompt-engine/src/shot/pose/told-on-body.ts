import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, isFromBehind, type Member, type Scene } from '../../read/scene.ts';
import { mentions } from '../mentions.ts';

/*
 * What the words tell of somebody's looks and clothes is what the picture is looked at for: a red dress has folds, a
 * suit seams, and freckles are seen.
 */

/** What is seen of clothes from near, by their names. */
const OF_CLOTHES: readonly (readonly [names: RegExp, seen: string])[] = [
  [sifted(/\b(?:raincoat|rain jacket|oilskins?|wetsuit|latex|patent)\b/i), 'the shine and creases of'],
  [sifted(/\b(?:armou?r|chain ?mail|breastplate|mail)$/i), 'the plates and straps of'],
  [
    sifted(
      /\b(?:dress|gown|skirt|robes?|kimono|sari|cape|cloak|toga|veil|tutu|shawl|hijab|poncho|costume)$/i,
    ),
    'the folds of',
  ],
  [sifted(/\b(?:sweater|jumper|cardigan|scarf|beanie|mittens|pullover|turtleneck)$/i), 'the knit of'],
  [
    sifted(
      /\b(?:suit|tuxedo|blazer|coat|jacket|uniform|shirt|vest|waistcoat|overalls|dungarees|hoodie|parka)$/i,
    ),
    'the seams and folds of',
  ],
  [sifted(/\b(?:crown|tiara|necklace|earrings?|ring|brooch|pendant|bracelet)s?$/i), 'the worked metal of'],
];

/** Looks that are seen on a face or a head. */
const OF_A_HEAD = sifted(
  /\b(?:freckles|hair|beard|moustache|mustache|braids?|curls|wrinkles|eyes?|eyebrows|lashes|dimples|ponytail|dreadlocks|bangs|fringe|mohawk|scars?|tattoos?|make-?up|face paint)$/i,
);
const BELOW = sifted(
  /\b(?:shoes?|boots?|sneakers|sandals|socks|stockings|tights|trousers|jeans|shorts|pants|slippers|skates)$/i,
);
const MOST = 2;

const bare = (words: string): string =>
  words.replace(/^(?:an?|the|his|her|its|their|my|our) /i, '').toLowerCase();

function seenOf({ part, words, kind }: Member): string | undefined {
  const named = bare(words);
  if (part === 'worn' && !BELOW.test(named)) {
    const seen = OF_CLOTHES.find(([names]) => names.test(named))?.[1];
    return seen && `${seen} the ${named}`;
  }
  return part === 'feature' && kind === 'hands' && OF_A_HEAD.test(named) ? `the ${named}` : undefined;
}

/**
 * What the words tell somebody to have on or to be known by, as details: 'the folds of the red dress'.
 * @param pose what is told of the body before, which is told once
 */
export function toldOnBody(scene: Scene, member: Member, pose: string): readonly string[] {
  const at = scene.cast.indexOf(member);
  if (!isBeing(member.kind) || member.plural || member.count > 1 || isFromBehind(scene)) return [];
  const isAlone = scene.cast.filter(({ kind, part }) => isBeing(kind) && part !== 'topic').length === 1;
  return scene.cast
    .filter(
      ({ relation, name }) =>
        (relation?.to === at || (relation === undefined && isAlone)) && !mentions(pose.toLowerCase(), name),
    )
    .flatMap((each) => seenOf(each) ?? [])
    .slice(0, MOST);
}
