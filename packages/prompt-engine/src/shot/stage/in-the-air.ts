import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../read/scene.ts';
import type { Figure } from '../stage.ts';
import { bound, MOST_FIGURES, thingFor, unbound } from './benches.ts';
import { without } from './grounds.ts';
import { HANDED } from './in-hand.ts';
import { told } from './piece.ts';

/*
 * What is in the air: a ball on its way into the goal, a stick before the dog, dough over both hands, a kite on its
 * string.
 */

const isPerson = ({ drawing }: Figure): boolean => HANDED.test(drawing);

/** Free figures keep their places; the first stands where it is put, and looks at what is at its right. */
const toLeft = (figure: Figure, x: number): Figure => ({
  ...unbound(figure),
  x,
  faces: 'right',
  depth: 0.15,
});

const SCORES = sifted(
  /\b(?:scor\w+|kick\w*|shoot\w*|strik\w+|head\w*|hit\w*|tak\w+|volley\w*|curl\w*|slot\w*)\b.*\b(?:goals?|penalt(?:y|ies)|net|free kick)\b/i,
);

/** Who scores has kicked, and the ball is in the air before the net. */
function scored({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  if (!first?.age || !isPerson(first) || !SCORES.test(subject)) return [...figures];
  if (/\b(?:hockey|puck|basket\w*|handball|water polo)\b/i.test(subject)) return [...figures];
  const rest = figures
    .slice(1)
    .filter(
      ({ drawing, word }) =>
        !/^(?:goal|ball|plain-ball)$/.test(drawing) && !/^(?:goal|net|penalty)s?$/.test(word),
    );
  if (rest.length > MOST_FIGURES - 3) return [...figures];
  const height = Math.min(first.height, 0.6);
  const ball: Figure = {
    ...thingFor(first, 'ball'),
    x: 0.58,
    depth: 0.3,
    height: height * 0.15,
    posture: 'fly',
  };
  const goal: Figure = {
    ...thingFor(first, 'goal-side'),
    word: 'goal',
    x: 0.8,
    depth: 0.35,
    height: height * 1.12,
  };
  return [{ ...toLeft(first, 0.24), posture: 'kick', height }, ...rest, goal, ball];
}

const THROWS = sifted(/\b(?:throw|toss|hurl|fling|lob)\w*\b.*\b(?:for|to) (?:an?|the|his|her|their|its)\b/i);

/** What is thrown for a dog is in the air between the two. */
function fetched({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(({ bond }) => bond?.as === 'throw' && bond.to === 0);
  const to = figures.findIndex(({ age, bond }, i) => i > 0 && age && !bond);
  const [thing, mate] = [figures[at], figures[to]];
  if (!first?.age || !isPerson(first) || !thing || !mate || !THROWS.test(subject)) return [...figures];
  const height = Math.min(first.height, 0.62);
  const isHand = isPerson(mate);
  const other: Figure = {
    ...unbound(mate),
    x: 0.8,
    depth: 0.2,
    faces: isHand ? 'left' : 'right',
    posture: isHand ? 'stand' : 'jump',
    height: Math.min(mate.height, height * (isHand ? 1 : 0.5)),
  };
  return figures
    .with(0, { ...toLeft(first, 0.24), posture: 'fight', height })
    .with(at, { ...unbound(thing), x: 0.54, depth: 0.25, posture: 'fly', height: height * 0.14 })
    .with(to, other);
}

const JUGGLED = sifted(
  /\b(?:toss|throw|spin|twirl|flip)\w* (?:an? |the |his |her |some )?(?:[\w-]+ )?(?:pizza|dough)\b/i,
);

/** Dough is tossed over both raised hands. */
function spun({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(({ drawing, word }) => drawing === 'pizza' || word === 'dough');
  const dough = figures[at];
  if (!first || !isPerson(first) || !dough || at < 1 || !JUGGLED.test(subject)) return [...figures];
  const height = Math.min(first.height, 0.66);
  const flown: Figure = { ...bound(dough, 0, 'held'), posture: 'float', count: 1 };
  const all = figures
    .with(0, { ...unbound(first), posture: 'cheer', faces: 'camera', height })
    .with(at, flown);
  // Who has both hands up has nothing else in them, and no bench before them.
  return all.reduceRight<Figure[]>(
    (kept, { bond }, i) => (i !== at && bond?.to === 0 && bond.as === 'held' ? [...without(kept, i)] : kept),
    [...all],
  );
}

/** Who is with a kite has it on its string. */
function onItsString(_: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(({ drawing, bond }) => drawing === 'kite' && bond?.as !== 'held');
  const kite = figures[at];
  if (!first?.age || !isPerson(first) || !kite || at < 1 || /^(?:on|in|under)$/.test(kite.bond?.as ?? ''))
    return [...figures];
  const height = Math.min(first.height, 0.56);
  return figures
    .with(0, { ...first, height, x: 0.36, posture: first.posture === 'fly' ? 'stand' : first.posture })
    .with(at, { ...bound(kite, 0, 'held'), count: 1, posture: 'stand' });
}

const JUGGLES = sifted(/\bjuggl\w*\b/i);

/** What is juggled is small, in an arc over both hands. */
function juggled({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(({ age }, i) => i > 0 && !age);
  const thing = figures[at];
  if (!first?.age || !thing || !JUGGLES.test(subject)) return [...figures];
  const isOn = /^(?:on|in)$/.test(first.bond?.as ?? '');
  const kept = figures.filter((_figure, i) => i !== at);
  const count = Math.min(Math.max(thing.count, 3), 7);
  const room = MOST_FIGURES - kept.length;
  if (isOn || kept.some(({ bond }) => bond && bond.to >= at) || room < count) return [...figures];
  const height = Math.min(first.height, isPerson(first) ? 0.54 : 0.42);
  const flown = Array.from({ length: count }, (_, i): Figure => {
    const way = count === 1 ? 0 : (i / (count - 1)) * 2 - 1;
    return {
      ...unbound(thing),
      count: 1,
      x: 0.5 + way * 0.17,
      height: height * (count > 5 ? 0.085 : 0.12),
      depth: 0.1 + (1 - way * way) * 0.02,
      posture: 'float',
      bond: { to: 0, as: 'over' },
    };
  });
  const user: Figure = { ...unbound(first), x: 0.5, faces: 'camera', posture: 'cheer', height };
  return [user, ...kept.slice(1), ...flown];
}

/** The set pieces of what is in the air, in their order. */
export const IN_THE_AIR = [
  told(SCORES, scored),
  told(THROWS, fetched),
  told(JUGGLED, spun),
  onItsString,
  told(JUGGLES, juggled),
];
