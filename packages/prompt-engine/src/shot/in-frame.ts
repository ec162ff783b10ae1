import { rowsOf, textOf, wordsOfCell } from '../lexicon/row.ts';
import {
  type Doing,
  isBeing,
  isPeople,
  type Member,
  mainOf,
  type PlaceRead,
  type Scene,
} from '../read/scene.ts';
import { SMALLER_THAN } from '../read/sizes-and-views.ts';
import { belowOf } from './beyond.ts';
import type { CameraRow } from './camera-rows.ts';
import { isDenied } from './pose-fit.ts';
import { theOf } from './refer.ts';
import { givenTo, mishapOf, seenBehind, towedOrBeside } from './seen-behind.ts';
import { capital } from './shot.ts';
import { CAMERA_HEIGHTS, SHOT_SIZES } from './stage.ts';

/*
 * What the frame has to hold decides the shot before the kind of the subject does: whoever is on, around or beside
 * what is much larger is seen with it, a giant is seen whole, what flies over a place is seen over it, and what lies
 * inside an open thing is seen from above.
 */

/** What the frame has to hold beside the subject, and why. */
export interface Held {
  readonly how: 'giant' | 'tiny' | 'both' | 'past' | 'above' | 'below' | 'into' | 'down';
  /** What the frame holds besides, as a sentence names it. */
  readonly other?: string;
}

/*
 * how take | size height | camera | layout. {The} is the subject, {other} what is held besides. A clause that names
 * {other} goes where there is none.
 */
const ROWS = `
giant s | wide low | Full-length wide shot from low down, 35mm lens at f/8, the whole figure in frame, sharp throughout | {The} centred and filling the height of the frame, {other} whole in frame for scale
giant c | extreme-wide ground | Extreme wide shot from ground level, 24mm lens at f/5.6, the whole figure in frame | {The} on the right third and towering to the top of the frame, {other} whole in frame for scale, open space on the left
giant m | wide eye | Distant wide shot, 85mm lens, the whole figure in frame | {The} centred and filling the height of the frame, {other} whole in frame for scale, empty space on both sides
tiny s | close eye | Close view at the height of {the}, 100mm macro lens at f/11, the whole figure sharp | {The} whole and centred, even margins on every side
tiny c | close low | Low view from just in front, 60mm macro lens at f/4, the whole figure sharp, what is behind softly blurred | {The} on the left third, open space to the right
tiny m | close eye | Close view at the height of {the}, 100mm macro lens, level | {The} small and low in the frame, plain space above
both s | wide eye | Wide shot at eye level, 50mm lens at f/8, {the} and {other} both in frame, sharp throughout | {The} and {other} together in the middle, nothing cut at the edges
both c | wide low | Wide shot from low down, 28mm lens at f/5.6, {the} and {other} both in frame | {The} and {other} on the right and middle thirds, open space on the left
both m | extreme-wide eye | Distant wide shot, 85mm lens, {the} and {other} both in frame | {The} and {other} together in the middle, wide empty space around
past s | wide eye | Wide shot at eye level, 50mm lens at f/8, {the} and {other} both in frame, sharp throughout | {The} on the left third in front, {other} farther back on the right
past c | wide low | Wide shot from low down, 35mm lens at f/4, {the} near and sharp, {other} softer behind | {The} large on the left third, {other} smaller on the right
past m | extreme-wide eye | Distant wide shot, 85mm lens, {the} and {other} both in frame | {The} in the lower left, {other} small at the right, empty space between
above s | wide eye | Wide shot, 35mm lens at f/8, sharp throughout | {The} in the upper half of the frame, {other} along the lower third
above c | wide low | Wide shot from close to the ground looking up, 24mm lens at f/5.6 | {The} in the upper right of the frame, {other} along the lower edge
above m | extreme-wide eye | Distant wide shot, 85mm lens, level | {The} in the upper third, {other} as a low band along the lower edge, the rest empty
below s | wide high | Wide shot from a high angle, 35mm lens at f/8, {other} in view below, sharp throughout | {The} in the upper third, {other} filling the lower half
below c | wide high | Wide shot looking down past {the}, 24mm lens at f/5.6, {other} in view below | {The} in the upper right and near, {other} below on the left
below m | wide high | High-angle view from a distance, 50mm lens, {other} in view below | {The} in the upper third, {other} below, the rest empty
into s | close high | Close-up from a high angle looking in, 90mm lens at f/8, sharp throughout | {The} centred, filling two thirds of the frame, even margins
into c | close high | Close-up looking down over the rim, 50mm lens at f/2.8, the near rim sharp, shallow depth of field | {The} on the right third, depth running to the left
into m | close overhead | Overhead view, 70mm lens, camera pointing straight down | {The} small and centred, wide negative space on every side
down s | wide high | Wide shot from above one end looking down into {the}, 24mm lens at f/11, sharp throughout | {The} centred, its whole rim in frame
down c | wide high | Wide shot from high above one corner looking down into {the}, 28mm lens at f/5.6 | {The} on the left third, its near edge running in from the lower right corner
down m | wide overhead | Overhead view, 50mm lens, camera pointing straight down | {The} as one plain shape in the middle, an even margin around it
`;

interface HeldRow extends CameraRow {
  readonly layout: string;
}

const HELD: readonly HeldRow[] = rowsOf(ROWS, 4).map(([who, facts, text, layout]) => {
  const [kind = '', take = ''] = wordsOfCell(who);
  const [sizeWord, heightWord] = wordsOfCell(facts);
  const size = SHOT_SIZES.find((each) => each === sizeWord);
  const height = CAMERA_HEIGHTS.find((each) => each === heightWord);
  if (!size || !height) throw new RangeError(`Framing without size or height: ${text}`);
  return { kind, take, size, height, text: textOf(text), layout: textOf(layout) };
});

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
  /^(?:around|on top of|atop|on|beside|next to|above|over|behind|in front of|against|under|beneath|at the (?:foot|top) of)$/;
