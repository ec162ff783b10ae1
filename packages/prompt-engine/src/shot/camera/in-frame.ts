import {
  type Doing,
  isBeing,
  isPeople,
  type Member,
  mainOf,
  type PlaceRead,
  type Scene,
} from '../../read/scene.ts';
import { SMALLER_THAN } from '../../read/sizes-and-views.ts';
import { belowOf } from '../place/beyond.ts';
import { isDenied } from '../pose/denied-deed.ts';
import { patternOf, theOf } from '../refer.ts';
import { ladenWith, standsTo } from '../stands-to.ts';
import { accentOf, allInFrame } from './all-in-frame.ts';
import { smallInHand } from './hand-work.ts';
import type { Held } from './in-frame-rows.ts';
import { flatUnder, isGroundMark, isSheet, openAround } from './lies-flat.ts';
import { neighbourInFrame } from './neighbour-in-frame.ts';
import {
  aboveOf,
  FLIERS,
  fallsOnto,
  groundWithThose,
  hoistOf,
  hungFrom,
  isFlier,
  isToldBelow,
  liftedBy,
  lookedUpAt,
  workedFrom,
  workedOn,
} from './over-and-under.ts';
import { givenTo, mishapOf, seenBehind, towedOrBeside } from './seen-behind.ts';
import { seenInto } from './seen-into.ts';

/*
 * What the frame has to hold decides the shot before the kind of the subject does: whoever is on, around or beside
 * what is much larger is seen with it, a giant is seen whole, what flies over a place is seen over it, and what lies
 * inside an open thing is seen from above.
 */

const GIANT = /^(?:giant|gigantic|huge|enormous|colossal|massive|towering|monstrous)$/i;
const TINY = /^(?:tiny|miniature|thumb-sized|inch-high|inch-tall|pocket-sized|teeny|minuscule|microscopic)$/i;
const GIANT_NAMES = /\b(?:giants?|giantess|titan|colossus|kaiju|behemoth|godzilla|king kong)$/i;
const LARGER_THAN =
  /\b(?:(?:taller|bigger|larger|higher) than|as (?:big|tall|large|high|huge) as|the size of) (?:an?|the|her|his|its|any|all the) (?:[\p{L}-]+ ){0,2}?(?:house|building|truck|lorry|bus|skyscraper|trees?|mountain|church|tower|cars?|city|town|village|island|ship|whale|elephant|hill|barn|cathedral|castle|stadium|train|bridge|roofs?|rooftops?)\b/iu;

const LARGE_KINDS: ReadonlySet<string> = new Set([
  'building',
  'structure',
  'vehicle',
  'boat',
  'aircraft',
  'spacecraft',
  'machine',
  'tree',
]);
const SMALL: ReadonlySet<string> = new Set(['tiny', 'hand', 'held', 'table', 'person']);
const BIG: readonly string[] = ['large', 'huge', 'vast'];

/** What is so much larger than a person that a view of the one leaves the other out. */
const isBornePlace = ({ kind }: Member, { subject }: Scene): boolean =>
  kind === 'place' &&
  /\bon (?:its|his|her|their) (?:back|shell|head|shoulders?|antlers|horns)\b/i.test(subject);

const isLarge = ({ kind, row, adjectives, name }: Member): boolean => {
  if (adjectives.some((each) => GIANT.test(each))) return !isBeing(kind) || row !== undefined;
  const size = row?.traits.words;
  if (isBeing(kind)) return size?.has('huge') === true || size?.has('vast') === true;
  if (!LARGE_KINDS.has(kind) || /\b(?:door|window|wall|fence|gate|bench|swing|stairs?|steps?)s?$/i.test(name))
    return false;
  return size === undefined || (BIG.some((each) => size.has(each)) && ![...SMALL].some((s) => size.has(s)));
};

/** How one stands to a larger thing without being in it. */
const BESIDE =
  /^(?:around|on top of|atop|on|beside|next to|above|over|behind|in front of|against|under|beneath|off|down|at the (?:foot|top) of)$/;
