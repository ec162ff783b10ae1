import type { NounRow } from '../../lexicon/noun.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, isPeople, type Member, type Scene } from '../../read/scene.ts';
import { onceFor } from '../once-for.ts';
import { costumeIn } from './costumes.ts';
import { drawingNamed } from './named.ts';
import { isAnimal, isOneTold, nounCalled, nounWithin } from './nouns.ts';
import { standInFor } from './stand-ins.ts';

/* As what a member of the cast is drawn, and how many of it. */

/** A corgi puppy is a corgi: the breed stands before the age. */
function breedOf({ kind, words }: Member): string | undefined {
  const [, before] = /(\S+(?: \S+)?) (?:pupp(?:y|ies)|pups?|dogs?|kittens?)$/i.exec(words) ?? [];
  const row = kind === 'pet' && before ? nounWithin(before) : undefined;
  return row?.kind === 'pet' ? row.drawing : undefined;
}

/** The drawing of a member of the cast: a costume on a person, an animal as itself, `-` for what has none. */
export const drawingOf = onceFor((member: Member): string => {
  const role = member.role?.drawing ?? '';
  // 'A t-shirt mockup' shows a t-shirt, 'a wolf logo' a wolf.
  const shown = member.kind === 'graphic' ? nounWithin(member.words.replace(/ ?\S+$/, '')) : undefined;
  const isShop = shown?.kind === 'building' || shown?.kind === 'place';
  // What one is in is a place, whatever else is so called.
  const isAround = /aquarium/.test(member.name) && member.part !== 'main';
  const named =
    isBeing(member.kind) || member.kind === 'event' || shown || isAround
      ? undefined
      : (drawingNamed(member.words) ?? drawingNamed(member.name));
  const kindly =
    named ?? ((isShop ? undefined : shown) ?? member.row ?? nounWithin(member.words))?.drawing ?? '-';
  const found = breedOf(member) ?? kindly;
  const drawing = found === '-' || /^cauldron/.test(member.name) ? standInFor(member) : found;
  const own = drawing === '-' && isPeople(member.kind) && member.kind !== 'group' ? 'person' : drawing;
  return own.startsWith('person') && own !== 'person:orc' && role.startsWith('person:') ? role : own;
});

