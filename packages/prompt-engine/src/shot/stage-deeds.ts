import { listOf, rowsOf } from '../lexicon/row.ts';
import { type Doing, isBeing, type Member, type Scene } from '../read/scene.ts';
import type { Bond, Figure } from './stage.ts';
import { scaleOf } from './stage-scale.ts';

/*
 * How a deed is seen: with what it is done, and where that lies to which it is done.
 *
 * verbs | words, drawings or kinds of the object, or - for any | tool, or - | where the object is | what it is where
 * the words name none
 *
 * Where: `hold` in the hand, `mouth` at the mouth, `tend` before one on the ground, `push` and `lead` before one on
 * the way, `pull` after one, `back` behind one, `over` beneath one, `chase` on the ground ahead, `throw` in the air, `front` between those who share it, `ride`
 * under one, `face` over against one, `table`,
 * `stove`, `sink` and `bed` on a bench of that kind; `-` leaves it where it is.
 */
const ROWS = rowsOf(
  `
push | swing | - | tend | -
push, wheel, roll, shove, mow, vacuum | - | - | push | -
pull, drag, tow, haul, draw | vehicle, carriage, sleigh, cart, animal, farm-animal, suitcase, boat | - | pull | -
walk, lead, jog with, run with | pet, farm-animal, wild-animal | - | lead | -
chase, follow, herd, pursue, hunt, run after, run from, run away from | - | - | chase | -
kick, dribble | - | - | chase | ball
throw, toss, hurl, fling, catch, juggle, bounce, spike, dunk, shoot, bowl, pitch | ball, toy, bouquet, food, frisbee, stick, coin, product | - | throw | ball
dunk, juggle, pitch, bowl, shoot hoops, slam dunk | - | - | throw | ball
play | basketball, volleyball, catch, fetch, handball | - | throw | ball
play | football, soccer, rugby | - | chase | ball
play | tennis, badminton, squash, table tennis, ping pong | racket | - | -
play | baseball, cricket, golf, hockey | bat | - | -
play basketball, play volleyball, play catch | - | - | throw | ball
play football, play soccer, play rugby | - | - | chase | ball
play tennis, play badminton, serve, swing | - | racket | - | -
play baseball, play cricket, play golf, bat | - | bat | - | -
play | piano, organ, keyboard | - | tend | -
build, construct, make, pitch | castle, snowman, campfire, sandcastle, structure, building, fire, tent, fort, treehouse | - | tend | -
chop, split, fell, cut down | wood, log, logs, tree, firewood, trunk | axe | tend | -
chop, slice, dice, cut, carve, peel, mince, fillet, butter, cut into | food, vegetables, pumpkin, fish, bread, cake, roast, steak | knife | table | -
chop, slice, dice, fillet, cut vegetables | - | knife | table | vegetables
knead, roll out, bake, make, prepare, decorate, frost, ice, plate, garnish, assemble | food | - | table | bread
knead, bake | - | - | table | bread
stir, brew | cauldron, potion, brew | spoon | front | cauldron
flip, cook, stir, fry, whisk, mix, boil, season, grill, barbecue, simmer, taste | food, drink, cauldron, - | spoon | stove | cauldron
pour, mix | flask, liquid, potion, chemical, chemicals | flask | table | flask
pour | wine, beer, champagne, whiskey, whisky, milk, juice, wine-glass, bottle | bottle | table | glass
pour, make latte art, make coffee, make tea, brew, serve | drink, cup, mug, - | kettle | table | cup
mix, shake, make | cocktail, drink | bottle | table | cocktail
drink, sip, gulp, have, swig, drink from, sip on | drink, cup, mug, glass, bottle, can, wine-glass, cocktail | - | mouth | cup
eat, slurp, share, enjoy, have | noodles, soup, pasta, salad, rice, steak, roast, pancakes, cake, pizza, sushi, dinner, breakfast, lunch, meal | - | table | plate
eat, bite, munch, lick, nibble, bite into, share | food | - | mouth | -
blow bubbles, blow soap bubbles | - | bubbles | mouth | -
blow | bubbles | bubbles | mouth | -
blow out, blow out candles, blow out the candles, make a wish | - | - | table | cake
breathe, spit, spew | fire, flames | - | mouth | -
iron, fold, press | - | - | table | shirt
play video games, play a video game, watch tv, watch television, watch a movie, game | - | - | tend | television
decorate, trim | tree | - | tend | -
lean against, lean on, rest against, stand against | wall, structure, building, tree, fence, vehicle | - | back | -
smell, sniff, play | flower, flute, trumpet, rose | - | mouth | -
brush, clean | tooth, teeth | brush | mouth | -
comb her hair, comb his hair, brush her hair, brush his hair, do her hair, brush teeth, brush her teeth, brush his teeth | - | brush | mouth | -
comb, brush, braid, groom, plait, style, curry | - | brush | tend | -
cut, trim, shear, shave | hair, sheep, beard, child, person | scissors | tend | -
wash | dish, dishes, plate, pot, cup | - | sink | plate
wash, bathe, clean, polish, scrub, wax, dry, hose | vehicle, pet, farm-animal, wild-animal, window, child, baby, structure, building | brush | tend | -
sweep, mop | - | broom | tend | -
dig, shovel, rake, hoe, plant, sow, weed, bury | plant, tree, garden, field, flower, potato, hole, snow, food, vegetables, treasure, terrain, - | spade | tend | -
feed | farm-animal, bird, wild-animal, sea-animal | bucket | tend | -
feed, spoon-feed | child, baby, person | spoon | tend | -
have a picnic, picnic, have tea, have a tea party | - | - | front | basket
rise from, emerge from, burst from, burst out of, jump out of, hatch from, come out of, climb out of, break out of, leap through, jump through | - | - | front | -
prune, trim, clip | - | scissors | tend | -
shape, mold, mould, throw | vase, pot, clay, bowl | - | table | vase
skateboard, skate | - | skateboard | ride | -
surf, bodyboard, paddleboard | - | surfboard | ride | -
snowboard | - | surfboard | ride | -
ski | - | skis | ride | -
cycle, bike, mountain bike | - | bicycle | ride | -
water | - | watering-can | tend | potted-plant
pick, harvest, gather, collect, forage | - | basket | tend | -
fish, go fishing, reel in, angle | - | rod | - | -
cast | line, rod, fishing | rod | - | -
paint her nails, paint his nails, paint nails, do her nails | - | paintbrush | - | -
paint | nail, nails, toenails, face | paintbrush | - | -
paint | wall, fence, house, door, egg, eggs, building, structure, boat, model | paintbrush | tend | -
paint | - | paintbrush | tend | easel
draw, sketch | - | pencil | tend | -
write, sign, draft | - | pen | table | paper
write on a blackboard, write on the board | - | pen | - | -
type, code, program, work on, use, game, edit | laptop, computer, device | - | table | laptop
type, code, program, work late | - | - | table | laptop
study, do homework | - | - | table | book
read | - | book | - | -
knit, crochet | - | knitting | - | -
sew, embroider, stitch, darn | - | needle-thread | - | -
mend | net, clothing, textile | needle-thread | tend | -
hammer, forge, beat, shape | - | hammer | table | -
jump over, leap over, vault over, hurdle, fly over, soar over, cow jump over | - | - | over | -
repair, fix, mend, assemble, install, work on, restore, weld, service, tune, change | vehicle, machine, tractor, bicycle, motorbike, boat, aircraft, robot, tyre, tire, furniture, device, sink, pipe, roof, structure, building | spanner | tend | -
repair, fix, mend, assemble, solder, restore, build, paint, inspect, examine, carve, sand, saw, polish, wrap, arrange, sculpt | watch, clock, device, violin, guitar, product, toy, machine, tool, bouquet, gift, statue, shoe, wood | hammer | table | -
operate, perform surgery, perform an operation, do surgery | - | scissors | bed | person
count | coin, money | - | table | coin
play cards, play poker, play a card game | - | playing-cards | - | -
walk a dog, walk the dog, walk her dog, walk his dog, walk their dog, walk my dog, walk dogs, take the dog for a walk | - | - | lead | dog
photograph, film, take a photo, take a picture, take pictures, take a photo of, take a selfie, record | - | camera | - | -
text, scroll, call, talk on | - | phone | - | -
sing, speak into, give a speech, lecture, perform a song, rap | - | microphone | - | -
cast a spell, cast, conjure, summon, perform magic, perform a trick | - | wand | face | -
conduct | - | wand | - | -
light | candle, fire, campfire, lantern, torch | torch | tend | -
climb, ride up, scale | tree, wall, ladder, mountain, rock, tower, structure | - | tend | -
kneel before, bow to, kneel in front of, look at, stare at, watch, gaze at, talk to, talk with, whisper to, meet, face, greet, listen to, crawl toward, crawl towards, walk towards, run toward, run towards, approach, propose to, curtsy to, serenade, interview, confront, sniff, sniff at | - | - | face | -
`,
  5,
).map(([verbs, objects, tool = '-', place = '-', stock = '-']) => ({
  verbs: new Set(listOf(verbs)),
  objects: new Set(listOf(objects)),
  tool,
  place,
  stock,
}));

