import { sifted } from '../lexicon/sifting/sifted.ts';
import { isBeing, isPeople, type Member, type Scene } from '../read/scene.ts';
import type { Held } from './camera/in-frame-rows.ts';
import { gapBetween, largerThanLife, leansOn, steered, underTree } from './camera/steered-and-apart.ts';
import { PART_SEEN } from './plain/certainty.ts';
import { isDenied } from './pose/denied-deed.ts';
import { patternOf, theOf } from './refer.ts';

/*
 * How the subject stands to the other thing of its sentence: on it, in it, under it, over it, at its controls. One thing
 * on another is one group; what is above has the upper part of the frame; what carries somebody is whole in it.
 */

/** Sizes of the tables, from the smallest. */
const SIZES = ['tiny', 'hand', 'table', 'person', 'large', 'huge', 'vast'] as const;
/** From how many sizes on the larger thing is a ground under the smaller one and no second figure. */
const FAR_APART = 3;
const TABLE = SIZES.indexOf('table');
const LARGE = SIZES.indexOf('large');

const SMALL_COPY = sifted(
  /\b(?:toy|tiny|miniature|paper|model|cardboard|little|lego|pocket|origami|doll'?s)\b/i,
);

/** Where a member is among the sizes; a toy boat is as small as a toy. */
function sizeOf({ row, words, adjectives }: Member): number | undefined {
  const at = SIZES.findIndex((size) => row?.traits.words.has(size));
  if (SMALL_COPY.test(`${adjectives.join(' ')} ${words}`)) return Math.min(at < 0 ? TABLE : at, TABLE);
  return at < 0 ? undefined : at;
}

/** What stands for the thing that it is a part or a heap of. */
const HEAPS = sifted(/^(?:stack|pile|heap|tower|row|line|bunch|mound|bundle)s?$/i);
const PARTS = sifted(
  /^(?:rim|corner|edge|top|tip|back|helmet|roof|hood|bonnet|trunk|lid|controls|bow|stern|wheel|helm|side|front|handle|neck|nose|arm|hand|head|shoulders?|cockpit|deck|mast|saddle|seat|spine|branch|hull|wing)$/i,
);

interface Other {
  readonly member: Member;
  readonly the: string;
  readonly size: number | undefined;
}

/** The other thing as a sentence names it: the stack with its plates, the knight whose helmet it is. */
function otherOf({ cast }: Scene, member: Member): Other {
  const at = cast.indexOf(member);
  const content = cast.find(
    ({ relation, part }) => part === 'content' && relation?.preposition === 'of' && relation.to === at,
  );
  if (content && HEAPS.test(member.name))
    return { member, the: `${theOf(member)} of ${theOf(content).replace(/^the /, '')}`, size: TABLE };
  const whole = content && PARTS.test(member.name) ? content : member;
  return { member: whole, the: theOf(whole), size: sizeOf(whole) };
}

const RELATIONS: readonly (readonly [words: RegExp, how: Standing])[] = [
  [sifted(/(?:^| )(?:on|onto|upon|atop|on top of|at the top of)$/), 'atop'],
  [sifted(/(?:^| )(?:under|beneath|underneath|below)$/), 'under'],
  [sifted(/(?:^| )(?:over|above)$/), 'over'],
  [sifted(/(?:^| )(?:in|inside|within)$/), 'within'],
];
type Standing = 'atop' | 'under' | 'over' | 'within';

const standingIn = (words: string): Standing | undefined =>
  RELATIONS.find(([pattern]) => pattern.test(words))?.[1];

/** Deeds that put or leave somebody where a preposition says; who knocks on a door is not on it. */
const STAYS = sifted(
  /^(?:rest|sit|stand|lie|perch|land|balance|sleep|nap|float|hang|hover|drip|melt|dangle|swing|drift|kneel|crouch|dance|walk|trap|freeze|frozen|caught|stick|set|lay|place|leave|forget|abandon|curl up|pile|stack|pose|roost|settle|swim|glow|spin|seat|encase|preserve|suspend|embed|bloom|grow|rain|pour|fall|snow|drape|spill)\b/,
);
/** What is on something only in a manner of speaking, or has a pose of its own there. */
const NO_GROUNDS: ReadonlySet<string> = new Set([
  'place',
  'terrain',
  'weather',
  'celestial',
  'material',
  'abstract',
  'hands',
  'clothing',
  'textile',
  'event',
]);
/** What one sits, lies or rides on as everybody does: the pose has it. */
const SEATS = sifted(
  /\b(?:chairs?|armchair|sofa|couch|settee|bench|stools?|bed|throne|swing|hammock|pillow|cushion|bike|bicycle|motorcycle|motorbike|scooter|moped|horse|skateboard|surfboard|sled|sledge|tricycle|unicycle|rug|carpet|mat|blanket|floor|ground|stairs?|steps?|ladder|stage|bus|train|tram|subway|metro|plane|airplane|ferry|ship|boat|bridge|pier|dock|balcony|roof|rooftop|escalator|elevator|lift|phone|telephone|screen|tv|television|laptop|computer|guitar|piano|drums?|violin|cello|harp|trumpet|saxophone|organ|keyboard)$/i,
);
const CLEAR = sifted(
  /\b(?:ice(?: cube| block)?|amber|resin|glass|jar|bottle|bulb|snow globe|globe|bubble|aquarium|tank|terrarium|crystal|jelly|hourglass|vial|lantern|vitrine|cloche|fish ?bowl)s?$/i,
);

/** Whether what is around it can be seen through. */
const isClear = ({ name, row, words }: Member): boolean =>
  CLEAR.test(name) ||
  /^(?:glass|ice|amber)\b/i.test(words) ||
  (row?.traits.words.has('translucent') === true && !/\b(?:water|steam|smoke|fog|mist)$/i.test(name));

/** 'on its shell', 'in his glasses': nothing that somebody is on or in. */
const isOwn = ({ subject }: Scene, { name }: Member): boolean =>
  new RegExp(`\\b(?:its|his|her|their|my|own) (?:[\\p{L}-]+ )?${patternOf(name)}\\b`, 'iu').test(subject);

/** What carries a thing as a matter of course: it is the ground of a still life, and not seen whole. */
const STILL_LIFE = sifted(
  /\b(?:tables?|tabletop|desk|counter|worktop|shelf|mantelpiece|plates?|tray|saucer|coaster|cutting board|windowsill|sill|plinth|pedestal|stand|hook|wall|dish|bowl|napkin|placemat)$/i,
);
/** 'a moth queen' is no specimen. */
const CROWNED = sifted(/\s(?:queen|king|prince|princess|emperor|empress|knight|lord|lady|goddess|god)$/i);

/** How and to what the words put the subject, by its deed or by a preposition. */
function* told(scene: Scene, main: Member): Generator<readonly [Standing, Member]> {
  const { cast, doings } = scene;
  const at = cast.indexOf(main);
  for (const { verb, agents, object } of doings) {
    const how = standingIn(verb.base);
    const other = cast[object ?? -1];
    if (how && other && agents.includes(at) && STAYS.test(verb.base)) yield [how, other];
  }
  for (const other of cast) {
    const how = other.relation?.to === at ? standingIn(other.relation.preposition) : undefined;
    // Whoever hammers on an anvil is not on it.
    const isWorkedOn =
      how === 'atop' && isPeople(main.kind) && doings.some(({ object }) => object !== undefined);
    if (how && !isWorkedOn && other.part !== 'topic' && other.part !== 'content' && !isOwn(scene, other))
      yield [how, other];
  }
}

/** The framing of one who stands so to the other; undefined where a view of the subject alone has both. */
function framingOf(main: Member, how: Standing, other: Other): Held['how'] | undefined {
  const { member, size } = other;
  const own = sizeOf(main);
  // What is served in a glass is seen as food.
  if (how === 'within')
    return isClear(member) && !isPeople(main.kind) && !['food', 'drink'].includes(main.kind)
      ? 'within'
      : undefined;
  if (isBeing(member.kind) && how === 'atop')
    return !isPeople(main.kind) && isBeing(main.kind) && (own ?? LARGE) <= TABLE && !member.plural
      ? 'borne'
      : undefined;
  if (how === 'under') return (size ?? LARGE) > (own ?? 0) || size === LARGE ? 'under' : undefined;
  if (how === 'over') return size !== undefined && size >= TABLE ? 'over' : undefined;
  if (isPeople(main.kind) && (!member.known || (size ?? 0) < LARGE)) return undefined;
  if (CROWNED.test(main.name) || (!isBeing(main.kind) && STILL_LIFE.test(member.name))) return undefined;
  const isSeat = SEATS.test(member.name);
  // A cat on a chair is seen as cats are; an accordion on a bed is one group with it.
  if (isSeat && isBeing(main.kind) && (isPeople(main.kind) || (own ?? TABLE) >= TABLE)) {
    const isOdd = !isPeople(main.kind) && member.kind === 'instrument';
    if (!isOdd) return undefined;
  }
  const isGround = own !== undefined && own < TABLE && (size ?? 0) - own >= FAR_APART - (own === 0 ? 1 : 0);
  return isGround && isBeing(main.kind) ? 'perched' : 'atop';
}

const FLOWN = sifted(
  /\b(?:plane|biplane|airplane|aeroplane|glider|airship|balloon|rocket|helicopter|zeppelin|jet|spitfire|ufo|saucer|spaceship|carpet)$/i,
);

/** What something small goes up on: its side is all that is behind. */
function climbed({ cast, place, doings }: Scene, main: Member): string | undefined {
  const own = sizeOf(main);
  if (!isBeing(main.kind) || own === undefined || own >= TABLE) return undefined;
  const at = cast.indexOf(main);
  const doing = doings.find(
    ({ verb, agents, form }) =>
      form !== 'past' &&
      agents.includes(at) &&
      /^(?:climb|crawl|creep|inch|scale|run|scurry|slide)\b/.test(verb.base),
  );
  if (!doing) return undefined;
  const other = cast[doing.object ?? -1];
  if (other && /^(?:climb|scale)\b|\bup$/.test(doing.verb.base) && (sizeOf(other) ?? 0) > TABLE)
    return theOf(other);
  return place?.preposition === 'up' ? `the ${place.words.replace(/^the /i, '')}` : undefined;
}

/** What somebody bears on their own back: the two are one shape. */
function load({ cast, doings, subject }: Scene, main: Member): Member | undefined {
  const at = cast.indexOf(main);
  const object = doings.find(
    ({ verb, agents, form }) =>
      form !== 'past' && agents.includes(at) && /^(?:carry|bear|haul|wear|have)$/.test(verb.base),
  )?.object;
  const carried =
    cast[object ?? -1] ?? cast.find(({ relation }) => relation?.to === at && relation.preposition === 'with');
  return carried && !isPeople(main.kind) && isBeing(main.kind) && ON_OWN_BACK.test(subject)
    ? carried
    : undefined;
}
const ON_OWN_BACK = sifted(
  /\bon (?:its|his|her|their) (?:back|shell|head|antlers|horns|shoulders?|tail|trunk|nose)\b/i,
);

/** Whom the main one does something to: a giraffe that is measured from a ladder. */
const doneTo = ({ cast, doings }: Scene, main: Member): Member | undefined => {
  const object = doings.find(
    ({ agents, form, object: whom }) =>
      form !== 'past' && agents.includes(cast.indexOf(main)) && isBeing(cast[whom ?? -1]?.kind ?? 'thing'),
  )?.object;
  return cast[object ?? -1];
};

/** Who bears something on its back is framed with it before either is taken for the larger one. */
export function ladenWith(scene: Scene, main: Member): Held | undefined {
  const borne = isDenied(scene) ? undefined : load(scene, main);
  return borne && { how: 'laden', other: theOf(borne) };
}

/** A window or a tapestry that depicts somebody: who is in it stands to nothing outside. */
const isPicture = ({ cast, doings }: Scene, main: Member): boolean =>
  !isBeing(main.kind) &&
  doings.some(
    ({ verb, agents }) =>
      agents.includes(cast.indexOf(main)) && /^(?:depict|portray|show|represent|illustrate)$/.test(verb.base),
  );

/** What the frame has to hold by how the subject stands to the rest of its sentence. */
export function standsTo(scene: Scene, main: Member): Held | undefined {
  if (isDenied(scene) || PART_SEEN.test(scene.subject) || isPicture(scene, main)) return undefined;
  const gap = gapBetween(scene, main);
  if (gap) return { how: 'apart', other: gap };
  const large = isBeing(main.kind) ? largerThanLife(scene, main) : undefined;
  if (large) return { how: 'dwarfed', other: theOf(large) };
  const carrier = steered(scene, main);
  if (carrier) return { how: FLOWN.test(theOf(carrier)) ? 'flown' : 'aboard', other: theOf(carrier) };
  const leant = leansOn(scene, main);
  if (leant) return { how: 'both', other: theOf(leant) };
  const wall = climbed(scene, main);
  if (wall) return { how: 'climbs', other: wall };
  const tree = underTree(scene, main);
  if (tree) return { how: 'under', other: tree };
  for (const [standing, member] of told(scene, main)) {
    if (
      member === main ||
      (NO_GROUNDS.has(member.kind) &&
        !(standing === 'within' && isClear(member)) &&
        !(standing === 'over' && member.kind === 'event'))
    )
      continue;
    const other = otherOf(scene, member);
    const how = framingOf(main, standing, other);
    const whom = how === 'atop' || how === 'under' ? doneTo(scene, main) : undefined;
    if (whom) return { how: 'all', other: `${theOf(whom)} and ${other.the}` };
    if (how) return { how, other: other.the };
  }
  return undefined;
}
