import { type Doing, isBeing, type Scene } from '../../read/scene.ts';
import type { Figure } from '../stage.ts';
import { bound, MOST_FIGURES, thingFor, unbound } from './benches.ts';
import { HANDED } from './in-hand.ts';
import { drawingNamed } from './named.ts';

/*
 * A thing in the hand is brought to another, or taken from it: a letter to its box, a loaf out of the oven. An animal
 * has what it takes in its mouth, and what somebody else wears is handled on that one.
 */

/** Verbs that bring a thing to another or take it from there, and the prepositions by which the other is told. */
const GOAL_ROWS = `
put, place, drop, post, slip, insert, load, stack, store, stuff, return, set, lay, slide, throw, toss, empty, tip, pour, dump, add, pack, plug, fit, screw, stick, tape, pin, glue, nail, attach, hang, deposit, hide, arrange, restock, shelve, press, hold, touch, dip, dunk, soak, swipe, scan, tap, feed, push, lift, load, carry, water | in, into, on, onto, to, through, inside, against, over
take, pull, lift, get, fetch, remove, grab, steal, scoop, pick, unload, collect, draw, buy, drag, ladle, catch, slide, unplug, scrape, wipe, tear, lick, eat | out of, from, off, off of
take, pull, get, grab, scoop, fetch | on, in
fill, refill, wash, rinse, clean, scrub, soak, weigh, dry, sharpen, charge, buy, pay, drink | at, under, from, in, on
toast, roast, cook, warm, heat, melt, grill, bake, dry, light | in, on, over, at, by, near, with
`;

/** The rows by the verb's first word: the prepositions with which it has a goal. */
const GOALS: ReadonlyMap<string, ReadonlySet<string>> = GOAL_ROWS.trim()
  .split('\n')
  .reduce((all, row) => {
    const [verbs = '', prepositions = ''] = row.split(' | ');
    for (const verb of verbs.split(', '))
      all.set(verb, new Set([...(all.get(verb) ?? []), ...prepositions.split(', ')]));
    return all;
  }, new Map<string, ReadonlySet<string>>());

/** What is worked at with both hands from its own bench. */
const WORKED_AT =
  /^(?:table|desk|counter|bed|.*chair|sofa|bench|rug|stairs|swing|tray|bicycle|horse|sewing-machine|typewriter|laptop|microscope|record-player|potters-wheel|anvil|boat|canoe|wheelbarrow|balance-scales)$/;

/** How tall a goal is beside whoever is at it, at least and at most. */
const [LEAST, MOST] = [0.16, 1.25];

interface Told {
  readonly agent: number;
  readonly object: number;
}

/** The figure that is told as where a thing is brought, or from where; -1 where that is none. */
function goalOf({ verb, agents, object }: Doing, { cast }: Scene, order: readonly number[]): number {
  const prepositions = GOALS.get(verb.base.split(' ')[0] ?? '');
  const at = cast.findIndex(
    ({ relation, kind }) =>
      relation !== undefined &&
      !isBeing(kind) &&
      kind !== 'building' &&
      (relation.to === agents[0] || relation.to === object) &&
      prepositions?.has(relation.preposition),
  );
  return at < 0 || at === object ? -1 : order.indexOf(at);
}

/** Puts who brings a thing before that to which it is brought. */
function brought(figures: Figure[], { agent, object }: Told, goal: number): void {
  const [user, thing, other] = [figures[agent], figures[object], figures[goal]];
  if (!user || !thing || !other || other.age || thing.age || WORKED_AT.test(other.drawing)) return;
  const isFree = (bond: Figure['bond'], to: number): boolean =>
    !bond || bond.to === to || bond.to === agent || bond.to === object;
  const stands = !user.bond || user.bond.to === goal || user.bond.to === object;
  if (!stands || !isFree(other.bond, agent) || !isFree(thing.bond, goal) || user.count > 2) return;
  const height = Math.max(user.height * LEAST, Math.min(other.height, user.height * MOST));
  const posture = /^(?:sit|lie|ride|climb|lotus)$/.test(user.posture) ? 'stand' : user.posture;
  figures[agent] = { ...unbound(user), posture: posture === 'bend' ? 'stand' : posture, faces: 'right' };
  figures[object] = bound(thing, agent, 'held', { count: Math.min(thing.count, 3), posture: 'stand' });
  const isRight = user.x < 0.5;
  figures[goal] = bound(other, agent, 'put', { height, x: isRight ? 0.8 : 0.2, posture: 'stand' });
}

/** What an animal does with a thing in its mouth. */
const BITES =
  /^(?:steal|drag|carry|bring|fetch|snatch|grab|take|run|retrieve|deliver|pull|chew|hold|catch|collect|eat|nibble|gnaw|tug|pick|return|find|hide|bury|smuggle|drop|shake|lift|swipe|nick|pinch|guard)\b/;

