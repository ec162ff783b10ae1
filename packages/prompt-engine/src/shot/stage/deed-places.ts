import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Figure } from '../stage.ts';
import { bound, MOST_FIGURES, thingFor, unbound } from './benches.ts';
import { HANDED } from './in-hand.ts';

/*
 * Where that is to which a deed is done, where the two are not bound by the deed as a deed.
 */

/** The figure that bears another, or that one itself: who sits in a wheelchair is pushed by it. */
export function carrierOf(figures: readonly Figure[], at: number): number {
  const bond = figures[at]?.bond;
  return bond && (bond.as === 'on' || bond.as === 'in') && figures[bond.to] ? bond.to : at;
}

/** Two over against each other, each looking at the other. */
export function faced(figures: Figure[], one: number, other: number): void {
  const [a, b] = [figures[one], figures[other]];
  if (!a || !b) return;
  const isLeft = a.x <= b.x;
  figures[one] = { ...a, faces: isLeft ? 'right' : 'left', depth: 0.2 };
  figures[other] = { ...b, faces: isLeft ? 'left' : 'right', depth: 0.2 };
}

/** Who does a deed, and what it is done to; `agent` and `at` are places among the figures. */
export interface Pair {
  readonly agent: number;
  readonly at: number;
  readonly user: Figure;
  readonly object: Figure;
}

/** A thing that leans on another stands askew. */
const leaning = (user: Figure): Figure => (user.age ? user : { ...user, posture: 'lean' });

/** What one is seen over who is behind it. */
const LOW = sifted(/^(?:fence|wall|bush|counter|desk|rock|barrel)$/);
const FLAT = sifted(/^(?:puddle|rug|rope|yoga-mat)$/);

/** Who goes up or down the stairs is half way up, and the stairs are as high as that needs. */
export function onStairs(figures: Figure[], { agent, at, user, object }: Pair): void {
  const posture = /^(?:climb|stand|run)$/.test(user.posture) ? 'walk' : user.posture;
  figures[agent] = { ...bound(user, at, 'on'), posture, faces: 'right', height: Math.min(user.height, 0.5) };
  figures[at] = { ...unbound(object), x: user.x, depth: 0.2, height: 0.62, faces: 'right' };
}

