import type { PictureFeatures } from '../features.ts';
import { clamp, type Grid } from './planes.ts';

/** Slope of lightness from one place of the grid to the next that is an edge: three just noticeable differences. */
const EDGE = 0.06;
/** Deviations of grain that are no edge. */
const GRAIN_BEARING = 3;
/** Under it the eye finds surfaces, over it what is on them. */
const SMOOTH_SHARE = 0.05;
/** Side of the squares in which edges agree on a direction or do not, in places of the grid. */
const BLOCK = 8;
/** Coherence of the structure tensor: 1 is one straight line, noise has 0.2 in a square of this size. */
const LINES = 0.55;

interface Block {
  xx: number;
  yy: number;
  xy: number;
}

/** How much the edges within each square agree, the strong ones counting more. */
function coherenceOf(blocks: Iterable<Block>): number {
  let [agreeing, all] = [0, 0];
  for (const { xx, yy, xy } of blocks) {
    agreeing += Math.hypot(xx - yy, 2 * xy);
    all += xx + yy;
  }
  return all === 0 ? 0 : agreeing / all;
}

/** @param noise deviation of lightness by grain, in a place of the grid */
export function surfaceOf({ width, height, l }: Grid, noise: number): PictureFeatures['surface'] {
  const least = EDGE + GRAIN_BEARING * noise;
  const blocks = new Map<number, Block>();
  let edges = 0;
  for (let y = 0; y < height - 1; y += 1) {
    for (let x = 0; x < width - 1; x += 1) {
      const at = y * width + x;
      const across = (l[at + 1] ?? 0) - (l[at] ?? 0);
      const down = (l[at + width] ?? 0) - (l[at] ?? 0);
      if (Math.hypot(across, down) < least) continue;
      edges += 1;
      const key = Math.floor(y / BLOCK) * width + Math.floor(x / BLOCK);
      const block = blocks.get(key) ?? { xx: 0, yy: 0, xy: 0 };
      block.xx += across * across;
      block.yy += down * down;
      block.xy += across * down;
      blocks.set(key, block);
    }
  }
  const edgeShare = clamp(edges / Math.max(1, (width - 1) * (height - 1)));
  const busy = coherenceOf(blocks.values()) >= LINES ? 'lines' : 'texture';
  return { kind: edgeShare < SMOOTH_SHARE ? 'smooth' : busy, edgeShare };
}