/** Deeds that are done to all of what is large. */
const HOLDING =
  /(?:^(?:hang (?:off|from)|hang|dangle|cling|cling to|rappel|abseil|swing from)$|\b(?:around|against|behind|on|beside|next to|in front of|above|up|over)$|^(?:climb|hug|push|pull|lift|carry|drag|tow|attack|guard|embrace|circle|topple|repair|fix|mend|restore|wash|polish|clean|wax|varnish|launch|inspect|decorate|(?:look|gaze|stare) up at)\b)/;
/** What one is in when one is on it. */
const BOARDED =
  /\b(?:bus|train|tram|subway|metro|plane|airplane|ship|ferry|boat|yacht|raft|stage|bridge|pier|dock|platform|cart|sled|bike|bicycle|motorcycle|motorbike|scooter)$/i;

/** The large thing that the main one is around, on or beside. */
function largeBeside(scene: Scene, main: Member): Member | undefined {
  const at = scene.cast.indexOf(main);
  const isMet = ({ verb, agents, object }: Doing, index: number): boolean =>
    object === index && agents.includes(at) && HOLDING.test(verb.base);
  return scene.cast.find(
    (member, index) =>
      member !== main &&
      member.part !== 'topic' &&
      member.part !== 'worn' &&
      (isLarge(member) || isBornePlace(member, scene)) &&
      !(isBeing(main.kind) && isLarge(main) && isBeing(member.kind)) &&
      ((member.relation?.to === at &&
        BESIDE.test(member.relation.preposition) &&
        !(member.relation.preposition === 'on' && BOARDED.test(member.name))) ||
        scene.doings.some(
          (doing) => isMet(doing, index) && !(/ on$/.test(doing.verb.base) && BOARDED.test(member.name)),
        )),
  );
}

/** 'taller than the house she is sitting on': the house is there, and no measure alone. */
const outgrown = ({ cast, doings }: Scene): Member | undefined =>
  doings.some(({ verb, object }) => object === undefined && / (?:on|against|over|in)$/.test(verb.base))
    ? cast.find((member) => member.relation?.preposition === 'as' && isLarge(member))
    : undefined;

const isGiant = (scene: Scene, main: Member): boolean => {
  if (!isBeing(main.kind)) return false;
  const isSpecies = main.row?.names.some(({ singular }) => /^giant \p{L}/u.test(singular)) === true;
  return (
    (!isSpecies && main.adjectives.some((each) => GIANT.test(each))) ||
    GIANT_NAMES.test(main.name) ||
    LARGER_THAN.test(scene.subject)
  );
};

/** Somebody as small as a thumb is seen from as near: from afar there would be nobody. */
const isTinyBeing = ({ subject }: Scene, { kind, adjectives }: Member): boolean =>
  (/^(?:fantasy-being|robot)$/.test(kind) || (isPeople(kind) && kind !== 'baby')) &&
  (adjectives.some((each) => TINY.test(each)) || SMALLER_THAN.test(subject));

const FLOWN =
  /^(?:loop|fly|float|hover|glide|soar|drift|swim|rise|circle|levitate|sail|loom|pass|swoop|hang|parachute)\b/;

const FLOWN_THINGS =
  /\b(?:kites?|drones?|balloons?|airships?|blimps?|zeppelins?|ufos?|parachutes?|sky lanterns?)$/i;

/** The ground that somebody or something is over in the air. */
function groundBelow(scene: Scene, main: Member): PlaceRead | undefined {
  const { place, doings } = scene;
  if (
    !place?.row ||
    /\b(?:clouds?|sky|skies|stars|space)$/i.test(place.words) ||
    !/^(?:above|over)$/.test(place.preposition) ||
    isDenied(scene)
  )
    return undefined;
  if (main.kind === 'celestial' || main.kind === 'weather') return undefined;
  const flies = doings.some(({ verb, form }) => form !== 'past' && FLOWN.test(verb.base));
  return flies ||
    /^(?:bird|aircraft)$/.test(main.kind) ||
    (doings.length === 0 && (FLIERS.has(main.kind) || FLOWN_THINGS.test(main.name)))
    ? place
    : undefined;
}

