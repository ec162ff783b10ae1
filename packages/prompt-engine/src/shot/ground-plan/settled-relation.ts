import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, isPeople, type Member } from '../../read/scene.ts';
import type { NamedAfter } from './named-after.ts';

/*
 * What a preposition says by what stands behind it: in a wood is on open ground, in a hall within walls, in a bowl over
 * its edge; on a throne is another thing than on a beach.
 */

const OPEN_KINDS: ReadonlySet<string> = new Set(['terrain', 'celestial']);
const VESSELS: ReadonlySet<string> = new Set(['container', 'furniture', 'product', 'boat', 'drink', 'food']);
const LARGE: ReadonlySet<string> = new Set(['place', 'terrain', 'building', 'celestial']);
const BUILT: ReadonlySet<string> = new Set(['building', 'structure', 'vehicle', 'aircraft', 'spacecraft']);

/** What is spread over somebody. */
const SPREAD: ReadonlySet<string> = new Set(['textile', 'graphic', 'clothing']);
/** What rolls by itself. */
const WHEELED = sifted(
  /^(?:wheelchair|pram|stroller|bicycle|bike|cart|trolley|pushchair|buggy|scooter|swing|button|door)$/i,
);
/** Land that is no larger than who is on it. */
const SMALL = sifted(
  /^(?:stumps?|stones?|rocks?|logs?|boulders?|branch(?:es)?|leaf|leaves|sticks?|pebbles?|gravel|moss|puddles?|stairs?|steps?)$/i,
);
/** What is no way, but an opening. */
const OPENING = sifted(/^(?:windows?|portholes?|doors?|holes?|gaps?|keyholes?|fences?|walls?|roof)$/i);
const GROWS: ReadonlySet<string> = new Set(['tree', 'plant', 'flower']);
const HOLDS_PEOPLE: ReadonlySet<string> = new Set(['boat', 'furniture']);
/** What one stands on as on the ground. */
const HEAVENS = sifted(/^(?:moon|mars|planet|venus|asteroid|comet)$/i);
/** What is crossed in one step. */
const LINE = sifted(/^(?:line|ribbon|tape|threshold|border|doorstep)$/i);
/** What two sit at, one on each side. */
const BOARDS = sifted(/^(?:chessboard|board|table|desk|counter|bar|campfire|fire|net|grave|bed)$/i);
const WOODS = sifted(/^(?:forest|forests|woods?|woodland|jungle|rainforest|grove|orchard|taiga|thicket)$/i);
/** What one is on and not in the open of, whatever is all round it. */
const DRIVEN: ReadonlySet<string> = new Set([
  'vehicle',
  'boat',
  'toy',
  'product',
  'furniture',
  'tool',
  'machine',
]);
/** Land that rises round whoever is in it. */
const RISING = sifted(
  /^(?:mountains?|alps|hills|valley|canyon|gorge|ravine|fjord|dunes|highlands|dolomites|andes|himalayas?)$/i,
);
const WATERS = sifted(/^(?:water|waters|surf|shallows|waves|sea|stream|river|ford|puddles?|floodwater)$/i);
/** Land that one goes through, and that closes on nobody. */
const MEADOWS = sifted(
  /^(?:meadows?|fields?|grass|heather|moor|prairie|savanna|desert|dunes|snow|flowers|wildflowers)$/i,
);
/** Beings that hold on to walls. */
const CLINGS: ReadonlySet<string> = new Set(['insect', 'reptile']);
/** What is sat on. */
const SEATS = sifted(/^(?:throne|chair|armchair|sofa|couch|bench|stool|bed|hammock|swing|pew)$/i);
/** What is stood on and is no ground. */
const NARROW = sifted(
  /^(?:ladder|stilts|stool|pole|poles|tightrope|rope|wire|branch|post|pedestal|column|crutches|chair|unicycle)$/i,
);

/** What has no place of its own on the ground. */
export const IN_THE_AIR = sifted(
  /^(?:splashes|splash|droplets|drops|bubbles|fireflies|butterflies|soap bubbles|sparks|embers|smoke|steam|rain|petals|leaves|snow|snowflakes|ash|dust|mist|fog|spray|confetti|feathers)$/i,
);

const STANDING_WATER = sifted(
  /^(?:lake|lakes|pond|pool|sea|ocean|river|canal|canals|water|waters|lagoon|bay|harbou?r|fjord|flood|floodwater|tarn|reservoir|stream|marsh|fountain)$/i,
);
const PUDDLES = sifted(/^(?:puddles?|cup|coffee|tea|bowl|bucket|teacup|glass of water|well)$/i);
const WET = sifted(
  /^(?:asphalt|street|streets|road|pavement|sidewalk|cobbles|cobblestones|ground|floor|tarmac|sand|ice|pier|deck|plaza|square|alley)$/i,
);

/** What is the picture before a house, and is not lost at its foot. */
const PARKED: ReadonlySet<string> = new Set(['vehicle', 'boat', 'furniture', 'machine', 'product', 'food']);

/** How a thing is mirrored, by what it is seen in: upside down in water, in streaks on wet stones, upright in glass. */
function mirroredIn(head: string): string {
  if (STANDING_WATER.test(head)) return 'mirrored';
  if (PUDDLES.test(head)) return 'mirrored small';
  return WET.test(head) ? 'mirrored wet' : 'mirrored glass';
}