/** What an animal takes is in its mouth, and no larger than it could bear. */
function bitten(figures: Figure[], { agent, object }: Told, { verb }: Doing): void {
  const [user, thing] = [figures[agent], figures[object]];
  const isBitten = user?.age && !HANDED.test(user.drawing) && BITES.test(verb.base);
  if (!isBitten || !thing || thing.age || thing.count > 3 || !isSmall(thing)) return;
  if (thing.bond && (thing.bond.to !== agent || thing.bond.as === 'worn')) return;
  figures[object] = bound(thing, agent, 'mouth', { count: 1 });
}

/** What no animal could have in its mouth. */
const isSmall = ({ drawing }: Figure): boolean =>
  !/^(?:-|sleigh|cart|carriage|boat|plough|car|tree|bush|house|log|table|chair|sofa|net|spray|stream|fire|smoke|puddle|nest|hive|plate|bowl|.*-board|bicycle|skateboard|grass)$/.test(
    drawing,
  );

const WORN =
  /^(?:shirt|dress|jacket|trousers|apron|hat|cap|helmet|scarf|glasses|tie|bow-tie|necklace|crown|shoe|boot|sock|glove|watch|backpack)$/;

/** What somebody else wears is handled on that one: a jacket that a mother zips up is on her son. */
function handledOn(
  figures: Figure[],
  { agent, object }: Told,
  doing: Doing,
  { cast }: Scene,
  order: readonly number[],
): void {
  const owner = cast.findIndex(
    ({ relation, kind }) =>
      relation?.preposition === 'whose' && relation.to === doing.object && isBeing(kind),
  );
  const at = order.indexOf(owner);
  const [user, thing, wearer] = [figures[agent], figures[object], figures[at]];
  if (!user?.age || !thing || !wearer?.age || at === agent || !WORN.test(thing.drawing)) return;
  if (user.bond || (wearer.bond && wearer.bond.to !== agent) || !HANDED.test(user.drawing)) return;
  if (
    /^(?:wear|carry|hold|steal|find|borrow|wash|iron|try|put|hide|knit|sew|mend|fold)\b/.test(doing.verb.base)
  )
    return;
  figures[at] = bound(wearer, agent, 'tend');
  figures[object] = bound(thing, at, 'worn');
}

/** A place that is a thing as well: a fountain at which a bottle is filled. Added to the figures; -1 for any other. */
function goalPlace(figures: Figure[], { verb }: Doing, { place }: Scene, agent: number): number {
  const user = figures[agent];
  const prepositions = GOALS.get(verb.base.split(' ')[0] ?? '');
  if (!user || !place || !prepositions?.has(place.preposition ?? '') || figures.length >= MOST_FIGURES)
    return -1;
  const drawing = drawingNamed(place.words) ?? drawingNamed(place.words.split(' ').at(-1) ?? '') ?? '';
  if (!THINGS.test(drawing)) return -1;
  const told = figures.findIndex((figure) => figure.drawing === drawing);
  if (told >= 0) return told;
  return figures.push({ ...thingFor(user, drawing), word: place.words, height: user.height * 0.7 }) - 1;
}

/** Places that are things by themselves. */
const THINGS =
  /^(?:fountain|well|hive|sink|mailbox|stove|fridge|washing-machine|aquarium|safe|tap|vending-machine|petrol-pump)$/;

/** What is fed to somebody is at that one's mouth. */
function fedTo(
  figures: Figure[],
  { agent, object }: Told,
  { verb, object: told }: Doing,
  { cast }: Scene,
  order: readonly number[],
): void {
  const mouths = cast.flatMap((member, i) => {
    const at = order.indexOf(i);
    return isBeing(member.kind) && at >= 0 && at !== agent && i !== told && figures[at]?.age ? [at] : [];
  });
  const [mouth = -1] = mouths;
  const [user, food, eater] = [figures[agent], figures[object], figures[mouth]];
  const isFed =
    /^(?:feed|offer|give|show)\b/.test(verb.base) && HANDED.test(user?.drawing ?? '') && mouths.length === 1;
  if (!isFed || !user || !food || food.age || !eater || user.bond || HANDED.test(eater.drawing)) return;
  if (eater.bond && eater.bond.to !== agent) return;
  figures[object] = bound(food, agent, 'held', { count: Math.min(food.count, 3) });
  figures[mouth] = bound(eater, agent, 'put');
}

/** What one wears oneself and has the hands at. */
const ADJUSTED =
  /^(?:tie|bow-tie|scarf|necklace|jacket|shirt|medal|hat|cap|helmet|glasses|crown|top-hat|headphones|cowboy-hat)$/;
