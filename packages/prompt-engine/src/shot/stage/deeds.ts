import { type Doing, isBeing, type Scene } from '../../read/scene.ts';
import { AT_HAND, type DeedRow, FACING, isTouching, rowFor } from '../pose/deed-rows.ts';
import type { Bond, Figure } from '../stage.ts';
import { BENCHES, bound, type Deed, MOST_FIGURES, onBench, thingFor, unbound } from './benches.ts';
import { isCare, patientOf } from './care.ts';
import { carrierOf, faced, type Pair, PLACINGS } from './deed-places.ts';
import { atGoals, isEatenByAnimal } from './goals.ts';
import { HANDED, standsBefore, withFlow, withPram, withUmbrella } from './in-hand.ts';
import { scaleOf } from './scale.ts';
import { facingWork } from './workers.ts';

/*
 * The figures of a stage with their deeds, by the table of `deed-rows.ts`.
 */

const AT_TABLE: DeedRow = { ...FACING, place: 'table' };

const IN_ORDER: Readonly<Record<string, Bond>> = {
  push: 'push',
  lead: 'chase',
  chase: 'chase',
  throw: 'throw',
  tend: 'tend',
  strike: 'fight',
};

const BALLS: readonly (readonly [game: RegExp, ball: Partial<Figure>])[] = [
  [/\b(?:soccer|football|goal|penalt|striker|pitch|free kick)/i, {}],
  [/\bbasketball|\bdunk|\bhoops?\b/i, { drawing: 'plain-ball', colour: 'orange' }],
  [/\btennis\b/i, { drawing: 'plain-ball', colour: 'lime' }],
  [/\b(?:volleyball|baseball|golf|cricket|pitcher)/i, { drawing: 'plain-ball', colour: 'white' }],
];

/** The ball of the game that is played. */
const ballOf = ({ subject }: Scene): Partial<Figure> => BALLS.find(([game]) => game.test(subject))?.[1] ?? {};

const GROWS = /^(?:plant|flower|tree|food|terrain|insect|hands|structure)$/;

/** Tools that are swung at what lies on the ground. */
const OF_THE_GROUND = /^(?:pickaxe|rake|pitchfork|hoe|chainsaw|jackhammer|spade)$/;

/** Whether one works with a tool on what is so small that it lies on a table. */
function isHandwork({ row, doing }: Deed, { drawing }: Figure, { cast }: Scene): boolean {
  const thing = cast[doing.object ?? -1];
  const isTooled =
    row.place === 'tend' && row.tool !== '-' && !OF_THE_GROUND.test(row.tool) && HANDED.test(drawing);
  return (
    isTooled && thing !== undefined && !isBeing(thing.kind) && !GROWS.test(thing.kind) && scaleOf(thing) < 0.2
  );
}

/** Puts the object of a deed where the deed has it. */
function placed(figures: Figure[], asked: Deed, scene: Scene): void {
  const { agent } = asked;
  const user = figures[agent];
  if (!user) return;
  // An animal eats from no table.
  const isBitten = asked.object >= 0 && isEatenByAnimal(user, asked.doing);
  const row = isBitten ? { ...asked.row, place: 'mouth' } : asked.row;
  const deed = { ...asked, row };
  const bench = BENCHES.has(row.place) ? row.place : isHandwork(deed, user, scene) ? 'table' : undefined;
  if (bench) {
    if (user.age || HANDED.test(user.drawing)) onBench(figures, { ...deed, row: { ...row, place: bench } });
    return;
  }
  const isNew = deed.object < 0 && row.stock !== '-' && figures.length < MOST_FIGURES;
  // Each has one of their own at the mouth.
  const ball = row.stock === 'ball' ? ballOf(scene) : {};
  const stock = { ...thingFor(user, row.stock), ...ball, count: row.place === 'mouth' ? user.count : 1 };
  const own = isNew ? figures.push(stock) - 1 : deed.object;
  // What is at the mouth or in the hand comes without what bears it.
  const at = /^(?:mouth|hold)$/.test(row.place) ? own : carrierOf(figures, own);
  const object = figures[at];
  if (!object || at === agent || user.bond?.to === at) return;
  // A duck that leads goes first, whoever leads a dog by the leash does not.
  const way = row.place === 'lead' && !HANDED.test(user.drawing) ? 'pull' : row.place;
  PLACINGS[way]?.(figures, { agent, at, user, object });
  // A pet or a farm animal is led by a leash, in a hand.
  const isLed = way === 'lead' && HANDED.test(user.drawing) && object.age && !HANDED.test(object.drawing);
  const as = isLed ? 'leash' : IN_ORDER[way];
  if (as) inOrder(figures, { agent, at, user, object }, as, deed, scene);
}

