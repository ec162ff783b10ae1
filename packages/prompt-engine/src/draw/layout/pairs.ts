import { type Bond, DEEDS, type Stage } from '../../shot/stage.ts';
import type { Hold } from '../silhouettes/people/pose.ts';
import { U } from '../silhouettes/people/rig.ts';
import { type Actor, isBeing, type Member } from './actors.ts';

/*
 * Two who do something with each other: how far apart their fronts are, in hundredths of a person's height, and
 * what their arms do.
 */
const PAIRINGS: Readonly<Partial<Record<Bond, readonly [apart: number, hold: Hold]>>> = {
  kiss: [0, 'waist'],
  hug: [-4, 'embrace'],
  waltz: [1, 'frame'],
  fight: [21, 'strike'],
  five: [15, 'meet'],
  shake: [18, 'clasp'],
  argue: [16, 'point'],
  tend: [9, 'offer'],
};

interface Deed {
  /** The figure of the other; the same one where a pair is one figure. */
  readonly other: number;
  readonly as: Bond;
}

/** The deed that a figure has a part in, done or suffered. */
export function deedOf({ figures }: Stage, index: number): Deed | undefined {
  const own = figures[index]?.bond;
  if (own && DEEDS.has(own.as) && figures[own.to])
    return own.to === index && figures[index]?.count !== 2 ? undefined : { other: own.to, as: own.as };
  const other = figures.findIndex(({ bond }) => bond?.to === index && DEEDS.has(bond.as));
  const as = figures[other]?.bond?.as;
  return as ? { other, as } : undefined;
}

/** What the arms of one in a deed do. */
export function holdIn(stage: Stage, index: number): Hold | undefined {
  const deed = deedOf(stage, index);
  // The one who is cared for lets it be done.
  if (deed?.as === 'tend' && stage.figures[index]?.bond?.as === 'tend') return undefined;
  return deed && PAIRINGS[deed.as]?.[1];
}

/** Whether the arms of the two lie about each other, so that the one behind shows an arm in front. */
export const isEntwined = (as: Bond): boolean => as === 'kiss' || as === 'hug' || as === 'waltz';

const unitOf = ({ shape, at }: Member): number => (isBeing(shape) ? (U * at.size) / 100 : 0);

/** From the middle of a body to its front. */
const frontOf = ({ shape, at }: Member): number =>
  (at.size / 100) * (isBeing(shape) && shape.focus ? Math.max(shape.focus[0] + 17, 22) : shape.width / 2);

/** How far apart the middles of two in a deed are. */
export function apartIn(as: Bond, one: Member, other: Member): number {
  const [apart = 10] = PAIRINGS[as] ?? [];
  return frontOf(one) + frontOf(other) + apart * Math.max(unitOf(one), unitOf(other));
}

const moved = (actor: Actor, x: number, flip: boolean): Actor => ({
  ...actor,
  members: actor.members.map(({ shape, at }, i) => ({
    shape,
    at: { ...at, x: i ? at.x : x, flip },
  })),
});

/** Brings those who do something with each other face to face, as near as their deed wants. */
export function paired(stage: Stage, actors: readonly Actor[], width: number): Actor[] {
  const placed = [...actors];
  for (const { index } of actors) {
    const bond = stage.figures[index]?.bond;
    const deed = deedOf(stage, index);
    if (!deed || bond?.to !== deed.other || deed.other === index) continue;
    const [here, there] = [index, deed.other].map((each) => placed.findIndex((one) => one.index === each));
    const [mine, its] = [placed[here ?? -1], placed[there ?? -1]];
    const [one, other] = [mine?.members[0], its?.members[0]];
    if (!mine || !its || !one || !other || mine.members.length > 1 || its.members.length > 1) continue;
    const gap = apartIn(deed.as, one, other);
    const isLeft = one.at.x < other.at.x;
    const [left, right] = isLeft ? [one, other] : [other, one];
    const room = (frontOf(left) + frontOf(right)) / 2;
    const middle = Math.min(
      Math.max((one.at.x + other.at.x) / 2, gap / 2 + room),
      Math.max(width - gap / 2 - room, width / 2),
    );
    const [from, to] = [middle - gap / 2, middle + gap / 2];
    placed[here ?? -1] = moved(mine, isLeft ? from : to, !isLeft);
    placed[there ?? -1] = moved(its, isLeft ? to : from, isLeft);
  }
  return placed;
}
