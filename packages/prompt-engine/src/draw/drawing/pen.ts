import { PACKED, unpack } from '../silhouettes/packed.ts';

/**
 * The pen: outlines written as plain points, drawn as SVG path data.
 *
 * Points are written as 'x,y x,y' in units of the shape's own box; a knot with '!' is a sharp corner,
 * every other knot is passed in a smooth curve. All closed outlines run the same way round, so that
 * overlapping parts of one path add up instead of cutting holes.
 */
interface Knot {
  readonly x: number;
  readonly y: number;
  readonly sharp: boolean;
}

/** A number with one decimal, in the fewest characters. */
export const num = (value: number): string => String(Math.round(value * 10) / 10 + 0);

const pair = (x: number, y: number): string => `${num(x)} ${num(y)}`;

function knots(told: string): Knot[] {
  const text = told.startsWith(PACKED) ? unpack('b', told.slice(1)) : told;
  return text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const sharp = word.endsWith('!');
      const [x = '0', y = '0'] = (sharp ? word.slice(0, -1) : word).split(',');
      return { x: Number(x), y: Number(y), sharp };
    });
}

const signedArea = (points: readonly Knot[]): number =>
  points.reduce((sum, p, i) => {
    const q = points[(i + 1) % points.length] ?? p;
    return sum + p.x * q.y - q.x * p.y;
  }, 0);

const clockwise = (points: readonly Knot[]): readonly Knot[] =>
  signedArea(points) < 0 ? [...points].reverse() : points;

/** Length of a curve's handles, as a share of the distance between its knots. */
const HANDLE = 0.36;

/** Where the curve's handle lies when it leaves `at` towards `to`, coming from `from`. */
function handle(from: Knot, at: Knot, to: Knot, beyond: Knot): [number, number] {
  if (at.sharp) return [at.x, at.y];
  const dx = beyond.x - from.x;
  const dy = beyond.y - from.y;
  const reach = (HANDLE * Math.hypot(to.x - at.x, to.y - at.y)) / (Math.hypot(dx, dy) || 1);
  return [at.x + dx * reach, at.y + dy * reach];
}

