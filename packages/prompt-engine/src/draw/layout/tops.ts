import type { Silhouette } from '../silhouettes/silhouette.ts';

/*
 * Where the top of a drawing is at a place across it: feet, paws and what stands on a thing meet it there.
 */

type Point = readonly [number, number];

/** The corners of a path: ends of its lines and curves, which lie near enough to its edge. */
function cornersOf(d: string): Point[][] {
  const rings: Point[][] = [];
  let [x, y] = [0, 0];
  for (const [, kind = '', text = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const n = (text.match(/-?[\d.]+/g) ?? []).map(Number);
    const at = kind.toLowerCase();
    const isStep = kind === at;
    if (at === 'h') x = (n[0] ?? 0) + (isStep ? x : 0);
    else if (at === 'v') y = (n[0] ?? 0) + (isStep ? y : 0);
    else if (at === 'z') continue;
    else {
      const to: Point = [(n.at(-2) ?? 0) + (isStep ? x : 0), (n.at(-1) ?? 0) + (isStep ? y : 0)];
      // The crown of an arc is a radius above its ends.
      if (at === 'a') rings.at(-1)?.push([(x + to[0]) / 2, y - (to[0] > x ? (n[1] ?? 0) : -(n[1] ?? 0))]);
      [x, y] = to;
    }
    if (at === 'm') rings.push([]);
    rings.at(-1)?.push([x, y]);
  }
  return rings;
}

/** How far to each side of a place what stands there is borne as well, in widths of what bears it. */
const BROAD = [-0.14, -0.07, 0, 0.07, 0.14];

/** Where a broad foot rests that stands at `x`: no stem and no handle bears it. */
export function restAt(shape: Silhouette, x: number): number | undefined {
  const tops = BROAD.flatMap((by) => topAt(shape, x + by * shape.width) ?? []).sort((a, b) => a - b);
  return tops[Math.floor(tops.length / 2)];
}

/** The highest point of a drawing's solid parts above `x`, upwards negative; undefined where nothing is. */
export function topAt({ parts }: Silhouette, x: number): number | undefined {
  let top: number | undefined;
  for (const { d, alpha } of parts)
    if (alpha === undefined)
      for (const ring of cornersOf(d))
        ring.forEach(([x1, y1], i) => {
          const [x2, y2] = ring[(i + 1) % ring.length] ?? [x1, y1];
          if ((x1 - x) * (x2 - x) > 0) return;
          const y = x1 === x2 ? Math.min(y1, y2) : y1 + ((y2 - y1) * (x - x1)) / (x2 - x1);
          top = Math.min(top ?? y, y);
        });
  return top;
}
