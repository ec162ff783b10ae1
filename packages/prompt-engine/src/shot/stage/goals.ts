import { type Doing, isBeing, type Scene } from '../../read/scene.ts';
import type { Figure } from '../stage.ts';
import { type Acting, atHand } from './at-hand.ts';
import { bound, MOST_FIGURES, onBench, thingFor, unbound } from './benches.ts';
import { HANDED } from './in-hand.ts';
import { drawingNamed } from './named.ts';

/*
 * A thing in the hand is brought to another, or taken from it: a letter to its box, a loaf out of the oven. An animal
 * has what it takes in its mouth, and what somebody else wears is handled on that one.
 */

/** Verbs that bring a thing to another or take it from there, and the prepositions by which the other is told. */
const GOAL_ROWS = `
put, place, drop, bury, plant, post, slip, insert, load, stack, store, stuff, return, set, lay, slide, throw, toss, empty, tip, pour, dump, add, pack, plug, fit, screw, stick, tape, pin, glue, nail, attach, hang, deposit, hide, arrange, restock, shelve, press, hold, touch, dip, dunk, soak, swipe, scan, tap, feed, push, lift, load, carry, water, squeeze, drizzle, sprinkle, grate, spread, spoon | in, into, on, onto, to, through, inside, against, over
take, pull, lift, get, fetch, remove, grab, steal, scoop, pick, unload, collect, draw, buy, drag, ladle, catch, slide, unplug, scrape, wipe, tear, lick, eat | out of, from, off, off of
take, pull, get, grab, scoop, fetch | on, in
fill, refill, wash, rinse, clean, scrub, soak, weigh, dry, sharpen, charge, buy, pay, drink | at, under, from, in, on
toast, roast, cook, warm, heat, melt, grill, bake, dry, light | in, on, over, at, by, near, with
warm, touch, lean, knock, tap, drink, pump | over, by, at, on, against, from, in front of
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
/** Beside its user, what stands on a table rather than on the ground; and what stays there however small. */
const ON_TABLE = 0.3;
const ON_GROUND =
  /^(?:bucket|basket|suitcase|bag|box|puddle|hole|fire|campfire|mound|flower-pot|potted-plant|nest|drain|toilet|barrel|shopping-cart|pram|.*ground|bed|backpack)$/;

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
function brought(figures: Figure[], { agent, object }: Acting, goal: number): void {
  const [user, thing, other] = [figures[agent], figures[object], figures[goal]];
  if (!user || !thing || !other || other.age || thing.age || WORKED_AT.test(other.drawing)) return;
  // What is picked hangs in its tree.
  if (thing.bond?.to === goal && other.bond?.as === 'tend') return;
  const isFree = (bond: Figure['bond'], to: number): boolean =>
    !bond || bond.to === to || bond.to === agent || bond.to === object;
  const stands = !user.bond || user.bond.to === goal || user.bond.to === object;
  if (!stands || !isFree(other.bond, agent) || !isFree(thing.bond, goal) || user.count > 2) return;
  // What is small stands on a table.
  if (other.height < user.height * ON_TABLE && !ON_GROUND.test(other.drawing) && user.count === 1) {
    figures[agent] = { ...unbound(user), posture: 'stand' };
    // What is on its way to what lies on the table walks there.
    figures[object] = bound(thing, agent, 'held', { count: 1, posture: 'walk' });
    figures[goal] = unbound(other);
    onBench(figures, { agent, object: goal, row: { place: 'table', stock: '-' } });
    return;
  }
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

/** Whether an animal eats what is done to: it has that in its mouth, not on a table. */
export const isEatenByAnimal = ({ drawing, age }: Figure, { verb }: Doing): boolean =>
  age !== undefined &&
  !HANDED.test(drawing) &&
  /^(?:eat|nibble|munch|chew|bite|gnaw|lick|enjoy)\b/.test(verb.base);

/** Deeds that are done with what the words tell. */
const BY_MEANS =
  /^(?:feed|dry|wash|clean|wipe|scrub|cut|chop|slice|water|hit|dig|measure|stir|eat|brush|polish|sweep|rub|scoop|pick|poke|light|fix|repair|hammer|tighten|open|dust|trim|prune|mow)\b/;
/** What a deed brings as its usual means. */
const USUAL =
  /^(?:bucket|brush|hair-dryer|knife|watering-can|spade|spoon|spanner|hammer|broom|towel|sponge|scissors|tape-measure|axe|basket)$/;

/** What the words do it with is in the hand, in place of the usual means. */
function doneWith(
  figures: Figure[],
  agent: number,
  { verb }: Doing,
  { cast }: Scene,
  order: readonly number[],
): void {
  const at = order.indexOf(cast.findIndex(({ relation }) => relation?.preposition === 'with'));
  const food = figures[at];
  if (
    !BY_MEANS.test(verb.base) ||
    !food ||
    food.age ||
    food.bond?.as === 'held' ||
    !HANDED.test(figures[agent]?.drawing ?? '')
  )
    return;
  const last = figures.at(-1);
  if (at < figures.length - 1 && last && USUAL.test(last.drawing) && last.word === last.drawing)
    figures.pop();
  figures[at] = bound(food, agent, 'held', { count: 1 });
}

/** Work that is done to a thing with another in it: a nail in a plank, a button on a coat. */
const FIXED = /^(?:hammer|nail|screw|drill|sew|stitch|glue|iron|embroider)\b/;

/** What a nail is driven into, or a button sewn onto, is what lies on the bench. */
function fixedTo(
  figures: Figure[],
  { agent, object }: Acting,
  { verb }: Doing,
  { cast }: Scene,
  order: readonly number[],
): void {
  const at = order.indexOf(
    cast.findIndex(
      ({ relation, kind }) => /^(?:into|in|on|onto|to)$/.test(relation?.preposition ?? '') && !isBeing(kind),
    ),
  );
  const [user, thing, base] = [figures[agent], figures[object], figures[at]];
  const isFree = base && !base.age && at !== object && !WORKED_AT.test(base.drawing) && !base.bond;
  if (!user || !thing || !isFree || !FIXED.test(verb.base) || base.height > user.height * 0.8) return;
  const bench = figures.findIndex(({ bond }) => bond?.to === agent && bond.as === 'front');
  if (bench < 0) onBench(figures, { agent, object: at, row: { place: 'table', stock: '-' } });
  else figures[at] = bound(base, bench, 'on', { height: user.height * 0.12, count: 1 });
  const lies = figures.findIndex(({ bond }) => bond?.to === agent && bond.as === 'front');
  figures[object] = bound(thing, lies, 'on', { height: user.height * 0.05, count: 1 });
}

/** What an animal takes is in its mouth, and no larger than it could bear. */
function bitten(figures: Figure[], { agent, object }: Acting, { verb }: Doing): void {
  const [user, thing] = [figures[agent], figures[object]];
  const isBitten = user?.age && !HANDED.test(user.drawing) && BITES.test(verb.base);
  if (!isBitten || !thing || thing.age || thing.count > 3 || !isSmall(thing)) return;
  if (thing.bond && (thing.bond.to !== agent || /^(?:worn|mouth)$/.test(thing.bond.as))) return;
  figures[object] = bound(thing, agent, 'mouth', { count: 1 });
}

/** How tall beside an animal that is which it brings something to, at least and at most. */
const [LOW_GOAL, HIGH_GOAL] = [0.34, 0.6];

/** What is larger than any animal that takes something from it, and by how much it is then drawn so. */
const LARGE_GOAL =
  /^(?:stall|sales-stall|table|fridge|car|van|door|bed|sofa|stove|truck|house|tent|clothesline)$/;
const LARGER = 2;

/** What an animal has in its mouth is brought to where the words have it: that is before it. */
function broughtInMouth(figures: Figure[], { agent, object }: Acting, goal: number): void {
  const [user, thing, other] = [figures[agent], figures[object], figures[goal]];
  const isHad = thing?.bond?.as === 'mouth' && thing.bond.to === agent;
  if (!user?.age || user.bond || !isHad || !other || other.age || goal === object) return;
  if (other.bond && other.bond.to !== agent && other.bond.to !== object) return;
  const isLarge = LARGE_GOAL.test(other.drawing) && user.height < 0.8;
  const own = isLarge ? Math.min(user.height, 0.34) : user.height;
  const height = isLarge ? own * LARGER : Math.max(own * LOW_GOAL, Math.min(other.height, own * HIGH_GOAL));
  figures[agent] = { ...user, height: own, posture: 'stand' };
  figures[object] = { ...thing, count: 1, height: Math.min(thing.height, own * 0.16) };
  figures[goal] = bound(unbound(other), agent, 'tend', { height });
}

/** What no animal could have in its mouth. */
const isSmall = ({ drawing }: Figure): boolean =>
  !/^(?:-|sled|sleigh|cart|carriage|boat|plough|car|tree|bush|house|log|table|chair|sofa|net|spray|stream|fire|smoke|puddle|nest|hive|plate|bowl|.*-board|bicycle|skateboard|grass)$/.test(
    drawing,
  );

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
  /^(?:fountain|well|hive|sink|mailbox|stove|fridge|washing-machine|aquarium|safe|tap|vending-machine|petrol-pump|flower-pot|basket|box|bucket|barrel|nest|piggy-bank|suitcase|toilet|bath|wheelbarrow|shopping-cart)$/;

/** What is fed to somebody is at that one's mouth. */
function fedTo(
  figures: Figure[],
  { agent, object }: Acting,
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
    /^(?:feed|offer|give|show|share)\b/.test(verb.base) &&
    HANDED.test(user?.drawing ?? '') &&
    mouths.length === 1;
  if (!isFed || !user || !food || food.age || !eater || user.bond || HANDED.test(eater.drawing)) return;
  if (eater.bond && eater.bond.to !== agent) return;
  figures[object] = bound(food, agent, 'held', { count: Math.min(food.count, 3) });
  figures[mouth] = bound(eater, agent, 'put');
}

const TOUCHES = /^(?:warm|touch|knock|tap|scrape|wipe|drink|press|pump)\b/;

/** Who warms hands over a fire, or taps on a pane, has them there. */
function touched(figures: Figure[], { agent, object }: Acting, { verb }: Doing, goal: number): void {
  const [user, thing] = [figures[agent], figures[goal]];
  const isTouch = TOUCHES.test(verb.base);
  if (!user?.age || !HANDED.test(user.drawing) || object >= 0 || !thing || thing.age || !isTouch) return;
  if (user.bond || thing.bond || WORKED_AT.test(thing.drawing)) return;
  const height = Math.min(thing.height, user.height * (thing.drawing === 'fire' ? 0.4 : MOST));
  const stands = user.posture === 'sit' ? 'stand' : user.posture;
  figures[agent] = { ...user, posture: height < user.height * 0.5 ? 'crouch' : stands };
  figures[goal] = bound(thing, agent, 'tend', { height });
}

/** An animal that licks honey out of a jar has its mouth there. */
function lickedFrom(figures: Figure[], { agent, object }: Acting, { verb }: Doing, goal: number): void {
  const [user, vessel] = [figures[agent], figures[goal]];
  const isAnimal = user?.age !== undefined && !HANDED.test(user.drawing);
  if (
    !isAnimal ||
    object >= 0 ||
    !vessel ||
    vessel.age ||
    !/^(?:lick|eat|drink|lap|sip|slurp)\b/.test(verb.base)
  )
    return;
  if (user.bond || (vessel.bond && vessel.bond.to !== agent)) return;
  const isLow = vessel.height < user.height * 0.7;
  figures[agent] = { ...user, posture: isLow ? 'bend' : 'stand' };
  figures[goal] = bound(vessel, agent, 'tend', { height: Math.max(vessel.height, user.height * 0.2) });
}

/** Brings what is in the hand, or in the mouth, to where the words have it. @param order the cast's indexes in the order of the figures */
export function atGoals(figures: Figure[], scene: Scene, order: readonly number[]): void {
  for (const doing of scene.doings) {
    const told = { agent: order.indexOf(doing.agents[0] ?? -1), object: order.indexOf(doing.object ?? -1) };
    const user = figures[told.agent];
    if (!user) continue;
    atHand(figures, scene, doing, order);
    doneWith(figures, told.agent, doing, scene, order);
    const goal = goalOf(doing, scene, order);
    lickedFrom(figures, told, doing, goal);
    const isBare = goal < 0 && told.object < 0 && TOUCHES.test(doing.verb.base);
    touched(figures, told, doing, isBare ? goalPlace(figures, doing, scene, told.agent) : goal);
    if (told.object < 0 || told.object === told.agent) continue;
    const isHanded = HANDED.test(user.drawing);
    const end = goal < 0 ? goalPlace(figures, doing, scene, told.agent) : goal;
    if (isHanded && end >= 0 && end !== told.agent) brought(figures, told, end);
    fixedTo(figures, told, doing, scene, order);
    fedTo(figures, told, doing, scene, order);
    bitten(figures, told, doing);
    if (!isHanded) broughtInMouth(figures, told, end);
  }
}