/** The relation as the rows name it, by what it stands to; undefined where that is no place to be at. */
export function settledHow(how: string, one: Member, named: NamedAfter): string | undefined {
  const { member, surroundings, head } = named;
  const kind = member?.kind ?? 'thing';
  // A suit on a customer is worn, and nobody stands on people.
  if (how === 'on' && member && isPeople(member.kind)) return undefined;
  if (how === 'before' && one.part === 'main' && PARKED.has(one.kind)) return 'parked before';
  if (how === 'mirrored') return mirroredIn(head);
  if (how === 'put up') return isBeing(one.kind) ? undefined : how;
  // What falls or hangs in the air of a place stands nowhere in it.
  if (how === 'in' && (one.kind === 'material' || IN_THE_AIR.test(one.name))) return undefined;
  // What lies behind the one that it is about is far behind it, and that one stays sharp.
  if (how === 'behind' && member?.part === 'main') return isBeing(one.kind) ? 'just behind' : 'back';
  if (how === 'in') {
    if (SMALL.test(head)) return undefined;
    if (VESSELS.has(kind)) return isPeople(one.kind) && !HOLDS_PEOPLE.has(kind) ? undefined : 'in vessel';
    if (surroundings === 'indoor') return 'in room';
    if (RISING.test(head)) return 'in relief';
    if (WOODS.test(head)) return 'in wood';
    if (surroundings === 'outdoor' || OPEN_KINDS.has(kind)) return 'in open';
    return BUILT.has(kind)
      ? kind === 'building' || kind === 'structure'
        ? 'in room'
        : 'in vessel'
      : undefined;
  }
  // A cube of ice lies there, and is no layer.
  if (how === 'on' && one.kind === 'material' && !one.row?.traits.words.has('hand')) return 'spread';
  if (how === 'on' && /^(?:floor|ground|pavement|carpet|tiles|boards)$/i.test(head)) return 'on floor';
  // Whoever paints on a wall does not stick to it.
  if (how === 'on' && /^(?:walls?|ceiling|door|doors|glass|window|windows|screen|fence)$/i.test(head))
    return isBeing(one.kind) && !CLINGS.has(one.kind) ? undefined : 'on wall';
  if (how === 'on' && kind === 'celestial' && !HEAVENS.test(head)) return undefined;
  if (
    how === 'on' &&
    !SMALL.test(head) &&
    !DRIVEN.has(kind) &&
    (surroundings === 'outdoor' || kind === 'terrain' || HEAVENS.test(head))
  )
    return 'in open';
  return settledByWay(how, one, named);
}

/** The same of what leads along, is filled, watched or used. */
function settledByWay(
  how: string,
  one: Member,
  { member, surroundings, isPlural, head }: NamedAfter,
): string | undefined {
  const kind = member?.kind ?? 'thing';
  if (how === 'across' && BOARDS.test(head)) return 'board between';
  if (how === 'across' && LINE.test(head)) return 'over line';
  if (how === 'through' && WATERS.test(head)) return 'through water';
  if (how === 'through' && MEADOWS.test(head)) return 'in open';
  if (how === 'through' && (kind === 'material' || kind === 'weather')) return 'through air';
  if (how === 'through' && GROWS.has(one.kind)) return 'grown';
  if (how === 'through' && OPENING.test(head)) return 'through gap';
  if (how === 'through' && surroundings === 'indoor') return 'in room';
  if (how === 'full' && ['place', 'building', 'structure'].includes(one.kind)) return 'full house';
  if (how === 'on' && SEATS.test(head) && isBeing(one.kind)) return 'on seat';
  if (how === 'on' && kind === 'furniture' && isBeing(one.kind)) return 'on piece';
  if (how === 'on' && NARROW.test(head)) return 'on high';
  if (how === 'beside' && (LARGE.has(kind) || surroundings !== undefined)) return 'before';
  if (how === 'under' && SPREAD.has(kind)) return 'under cover';
  if (how === 'pushing' && WHEELED.test(head)) return 'pushing along';
  if (how === 'under' && (surroundings !== undefined || kind === 'terrain')) return undefined;
  if (how === 'round') return one.plural ? 'round' : undefined;
  if (how === 'amid' || how === 'between') return isPlural ? how : undefined;
  if (how === 'watching' || how === 'leaving' || how === 'into')
    return surroundings !== undefined || BUILT.has(kind) || LARGE.has(kind) ? how : undefined;
  const isHouse = surroundings !== undefined || BUILT.has(kind);
  if (how === 'as') return isBeing(one.kind) ? undefined : isHouse ? 'as house' : how;
  if (how === 'used') return isBeing(one.kind) ? undefined : isHouse ? how : 'as';
  if (how === 'inside' && (surroundings === 'indoor' || kind === 'building')) return 'in room';
  if (how === 'inside' && one.kind === 'place') return 'inside place';
  if (how === 'pushing' || how === 'pulling')
    return isBeing(one.kind) || one.kind === 'vehicle' ? how : undefined;
  return how;
}