/** What somebody stands before, beside or behind, where that is a place: the temple behind a samurai. */
function standsBefore({ place }: Scene): string | undefined {
  const isBeside =
    place?.row !== undefined &&
    !place.row.traits.has('support') &&
    /^(?:in front of|behind|beside|next to|at the foot of)$/.test(place.preposition);
  return isBeside ? (place.proper ? place.words : `the ${place.words.replace(/^the /i, '')}`) : undefined;
}

/** What is dug or built to be filled, without what fills it. */
const EMPTIED =
  /\b(?:empty|drained|dry|dried[ -]up|waterless|abandoned) (?:[\p{L}-]+ ){0,2}?(?:pool|fountain|bath|well|pond|reservoir|canal|moat|aquarium|basin|skatepark)\b/iu;
const POOLS = /\b(?:pool|pond|fountain|well|reservoir|canal|moat|basin|crater|quarry|skatepark)$/i;

/** What is looked at in an open vessel. */
const IN_A_VESSEL =
  /\b(?:bowl|pot|pan|skillet|wok|saucepan|basket|crate|bucket|cauldron|tub) (?:full )?of\b|\bopen (?:[\p{L}-]+ )?(?:suitcase|box|drawer|toolbox|chest|briefcase|trunk|cooler|coffin|tin)\b|\bnest with\b/iu;
const BROTHS =
  /^(?:ramen|soup|stew|pho|curry|chili|chilli|porridge|gazpacho|borscht|gumbo|oatmeal|poke bowl|risotto|paella|salad)$/i;
const TABLED: ReadonlySet<string> = new Set([
  'food',
  'container',
  'structure',
  'product',
  'thing',
  'plant',
  'flower',
]);
const RAISED =
  /\b(?:pour|drip|steam(?:ing)? from|hang|stack|held|holding|splash|spill|burst|fall|eat|sip|slurp)/i;

/** What has to be seen from near, and from above: a thing at the fingers' ends, on a map, in an open case. */
function heldNear(scene: Scene, main: Member): Held | undefined {
  const small = smallInHand(scene, main);
  if (small) return { how: 'small', other: small };
  if (isBeing(main.kind) || scene.lettering.length > 0) return undefined;
  const isSmallThing = ['tiny', 'hand', 'held', 'table'].some((size) => main.row?.traits.words.has(size));
  if (isGroundMark(main)) return { how: 'marks' };
  const under = flatUnder(scene, main);
  const isThing = !/^(?:vehicle|boat|building|structure|furniture|aircraft|place|terrain)$/.test(main.kind);
  if (!isSmallThing && !(under && isThing)) return undefined;
  const around = openAround(scene, main);
  if (around) return { how: 'cased', other: theOf(around) };
  return under ? { how: isSheet(main) ? 'spread' : 'flat', other: theOf(under) } : undefined;
}

/** Who is above, hangs, lifts or works from a cart: the other end is in the frame, where the words have it. */
function heldApart(scene: Scene, main: Member): Held | undefined {
  const lifted = liftedBy(scene, main);
  if (lifted) return { how: 'lifted', other: lifted };
  const target = fallsOnto(scene, main);
  if (target) return { how: 'falls', other: theOf(target) };
  const above = aboveOf(scene, main) ?? lookedUpAt(scene, main);
  if (above) return { how: 'topped', other: theOf(above) };
  const hold = hungFrom(scene, main);
  if (hold) return { how: 'hung', other: hold };
  const cart = workedFrom(scene, main) ?? workedOn(scene, main);
  return cart ? { how: 'with', other: theOf(cart) } : undefined;
}