/** Deeds that are done to all of what is large. */
const HOLDING =
  /(?:\b(?:around|against|behind|on|beside|next to|in front of|above|up|over)$|^(?:climb|hug|push|pull|lift|carry|drag|tow|attack|guard|embrace|circle|topple|repair|fix|mend|restore|wash|polish|clean|wax|varnish|launch|inspect|decorate|(?:look|gaze|stare) up at)\b)/;
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
      isLarge(member) &&
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
  /^(?:fly|float|hover|glide|soar|drift|swim|rise|circle|levitate|sail|loom|pass|swoop|hang|parachute)\b/;
const FLIERS: ReadonlySet<string> = new Set([
  'bird',
  'aircraft',
  'spacecraft',
  'sea-animal',
  'fantasy-being',
]);

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
  return flies || (doings.length === 0 && (FLIERS.has(main.kind) || FLOWN_THINGS.test(main.name)))
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

/** What the frame must hold, by what the words say of the subject and of what it is with. */
export function heldInFrame(scene: Scene): Held | undefined {
  const main = mainOf(scene);
  if (!main || scene.uses.length > 0) return undefined;
  if (EMPTIED.test(scene.subject) && POOLS.test(main.name)) return { how: 'down' };
  const isSeenInto =
    !scene.cameras.some(({ row }) => row.height === 'overhead') &&
    TABLED.has(main.kind) &&
    scene.lettering.length === 0 &&
    !RAISED.test(scene.subject) &&
    (IN_A_VESSEL.test(scene.subject) || (main.kind === 'food' && BROTHS.test(main.name)));
  if (isSeenInto && !scene.place?.row?.traits.has('nature')) return { how: 'into' };
  // A butterfly on a tank would not be seen from where all of the tank is.
  const isTiny = ['tiny', 'hand'].some((size) => main.row?.traits.words.has(size));
  const large = isBeing(main.kind) && !isTiny ? (largeBeside(scene, main) ?? outgrown(scene)) : undefined;
  if (isTinyBeing(scene, main)) return { how: 'tiny' };
  if (isGiant(scene, main)) return { how: 'giant', ...(large && { other: theOf(large) }) };
  const behind = seenBehind(scene, main);
  if (behind) return { how: 'past', other: theOf(behind) };
  const ground = groundBelow(scene, main);
  if (ground)
    return {
      how: 'above',
      other: ground.proper ? ground.words : `the ${ground.words.replace(/^the /i, '')}`,
    };
  const below = belowOf(scene);
  if (below && isBeing(main.kind)) return { how: 'below', other: below };
  const before = !isTiny && isBeing(main.kind) ? standsBefore(scene) : undefined;
  if (before && !large) return { how: 'both', other: before };
  const receiver = large ? undefined : givenTo(scene, main);
  const both = large ?? receiver ?? mishapOf(scene, main) ?? towedOrBeside(scene, main);
  return both ? { how: 'both', other: theOf(both) } : undefined;
}

const named = (text: string, the: string, other: string | undefined): string =>
  (other === undefined ? text.replace(/, [^,]*\{other\}[^,]*/g, '') : text.replaceAll('{other}', other))
    .replaceAll('{The}', capital(the))
    .replaceAll('{the}', the)
    .replace(the.includes(', ') ? ' both in frame' : /$^/, ' all in frame');

const isDoneTogether = (doings: readonly Doing[], one: number, other: number): boolean =>
  doings.some(({ agents }) => agents.includes(one) && agents.includes(other));

/** Whom the main one does something to: the cow is not left out for the pool. */
const isDoneTo = (doings: readonly Doing[], main: number, whom: number): boolean =>
  doings.some(({ agents, object, form }) => form !== 'past' && agents.includes(main) && object === whom);

/** Everybody who acts, as a layout calls them: the bride does not stand under the tree alone. */
export function heldSubject(
  { cast, doings, subject }: Scene,
  main: Member,
  { how: held, other }: Held,
): string {
  const measure = SMALLER_THAN.exec(subject)?.[0].toLowerCase() ?? '';
  // Who marches through the town below is not up here.
  const beside = cast.filter(
    (member) =>
      held !== 'below' &&
      // Near is who the sentence is about, and who does the same.
      (held !== 'past' || isDoneTogether(doings, cast.indexOf(main), cast.indexOf(member))) &&
      !measure.endsWith(member.name.toLowerCase()) &&
      member !== main &&
      isBeing(member.kind) &&
      (member.part === 'companion' || isDoneTo(doings, cast.indexOf(main), cast.indexOf(member))) &&
      theOf(member) !== other,
  );
  return beside.length === 0 || beside.length > 2
    ? theOf(main)
    : [main, ...beside].map(theOf).join(other === undefined ? ' and ' : ', ');
}

/** The camera of what the frame must hold. */
export function heldCamera({ how, other }: Held, take: string, the: string): CameraRow | undefined {
  const row = HELD.find(({ kind, take: of }) => kind === how && of === take);
  return row && { ...row, text: named(row.text, the, other) };
}

/** The layout of what the frame must hold. */
export function heldLayout({ how, other }: Held, take: string, the: string): string {
  const row = HELD.find(({ kind, take: of }) => kind === how && of === take);
  return row ? named(row.layout, the, other) : '';
}
