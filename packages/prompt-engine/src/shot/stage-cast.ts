import type { NounRow } from '../lexicon/noun.ts';
import { isBeing, isPeople, type Member, type Scene } from '../read/scene.ts';
import type { SceneClass } from './scene-class.ts';
import { bondNamed } from './stage-bonds.ts';
import { isSeenDeed } from './stage-deeds.ts';
import { isAnimal, nounCalled, nounWithin } from './stage-nouns.ts';
import { standInFor } from './stage-stand-ins.ts';

/*
 * Who of the cast is drawn, as what, and how many of them.
 */

/** The drawing of a member of the cast: a costume on a person, an animal as itself, `-` for what has none. */
export const drawingOf = (member: Member): string => {
  const role = member.role?.drawing ?? '';
  // 'A t-shirt mockup' shows a t-shirt, 'a wolf logo' a wolf.
  const shown = member.kind === 'graphic' ? nounWithin(member.words.replace(/ ?\S+$/, '')) : undefined;
  const isShop = shown?.kind === 'building' || shown?.kind === 'place';
  const found = ((isShop ? undefined : shown) ?? member.row ?? nounWithin(member.words))?.drawing ?? '-';
  const drawing = found === '-' || /^cauldron/.test(member.name) ? standInFor(member) : found;
  const own = drawing === '-' && isPeople(member.kind) && member.kind !== 'group' ? 'person' : drawing;
  return own.startsWith('person') && role.startsWith('person:') ? role : own;
};

const GROUPS: ReadonlyMap<string, number> = new Map([
  ['couple', 2],
  ['pair', 2],
  ['twins', 2],
  ['twin', 2],
  ['duo', 2],
  ['parents', 2],
  ['grandparents', 2],
  ['trio', 3],
  ['quartet', 4],
  ['band', 4],
  ['family', 4],
  ['friends', 4],
  ['siblings', 3],
  ['sisters', 2],
  ['brothers', 2],
  ['group', 5],
  ['crew', 5],
  ['team', 5],
  ['herd', 6],
  ['flock', 7],
  ['pack', 5],
  ['swarm', 8],
  ['caravan', 5],
]);

/** 'Father and son' are two. */
export const PAIR = /^\w+ and \w+$/;

const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** What is made and worn by twos. */
const BY_TWOS: ReadonlySet<string> = new Set(['shoe', 'boot', 'high-heel', 'sock', 'glove', 'skis', 'hand']);

/** Drawn as several already. */
const MANY_IN_ONE: ReadonlySet<string> = new Set(
  'pancakes vegetables fruit-bowl grapes book-stack sushi knitting playing-cards noodles pasta salad glasses headphones skis trousers stairs crowd flowers bouquet'.split(
    ' ',
  ),
);

/** How many are drawn: a small group is its people, an open plural a few. */
function countOf(member: Member): number {
  const words = member.words.toLowerCase().split(' ');
  const few =
    NUMBERS.indexOf(words[0] ?? '') + 2 > 1 && member.kind === 'group'
      ? NUMBERS.indexOf(words[0] ?? '') + 2
      : words.map((word) => GROUPS.get(word)).find(Boolean);
  if (member.kind === 'group' && few && !member.counted) return few;
  if (member.kind === 'group' && PAIR.test(member.name)) return 2;
  if (member.counted || !member.plural) return Math.min(60, member.count);
  if (MANY_IN_ONE.has(drawingOf(member))) return 1;
  if (BY_TWOS.has(drawingOf(member))) return 2;
  // One box says 'onions' as well as four.
  if (drawingOf(member) === '-' && !isBeing(member.kind)) return 1;
  return isBeing(member.kind) ? 3 : 4;
}

/** How many are drawn in this scene: a bride whose groom is named in the same breath is two. */
export const countIn = (member: Member, { subject }: Scene): number =>
  member.name === 'bride' && /\bbride (?:and|&) (?:the )?groom\b/i.test(subject) ? 2 : countOf(member);

const drawnGroup = (member: Member): string => {
  const drawing = drawingOf(member);
  const isFew = member.kind === 'group' && countOf(member) < 8 && countOf(member) > 1;
  return isFew && (drawing === 'crowd' || drawing === '-') ? 'person' : drawing;
};

const KIN =
  /^(?:mother|father|mum|mom|dad|parents?|daddy|mama|papa|siblings?|brothers?|sisters?|family|friends?)$/;

const YOUNG = /^(?:calf|cub|pup|chick|baby|young|joey|kid|foal|infant)s?$/;

/** 'An elephant and her calf': the young are of the animal that they stand beside, whatever else is so called. */
function parentOf(member: Member, scene: Scene): NounRow | undefined {
  const [lead] = scene.cast;
  const isOwn =
    lead !== member &&
    new RegExp(`\\b(?:its|her|his|their) (?:\\w+ )?${member.name}`, 'i').test(scene.subject);
  return isOwn && lead?.row && isAnimal(lead.row) ? lead.row : undefined;
}

