import type { PictureFeatures } from '../features.ts';
import { clamp, type Grid, lengthOf } from './planes.ts';

/** Slope of lightness from one place of the grid to the next that is an edge: three just noticeable differences. */
const EDGE = 0.06;
/** Deviations of grain that are no edge. */
const GRAIN_BEARING = 3;
/** Under it the eye finds surfaces, over it what is on them. */
const SMOOTH_SHARE = 0.05;
/** Side of a square of the grid, the edges in it that make it detailed, and the share of squares that are. */
const SQUARE = 12;
const DETAILED = 0.12;
const DENSE_SHARE = 0.85;

/** @param noise deviation of lightness by grain, in a place of the grid */
export function measureSurface({ width, height, l }: Grid, noise: number): PictureFeatures['surface'] {
  const least = EDGE + GRAIN_BEARING * noise;
  const squares = new Map<number, { places: number; edges: number }>();
  let [edges, places] = [0, 0];
  for (let y = 0; y < height - 1; y += 1) {
    for (let x = 0; x < width - 1; x += 1) {
      const at = y * width + x;
      const across = (l[at + 1] ?? 0) - (l[at] ?? 0);
      const down = (l[at + width] ?? 0) - (l[at] ?? 0);
      const edge = lengthOf(across, down) >= least ? 1 : 0;
      const key = Math.floor(y / SQUARE) * width + Math.floor(x / SQUARE);
      const square = squares.get(key) ?? { places: 0, edges: 0 };
      if (square.places === 0) squares.set(key, square);
      square.places += 1;
      square.edges += edge;
      edges += edge;
      places += 1;
    }
  }
  const edgeShare = clamp(edges / Math.max(1, places));
  const detailed = [...squares.values()].filter((square) => square.edges >= DETAILED * square.places).length;
  const isDense = squares.size > 0 && detailed >= DENSE_SHARE * squares.size;
  return { kind: edgeShare < SMOOTH_SHARE ? 'smooth' : isDense ? 'dense' : null, edgeShare };
}