function through(points: readonly Knot[], closed: boolean): string {
  const n = points.length;
  const at = (i: number): Knot => {
    const knot = points[closed ? (i + n) % n : Math.min(Math.max(i, 0), n - 1)];
    return knot ?? { x: 0, y: 0, sharp: true };
  };
  let d = `M${pair(at(0).x, at(0).y)}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b] = [at(i), at(i + 1)];
    if (a.sharp && b.sharp) {
      d += `L${pair(b.x, b.y)}`;
      continue;
    }
    const [c1x, c1y] = handle(at(i - 1), a, b, b);
    const [c2x, c2y] = handle(at(i + 2), b, a, a);
    d += `C${pair(c1x, c1y)} ${pair(c2x, c2y)} ${pair(b.x, b.y)}`;
  }
  return closed ? `${d}Z` : d;
}

/** A closed smooth outline through the points. */
export const blob = (text: string): string => through(clockwise(knots(text)), true);

/** The same outline cut out of what lies under it in one path. */
export const hole = (text: string): string => through([...clockwise(knots(text))].reverse(), true);

/** A symmetric outline: the right half from top to bottom (x of 0 or more), mirrored to the left. */
export function turned(text: string): string {
  const right = knots(text);
  const left = right
    .filter((knot) => knot.x > 0.05)
    .map((knot) => ({ ...knot, x: -knot.x }))
    .reverse();
  return through(clockwise([...right, ...left]), true);
}

/** A closed outline with straight sides. */
export const poly = (text: string): string =>
  `M${clockwise(knots(text))
    .map((p) => pair(p.x, p.y))
    .join('L')}Z`;

/** An ellipse; a circle when only one radius is given. */
export const disc = (x: number, y: number, rx: number, ry = rx): string =>
  `M${pair(x - rx, y)}a${pair(rx, ry)} 0 0 1 ${pair(2 * rx, 0)}a${pair(rx, ry)} 0 0 1 ${pair(-2 * rx, 0)}Z`;

/** A disc cut out of what lies under it in one path. */
export const discHole = (x: number, y: number, rx: number, ry = rx): string =>
  `M${pair(x - rx, y)}a${pair(rx, ry)} 0 0 0 ${pair(2 * rx, 0)}a${pair(rx, ry)} 0 0 0 ${pair(-2 * rx, 0)}Z`;

/** An upright rectangle from its upper left corner, with rounded corners if asked. */
export function box(x: number, y: number, w: number, h: number, r = 0): string {
  if (r === 0) return `M${pair(x, y)}h${num(w)}v${num(h)}h${num(-w)}Z`;
  const q = Math.min(r, w / 2, h / 2);
  return `M${pair(x + q, y)}h${num(w - 2 * q)}q${pair(q, 0)} ${pair(q, q)}v${num(h - 2 * q)}q${pair(0, q)} ${pair(-q, q)}h${num(2 * q - w)}q${pair(-q, 0)} ${pair(-q, -q)}v${num(2 * q - h)}q${pair(0, -q)} ${pair(q, -q)}Z`;
}

/** A rectangle cut out of what lies under it in one path. */
export const boxHole = (x: number, y: number, w: number, h: number): string =>
  `M${pair(x, y)}v${num(h)}h${num(w)}v${num(-h)}Z`;

interface Joint {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

const unit = (dx: number, dy: number): readonly [number, number] => {
  const length = Math.hypot(dx, dy) || 1;
  return [dx / length, dy / length];
};

/** Unit direction of a chain of joints from one of them to another. */
function heading(joints: readonly Joint[], from: number, to: number): readonly [number, number] {
  const [a, b] = [joints[Math.max(from, 0)], joints[Math.min(to, joints.length - 1)]];
  return unit((b?.x ?? 0) - (a?.x ?? 0), (b?.y ?? 0) - (a?.y ?? 0));
}

/** From this cosine between its parts on a limb is bent: an elbow, a knee. */
const BENT = 0.6;

/** One side of a limb at a joint: round outside a bend, a crease inside it. */
function besideJoint(joints: readonly Joint[], i: number, sign: number): Knot[] {
  const { x, y, r } = joints[i] ?? { x: 0, y: 0, r: 0 };
  const at = ([dx, dy]: readonly [number, number], by = 1, sharp = false): Knot => ({
    x: x - dy * r * sign * by,
    y: y + dx * r * sign * by,
    sharp,
  });
  const along = heading(joints, i - 1, i + 1);
  if (i === 0 || i === joints.length - 1) return [at(along)];
  const [one, two] = [heading(joints, i - 1, i), heading(joints, i, i + 1)];
  const cos = one[0] * two[0] + one[1] * two[1];
  if (cos > BENT) return [at(along)];
  const middle = unit(one[0] + two[0], one[1] + two[1]);
  const isInside = (one[0] * two[1] - one[1] * two[0]) * sign > 0;
  if (isInside) return [at(middle, Math.min(1.5, 1 / Math.sqrt((1 + Math.max(cos, -0.9)) / 2)), true)];
  return [at(one), at(middle), at(two)];
}

/** A limb that swells and tapers: 'x,y,r x,y,r', where r is half its thickness at that joint. */
export function limb(text: string): string {
  const joints = text
    .trim()
    .split(/\s+/)
    .map((word): Joint => {
      const [x = '0', y = '0', r = '1'] = word.split(',');
      return { x: Number(x), y: Number(y), r: Number(r) };
    });
  const last = joints.length - 1;
  const side = (sign: number): Knot[] => joints.flatMap((_, i) => besideJoint(joints, i, sign));
  const tip = (i: number, sign: number): Knot => {
    const joint = joints[i] ?? { x: 0, y: 0, r: 0 };
    const [dx, dy] = heading(joints, i - 1, i + 1);
    return { x: joint.x + dx * joint.r * sign, y: joint.y + dy * joint.r * sign, sharp: false };
  };
  const outline = [...side(1), tip(last, 1), ...side(-1).reverse(), tip(0, -1)];
  return through(clockwise(outline), true);
}

/** A straight bar of constant thickness between two points. */
export function bar(x1: number, y1: number, x2: number, y2: number, thickness: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const nx = ((y1 - y2) / length) * (thickness / 2);
  const ny = ((x2 - x1) / length) * (thickness / 2);
  return poly(`${x1 + nx},${y1 + ny} ${x2 + nx},${y2 + ny} ${x2 - nx},${y2 - ny} ${x1 - nx},${y1 - ny}`);
}

/** A ring: a disc with a disc cut out. */
export const ring = (x: number, y: number, outer: number, inner: number): string =>
  disc(x, y, outer) + discHole(x, y, inner);
