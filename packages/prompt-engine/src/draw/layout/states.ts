import type { Hex } from '../../oklab.ts';
import type { Figure } from '../../shot/stage.ts';
import { type Canvas, fill, stroke } from '../drawing/canvas.ts';
import { mix } from '../drawing/colour.ts';
import { blob, num } from '../drawing/pen.ts';
import type { Silhouette, Standing } from '../silhouettes/silhouette.ts';
import type { DrawnMember } from './actors.ts';

/*
 * What has become of a thing, as it is drawn: turned over, in two pieces, cracked, or in a puddle.
 */

/** What lies on its roof or keel when it is turned over. */
const ON_ROOF =
  /^(?:car|.*-car|convertible|taxi|van|truck|bus|pickup|jeep|boat|canoe|sailboat|tractor|train|tuk-tuk|umbrella)$/;

/** What cannot melt where it stands on its tip. */
const ON_TIP = /^(?:ice-cream|lollipop)$/;

/** How much larger in the hand a thing is by its state. */
export const sizeIn = ({ state }: Figure): number => (state === 'large' ? 2 : 1);

/** How far a thing is turned by its state, in degrees. */
export function turnOf({ state, drawing, faces }: Figure): number {
  const side = faces === 'left' ? -1 : 1;
  if (state === 'melting' && ON_TIP.test(drawing)) return 74 * side;
  if (state === 'sinking') return 24 * side;
  // A hat that stands on its crown has a drawing of its own.
  if ((state !== 'overturned' && state !== 'spilt') || drawing === 'top-hat') return 0;
  return ON_ROOF.test(drawing) ? 180 : 88 * side;
}

/** A thing on its side or its roof, its middle where it stood and resting on its ground. @param most how broad it may be */
export function turnedOver(
  { width, height }: Silhouette,
  standing: Standing,
  turn: number,
  most = Number.POSITIVE_INFINITY,
): Standing {
  const angle = (turn * Math.PI) / 180;
  const across = Math.abs(Math.sin(angle)) * height + Math.abs(Math.cos(angle)) * width;
  const at = { ...standing, size: Math.min(standing.size, (most * 100) / across) };
  const k = at.size / 100;
  const [tall, wide] = [height * k, width * k];
  const middle = at.base - (Math.abs(Math.cos(angle)) * tall + Math.abs(Math.sin(angle)) * wide) / 2;
  return {
    ...at,
    turn,
    x: at.x - (Math.sin(angle) * tall) / 2,
    base: middle + (Math.cos(angle) * tall) / 2,
  };
}

/** Where a thing is that its state has turned; undefined for what stands. @param wide the frame's width */
export function standingIn(
  figure: Figure,
  shape: Silhouette,
  at: Standing,
  wide: number,
): Standing | undefined {
  const turn = turnOf(figure);
  if (!turn) return undefined;
  // What sinks is half under.
  const deep = figure.state === 'sinking' ? (shape.height * at.size) / 200 : 0;
  return turnedOver(shape, { ...at, base: at.base + deep }, turn, wide * (deep ? 0.8 : 0.56));
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly base: number;
}

/** The box of a body as it is turned. */
function boxOf({ shape, at }: DrawnMember): Box {
  const [k, angle] = [at.size / 100, ((at.turn ?? 0) * Math.PI) / 180];
  const [tall, wide] = [shape.height * k, shape.width * k];
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const half = (Math.abs(cos) * wide + Math.abs(sin) * tall) / 2;
  const high = (Math.abs(cos) * tall + Math.abs(sin) * wide) / 2;
  const [x, y] = [at.x + (sin * tall) / 2, at.base - (cos * tall) / 2];
  return { left: x - half, right: x + half, top: y - high, base: y + high };
}

/** A jagged line down the middle of a box. */
const jagged = ({ left, right, top, base }: Box): string =>
  [0.04, -0.1, 0.08, -0.06, 0.1, -0.03, 0.05]
    .map((by, i) => {
      const x = (left + right) / 2 + by * (right - left);
      return `${num(x)} ${num(top - 2 + ((base - top + 4) * i) / 6)}`;
    })
    .join('L');

const colourOf = (canvas: Canvas, { shape, at }: DrawnMember): Hex =>
  at.colour ?? canvas.local(shape.own ?? '#c9c2b8');

/** Two halves that fall apart along a jagged line, and splinters before them. */
function inPieces(canvas: Canvas, member: DrawnMember, make: () => string): string {
  const box = boxOf(member);
  const { left, right, top, base } = box;
  const [wide, tall] = [right - left, base - top];
  const half = (edge: number, turn: number): string => {
    const out = edge + Math.sign(edge - (left + right) / 2) * wide;
    const id = canvas.define(
      `<clipPath id="%"><path d="M${jagged(box)}L${num(out)} ${num(base + 2)}V${num(top - 2)}Z"/></clipPath>`,
    );
    const at = `${num(edge)} ${num(base)}`;
    return `<g transform="rotate(${turn} ${at})"><g clip-path="url(#${id})">${make()}</g></g>`;
  };
  const splinter = (x: number, s: number): string =>
    `M${num(x)} ${num(base + tall * 0.02)}l${num(s)} ${num(-s * 0.9)}l${num(s * 0.8)} ${num(s * 1.1)}Z`;
  const s = Math.min(wide, tall) * 0.1;
  const middle = (left + right) / 2;
  const splinters = [-0.5, -0.16, 0.06, 0.3, 0.66].map((by, i) =>
    splinter(middle + by * wide, s * (1 - (i % 3) * 0.25)),
  );
  const colour = colourOf(canvas, member);
  return half(left, -13) + half(right, 15) + fill(splinters.join(''), mix(colour, canvas.tones.lit, 0.2));
}