/** Binds an object as what is tended, pushed, chased or thrown. */
function inOrder(
  figures: Figure[],
  { agent, at, user, object }: Pair,
  as: Bond,
  { row, doing, object: told }: Deed,
  { cast }: Scene,
): void {
  const member = cast[doing.object ?? -1];
  if (as === 'tend' && member && isBeing(member.kind) && object.bond?.as === 'held') return;
  // What people push with goods in it is no coach.
  const pushed = as === 'push' && object.drawing === 'carriage' ? { drawing: 'shopping-cart' } : {};
  const isBorne = told >= 0 && told !== at;
  const isTall = member && !isBorne ? scaleOf(member) > 0.5 : object.height > user.height * 0.5;
  const isLow = /^(?:sit|kneel|crouch)$/.test(user.posture);
  const rises = as === 'tend' && isTall && isLow && object.drawing !== 'piano';
  const posture = user.posture === 'lie' || rises ? 'stand' : user.posture;
  // An animal bends to what is at its feet.
  const bends = as === 'tend' && posture === 'stand' && !HANDED.test(user.drawing) && !isTall && !object.age;
  figures[agent] = { ...user, posture: bends ? 'bend' : posture };
  // Two at work have it between them.
  if (as === 'tend' && user.count > 1 && !isTall) {
    figures[agent] = { ...user, faces: 'right' };
    figures[at] = { ...bound(object, agent, 'front'), x: user.x, depth: 0.1 };
    return;
  }
  // Whose hair is cut sits, and the other stands.
  if (as === 'tend' && isCare({ row, doing }) && object.drawing.match(/^(?:person|child)/)) {
    figures[agent] = { ...user, posture: 'stand' };
    figures[at] = bound(object, agent, as, { posture: 'sit' });
    return;
  }
  // Who dives after it stretches for it.
  if (as === 'throw' && posture === 'fly') {
    figures[agent] = { ...user, posture, x: 0.36, faces: 'right', height: Math.min(user.height, 0.6) };
    figures[at] = { ...unbound(object), x: 0.88, depth: 0.2, posture: 'fly', height: user.height * 0.14 };
    return;
  }
  if (as === 'fight') {
    figures[at] = bound(object, agent, as, { height: user.height * 0.62 });
    return;
  }
  // A wall that is painted is no taller than its painter can reach; who is chased runs.
  const isBuilt = member !== undefined && /^(?:building|structure|furniture|plant)$/.test(member.kind);
  const isBlock = object.drawing === '-' && /^(?:tend|throw)$/.test(as);
  const most = as === 'throw' || isBlock ? user.height * 0.2 : isBuilt ? user.height * 1.05 : object.height;
  if (as === 'chase' && posture === 'stand' && HANDED.test(user.drawing) && !object.age)
    figures[agent] = { ...user, posture: 'run' };
  const flees = row.place === 'chase' && object.age !== undefined && object.posture === 'stand';
  figures[at] = bound(object, agent, as, {
    ...pushed,
    height: Math.min(object.height, pushed.drawing ? user.height * 0.6 : most),
    ...(as === 'throw'
      ? { posture: 'fly', x: user.x + (user.faces === 'left' ? -0.2 : 0.2) }
      : flees
        ? { posture: 'run' }
        : {}),
  });
}