/** The animal that a word of kin means: 'a foal and its mother', 'a penguin family', 'a herd of deer'. */
function speciesOf(member: Member, scene: Scene): NounRow | undefined {
  if (YOUNG.test(member.name)) return parentOf(member, scene);
  if (!isPeople(member.kind)) return undefined;
  const own = member.words.toLowerCase().split(' ').map(nounCalled);
  const animal = own.find((row) => row && isAnimal(row));
  if (animal && member.kind === 'group') return animal;
  const main = scene.cast.find(({ part }) => part === 'main');
  const isKin = main !== member && KIN.test(member.name) && /\bits\b/.test(scene.subject);
  return isKin && main?.row && isBeing(main.kind) && !isPeople(main.kind) ? main.row : undefined;
}

/** The drawing of a member as it stands in this scene. */
export function drawnAs(member: Member, scene: Scene): string {
  const drawing = speciesOf(member, scene)?.drawing ?? drawnGroup(member);
  if (drawing === 'person:soldier' && ANCIENT.test(`${member.words} ${scene.subject}`))
    return 'person:armour';
  if (
    drawing === 'tree' &&
    /\b(?:christmas|xmas|fir|spruce|pine)\b/i.test(
      `${member.words} ${member.name === 'tree' ? scene.subject : ''}`,
    )
  )
    return 'pine';
  return drawing === 'sign' && NEON.test(member.words) ? 'neon' : drawing;
}

const NEON = /\bneon\b/i;
/** Soldiers of times that had no steel helmet and no khaki. */
const ANCIENT =
  /\b(?:roman|legion\w*|centurions?|spartans?|hoplites?|crusaders?|medieval|ancient|conquistadors?)\b/i;

/** Whether the picture is of a sign that is its own light. */
export const isNeon = (scene: Scene): boolean =>
  scene.cast.some((member) => member.part === 'main' && drawnAs(member, scene) === 'neon');

const GROUND: ReadonlySet<string> = new Set(['terrain', 'building', 'weather', 'structure', 'tree']);
/** What has no form of its own to be drawn. */
export const FORMLESS: ReadonlySet<string> = new Set([
  'abstract',
  'event',
  'weather',
  'material',
  'hands',
  'clothing',
  'textile',
]);
/** Whether what is named as the place is a thing in the picture too. */
function isThingToo(member: Member, scene: Scene): boolean {
  const drawing = drawingOf(member);
  const isSeen = !/^(?:in|inside|at|within)$/.test(scene.place?.preposition ?? '');
  if (/^(?:building|structure)$/.test(member.kind)) return isSeen && member.part !== 'support';
  return (
    BEARS.has(member.kind) ||
    member.kind === 'boat' ||
    /^(?:rock|skateboard|surfboard|bicycle|motorbike|sleigh)$/.test(drawing)
  );
}

/** What is named as the place and yet is a thing in the picture: 'in a teacup', 'on a chair'. */
const BEARS: ReadonlySet<string> = new Set([
  'furniture',
  'container',
  'product',
  'clothing',
  'tool',
  'flower',
  'plant',
]);
const STANDING_APART: ReadonlySet<string> = new Set(['around', 'behind', 'front', 'beside']);

/** A thing that nobody knows as the object of a deed that needs none: 'dancing tango' has no thing. */
const isNoThing = (index: number, scene: Scene): boolean =>
  scene.doings.some(({ object, row }) => object === index && !row?.traits.words.has('hands'));

/** 'A band, five musicians' are five, not nine; a groom beside his bride is one of the couple. */
const isToldTwice = (member: Member, scene: Scene): boolean =>
  (member.kind === 'group' &&
    !member.counted &&
    scene.cast.some(
      (other) => other !== member && isPeople(other.kind) && other.counted && other.part === 'companion',
    )) ||
  (/\bgroom\b/.test(member.words) && scene.cast.some(({ name }) => name === 'bride'));

/** Houses that one thinks of from within. */
const SEEN_WITHIN =
  /\b(?:library|cafe|bar|pub|bookshop|museum|gym|office|supermarket|bakery|cinema|theatre)$/;

/** 'A library with a spiral staircase' is seen from inside: a room that is told by what stands in it. */
export const isInterior = (member: Member, scene: Scene): boolean =>
  member.part === 'main' &&
  member.kind === 'building' &&
  member.placeRow?.surroundings === 'indoor' &&
  !/\b(?:facade|exterior|outside|street|building)\b/.test(scene.subject) &&
  (SEEN_WITHIN.test(member.name) ||
    scene.cast.some(
      ({ part, kind, row }) =>
        part === 'feature' &&
        (kind === 'furniture' || /^(?:stairs|window|lamp|curtain|mirror)$/.test(row?.drawing ?? '')),
    ));

/** An event that is a place too is drawn as the place: a theme park. */
export const isPlaceItself = (member: Member): boolean =>
  member.part === 'main' &&
  member.placeRow !== undefined &&
  (member.kind === 'event' || (/^(?:building|structure)$/.test(member.kind) && drawingOf(member) === '-'));