/** What the frame must hold, by what the words say of the subject and of what it is with. */
export function heldInFrame(scene: Scene): Held | undefined {
  const main = mainOf(scene);
  if (!main || scene.uses.length > 0) return undefined;
  if (EMPTIED.test(scene.subject) && POOLS.test(main.name)) return { how: 'down' };
  const near = scene.cameras.length === 0 ? (seenInto(scene, main) ?? heldNear(scene, main)) : undefined;
  if (near) return near;
  const isSeenInto =
    !scene.cameras.some(({ row }) => row.height === 'overhead') &&
    TABLED.has(main.kind) &&
    scene.lettering.length === 0 &&
    !RAISED.test(scene.subject) &&
    (IN_A_VESSEL.test(scene.subject) || (main.kind === 'food' && BROTHS.test(main.name)));
  if (isSeenInto && !scene.place?.row?.traits.has('nature')) return { how: 'into' };
  const borne = scene.cameras.length === 0 ? ladenWith(scene, main) : undefined;
  if (borne) return borne;
  // A butterfly on a tank would not be seen from where all of the tank is.
  const isTiny = ['tiny', 'hand'].some((size) => main.row?.traits.words.has(size));
  const large = isBeing(main.kind) && !isTiny ? (largeBeside(scene, main) ?? outgrown(scene)) : undefined;
  if (isTinyBeing(scene, main)) return { how: 'tiny' };
  if (isGiant(scene, main)) return { how: 'giant', ...(large && { other: theOf(large) }) };
  const behind = seenBehind(scene, main);
  if (behind) return { how: 'past', other: theOf(behind) };
  const ground = groundBelow(scene, main);
  if (ground) return { how: 'above', other: groundWithThose(scene, main, ground) };
  const isOpen = scene.cameras.length === 0;
  const apart = isOpen ? heldApart(scene, main) : undefined;
  if (apart) return apart;
  const beside = neighbourInFrame(scene, main) ?? (isOpen && !large ? standsTo(scene, main) : undefined);
  if (beside) return beside;
  const below = isBeing(main.kind) ? belowOf(scene) : undefined;
  if (below) return { how: 'below', other: below };
  const before = !isTiny && !large && isBeing(main.kind) ? standsBefore(scene) : undefined;
  if (before) return { how: 'both', other: before };
  const both = large ?? givenTo(scene, main) ?? mishapOf(scene, main) ?? towedOrBeside(scene, main);
  if (both) return { how: 'both', other: theOf(both) };
  return scene.cameras.length === 0 ? (allInFrame(scene, main) ?? accentOf(scene, main)) : undefined;
}

const isDoneTogether = (doings: readonly Doing[], one: number, other: number): boolean =>
  doings.some(({ agents }) => agents.includes(one) && agents.includes(other));

/** Whom the main one does something to: the cow is not left out for the pool. */
const isDoneTo = (doings: readonly Doing[], main: number, whom: number): boolean =>
  doings.some(({ agents, object, form }) => form !== 'past' && agents.includes(main) && object === whom);

/** Relations of the main one alone: nobody else is on the ladder, or under the table. */
const ALONE_WITH: ReadonlySet<Held['how']> = new Set([
  'atop',
  'perched',
  'borne',
  'within',
  'under',
  'laden',
  'climbs',
  'all',
  'accent',
]);

/** Everybody who acts, as a layout calls them: the bride does not stand under the tree alone. */
export function heldSubject(scene: Scene, main: Member, { how: held, other }: Held): string {
  const { cast, doings, subject } = scene;
  const measure = SMALLER_THAN.exec(subject)?.[0].toLowerCase() ?? '';
  // Who marches through the town below is not up here.
  const beside = cast.filter(
    (member) =>
      !ALONE_WITH.has(held) &&
      held !== 'below' &&
      // Under an owl the mouse is on the ground.
      !(held === 'above' && !isFlier(member)) &&
      !isToldBelow(scene, member) &&
      // A parrot on somebody's shoulder is where that one is.
      !new RegExp(
        `${patternOf(member.name)} (?:perched |sitting |asleep )?on (?:his|her|their|its) (?:shoulder|head|arm|lap|back)`,
        'i',
      ).test(subject) &&
      // Near is who the sentence is about, and who does the same.
      (held !== 'past' || isDoneTogether(doings, cast.indexOf(main), cast.indexOf(member))) &&
      !measure.endsWith(member.name.toLowerCase()) &&
      member !== main &&
      isBeing(member.kind) &&
      (member.part === 'companion' || isDoneTo(doings, cast.indexOf(main), cast.indexOf(member))) &&
      !other?.includes(theOf(member)),
  );
  const hoist = held === 'above' ? [hoistOf(scene) ?? []].flat() : [];
  const named = beside.length > 2 ? [theOf(main)] : [main, ...beside].map(theOf);
  return [...named, ...hoist].join(other === undefined ? ' and ' : ', ');
}