/** Where an object is that is not bound by the deed as a deed: held, behind, beneath. */
export const PLACINGS: Readonly<Record<string, (figures: Figure[], pair: Pair) => void>> = {
  front: (figures, { agent, at, user, object }) => {
    // What is brewed is in its cauldron.
    const pot = object.drawing === 'flask' ? { drawing: 'cauldron', height: user.height * 0.4 } : {};
    figures[at] = { ...bound(object, agent, 'front'), x: user.x, depth: 0.1, ...pot };
  },
  back: (figures, { agent, at, user, object }) => {
    figures[agent] = leaning(user);
    figures[at] = { ...bound(object, agent, 'behind'), x: user.x, depth: 0.45 };
  },
  lean: (figures, { agent, at, user, object }) => {
    figures[agent] = leaning(user);
    figures[at] = { ...bound(object, agent, 'beside'), x: user.x + (user.x > 0.5 ? -0.2 : 0.2) };
  },
  hold: (figures, { agent, at, object }) => {
    figures[at] = bound(object, agent, 'held');
  },
  // What is picked hangs in its tree.
  pluck: (figures, { agent, at, user, object }) => {
    const own = figures.findIndex(({ drawing, bond }) => drawing === 'tree' && !bond);
    const to = own < 0 ? figures.length : own;
    if (to >= MOST_FIGURES) return;
    const height = user.height * 1.35;
    figures[to] = bound(figures[own] ?? thingFor(user, 'tree'), agent, 'tend', { height, posture: 'stand' });
    figures[at] = bound(object, to, 'on', { count: Math.max(5, object.count), height: user.height * 0.09 });
  },
  // What is caught is just in the hands, or in the mouth.
  catch: (figures, { agent, at, user, object }) => {
    const isHand = HANDED.test(user.drawing);
    figures[at] = bound(object, agent, isHand ? 'held' : 'mouth', { posture: isHand ? 'fly' : 'stand' });
  },
  mouth: (figures, { agent, at, user, object }) => {
    // What is smoked is a pipe with its smoke, what is eaten of a tree a branch.
    const as = object.age && HANDED.test(figures[agent]?.drawing ?? '') ? 'held' : 'mouth';
    const branch = { drawing: 'branch', height: user.height * 0.35 };
    const own =
      { smoke: { drawing: 'pipe' }, tree: branch, bush: branch, bamboo: branch }[object.drawing] ?? {};
    figures[at] = bound(object, agent, as, own);
  },
  in: (figures, { agent, at, user, object }) => {
    figures[agent] = bound(user, at, 'in');
    figures[at] = object.bond?.to === agent ? unbound(object) : object;
  },
  // Who hides behind a thing looks out beside it.
  behind: (figures, { agent, at, user, object }) => {
    if (object.drawing === 'stall') {
      const height = Math.min(user.height, 0.62);
      figures[agent] = { ...user, height, depth: 0.35 };
      figures[at] = { ...bound(object, agent, 'front'), x: user.x, depth: 0.1, height: height * 1.45 };
      return;
    }
    if (LOW.test(object.drawing)) {
      figures[agent] = { ...user, depth: 0.35 };
      figures[at] = { ...bound(object, agent, 'front'), x: user.x, depth: 0.1, height: user.height * 0.45 };
      return;
    }
    const isRight = object.x < 0.5;
    const x = object.x + (isRight ? 0.1 : -0.1);
    const faces = isRight ? 'right' : 'left';
    figures[agent] = { ...bound(user, at, 'behind'), x, faces, depth: 0.45 };
    figures[at] = { ...unbound(object), depth: 0.1 };
  },
  // Who leaps over a thing is above it, with whatever bears the leaper.
  over: (figures, { agent, at, user, object }) => {
    // What is flat on the ground is leapt over, not stood on.
    if (FLAT.test(object.drawing)) {
      figures[at] = { ...bound(object, agent, 'around'), x: user.x, height: 0.04, depth: 0.25 };
      return;
    }
    const leaper = carrierOf(figures, agent);
    const own = figures[leaper] ?? user;
    const height = Math.min(own.height, 0.5);
    figures[leaper] = {
      ...own,
      height,
      ...(leaper === agent ? {} : { posture: 'jump' as const }),
      bond: { to: at, as: 'on' },
    };
    figures[at] = { ...object, height: Math.min(object.height, height * 0.5) };
  },
  // Who climbs a tree is up its trunk.
  up: (figures, { agent, at, user, object }) => {
    const height = Math.min(user.height, 0.34);
    figures[agent] = { ...bound(user, at, 'on'), posture: 'climb', height };
    figures[at] = { ...unbound(object), count: 1, height: Math.max(object.height, 0.9) };
  },
  // Who goes up the stairs is on them.
  stairs: (figures, { agent, at, user, object }) => onStairs(figures, { agent, at, user, object }),
  face: (figures, { agent, at, user, object }) => {
    // A bridge that is drawn or admired is farther off than who does so.
    if (!object.bond && !object.age && object.height > user.height) {
      figures[at] = { ...object, x: user.x > 0.5 ? 0.24 : 0.76, depth: 0.75 };
      figures[agent] = { ...user, depth: 0.2, faces: user.x > 0.5 ? 'left' : 'right' };
      return;
    }
    if (!object.bond) faced(figures, agent, at);
  },
  // What is hung out is on its line.
  hang: (figures, { agent, at, user, object }) => {
    const line = { drawing: 'clothesline', count: 1, height: user.height * 0.95, posture: 'stand' } as const;
    figures[at] = bound(object, agent, 'tend', line);
  },
  // Who pulls goes before it.
  pull: (figures, { agent, at, user, object }) => {
    if (user.bond) return;
    figures[agent] = bound(user, at, 'chase');
    const most = user.height * (/^sle/.test(object.drawing) ? 0.75 : 1.6);
    figures[at] = { ...unbound(object), depth: 0.2, height: Math.min(object.height, most) };
  },
};
