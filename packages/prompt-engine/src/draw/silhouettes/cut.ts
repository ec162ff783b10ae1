import type { Hex } from '../drawing/colour.ts';
import { bar, blob, box, boxHole, disc, discHole, hole, limb, poly, ring, turned } from '../drawing/pen.ts';
import { unpack } from './packed.ts';
import { type Part, type Silhouette, silhouette, type Tone } from './silhouette.ts';

/*
 * Silhouettes in rows. A drawing begins with `= id`, its width and height (`90x100`), then if need be how it
 * stands (`air`, `water`, `edge`), its natural colour (`#da6`) and where one looks first (`@30,-92`).
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

function shapeOf(text: string): string {
  const letter = text.slice(0, 1);
  const kind = letter.toLowerCase();
  const points = text[1] === ' ' ? text.slice(2).trim() : unpack(kind, text.slice(1));
  const make = SHAPES[kind];
  if (!make) throw new Error(`No shape is called '${letter}': ${text}`);
  return letter === kind ? make(points) : make(points) + make(mirrored(kind, points));
}

/** A colour written with three digits, in full. */
const inFull = (tone: string): string => (tone.length === 4 ? tone.replace(/\w/g, '$&$&') : tone);

function partOf(line: string): Part {
  const [, name = '', dot = '', alpha, shapes = ''] = /^([#\w]+?)(\.)?(?:\?(\d+))? (.*)$/.exec(line) ?? [];
  const tone = (name.startsWith('#') ? inFull(name) : name) as Tone; // the tables are read through by a test
  const d = shapes
    .split(';')
    .map((shape) => shapeOf(shape.trim()))
    .join('');
  if (alpha) return { d, tone, alpha: Number(alpha) / 100 };
  return dot ? { d, tone } : { d, tone, rim: true };
}

function cutOut(text: string, others: ReadonlyMap<string, () => Silhouette>): Silhouette {
  const [head = '', ...lines] = text.trim().split('\n');
  const [, size = '100x100', ...facts] = head.split(' ');
  const [width = 100, height = 100] = size.split('x').map(Number);
  const stands = facts.find((fact) => fact === 'air' || fact === 'water' || fact === 'edge');
  const own = facts.find((fact) => fact.startsWith('#'));
  const [fx = 0, fy = 0] = numbersOf(facts.find((fact) => fact.startsWith('@'))?.slice(1) ?? '0,0');
  const parts = lines.flatMap((line) =>
    line.startsWith('+ ') ? (others.get(line.slice(2).trim())?.().parts ?? []) : [partOf(line.trim())],
  );
  return silhouette(width, parts, {
    height,
    ...(stands === 'air' || stands === 'water' || stands === 'edge' ? { stands } : {}),
    ...(own ? { own: inFull(own) as Hex } : {}), // begins with '#', as asked above
    ...(fy ? { focus: [fx, fy] as const } : {}),
  });
}

/** The drawings of a table, by id; each is cut out when it is first asked for. */
export function cutOuts(table: string): ReadonlyMap<string, () => Silhouette> {
  const found = new Map<string, () => Silhouette>();
  for (const text of table.split(/^= /m).slice(1)) {
    let made: Silhouette | undefined;
    found.set(text.slice(0, text.indexOf(' ')), () => {
      made ??= cutOut(text, found);
      return made;
    });
  }
  return found;
}
