import { DEEDS } from '../../shot/deeds-of-two.ts';
import type { Bond, Stage } from '../../shot/stage.ts';
import type { Hold } from '../silhouettes/people/pose.ts';

/*
 * Two who do something with each other: how far apart their fronts are, in hundredths of a person's height, and
 * what their arms do.
 */
export const PAIRINGS: Readonly<Partial<Record<Bond, readonly [apart: number, hold?: Hold]>>> = {
  kiss: [0, 'waist'],
  hug: [-4, 'embrace'],
  waltz: [4, 'frame'],
  fight: [21, 'strike'],
  five: [15, 'meet'],
  shake: [18, 'clasp'],
  argue: [24, 'point'],
  tend: [9, 'offer'],
  put: [9, 'give'],
  push: [8, 'offer'],
  chase: [12],
  leash: [12],
  throw: [22, 'strike'],
  back: [16],
  whisper: [1, 'mouth'],
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

/** Whether a figure is in another's hand, low or at its mouth. */
export const isHeld = (as: Bond | undefined): boolean => as === 'held' || as === 'mouth' || as === 'given';

/** Deeds that one does and the other, who is bound, has done to it. */
const isSuffered = (as: Bond): boolean => as === 'tend' || as === 'put' || as === 'whisper' || isOnTheWay(as);

/** Deeds in which the one who does it comes after the other: both look the same way. */
export const isOnTheWay = (as: Bond): boolean => /^(?:push|chase|leash|throw)$/.test(as);

/** What the arms of one in a deed do. */
export function holdIn(stage: Stage, index: number): Hold | undefined {
  const deed = deedOf(stage, index);
  // The one who is cared for lets it be done.
  if (deed && isSuffered(deed.as) && stage.figures[index]?.bond?.to === deed.other) return undefined;
  return deed && PAIRINGS[deed.as]?.[1];
}
