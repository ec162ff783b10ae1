import type { Hex } from '../../oklab.ts';
import { bar, blob, box, boxHole, disc, discHole, hole, limb, poly, ring, turned } from '../drawing/pen.ts';
import { unpack } from './packed.ts';
import { type Silhouette, type SilhouettePart, silhouette, type Tone } from './silhouette.ts';

/*
 * Silhouettes in rows. A drawing begins with `= id`, then if need be its width and height where they are not what
 * its parts reach (`90x100`), how it stands (`air`, `water`, `edge`, `top`), its natural colour (`#da6`) and where one looks
 * first (`@30,-92`).
 * Every further line is a part: its tone (`body`, `deep`, `shade`, `#742`; a dot after it leaves out the
 * rim, `?40` makes it a veil of 40 %), then shapes parted by `;`: b smooth outline, h hole, p straight
 * outline, t symmetric outline, l limb, o disc, x box, r ring, s bar, c and i a disc and a box cut out. A capital draws the shape and its mirror.
 * A line `+ id` takes over the parts of another drawing of the same table.
 * Where no space follows the letter the points are packed: `packed.ts`.
 */

type Shape = (text: string) => string;

const numbersOf = (text: string): number[] => text.split(',').map(Number);

/** A shape given by plain numbers, as often as groups of them are written. */
const each =
  (make: (n: readonly number[]) => string): Shape =>
  (text) =>
    text
      .split(' ')
      .map((group) => make(numbersOf(group)))
      .join('');

const SHAPES: Readonly<Record<string, Shape>> = {
  b: blob,
  h: hole,
  p: poly,
  t: turned,
  l: limb,
  o: each(([x = 0, y = 0, rx = 1, ry = rx]) => disc(x, y, rx, ry)),
  c: each(([x = 0, y = 0, rx = 1, ry = rx]) => discHole(x, y, rx, ry)),
  i: each(([x = 0, y = 0, w = 1, h = 1]) => boxHole(x, y, w, h)),
  x: each(([x = 0, y = 0, w = 1, h = 1, r = 0]) => box(x, y, w, h, r)),
  r: each(([x = 0, y = 0, outer = 2, inner = 1]) => ring(x, y, outer, inner)),
  s: each(([x1 = 0, y1 = 0, x2 = 0, y2 = 0, t = 1]) => bar(x1, y1, x2, y2, t)),
};

/** The same points on the other side of the axis. */
function mirrored(kind: string, text: string): string {
  const flip = (group: string): string => {
    const sharp = group.endsWith('!') ? '!' : '';
    const n = numbersOf(group.replace('!', ''));
    const [x = 0, y = 0, z = 0, ...rest] = n;
    if (kind === 'x') return [-x - z, y, z, ...rest].join(',');
    if (kind === 's') return [-x, y, -z, ...rest].join(',');
    return [-x, ...n.slice(1)].join(',') + sharp;
  };
  return text.split(' ').map(flip).join(' ');
}

interface Shaped {
  readonly d: string;
  /** How far it reaches to the side and upwards. */
  readonly reach: readonly [number, number];
}

/** How far a group of numbers reaches: a disc by its radius, a box and a bar to their other end. */
function reachOf(kind: string, [x = 0, y = 0, a = 0, b = a]: readonly number[]): [number, number] {
  if ('olr'.includes(kind)) return [Math.abs(x) + a, b - y];
  if (kind === 'x') return [Math.max(-x, x + a), -y];
  return kind === 's' ? [Math.max(Math.abs(x), Math.abs(a)), -Math.min(y, b)] : [Math.abs(x), -y];
}

/** The points of a shape, packed or not. */
export const pointsIn = (text: string): string =>
  text[1] === ' ' ? text.slice(2).trim() : unpack(text.slice(0, 1).toLowerCase(), text.slice(1));

function shapeOf(text: string): Shaped {
  const letter = text.slice(0, 1);
  const kind = letter.toLowerCase();
  const points = pointsIn(text);
  const make = SHAPES[kind];
  if (!make) throw new Error(`No shape is called '${letter}': ${text}`);
  const reaches = points.split(/\s+/).map((group) => reachOf(kind, numbersOf(group.replace('!', ''))));
  return {
    d: letter === kind ? make(points) : make(points) + make(mirrored(kind, points)),
    reach: [Math.max(...reaches.map(([x]) => x)), Math.max(...reaches.map(([, y]) => y))],
  };
}

/** A colour written with three digits, in full. */
const inFull = (tone: string): string => (tone.length === 4 ? tone.replace(/\w/g, '$&$&') : tone);

type Reaching = SilhouettePart & Pick<Shaped, 'reach'>;

function partOf(line: string): Reaching {
  const [, name = '', dot = '', alpha, text = ''] = /^([#\w]+?)(\.)?(?:\?(\d+))? (.*)$/.exec(line) ?? [];
  const tone = (name.startsWith('#') ? inFull(name) : name) as Tone; // the tables are read through by a test
  const shapes = text.split(';').map((shape) => shapeOf(shape.trim()));
  const d = shapes.map((shape) => shape.d).join('');
  const reach = [0, 1].map((way) => Math.max(...shapes.map((shape) => shape.reach[way] ?? 0)));
  const part = { d, tone, reach: [reach[0] ?? 0, reach[1] ?? 0] as const };
  if (alpha) return { ...part, alpha: Number(alpha) / 100 };
  return dot ? part : { ...part, rim: true };
}

function cutOut(text: string, others: ReadonlyMap<string, () => Silhouette>): Silhouette {
  const [head = '', ...lines] = text.trim().split('\n');
  const [, ...facts] = head.split(' ');
  const fact = (pattern: RegExp): string | undefined => facts.find((each) => pattern.test(each));
  const stands = fact(/^(?:air|water|edge|top)$/) as Silhouette['stands'] | undefined; // one of them, as asked
  const own = fact(/^#/);
  const [fx = 0, fy = 0] = numbersOf(fact(/^@/)?.slice(1) ?? '0,0');
  let [half, tall] = [0, 0];
  const parts = lines.flatMap((line): readonly SilhouettePart[] => {
    const other = line.startsWith('+ ') ? others.get(line.slice(2).trim())?.() : undefined;
    const { reach, ...part } = other
      ? { ...other, reach: [other.width / 2, other.height] as const }
      : partOf(line.trim());
    half = Math.max(half, reach[0]);
    tall = Math.max(tall, reach[1]);
    return 'parts' in part ? part.parts : [part];
  });
  const [width = half * 2, height = tall] =
    fact(/^\d+x\d/)
      ?.split('x')
      .map(Number) ?? [];
  return silhouette(width, parts, {
    height,
    ...(stands ? { stands } : {}),
    ...(own ? { own: inFull(own) as Hex } : {}), // begins with '#', as asked above
    ...(fy ? { focus: [fx, fy] as const } : {}),
  });
}

/** The drawings of a table, by id; each is cut out when it is first asked for. */
export function cutOuts(table: string): ReadonlyMap<string, () => Silhouette> {
  const found = new Map<string, () => Silhouette>();
  for (const text of table.split(/^= /m).slice(1)) {
    let made: Silhouette | undefined;
    found.set(/^\S+/.exec(text)?.[0] ?? '', () => {
      made ??= cutOut(text, found);
      return made;
    });
  }
  return found;
}