const FOOTWEAR = /^(?:shoe|boot|sock)$/;
const ADJUSTS =
  /^(?:tie|untie|adjust|straighten|button|unbutton|zip|fasten|put on|take off|lace|pull on|pull up|do up|try on|fix|tighten|slip on)\b/;

/** Who ties a tie or laces a shoe has the hands there; what is worn so is told by its posture. */
function adjusted(figures: Figure[], { agent, object }: Told, { verb, words }: Doing): void {
  const user = figures[agent];
  if (!user?.age || user.count > 1 || !HANDED.test(user.drawing) || !ADJUSTS.test(verb.base)) return;
  const thing = figures[object];
  const isShoe = thing
    ? FOOTWEAR.test(thing.drawing)
    : /\b(?:shoe|boot)?(?:lace|shoe|sneaker|boot)s?\b/.test(words);
  if (isShoe) {
    figures[agent] = {
      ...unbound(user),
      posture: 'crouch',
      faces: user.faces === 'camera' ? 'right' : user.faces,
    };
    if (thing) figures[object] = bound(thing, agent, 'worn');
    return;
  }
  const isOwn = thing && (!thing.bond || thing.bond.to === agent);
  if (!isOwn || user.bond || !ADJUSTED.test(thing.drawing)) return;
  figures[agent] = { ...user, posture: user.posture === 'bend' ? 'stand' : user.posture };
  figures[object] = bound(thing, agent, 'worn', { count: 1, posture: 'lean' });
}

const BOARDS = /^(?:skateboard|surfboard|scooter|bicycle|skis)$/;

/** Who practises on a board is on it. */
function onTheBoard(figures: Figure[], { agent, object }: Told, { verb }: Doing): void {
  const [user, board] = [figures[agent], figures[object]];
  const isRidden = /^(?:practi[sc]e|do|perform|try|learn|land|ride|test|balance)\b/.test(verb.base);
  if (!user?.age || user.bond || !board || !BOARDS.test(board.drawing) || !isRidden) return;
  figures[agent] = {
    ...bound(user, object, 'on'),
    posture: 'ride',
    faces: 'right',
    height: Math.min(user.height, 0.7),
  };
  figures[object] = { ...unbound(board), x: user.x, depth: 0.2, faces: 'right' };
}

/** What one looks through is before the eye. */
const OPTICS = /^(?:magnifying-glass|telescope|camera)$/;

/** Who looks at a thing through a glass has that at the eye. */
const lookedThrough = (figures: Figure[], agent: number, { cast }: Scene, order: readonly number[]): void =>
  cast.forEach(({ relation }, i) => {
    const glass = figures[order.indexOf(i)];
    const isThrough = relation?.preposition === 'through' || relation?.preposition === 'with';
    if (!glass || !isThrough || !OPTICS.test(glass.drawing) || !HANDED.test(figures[agent]?.drawing ?? ''))
      return;
    figures[order.indexOf(i)] = bound(glass, agent, 'mouth');
  });

/** Who cleans or looks under a thing is beside it. */
function reachedUnder(figures: Figure[], agent: number, { verb }: Doing): void {
  const user = figures[agent];
  const cover = figures[user?.bond?.to ?? -1];
  const isBeside = /^(?:vacuum|hoover|sweep|mop|clean|dust|look|search|reach|peek|peer|check)\b/.test(
    verb.base,
  );
  if (user?.bond?.as !== 'under' || !cover || !isBeside || !HANDED.test(user.drawing)) return;
  figures[user.bond.to] = bound(cover, agent, 'tend', {
    x: 0.74,
    height: Math.min(cover.height, user.height * 0.5),
  });
  const posture = /^(?:look|search|reach|peek|peer|check)/.test(verb.base) ? 'kneel' : 'stand';
  figures[agent] = { ...unbound(user), posture, x: 0.28, faces: 'right' };
}

/** Brings what is in the hand, or in the mouth, to where the words have it. @param order the cast's indexes in the order of the figures */
export function atGoals(figures: Figure[], scene: Scene, order: readonly number[]): void {
  for (const doing of scene.doings) {
    const told = { agent: order.indexOf(doing.agents[0] ?? -1), object: order.indexOf(doing.object ?? -1) };
    const user = figures[told.agent];
    if (!user) continue;
    lookedThrough(figures, told.agent, scene, order);
    reachedUnder(figures, told.agent, doing);
    adjusted(figures, told, doing);
    if (told.object < 0 || told.object === told.agent) continue;
    onTheBoard(figures, told, doing);
    const named = goalOf(doing, scene, order);
    const goal =
      named < 0 && HANDED.test(user.drawing) ? goalPlace(figures, doing, scene, told.agent) : named;
    if (HANDED.test(user.drawing) && goal >= 0 && goal !== told.agent) brought(figures, told, goal);
    fedTo(figures, told, doing, scene, order);
    bitten(figures, told, doing);
    handledOn(figures, told, doing, scene, order);
  }
}