/** What leaves a hand free for a book. */
const ONE_HANDED = /^(?:flashlight|torch|lantern|candle|cup|mug|glass|umbrella)$/;

/** Gives a tool into hands that hold nothing yet. */
function withTool(figures: Figure[], { agent, row }: Deed): void {
  const user = figures[agent];
  if (!user || !HANDED.test(user.drawing) || row.tool === '-' || figures.length >= MOST_FIGURES) return;
  // What is knitted is on its needles.
  const work = figures.findIndex(({ bond }) => bond?.to === agent && bond.as === 'held');
  const knitted = figures[work];
  if (row.tool === 'knitting' && knitted) {
    figures[work] = { ...knitted, drawing: row.tool };
    return;
  }
  const isBusy = figures.some(
    ({ bond, drawing }) =>
      (bond?.to === agent &&
        (bond.as === 'held' || bond.as === 'mouth') &&
        !(row.tool === 'book' && ONE_HANDED.test(drawing))) ||
      drawing === row.tool ||
      (drawing === 'sewing-machine' && row.tool === 'needle-thread'),
  );
  if (isBusy) return;
  if (row.place !== 'ride') {
    const as = row.place === 'mouth' ? 'mouth' : 'held';
    const each = user.count;
    figures.push({ ...thingFor(user, row.tool), count: each, bond: { to: agent, as } });
    return;
  }
  // What bore the rider bears the mount; each rides one of their own.
  const mount = { ...thingFor(user, row.tool), count: user.count };
  figures[agent] = { ...user, posture: 'ride', bond: { to: figures.length, as: 'on' } };
  figures.push(user.bond ? { ...mount, bond: user.bond } : mount);
}

const SERVED_OVER_A_NET = /\b(?:tennis|volleyball|badminton|ping[- ]pong|squash|pickleball)\b/i;

/** Who serves in a game serves a ball. */
const inSport = (doing: Doing, { subject }: Scene): Doing =>
  doing.verb.base === 'serve' && SERVED_OVER_A_NET.test(subject)
    ? { ...doing, verb: { ...doing.verb, base: 'serve the ball' } }
    : doing;

const isApart = (figures: readonly Figure[], agent: number, object: number): boolean =>
  figures[agent]?.age !== undefined &&
  figures[agent]?.bond === undefined &&
  figures[object]?.age !== undefined &&
  figures[object]?.bond === undefined;

/** How a deed is seen that no row knows: face to face with a being, at a thing. */
function unknownDeed(
  figures: readonly Figure[],
  { agent, object }: Pick<Deed, 'agent' | 'object'>,
  doing: Doing,
): DeedRow | undefined {
  if (isApart(figures, agent, object)) return FACING;
  const [user, thing] = [figures[agent], figures[carrierOf(figures, object)]];
  const isFree = user?.age && !user.bond && thing && !thing.bond && !thing.age;
  return isFree && isTouching(doing) ? AT_HAND : undefined;
}

/**
 * The figures with their deeds: what is pushed, fed, chopped or thrown is where that is done, and hands have the
 * tool for it.
 * @param order the cast's indexes in the order of the figures
 */
