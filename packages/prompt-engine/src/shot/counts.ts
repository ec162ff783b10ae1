import { pluralOf } from '../lexicon/inflect.ts';
import { sifted } from '../lexicon/sifting/sifted.ts';
import { isBeing, type Member } from '../read/scene.ts';

/** One word for two people. */
export const COUPLE = sifted(/\b(?:couple|lovers|newlyweds)$/i);

const ARRANGED: readonly string[] = [
  '',
  '',
  'one at the left and one at the right',
  'one at the left, one in the middle and one at the right',
  'four in one row, evenly spaced',
  'five in a shallow arc, the middle one nearest',
];

const NUMBERS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** A number in words, as far as words are shorter. */
export const numberWord = (count: number): string => NUMBERS[count] ?? String(count);

/** Words that arrange a group themselves. */
const ARRANGING = sifted(
  /\b(?:single file|in (?:a )?(?:row|line|circle|pile|stack|heap|ring|queue)s?|in pairs|stacked|piled|side by side|around|queu\w*|tied|hanging|scattered|between|different|mismatched|in (?:an?|one|the same) (?:\p{L}+ )?(?:trench ?coat|coat|jumper|sweater|blanket|bed|bath|bathtub|costume|suit|dress|hammock|sleeping bag|scarf|hat|boot|shoe|pocket|hoodie))\b/iu,
);

/** ', one in red and one in black': each of two by what it wears. */
const EACH_IN = sifted(
  /\bone (?<first>(?:in|with|wearing) (?:an? )?[\p{L} -]{2,30}?) and (?:one|the other) (?<second>(?:in|with|wearing) (?:an? )?[\p{L} -]{2,30}?)(?=$|[,.;])/iu,
);

/** One more of the same, by its colour alone or by how it is unlike the rest. */
const ANOTHER = sifted(
  /\b(?:and|plus) (?:one|another|a single) (?:is )?\p{L}+(?: one)?(?:$|[,.]|\s(?:on|in|at|under|beside|by|next)\b)/iu,
);

/** What they stand in has its own order. */
const HELD_IN = sifted(
  /\bin (?:an?|the|its|their) (?:\w+ )?(?:carton|box|tray|basket|jar|bag|bowl|crate|case|tin|nest|vase|bucket)\b/i,
);

/** One thing, though a pair is counted. */
const PAIRED = sifted(
  /\b(?:scissors|shears|pliers|tongs|tweezers|trousers|pants|jeans|shorts|leggings|tights|glasses|sunglasses|spectacles|goggles|binoculars|headphones|overalls|dungarees|pyjamas|pajamas|clippers|compasses)$/i,
);

/** What two carry between them. */
const BETWEEN_TWO = sifted(
  /\b(?:carr(?:y|ies|ying)|lift\w*|haul\w*|mov(?:e|es|ing)|lug\w*|drag\w*|heav(?:e|es|ing))\b[^,;]*?\b(?:piano|sofa|couch|wardrobe|mattress|table|fridge|refrigerator|canoe|coffin|ladder|log|bed|chest|cabinet|desk|crate|carpet|rug|plank|door|mirror|stretcher|boat|kayak)\b/i,
);

/** Whether a name is a plural already: 'shoes' has its row under that name. */
const isPluralName = ({ name, plural, row }: Member): boolean =>
  (plural && name !== row?.names[0]?.singular) || /[^s]s$/.test(name.toLowerCase());

/** Counts are kept: up to five by position, more by the shape that they make. */
export function countText(member: Member, take: string, subject: string): string {
  // 'five red umbrellas and one yellow' are six: the words count them.
  if (ANOTHER.test(subject)) return '';
  if (!member.counted || member.count < 2 || (take !== 'minimal' && ARRANGING.test(subject))) return '';
  const arranged =
    take !== 'minimal' && HELD_IN.test(subject)
      ? member.count === 2
        ? 'both visible'
        : `all ${numberWord(member.count)} visible`
      : ARRANGED[member.count];
  // A pair of boots is one thing to wear, and twins are two by their name.
  const isPair = /\bpairs? of\b/i.test(subject) && !isBeing(member.kind);
  if (isPair || /^twins?\b/i.test(member.name) || PAIRED.test(member.name)) return '';
  const each = member.count === 2 ? EACH_IN.exec(subject)?.groups : undefined;
  if (each && isBeing(member.kind))
    return `the one ${each['first']} at the left and the one ${each['second']} at the right`;
  if (take === 'minimal')
    return `exactly ${numberWord(member.count)} ${isPluralName(member) ? member.name : pluralOf(member.name)}`;
  if (member.count === 2 && isBeing(member.kind) && BETWEEN_TWO.test(subject)) return 'one at each end';
  if (arranged) return arranged;
  const shape = take === 'studio' && member.count % 2 === 0 ? 'in two even rows' : 'in one loose arc';
  return member.count <= 30
    ? `all ${numberWord(member.count)} visible, ${shape}`
    : `filling the frame ${shape}`;
}