/** A picture named as a picture is what it shows, not a sheet beside it: 'a logo with a cup'. */
function isFrameOf(member: Member, scene: Scene): boolean {
  const isCompany = !member.known && /^(?:company|firm|brand|startup|team|business)$/.test(member.name);
  if (
    member.part !== 'main' ||
    !(isCompany || /^(?:graphic|sign)$/.test(member.kind) || member.name === 'tattoo')
  )
    return false;
  if (!/^(?:-|logo|poster|canvas|chart)$/.test(drawingOf(member))) return false;
  return scene.cast.some(
    (other) =>
      other !== member &&
      drawingOf(other) !== '-' &&
      other.kind !== 'abstract' &&
      other.relation?.preposition !== 'for',
  );
}

/** What a picture within the picture is of. */
const isShownBy = ({ relation }: Member, scene: Scene): boolean => {
  const frame = scene.cast[relation?.to ?? -1];
  return relation?.preposition === 'of' && frame !== undefined && isFrameOf(frame, scene);
};

/** The glass of a drink, which the drink's own drawing brings. */
const isOwnVessel = (member: Member, scene: Scene): boolean => {
  const held = scene.cast[member.relation?.to ?? -1];
  const isVessel =
    /glass|cocktail|cup|mug|bowl/.test(drawingOf(member)) && member.relation?.preposition === 'in';
  return isVessel && held !== undefined && (held.kind === 'drink' || held.kind === 'food');
};

/** Grass and fallen leaves that one is in are ground. */
const isGroundOf = (member: Member, scene: Scene): boolean =>
  drawingOf(member) === 'grass' ||
  (drawingOf(member) === 'leaf' &&
    member.plural &&
    /\b(?:in|on|through|into) (?:the |a |an )?(?:\w+ )?leaves\b/.test(scene.subject));

/** For whom a thing is done: 'pouring tea for her grandmother'. */
const isServed = ({ kind, relation }: Member, { doings, cast }: Scene): boolean =>
  isBeing(kind) && relation?.preposition === 'for' && doings.length > 0 && isBeing(cast[0]?.kind ?? 'thing');

/** A name that nobody knows after 'in' is a place's. */
export const isPlaceName = ({ known, proper, relation, part }: Member): boolean =>
  !known && proper && part !== 'main' && /^(?:in|at|near|of)$/.test(relation?.preposition ?? '');

/** What of the cast is drawn as a figure: not the ground, not what is only spoken of, not what has no form. */
export function isFigure(member: Member, scene: Scene, kind: SceneClass): boolean {
  if (
    member.kind === 'place' ||
    (member.part === 'topic' && !isShownBy(member, scene) && !isServed(member, scene)) ||
    isPlaceName(member) ||
    /^(?:dust|dirt|sand|mud|.* ride)$/.test(member.name) ||
    isToldTwice(member, scene)
  )
    return false;
  if (isInterior(member, scene) || isPlaceItself(member) || isFrameOf(member, scene)) return false;
  if (member.kind === 'abstract' && member.part !== 'main') return false;
  if (kind === 'graphic' && drawingOf(member) !== '-') return true;
  if (isOwnVessel(member, scene)) return false;
  // The windows of a house are its own.
  const isHouse = /^(?:building|place)$/.test(scene.cast[0]?.kind ?? '');
  if (drawingOf(member) === 'window' && (isHouse || scene.place?.row?.surroundings === 'indoor'))
    return false;
  if (member.part === 'main')
    return member.kind !== 'weather' && !(kind === 'landscape' && member.kind === 'terrain');
  const isDrawn = drawingOf(member) !== '-';
  // The tree that one climbs is no ground.
  if (
    isDrawn &&
    member.kind !== 'terrain' &&
    scene.doings.some((doing) => scene.cast[doing.object ?? -1] === member && isSeenDeed(doing, scene))
  )
    return true;
  // Hands are the body's own, unless the picture is about them.
  if (member.kind === 'hands' && !isShownBy(member, scene) && /^(?:hand|foot|eye|-)$/.test(drawingOf(member)))
    return false;
  if (!isDrawn && (FORMLESS.has(member.kind) || member.part === 'feature' || member.part === 'support'))
    return false;
  if (!member.known && !isDrawn && (member.part !== 'object' || isNoThing(scene.cast.indexOf(member), scene)))
    return false;
  // Grass that one lies in is ground.
  if ((member.kind === 'celestial' && kind !== 'graphic') || isGroundOf(member, scene)) return false;
  if (member.words === scene.place?.words) return isDrawn && isThingToo(member, scene);
  const named = member.relation?.preposition ?? '';
  const verb = scene.doings.find(({ object }) => scene.cast[object ?? -1] === member)?.verb.base ?? '';
  const isPassed = /(?:in front of|past|near|beside|outside|behind|over|toward|against)$/.test(verb);
  if (isDrawn && member.kind === 'tree' && member.part === 'object') return true;
  const isOfPlace = !member.relation && scene.cast[0]?.kind === 'place';
  const isBrought = isPassed || isOfPlace || named === 'with' || named === 'and' || member.part === 'feature';
  return (
    !(member.placeRow && GROUND.has(member.kind)) ||
    (isDrawn &&
      (isBrought ||
        /^(?:from|to|between|past|toward|against)$/.test(named) ||
        STANDING_APART.has(bondNamed(named) ?? 'on')))
  );
}
