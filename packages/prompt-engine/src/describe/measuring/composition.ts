import { labDistance } from '../../oklab.ts';
import type { PictureFeatures, Placement, Point } from '../features.ts';
import { emptinessOf } from './emptiness.ts';
import { horizonOf } from './horizon.ts';
import { clamp, type Grid, labAt, meanOf, pointAt, quantileOf, shrunk } from './planes.ts';

type Composition = PictureFeatures['composition'];

/** Coarse enough that a thing is seen and not its texture. */
const SIDE = 64;
/** What stands out is what differs from the picture's usual colour, and what has detail, in this proportion. */
const DETAIL_SAY = 1.5;
/** Only what stands out more than most of the frame does has weight. */
const USUAL = 0.6;
const CENTRE: Point = { x: 0.5, y: 0.5 };
/** Half way from the middle to a third line. */
const OFF_CENTRE = 1 / 12;
/** Deviation of weight over the frame; evenly spread it is 0.29, a thing of half the frame has 0.15. */
const SPREAD = 0.245;
/** Mirror correlation of a façade taken from its middle is 0.85 and more, of a landscape under 0.5. */
const SYMMETRIC = 0.8;
/** Variance from side to side below which there is nothing to mirror: that of an even sky. */
const LEAST_VARIANCE = 0.0004;

/** How much each place of the grid stands out. */
function salienceOf(grid: Grid): Float32Array {
  const usual = { l: quantileOf(grid.l, 0.5), a: quantileOf(grid.a, 0.5), b: quantileOf(grid.b, 0.5) };
  const raw = grid.l.map((_, at) => {
    const here = labAt(grid, at);
    const right = (at + 1) % grid.width === 0 ? at : at + 1;
    const below = at + grid.width < grid.l.length ? at + grid.width : at;
    const detail = labDistance(here, labAt(grid, right)) + labDistance(here, labAt(grid, below));
    return labDistance(here, usual) + DETAIL_SAY * detail;
  });
  const floor = quantileOf(raw, USUAL);
  return raw.map((value) => Math.max(0, value - floor));
}

interface Weight {
  readonly at: Point;
  /** Deviation from it. */
  readonly x: number;
  readonly y: number;
}

/** Where the weight sits; null where nothing stands out. */
function weightOf({ width, height }: Grid, salience: Float32Array): Weight | null {
  let [total, x, y, xx, yy] = [0, 0, 0, 0, 0];
  for (const [at, weight] of salience.entries()) {
    const point = pointAt(width, height, at);
    total += weight;
    x += weight * point.x;
    y += weight * point.y;
    xx += weight * point.x ** 2;
    yy += weight * point.y ** 2;
  }
  if (total / salience.length < 1e-4) return null;
  const at = { x: clamp(x / total), y: clamp(y / total) };
  const deviation = (squares: number, mean: number) => Math.sqrt(Math.max(0, squares / total - mean * mean));
  return { at, x: deviation(xx, at.x), y: deviation(yy, at.y) };
}

/** A third is where the greater offset from the middle points; weight strewn along that axis has no place on it. */
function placementOf(weight: Weight | null): Placement {
  if (weight === null) return 'spread';
  const right = weight.at.x - CENTRE.x;
  const down = weight.at.y - CENTRE.y;
  const sideways = Math.abs(right) >= Math.abs(down);
  if (Math.max(Math.abs(right), Math.abs(down)) < OFF_CENTRE) {
    return Math.max(weight.x, weight.y) > SPREAD ? 'spread' : 'centred';
  }
  if ((sideways ? weight.x : weight.y) > SPREAD) return 'spread';
  if (sideways) return right < 0 ? 'left third' : 'right third';
  return down < 0 ? 'upper third' : 'lower third';
}

/** Differences from the mean of each row: what a mirror would change. */
function withoutRows(values: Float32Array, width: number): Float32Array {
  const rows = Array.from({ length: values.length / width }, (_, row) =>
    meanOf(values.subarray(row * width, (row + 1) * width)),
  );
  return values.map((value, at) => value - (rows[Math.floor(at / width)] ?? 0));
}

function symmetryOf(grid: Grid): { readonly symmetry: number; readonly symmetric: boolean } {
  let [same, all] = [0, 0];
  for (const plane of [grid.l, grid.a, grid.b]) {
    const values = withoutRows(plane, grid.width);
    for (const [at, value] of values.entries()) {
      const x = at % grid.width;
      same += value * (values[at - x + (grid.width - 1 - x)] ?? 0);
      all += value * value;
    }
  }
  // Nothing from side to side: its mirror is itself, but that is no symmetry anyone sees.
  if (all / grid.l.length < LEAST_VARIANCE) return { symmetry: 1, symmetric: false };
  const symmetry = clamp(same / all);
  return { symmetry, symmetric: symmetry >= SYMMETRIC };
}

/** @param noise deviation of lightness by grain, in a place of the grid */
export function compositionOf(grid: Grid, noise: number): Composition {
  const small = shrunk(grid, SIDE);
  const weight = weightOf(small, salienceOf(small));
  return {
    placement: placementOf(weight),
    weightAt: weight?.at ?? CENTRE,
    ...symmetryOf(small),
    horizon: horizonOf(grid),
    emptiness: emptinessOf(grid, noise),
  };
}
