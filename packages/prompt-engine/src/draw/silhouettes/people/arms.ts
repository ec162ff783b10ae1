import type { Hold, Pose } from './pose.ts';

/*
 * Where arms are: by what hands hold, or at a point that they reach for.
 */

/** Where the hands then are from the neck: near hand, far hand; from the side and from before. */
const REACH: Readonly<Record<Hold, readonly [side: string, front: string]>> = {
  carry: ['6,35 -', '14,36 -'],
  collar: ['9,9 11,12', '4,9 -4,11'],
  cheer: ['6,-28 20,-24', '15,-27 -15,-27'],
  brow: ['11,-8 -', '9,-10 -'],
  catch: ['29,-2 27,4', '27,-12 19,-6'],
  wide: ['17,29 -14,29', '19,28 -19,28'],
  show: ['17,21 -', '16,16 -'],
  read: ['18,19 21,17', '6,23 -6,23'],
  pole: ['15,15 13,20', '12,17 -'],
  raise: ['13,-24 -', '13,-26 -'],
  mouth: ['15,1 22,0', '9,3 -4,2'],
  chin: ['26,3 15,16', '19,3 2,12'],
  strum: ['5,24 25,13', '3,26 -24,16'],
  work: ['24,29 29,26', '8,30 -7,30'],
  waist: ['15,24 17,20', '15,24 -'],
  embrace: ['17,14 18,24', '15,14 -'],
  frame: ['15,24 21,-2', '15,24 -'],
  strike: ['33,3 14,4', '28,3 -10,6'],
  meet: ['17,-12 -', '15,-14 -'],
  clasp: ['18,25 -', '16,25 -'],
  point: ['25,6 12,30', '22,6 -'],
  offer: ['21,25 -', '16,25 -'],
  shove: ['27,7 27,11', '14,12 -14,12'],
  sweep: ['20,25 13,8', '15,25 6,10'],
  bowed: ['22,32 18,4', '20,34 14,4'],
  give: ['29,13 -', '24,16 -'],
  sip: ['16,5 -', '6,5 -'],
  ear: ['3,-1 -', '12,-2 -'],
  aim: ['33,3 10,2', '31,-2 3,3'],
  halt: ['20,-16 28,10', '17,-18 -33,4'],
};

type Point = readonly [number, number];
/** Upper and lower arm. */
export const ARM = 17;
/** How short an upper arm may look that comes towards us. */
const FORESHORTENED = 11.5;
/** The elbow between a shoulder and a hand: of the two that reach the lower one, or seen from before the outer one. */
function elbow([sx, sy]: Point, [hx, hy]: Point, side: boolean, long: number): Point {
  const dx = hx - sx;
  const dy = hy - sy;
  const far = Math.min(Math.hypot(dx, dy), long * 1.98) || 1;
  const arm = side ? long : Math.min(long, Math.max(far * 0.58, FORESHORTENED));
  const out = Math.sqrt(arm * arm - (far / 2) ** 2);
  const [mx, my] = [sx + dx / 2, sy + dy / 2];
  // A hand before the chest: the elbow points out and down.
  if (!side && Math.abs(hx) < Math.abs(sx) + 2)
    return [mx + Math.sign(sx) * out * 0.75, my + Math.max(out, 3) * 0.66];
  const bend = dx >= 0 ? 1 : -1;
  return [mx - (dy / far) * out * bend, my + (dx / far) * out * bend];
}

/** An arm with its hand at a point, or as near to it as it reaches. */
function armTo(chain: string, wanted: Point, side: boolean, long: number): string {
  const [sx, sy] = shoulderOf(chain);
  const far = Math.hypot(wanted[0] - sx, wanted[1] - sy);
  const k = Math.min(1, (ARM * long * 1.96) / far);
  const hand: Point = [sx + (wanted[0] - sx) * k, sy + (wanted[1] - sy) * k];
  const [ex, ey] = elbow([sx, sy], hand, side, ARM * long);
  return `${sx},${sy} ${ex.toFixed(1)},${ey.toFixed(1)} ${hand[0].toFixed(1)},${hand[1].toFixed(1)}`;
}

/** The first joint of a chain: of an arm's, its shoulder. */
export function shoulderOf(chain: string): Point {
  const [x = 0, y = 0] = (chain.split(' ')[0] ?? '').split(',').map(Number);
  return [x, y];
}

/** The pose with its hands where a thing wants them. */
export function holding(pose: Pose, hold: Hold): Pose {
  const side = pose.turn < 0.9;
  const [near = '-', far = '-'] = REACH[hold][side ? 0 : 1].split(' ');
  const arm = (chain: string, reach: string): string => {
    const [x, y] = shoulderOf(reach);
    return reach === '-' ? chain : armTo(chain, [pose.neck[0] + x, pose.neck[1] + y], side, 1);
  };
  return { ...pose, arms: [arm(pose.arms[0], far), arm(pose.arms[1], near)] };
}

/** The pose with a hand at a point, the far one too where `both`. @param long its arms against a grown man's */
export function reaching(
  pose: Pose,
  { at, both, far: apart }: { readonly at: Point; readonly both: boolean; readonly far?: Point },
  long: number,
): Pose {
  const [side, [far, near]] = [pose.turn < 0.9, pose.arms];
  const other = apart ?? (both ? at : undefined);
  return { ...pose, arms: [other ? armTo(far, other, side, long) : far, armTo(near, at, side, long)] };
}