export function withDeeds(all: readonly Figure[], scene: Scene, order: readonly number[]): Figure[] {
  const figures = [...all];
  for (const doing of scene.doings) {
    const object = objectOf(doing, scene, order);
    const agent = order.indexOf(doing.agents[0] ?? -1);
    const isLapping =
      object >= 0 && order[object] !== doing.object && /^(?:drink|lap)\b/.test(doing.verb.base);
    const own = isLapping
      ? AT_HAND
      : rowFor(inSport(doing, scene), scene.cast[doing.object ?? -1], scene.rest);
    // An animal drinks out of no bottle.
    if (own?.stock === 'bottle' && own.place === 'mouth' && !HANDED.test(figures[agent]?.drawing ?? ''))
      continue;
    const isPouring = own?.tool === 'kettle' && figures.some(({ drawing }) => drawing === 'flask');
    const poured = isPouring && own ? { ...own, tool: 'bottle', stock: 'flask' } : own;
    const row = poured ?? unknownDeed(figures, { agent, object }, doing);
    if (!row || agent < 0) continue;
    // What is poured from is in the hand.
    const source = /^pour/.test(doing.verb.base)
      ? order.findIndex((index) => scene.cast[index]?.relation?.preposition === 'from')
      : -1;
    const vessel = figures[source];
    if (vessel && source !== agent) figures[source] = bound(vessel, agent, 'held');
    // What is in the picture is not brought into it again.
    const there =
      object >= 0
        ? object
        : row.place === 'tend' && row.stock === '-' && isCare({ row, doing })
          ? patientOf(figures, agent)
          : figures.findIndex(({ drawing }, i) => drawing === row.stock && i !== agent);
    const deed = { doing, row, agent, object: there };
    placed(figures, deed, scene);
    withTool(figures, deed);
  }
  for (const doing of scene.doings)
    withFlow(figures, { doing, agent: order.indexOf(doing.agents[0] ?? -1) }, scene);
  scene.cast.forEach(({ relation, kind }, index) => {
    const agent = order.indexOf(relation?.to ?? -1);
    // 'Gossiping over coffee': it stands on a table between them.
    if (relation?.preposition === 'over' && /^(?:drink|food)$/.test(kind) && figures[agent]?.age)
      onBench(figures, { agent, object: order.indexOf(index), row: AT_TABLE });
  });
  hidden(figures, scene, order);
  givenOver(figures, scene);
  atGoals(figures, scene, order);
  standsBefore(figures);
  facingWork(scene, figures, order);
  return withUmbrella(withPram(figures));
}

/** Who is behind a thing, by the words, looks out beside it. */
function hidden(figures: Figure[], { cast }: Scene, order: readonly number[]): void {
  cast.forEach(({ relation, part }, index) => {
    const [agent, at] = [order.indexOf(relation?.to ?? -1), order.indexOf(index)];
    const [user, object] = [figures[agent], figures[at]];
    const isCover = relation?.preposition === 'behind' && /^(?:support|scenery|companion)$/.test(part);
    if (!isCover || !user || !object || user.bond) return;
    // A flock would hide whatever is behind it: that stands at its side, farther off.
    if (!user.age && object.count > 2)
      figures[agent] = { ...user, x: object.x > 0.5 ? 0.12 : 0.88, depth: 0.45 };
    else PLACINGS.behind?.(figures, { agent, at, user, object });
  });
}

/** To what a deed is done, by its place among the figures; -1 where that is none of them. */
function objectOf({ object, agents, verb }: Doing, { cast }: Scene, order: readonly number[]): number {
  // 'Walking a dog' is one phrase, whose dog was found apart.
  const told =
    object ?? cast.findIndex((member) => member.part === 'held' && member.words.endsWith(' itself'));
  if (told < 0 || order.includes(told)) return order.indexOf(told);
  // Who brushes dust off a skull brushes the skull, who laps milk from a saucer is at the saucer.
  const onto = /^(?:pour|drizzle|ladle)/.test(verb.base) ? /^(?:into|over|onto|in)$/ : /^(?:off|from)$/;
  const from = cast.findIndex(
    ({ relation }) =>
      relation !== undefined &&
      onto.test(relation.preposition) &&
      (relation.to === agents[0] || relation.to === told),
  );
  return order.indexOf(from);
}

const GIVES = /^(?:hand|giv|offer|pass|serv|sell|lend|show|deliver|whisper|bring)/;

/** Who gives and who takes look at each other. */
function givenOver(figures: Figure[], { doings }: Scene): void {
  const [one, other, third] = figures.flatMap(({ age, bond }, i) => (age && !bond ? [i] : []));
  const isGiving = doings.some(({ verb }) => GIVES.test(verb.base));
  if (isGiving && one !== undefined && other !== undefined && third === undefined) faced(figures, one, other);
}
