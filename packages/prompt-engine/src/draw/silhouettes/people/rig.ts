import { blob, disc, limb } from '../../drawing/pen.ts';
import type { Pose } from './pose.ts';

/** A person is drawn 333 units tall, so that a face has the fineness of a close-up. */
export const U = 3.33;

/** Across and down, in units of a person 100 tall; the foot is at 0. */
export type Point = readonly [number, number];

/** The joints of a chain such as '0,-80 4,-64', in units of a person 100 tall. */
export const pointsOf = (chain: string): Point[] =>
  chain.split(' ').map((joint): Point => {
    const [x = 0, y = 0] = joint.split(',').map(Number);
    return [x, y];
  });

const at = ([x, y]: Point): string => `${(x * U).toFixed(1)},${(y * U).toFixed(1)}`;
export const pointText = at;

/** A chain of joints as a limb; radii in the same units as the joints. */
export const limbOf = (points: readonly Point[], radii: readonly number[]): string =>
  limb(points.map((point, i) => `${at(point)},${((radii[i] ?? 1) * U).toFixed(1)}`).join(' '));

/** A disc about a joint, or an ellipse where `ry` differs; radii in the same units as the joint. */
export const discAt = ([x, y]: Point, r: number, ry = r): string => disc(x * U, y * U, r * U, ry * U);

const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

/** The hand of an arm: palm and fingers along the forearm. */
export function handOf(chain: string): string {
  const [, elbow = [0, 0], hand = [0, 0]] = pointsOf(chain);
  const far = Math.hypot(hand[0] - elbow[0], hand[1] - elbow[1]) || 1;
  const tip: Point = [hand[0] + ((hand[0] - elbow[0]) / far) * 3, hand[1] + ((hand[1] - elbow[1]) / far) * 3];
  const thumb: Point = [
    hand[0] + ((hand[1] - elbow[1]) / far) * 2,
    hand[1] - ((hand[0] - elbow[0]) / far) * 2,
  ];
  return limbOf([hand, between(hand, tip, 0.5), tip], [2.1, 2.3, 1.2]) + limbOf([hand, thumb], [1.2, 0.8]);
}

/** Upper arm and forearm down to the wrist, or only as far as a short sleeve goes. */
export function sleeveOf(chain: string, short: boolean, width: number): string {
  const [shoulder = [0, 0], elbow = [0, 0], hand = [0, 0]] = pointsOf(chain);
  if (short) return limbOf([shoulder, between(shoulder, elbow, 0.72)], [3.5 * width, 3.2 * width]);
  return limbOf([shoulder, elbow, between(elbow, hand, 0.9)], [3.3 * width, 2.8 * width, 2.2 * width]);
}

/** An arm without a sleeve, from shoulder to hand. @param width against the usual build */
export function bareArmOf(chain: string, width: number): string {
  const [shoulder = [0, 0], elbow = [0, 0], hand = [0, 0]] = pointsOf(chain);
  return limbOf([shoulder, elbow, hand], [2.9 * width, 2.3 * width, 1.6 * width]);
}

/** A leg from hip to ankle, bare or in trousers. @param width against the usual build */
export function legOf(chain: string, width: number): string {
  const [hip = [0, 0], knee = [0, 0], ankle = [0, 0]] = pointsOf(chain);
  return limbOf([hip, knee, ankle], [5.6 * width, 4 * width, 2.6 * width]);
}

/** A shoe from ankle to toe, by a leg's chain. */
export function shoeOf(chain: string): string {
  const [, , ankle = [0, 0], toe = [0, 0]] = pointsOf(chain);
  return limbOf([ankle, between(ankle, toe, 0.5), toe], [2.6, 2.5, 1.6]);
}

/** A point on the body: how far along its axis (0 neck, 1 hip), and how far to the side. */
export function onAxis({ neck, hip, turn }: Pose, along: number, aside: number): Point {
  const [ax, ay] = [hip[0] - neck[0], hip[1] - neck[1]];
  const length = Math.hypot(ax, ay) || 1;
  const w = aside * turn;
  return [neck[0] + ax * along - (ay / length) * w * -1, neck[1] + ay * along + (ax / length) * w * -1];
}

/** An outline along the axis: rows of how far along and half how wide. */
export const alongAxis = (
  pose: Pose,
  rows: readonly (readonly [along: number, half: number, sharp?: 1])[],
): string =>
  blob(
    [
      ...rows.map(([t, half, sharp]) => at(onAxis(pose, t, -half)) + (sharp ? '!' : '')),
      ...rows.map(([t, half, sharp]) => at(onAxis(pose, t, half)) + (sharp ? '!' : '')).reverse(),
    ].join(' '),
  );

interface Hem {
  /** How far down the thigh (0 to 1) and the shin (1 to 2) it hangs. */
  readonly to: number;
  readonly waist: number;
  readonly hem: number;
}

/** How far legs spread a hem to each side at most, and how high above the ground feet are that have left it. */
const WIDEST = 13;
const LIFTED = -9;

/** A skirt, or the skirts of a coat: from the hips over both thighs to its hem. */
export function skirtOf(pose: Pose, { to, waist, hem }: Hem): string {
  const legs = pose.legs.map(pointsOf);
  const joint = (i: number): Point => between(legs[0]?.[i] ?? [0, 0], legs[1]?.[i] ?? [0, 0], 0.5);
  const spread = (i: number): number =>
    Math.min(
      WIDEST,
      Math.hypot(
        (legs[0]?.[i]?.[0] ?? 0) - (legs[1]?.[i]?.[0] ?? 0),
        (legs[0]?.[i]?.[1] ?? 0) - (legs[1]?.[i]?.[1] ?? 0),
      ) / 2,
    );
  const top = onAxis(pose, 0.86, 0);
  const [knee, foot] = [joint(1), joint(2)];
  // A leg that is thrown up behind lifts no hem: cloth hangs.
  const isLifted = to > 1 && foot[1] < LIFTED && pose.hip[1] < -32;
  const ankle: Point = isLifted ? [(foot[0] + knee[0]) / 2, Math.max(foot[1], LIFTED)] : foot;
  const end = to <= 1 ? between(pose.hip, knee, to) : between(knee, ankle, to - 1);
  const chain: Point[] = to <= 1 ? [top, pose.hip, end] : [top, pose.hip, knee, end];
  const widths = chain.map((_, i) => {
    if (i === 0) return waist * pose.turn;
    if (i === chain.length - 1) return hem + spread(to <= 1 ? 1 : 2) * Math.min(1, to);
    return i === 1 ? waist * 1.16 * pose.turn : (waist + hem) / 2 + spread(1);
  });
  const side = (sign: number): string[] =>
    chain.map(([x, y], i) => {
      const isHem = isLifted && i === chain.length - 1;
      const [px, py] = isHem ? [x, y - 1] : (chain[i - 1] ?? [x, y]);
      const [qx, qy] = chain[i + 1] ?? [x, y];
      const length = Math.hypot(qx - px, qy - py) || 1;
      const w = (widths[i] ?? 0) * sign;
      const point = at([x - ((qy - py) / length) * w, y + ((qx - px) / length) * w]);
      return i === chain.length - 1 ? `${point}!` : point;
    });
  return blob([...side(1), ...side(-1).reverse()].join(' '));
}