type Row = (typeof ROWS)[number];

const MOST_FIGURES = 8;
const BENCHES = new Set(['table', 'stove', 'sink', 'bed']);
/** Heights of tools and stock beside a person. */
const HEIGHTS: Readonly<Record<string, number>> = {
  person: 1,
  easel: 0.8,
  broom: 0.8,
  bicycle: 0.62,
  dog: 0.45,
  television: 0.4,
  cake: 0.25,
  basket: 0.25,
  skateboard: 0.1,
  surfboard: 0.1,
  skis: 0.1,
  'potted-plant': 0.35,
};
const SMALL = 0.16;
/** Who has hands for a tool. */
const HANDED = /^(?:person|child|robot|alien|skeleton|monkey|gorilla)/;

const singular = (word: string): string => word.replace(/s$/, '');

function isMeant({ objects }: Row, object: Member | undefined): boolean {
  if (objects.size === 0) return true;
  if (!object) return objects.has('-');
  const words = object.words.toLowerCase().split(' ');
  const all = [...words, ...words.map(singular), object.kind, object.row?.drawing ?? ''];
  return all.some((word) => objects.has(word));
}

/** A verb that no table inflects is read as it was written: 'combing' is to comb. */
const stemsOf = (word: string): string[] => {
  const stem = word.replace(/ing$/, '');
  return [word, stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')];
};

/** What is done to another in a way that no row knows is at least done face to face. */
const FACING: Row = { verbs: new Set(), objects: new Set(), tool: '-', place: 'face', stock: '-' };

const rowFor = ({ verb, words }: Doing, object: Member | undefined): Row | undefined => {
  const told = [verb.base, ...stemsOf(verb.base.split(' ')[0] ?? ''), words.toLowerCase()];
  return told
    .map((each) => ROWS.find((row) => row.verbs.has(each) && isMeant(row, object)))
    .find((row) => row !== undefined);
};

/** Whether a deed is one that a drawing shows. */
export const isSeenDeed = (doing: Doing, { cast }: Scene): boolean =>
  rowFor(doing, cast[doing.object ?? -1]) !== undefined;

const AT_TABLE: Row = { ...FACING, place: 'table' };

interface Deed {
  readonly doing: Doing;
  readonly row: Row;
  /** Who does it and to what, as places among the figures; -1 for what is none of them. */
  readonly agent: number;
  readonly object: number;
}

/** The figure that bears another, or that one itself: who sits in a wheelchair is pushed by it. */
function carrierOf(figures: readonly Figure[], at: number): number {
  const bond = figures[at]?.bond;
  return bond && (bond.as === 'on' || bond.as === 'in') && figures[bond.to] ? bond.to : at;
}

const bound = (figure: Figure, to: number, as: Bond, extra: Partial<Figure> = {}): Figure => ({
  ...figure,
  ...extra,
  depth: 0.2,
  bond: { to, as },
});

const unbound = ({ bond: _, ...figure }: Figure): Figure => figure;

/** A tool or a piece of stock, as tall beside its user as it is. */
const thingFor = (user: Figure, drawing: string): Figure => {
  const { sex: _, age: __, temper: ___, bond: ____, colour: _____, ...plain } = user;
  return {
    ...plain,
    drawing,
    word: drawing,
    count: 1,
    height: Math.max(0.05, user.height * (HEIGHTS[drawing] ?? SMALL)),
    posture: drawing === 'person' ? 'lie' : 'stand',
    faces: 'camera',
  };
};

/** A bench before the worker, with what is worked at on it. */
function onBench(figures: Figure[], { agent, object, row }: Omit<Deed, 'doing'>): void {
  const user = figures[agent];
  if (!user || user.bond?.as === 'on' || figures.length >= MOST_FIGURES) return;
  const own = figures.findIndex(({ drawing }) => /^(?:table|desk|stove|sink|bed)$/.test(drawing));
  const bench = own < 0 ? figures.length : own;
  const plain = thingFor(user, row.place);
  figures[bench] = {
    ...plain,
    ...(own < 0 ? {} : { word: figures[own]?.word ?? '' }),
    height: Math.max(0.1, user.height * 0.45),
    depth: 0.1,
    bond: { to: agent, as: 'front' },
  };
  const at = object < 0 && row.stock !== '-' && figures.length < MOST_FIGURES ? figures.length : object;
  const work = figures[at] ?? (object < 0 && row.stock !== '-' ? thingFor(user, row.stock) : undefined);
  if (!work || at < 0 || at === bench) return;
  const posture = row.place === 'bed' ? 'lie' : 'stand';
  figures[at] = bound(work, bench, 'on', {
    posture,
    height: Math.max(0.07, Math.min(work.height, user.height * 0.3)),
  });
  if (row.place === 'bed') figures[at] = { ...figures[at], height: user.height };
}

const IN_ORDER: Readonly<Record<string, Bond>> = {
  push: 'push',
  lead: 'chase',
  chase: 'chase',
  throw: 'throw',
  tend: 'tend',
};

/** Puts the object of a deed where the deed has it. */
function placed(figures: Figure[], deed: Deed, scene: Scene): void {
  const { agent, row, doing } = deed;
  const user = figures[agent];
  if (!user) return;
  if (BENCHES.has(row.place)) {
    onBench(figures, deed);
    return;
  }
  const isNew = deed.object < 0 && row.stock !== '-' && figures.length < MOST_FIGURES;
  const first = isNew ? figures.push(thingFor(user, row.stock)) - 1 : deed.object;
  const at = carrierOf(figures, first);
  const object = figures[at];
  if (!object || at === agent || user.bond?.to === at) return;
  if (row.place === 'front') figures[at] = { ...bound(object, agent, 'front'), x: user.x, depth: 0.1 };
  // Who leaps over a thing is above it, with whatever bears the leaper.
  const leaper = carrierOf(figures, agent);
  if (row.place === 'over') figures[leaper] = { ...(figures[leaper] ?? user), bond: { to: at, as: 'on' } };
  if (row.place === 'back') figures[at] = { ...bound(object, agent, 'behind'), x: user.x, depth: 0.45 };
  if (row.place === 'hold') figures[at] = bound(object, agent, 'held');
  if (row.place === 'mouth') figures[at] = bound(object, agent, 'mouth');
  if (row.place === 'face' && !object.bond) {
    figures[agent] = { ...user, faces: user.x <= object.x ? 'right' : 'left', depth: 0.2 };
    figures[at] = { ...object, faces: user.x <= object.x ? 'left' : 'right', depth: 0.2 };
  }
  // Who pulls goes before it.
  if (row.place === 'pull' && !user.bond) {
    figures[agent] = bound(user, at, 'chase');
    figures[at] = { ...unbound(object), depth: 0.2 };
  }
  const as = IN_ORDER[row.place];
  const member = scene.cast[doing.object ?? -1];
  if (!as || (as === 'tend' && member && isBeing(member.kind) && object.bond?.as === 'held')) return;
  const isTall = member ? scaleOf(member) > 0.5 : object.height > user.height * 0.5;
  const isPlayed = object.drawing === 'piano';
  const posture =
    user.posture === 'lie' ||
    (as === 'tend' && isTall && !isPlayed && /^(?:sit|kneel|crouch)$/.test(user.posture))
      ? 'stand'
      : user.posture;
  figures[agent] = { ...user, posture };
  // Who is chased runs.
  const flees =
    as === 'chase' && row.place === 'chase' && object.age !== undefined && object.posture === 'stand';
  // Two at work have it between them.
  if (as === 'tend' && user.count > 1 && !isTall) {
    figures[agent] = { ...user, faces: 'right' };
    figures[at] = { ...bound(object, agent, 'front'), x: user.x, depth: 0.1 };
    return;
  }
  // A wall that is painted is no taller than its painter can reach.
  const reach =
    member && /^(?:building|structure|furniture)$/.test(member.kind) ? user.height * 1.05 : object.height;
  const within = { ...object, height: Math.min(object.height, reach) };
  figures[at] = bound(
    within,
    agent,
    as,
    as === 'throw'
      ? { posture: 'fly', height: Math.min(object.height, user.height * 0.2) }
      : flees
        ? { posture: 'run' }
        : {},
  );
}

/** Gives a tool into hands that hold nothing yet. */
function withTool(figures: Figure[], { agent, row }: Deed): void {
  const user = figures[agent];
  if (!user || !HANDED.test(user.drawing) || row.tool === '-' || figures.length >= MOST_FIGURES) return;
  const isBusy = figures.some(
    ({ bond, drawing }) =>
      (bond?.to === agent && (bond.as === 'held' || bond.as === 'mouth')) || drawing === row.tool,
  );
  if (isBusy) return;
  if (row.place !== 'ride') {
    const as = row.place === 'mouth' ? 'mouth' : 'held';
    const each = row.tool === 'playing-cards' ? user.count : 1;
    figures.push({ ...thingFor(user, row.tool), count: each, bond: { to: agent, as } });
    return;
  }
  // What bore the rider bears the mount.
  const mount = thingFor(user, row.tool);
  figures[agent] = { ...user, posture: 'ride', bond: { to: figures.length, as: 'on' } };
  figures.push(user.bond ? { ...mount, bond: user.bond } : mount);
}

const isApart = (figures: readonly Figure[], agent: number, object: number): boolean =>
  figures[agent]?.age !== undefined &&
  figures[agent]?.bond === undefined &&
  figures[object]?.age !== undefined &&
  figures[object]?.bond === undefined;

/**
 * The figures with their deeds: what is pushed, fed, chopped or thrown is where that is done, and hands have the
 * tool for it.
 * @param order the cast's indexes in the order of the figures
 */
export function withDeeds(all: readonly Figure[], scene: Scene, order: readonly number[]): Figure[] {
  const figures = [...all];
  for (const doing of scene.doings) {
    // 'Walking a dog' is one phrase, whose dog was found apart.
    const told =
      doing.object ??
      scene.cast.findIndex((member) => member.part === 'held' && member.words.endsWith(' itself'));
    const from = scene.cast.findIndex(
      ({ relation }) =>
        relation?.to === doing.agents[0] && /^(?:off|from)$/.test(relation?.preposition ?? ''),
    );
    const object =
      Math.max(order.indexOf(told), -1) < 0 && told >= 0 ? order.indexOf(from) : order.indexOf(told);
    const agent = order.indexOf(doing.agents[0] ?? -1);
    const row =
      rowFor(doing, scene.cast[doing.object ?? -1]) ?? (isApart(figures, agent, object) ? FACING : undefined);
    if (!row || agent < 0) continue;
    // What is in the picture is not brought into it again.
    const there = object < 0 ? figures.findIndex(({ drawing }) => drawing === row.stock) : object;
    const deed = { doing, row, agent, object: there };
    placed(figures, deed, scene);
    withTool(figures, deed);
  }
  scene.cast.forEach((member, index) => {
    const agent = order.indexOf(member.relation?.to ?? -1);
    // 'Gossiping over coffee': it stands on a table between them.
    if (
      member.relation?.preposition === 'over' &&
      /^(?:drink|food)$/.test(member.kind) &&
      figures[agent]?.age
    )
      onBench(figures, { agent, object: order.indexOf(index), row: AT_TABLE });
  });
  return withPram(figures);
}

/** Who is on the way with a pram pushes it, whatever the verb. */
function withPram(figures: readonly Figure[]): Figure[] {
  const at = figures.findIndex(({ drawing, bond }) => drawing === 'pram' && !bond);
  const [user] = figures;
  const pram = figures[at];
  return pram && at > 0 && user?.drawing.startsWith('person') && !user.bond
    ? figures.with(at, bound(pram, 0, 'push'))
    : [...figures];
}
