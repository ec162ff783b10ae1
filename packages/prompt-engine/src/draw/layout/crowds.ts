import { type Actor, type DrawnMember, type Ground, shapeOf } from './actors.ts';
import { moreWindowsOf, windowOf } from './holds.ts';
import { standFree } from './spots.ts';
import type { Bonding, Inside } from './vessels.ts';

/** How far apart the seats of a seesaw are, in its width, and how steep it stands. */
const SEESAW = { apart: 0.7, slope: 0.27 };

/** Several on one thing: side by side along it. */
export function crowdOn(ground: Ground, stood: Actor, to: DrawnMember): { readonly actor: Actor } {
  const one = stood.members[0];
  const free = standFree(ground, stood.index);
  if (!one || !free) return { actor: stood };
  const mates = ground.stage.figures.filter(
    ({ bond }) => bond?.as === 'on' && bond.to === ground.stage.figures[stood.index]?.bond?.to,
  ).length;
  const wide = (((to.shape.width * to.at.size) / 100) * 0.86) / mates;
  const n = free.members.length;
  const bearer = ground.stage.figures[ground.stage.figures[stood.index]?.bond?.to ?? -1]?.drawing;
  // Two on a seesaw sit at its ends, the one lower than the other, and face each other.
  const isSeesaw = bearer === 'seesaw' && n === 2;
  const step = isSeesaw
    ? (to.shape.width * to.at.size * SEESAW.apart) / 100
    : Math.min(wide / n, (one.shape.width * one.at.size) / 92);
  const fit = Math.min(1, (step * 100) / (one.shape.width * one.at.size * 0.8));
  // In a crown they hang here and there.
  const isTree = bearer === 'tree';
  const [middle, drop] = isTree ? [to.at.x, (to.shape.height * to.at.size) / 900] : [one.at.x, 0];
  const members = free.members.map(({ shape }, i) => ({
    shape,
    at: {
      ...one.at,
      size: one.at.size * Math.max(fit, 0.5),
      x: middle + (i - (n - 1) / 2) * step,
      base: one.at.base + (isSeesaw ? (0.5 - i) * step * SEESAW.slope : (((i * 2) % 3) - 1) * drop),
      ...(isSeesaw ? { flip: i === 1 } : {}),
    },
  }));
  return { actor: { ...stood, members } };
}

/** Things on one table stand side by side, by their own places across the frame. */
export function spreadOn({ ground: { stage }, index, to }: Bonding): number {
  const figure = stage.figures[index];
  const mates = stage.figures.filter(
    (other) => other.bond?.as === 'on' && other.bond.to === figure?.bond?.to,
  );
  if (!figure || mates.length < 2) return 0;
  const half = ((to.shape.width * to.at.size) / 100) * 0.4;
  const rank = mates.filter(({ x }) => x < figure.x).length;
  const ties = mates.filter(({ x }) => x === figure.x);
  const place = rank + ties.indexOf(figure);
  return half * 1.7 * ((place + 0.5) / mates.length - 0.5) * 1.2;
}

/** Those who ride in what has many windows, one at each. */
export function seatedAlong(
  bonding: Bonding,
  { member, pane: [x, y, w, h] }: Required<Pick<Inside, 'member' | 'pane'>>,
): Pick<Inside, 'panes'> & { readonly actor: Actor } {
  const { ground, index, target, to } = bonding;
  const figure = target.figure;
  const wide = ((to.shape.width * to.at.size) / 100) * (to.at.flip ? -1 : 1);
  const first = windowOf(figure.drawing)?.[0] ?? 0;
  const windows = moreWindowsOf(figure.drawing);
  const shifts = [0, ...windows.map((at) => (at - first) * wide)];
  const rider = ground.stage.figures[index];
  const members = shifts.slice(0, Math.max(2, rider?.count ?? 2)).map((by, nth) => ({
    ...member,
    shape: shapeOf(ground.stage, index, nth),
    at: { ...member.at, x: member.at.x + by },
  }));
  return {
    actor: { index, figure: rider ?? figure, members },
    panes: shifts.map((by) => [x + by, y, w, h] as const),
  };
}