/** Cracks that run from one point of a thing. */
function cracks(canvas: Canvas, member: DrawnMember): string {
  const { left, right, top, base } = boxOf(member);
  const [wide, tall] = [right - left, base - top];
  const [x, y] = [left + wide * 0.56, top + tall * 0.42];
  const rays = [-2.8, -2, -1.1, -0.2, 0.6, 1.5, 2.4].map((angle, i) => {
    const [dx, dy] = [Math.cos(angle) * wide * 0.32, Math.sin(angle) * tall * 0.32];
    const bend = i % 2 ? 0.12 : -0.12;
    const [mx, my] = [x + dx * 0.5 - dy * bend, y + dy * 0.5 + dx * bend];
    return `M${num(x)} ${num(y)}L${num(mx)} ${num(my)}L${num(x + dx)} ${num(y + dy)}`;
  });
  const thick = Math.min(wide, tall) * 0.009;
  return (
    stroke(rays.join(''), canvas.tones.lit, thick * 2, 0.7) + stroke(rays.join(''), canvas.tones.shade, thick)
  );
}

/** What ran out of a thing, flat on the ground about its foot. @param reach how far, against its own breadth */
function pool(member: DrawnMember, reach: number, aside = 0): string {
  const { left, right, base } = boxOf(member);
  const half = ((right - left) / 2) * reach;
  const x = (left + right) / 2 + aside * half;
  const flat = Math.min(half * 0.2, (right - left) * 0.2);
  const points = [
    [-1, 0.1],
    [-0.7, -0.75],
    [-0.1, -0.9],
    [0.5, -0.7],
    [0.85, -0.5],
    [1, 0.15],
    [0.55, 0.55],
    [0.2, 0.95],
    [-0.35, 0.6],
    [-0.75, 0.8],
  ] as const;
  return blob(points.map(([dx, dy]) => `${num(x + dx * half)},${num(base + dy * flat)}`).join(' '));
}

/** What a full vessel held, by its drawing. */
const LIQUIDS: readonly (readonly [vessel: RegExp, colour: Hex])[] = [
  [/^(?:cup|mug|takeaway-cup|teapot)$/, '#6b4226'],
  [/^wine-glass$/, '#7a1f33'],
  [/^(?:milkshake|jug)$/, '#efe6d6'],
  [/^(?:bucket|vase)$/, '#8fb3c4'],
];

/** What lies at the foot of a thing by its state: its own matter, or what it held. */
function beneath(canvas: Canvas, { state, drawing }: Figure, member: DrawnMember): string {
  if (state === 'melting') {
    const own = drawing === 'ice-cream' ? canvas.local('#f0dcc8') : colourOf(canvas, member);
    return fill(pool(member, 1.7), mix(own, canvas.tones.shade, 0.14)) + fill(pool(member, 1.5), own);
  }
  if (state !== 'spilt') return '';
  const colour = canvas.local(LIQUIDS.find(([vessel]) => vessel.test(drawing))?.[1] ?? '#c98b3a');
  const aside = (member.at.turn ?? 0) < 0 ? -0.8 : 0.8;
  return fill(pool(member, 1.1, aside), colour);
}

/** Drops that hang from what melts. */
function drops(canvas: Canvas, member: DrawnMember): string {
  const { left, right, top, base } = boxOf(member);
  const [wide, tall] = [right - left, base - top];
  const drop = (across: number, down: number, s: number): string => {
    const [x, y] = [left + wide * across, top + tall * down];
    return blob(
      `${num(x)},${num(y - s * 1.6)}! ${num(x + s * 0.7)},${num(y)} ${num(x)},${num(y + s * 0.8)} ${num(x - s * 0.7)},${num(y)}`,
    );
  };
  const s = Math.min(wide, tall) * 0.045;
  const d =
    drop(0.2, 0.62, s) + drop(0.78, 0.55, s * 1.2) + drop(0.34, 0.82, s * 0.9) + drop(0.66, 0.86, s * 1.1);
  return fill(d, mix(colourOf(canvas, member), canvas.tones.lit, 0.4));
}

/** A member as its state has it. @param make draws it whole, each time with ids of its own */
export function inState(
  canvas: Canvas,
  figure: Figure,
  member: DrawnMember,
  make: (member: DrawnMember) => string,
): string {
  switch (figure.state) {
    case 'broken':
      return inPieces(canvas, member, () => make(member));
    case 'cracked':
      return make(member) + cracks(canvas, member);
    case 'melting':
      return (
        beneath(canvas, figure, member) +
        make({ ...member, at: { ...member.at, squash: member.at.turn ? 1 : 0.84 } }) +
        drops(canvas, member)
      );
    case 'spilt':
      return beneath(canvas, figure, member) + make(member);
    default:
      return make(member);
  }
}