const GROUPS: ReadonlyMap<string, number> = new Map([
  ['couple', 2],
  ['newlyweds', 2],
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
const PAIR = sifted(/^\w+ and \w+$/);

const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** What is made and worn by twos. */
const BY_TWOS: ReadonlySet<string> = new Set(['shoe', 'boot', 'high-heel', 'sock', 'glove', 'skis', 'hand']);

/** Drawn as several already. */
const MANY_IN_ONE: ReadonlySet<string> = new Set(
  'pancakes blocks vegetables fruit-bowl grapes book-stack paper-stack sushi knitting playing-cards noodles pasta salad glasses headphones skis trousers stairs crowd flowers bouquet chopsticks fries earrings crutches barbell fireworks popcorn net drum meatballs berries sausages dumplings walnuts almonds coffee-beans marbles pills peas olives nachos churros earbuds drum-kit spring-roll asparagus maracas bamboo marshmallow fish-and-chips mountain-range'.split(
    ' ',
  ),
);

/** Words that are the same for one and for many, said of no single one: 'herding sheep'. */
const isHerdWord = ({ words, part }: Member): boolean =>
  part === 'object' && /^(?:\w+ )?(?:sheep|cattle|livestock|poultry|geese|bison|salmon)$/i.test(words);

/** How many are drawn: a small group is its people, an open plural a few. */
function countOf(member: Member): number {
  const words = member.words.toLowerCase().split(' ');
  const few =
    NUMBERS.indexOf(words[0] ?? '') + 2 > 1 && member.kind === 'group'
      ? NUMBERS.indexOf(words[0] ?? '') + 2
      : words.map((word) => GROUPS.get(word)).find(Boolean);
  if (member.kind === 'group' && few && !member.counted) return few;
  if (member.kind === 'group' && PAIR.test(member.name)) return 2;
  if (member.counted || (!member.plural && !isHerdWord(member))) return Math.min(60, member.count);
  // Blossoms are one tree of them.
  if (
    MANY_IN_ONE.has(drawingOf(member)) ||
    (drawingOf(member) === 'tree' && member.kind === 'flower') ||
    /^birthday candles?$/.test(member.name)
  )
    return 1;
  if (BY_TWOS.has(drawingOf(member))) return 2;
  // One box says 'onions' as well as four.
  if (drawingOf(member) === '-' && !isBeing(member.kind)) return 1;
  return isBeing(member.kind) ? 3 : 4;
}

/** What lies flat on one another in a stack, by the drawing of one. */
const PILED: ReadonlyMap<string, string> = new Map([
  ['book', 'book-stack'],
  ['newspaper', 'paper-stack'],
  ['paper', 'paper-stack'],
  ['letter', 'paper-stack'],
]);

/** Whether the words make a stack of it: 'a pile of old blue books'. */
const isPiled = (member: Member, { subject }: Scene): boolean =>
  member.plural &&
  !member.counted &&
  PILED.has(drawingOf(member)) &&
  new RegExp(`\\b(?:stack|pile|heap|tower)s? of (?:[\\w-]+ ){0,3}${member.name}|\\bstacked\\b`, 'i').test(
    subject,
  );

/** A heap of small things that bears somebody is one mound: a dragon's gold. */
const isHoard = (member: Member, { subject }: Scene): boolean =>
  member.part !== 'main' &&
  /\b(?:on|atop|over|guarding|under|in) (?:\w+ ){0,4}?(?:pile|heap|mountain|mound|hoard)s? of\b/i.test(
    subject,
  ) &&
  /\b(?:coins?|gold|treasure|jewels?|gems?|money|cash|skulls?|bones|sweets|candy)$/i.test(member.name);

/** How many are drawn in this scene: a bride whose groom is named in the same breath is two. */
export function countIn(member: Member, scene: Scene): number {
  const [, many = ''] =
    member.kind === 'group'
      ? (new RegExp(`\\b${member.name} of (\\w+)\\b`, 'i').exec(scene.subject) ?? [])
      : [];
  const few = NUMBERS.indexOf(many.toLowerCase());
  if (few >= 0) return few + 2;
  if (isOneTold(member.name, scene.subject)) return 1;
  if (isPiled(member, scene) || isHoard(member, scene) || drawnAs(member, scene) === 'clothesline') return 1;
  const mayHeap = member.plural && !member.counted && !MANY_IN_ONE.has(drawingOf(member));
  const heaped = `\\b(?:pile|heap|mountain|mound)s? of (?:[\\w-]+ ){0,2}${member.name}`;
  if (mayHeap && new RegExp(heaped, 'i').test(scene.subject)) return 10;
  const troop = countOf(member) === 1 ? TROOP.exec(member.name)?.[1]?.toLowerCase() : undefined;
  if (troop) return /^(?:school|shoal|flock|swarm|colony)$/.test(troop) ? 9 : 5;
  // A troop is of several, whoever they are.
  if (member.kind === 'group' && countOf(member) === 1 && /^(?:person|child):/.test(drawingOf(member)))
    return 3;
  return member.name === 'bride' && /\bbride (?:and|&) (?:the )?groom\b/i.test(scene.subject)
    ? 2
    : countOf(member);
}

/** Names of animals that are together. */
const TROOP = sifted(
  /^(school|shoal|flock|swarm|colony|litter|brood|gaggle|pride|pod|herd|pack|murder|family|team|group|bunch) of \w/i,
);

const drawnGroup = (member: Member): string => {
  const drawing = drawingOf(member);
  const isFew = member.kind === 'group' && countOf(member) < 8 && countOf(member) > 1;
  if (!isFew || !/^(?:crowd|-|person)$/.test(drawing)) return drawing;
  const roles = KIN.test(member.words.split(' ').at(-1) ?? '')
    ? []
    : member.words.toLowerCase().split(' ').map(nounCalled);
  return roles.find((row) => row?.drawing.startsWith('person:'))?.drawing ?? 'person';
};

const WASHED = sifted(/^(?:laundry|washing|clothes|clothing|linens?|sheets|shirts)$/);
const HUNG = sifted(
  /\b(?:hang(?:s|ing)?|hung|drying|clothes ?line|washing line|from (?:the|a) ceiling|pinned)\b/i,
);

const KIN = sifted(
  /^(?:mother|father|mum|mom|dad|parents?|daddy|mama|papa|siblings?|brothers?|sisters?|family|friends?)$/,
);

const YOUNG = sifted(/^(?:calf|cub|pup|chick|baby|young|joey|kid|foal|infant)s?$/);

const WITH_YOUNG = sifted(/^(?:wild-animal|sea-animal) (?:calf|cub|pup|infant|young|joey)s?$/);

/** 'An elephant and her calf': the young are of the animal that they stand beside, whatever else is so called. */
function parentOf(member: Member, scene: Scene): NounRow | undefined {
  const [lead] = scene.cast;
  const isOwn =
    lead !== member &&
    new RegExp(`\\b(?:its|her|his|their) (?:\\w+ )?${member.name}`, 'i').test(scene.subject);
  // Whose young are called so too has them beside it, whatever else is so called.
  const isAlike = lead !== member && WITH_YOUNG.test(`${lead?.kind} ${member.name}`);
  return (isOwn || isAlike) && lead?.row && isAnimal(lead.row) ? lead.row : undefined;
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

/** Whether a sole is one of a shoe, and no fish. */
const isSoleOfShoe = (drawing: string, { name }: Member, { subject }: Scene): boolean =>
  drawing === 'fish' && /^soles?$/.test(name) && /shoe|cobbler|boot|leather|hammer/i.test(subject);

/** The drawing of a member as it stands in this scene. */
export function drawnAs(member: Member, scene: Scene): string {
  const drawing = sliceOf(speciesOf(member, scene)?.drawing ?? drawnGroup(member), scene);
  if (drawing === 'person:soldier' && ANCIENT.test(`${member.words} ${scene.subject}`))
    return 'person:armour';
  if (drawing === 'person' && WEDDED.test(`${member.words} ${member.kind === 'group' ? scene.subject : ''}`))
    return 'person:bride';
  if (/^(?:person|child)$/.test(drawing) && isPeople(member.kind)) return costumeIn(drawing, scene);
  if (drawing === 'ball' && !FOOTBALL.test(scene.subject)) return 'plain-ball';
  if (drawing === 'abstract-shape' && /\b(?:ice[- ]cream|waffle) cones?\b/i.test(scene.subject))
    return 'ice-cream';
  if (drawing === 'shirt' && /\b(?:pile|heap|mountain|mound)s? of\b/i.test(scene.subject)) return 'mound';
  if (drawing === 'shirt' && WASHED.test(member.name) && HUNG.test(scene.subject)) return 'clothesline';
  if (drawing === 'lamp' && HUNG.test(scene.subject) && !/\bline\b/.test(scene.subject))
    return 'hanging-lamp';
  if (isPiled(member, scene)) return PILED.get(drawing) ?? drawing;
  if (isHoard(member, scene)) return 'mound';
  if (drawing === 'chicken' && /\b(?:chicks?|ducklings?|goslings?)$/.test(member.words)) return 'chick';
  if (drawing === 'pumpkin' && /\bcarved\b|\b(?:smil\w+|scary|spooky|grinning) face\b/i.test(scene.subject))
    return 'jack-o-lantern';
  if (isSoleOfShoe(drawing, member, scene)) return 'shoe';
  if (drawing === '-' && member.name === 'board') {
    const sport = /\b(surf|skate|snow)/i.exec(scene.subject)?.[1]?.toLowerCase();
    if (sport) return sport === 'skate' ? 'skateboard' : 'surfboard';
  }
  // A burning house is a house, with its flames.
  const burning = drawing === 'fire' ? /^burning (\w+)$/i.exec(member.name)?.[1]?.toLowerCase() : undefined;
  if (burning && nounCalled(burning)) return nounCalled(burning)?.drawing ?? drawing;
  if (drawing === 'suitcase' && /\btree trunk/i.test(scene.subject)) return 'tree';
  if (drawing === 'heron' && /^cranes?$/.test(member.name) && BUILDING_SITE.test(scene.subject))
    return 'crane';
  if (
    drawing === 'aeroplane' &&
    /\b(?:vintage|old|antique|biplane|propeller|19[1-4]0s)\b/i.test(member.words)
  )
    return 'biplane';
  if (/^(?:car|sports-car|taxi)$/.test(drawing) && VINTAGE.test(member.words)) return 'vintage-car';
  if (/^(?:tree|pine)$/.test(drawing) && /\b(?:christmas|xmas) tree/i.test(scene.subject))
    return 'christmas-tree';
  if (
    drawing === 'tree' &&
    /\b(?:christmas|xmas|fir|spruce|pine)\b/i.test(
      `${member.words} ${member.name === 'tree' ? scene.subject : ''}`,
    )
  )
    return 'pine';
  return drawing === 'sign' && NEON.test(member.words) ? 'neon' : drawing;
}

/** What is cut into slices, as one of them. */
const SLICED: Readonly<Record<string, string>> = {
  pizza: 'pizza-slice',
  cake: 'cake-slice',
  pie: 'cake-slice',
};
const SLICE = sifted(
  /\b(?:slices?|pieces?|wedges?) of (?:[\w-]+ ){0,3}(?:pizza|\w*cake|pie|tart|gateau|quiche)\b/i,
);

/** A slice of what is told by the slice. */
const sliceOf = (drawing: string, { subject }: Scene): string =>
  SLICE.test(subject) ? (SLICED[drawing] ?? drawing) : drawing;

/** Where a ball is a football. */
const FOOTBALL = sifted(/\b(?:foot|soccer|goal|kick|dribbl|pitch|stadium|striker|referee)/i);
const VINTAGE = sifted(/\b(?:vintage|classic|antique|old-?timer|old|19[1-5]0s)\b/i);
/** Two who are called so are a bride and her groom. */
const WEDDED = sifted(
  /\b(?:newly-?weds?|just married|(?:wedding|bridal) couple|(?:couple|pair) (?:getting|exchanging|saying) (?:married|rings|vows|their vows))\b/i,
);
const BUILDING_SITE = sifted(
  /\b(?:construction|building site|skyscrapers?|harbou?r|port|docks?|crane operator|shipyard)\b/i,
);
const NEON = sifted(/\bneon\b/i);
/** Soldiers of times that had no steel helmet and no khaki. */
const ANCIENT = sifted(
  /\b(?:roman|legion\w*|centurions?|spartans?|hoplites?|crusaders?|medieval|ancient|conquistadors?)\b/i,
);

/** Whether the picture is of a sign that is its own light. */
export const isNeon = (scene: Scene): boolean =>
  scene.cast.some((member) => member.part === 'main' && drawnAs(member, scene) === 'neon');

const NIGHTLY = sifted(
  /\b(?:milky way|star(?:ry|lit|gazing)|(?:under|at|of) the stars|(?:across|before|past|against|in front of|beneath) (?:the|a) (?:\w+ )?moon|constellations?|dark (?:alley|street|road|night)|northern lights|aurora|moonlit|full moon|fireworks|fireflies|candle-?lit|candlelight|by lantern light|by the light of (?:a|an|the) (?:\w+ )?(?:candle|lantern|flashlight|torch|oil lamp|lamp|fire)|dark (?:room|attic|basement|cellar|bedroom|hallway|corridor|forest|woods)|in the dark(?:ness)?)\b/i,
);

/** Whether the words show what is only seen at night. */
export const isSeenAtNight = (scene: Scene): boolean => isNeon(scene) || NIGHTLY.test(scene.subject);
