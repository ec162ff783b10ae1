import type { PictureFeatures, Placement } from '../features.ts';
import { emptinessOf, groundOf, type PlainGround } from './emptiness.ts';
import { horizonOf } from './horizon.ts';
import { clamp, type Grid, meanOf, shrunk } from './planes.ts';
import { regionsOf } from './regions.ts';

type Composition = PictureFeatures['composition'];
type Figure = NonNullable<Composition['figure']>;

/** Coarse enough that a thing is seen and not its texture. */
const SIDE = 64;
/** Plain ground that a figure needs to stand out on. */
const LEAST_GROUND = 0.25;
/** Share of the ground that is one area: a black coat before a red wall is not two walls. */
const ONE_GROUND = 0.8;
/** Share of what is not ground that must hang together to be one figure. */
const ONE = 0.9;
/** Share of the frame that a figure has. */
const FIGURE: readonly [number, number] = [0.01, 0.6];
/** What spans the frame is no figure, but a landscape or a room. */
const WIDEST = 0.9;
/** How far off the middle still is the middle: less than the eye corrects. */
const MIDDLE = 0.055;
/** How far off a third line still is on it. */
const ON_THIRD = 0.075;
/** What stands on a third line is narrower than this. */
const ON_ONE_SIDE = 0.5;
/** Mirror correlation of a façade taken from its middle is 0.85 and more, of a landscape under 0.5. */
const SYMMETRIC = 0.85;
/** Both edges of the frame left out, as a share: equal margins mirror each other whatever lies between. */
const MARGIN = 0.15;
/** Variance from side to side below which there is nothing to mirror: that of a sky, or of the night. */
const LEAST_VARIANCE = 0.0015;

interface Extent {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function extentOf(places: readonly number[], { width, height }: Grid): Extent {
  const columns = places.map((at) => at % width);
  const rows = places.map((at) => Math.floor(at / width));
  return {
    left: Math.min(...columns) / width,
    right: (Math.max(...columns) + 1) / width,
    top: Math.min(...rows) / height,
    bottom: (Math.max(...rows) + 1) / height,
  };
}

/** The one thing that stands on plain ground: it may be cut off by one edge of the frame, not by two. */
function figureOf({
  cells,
  isGround,
  largest: largestGround,
}: PlainGround): { figure: Figure; extent: Extent } | null {
  const rest = isGround.map((ground) => !ground);
  const filled = rest.filter(Boolean).length;
  if (rest.length - filled < LEAST_GROUND * rest.length) return null;
  if (largestGround < ONE_GROUND * (rest.length - filled)) return null;
  const [largest = []] = regionsOf(rest, cells.width).toSorted((one, other) => other.length - one.length);
  const share = largest.length / rest.length;
  if (largest.length < ONE * filled || share < FIGURE[0] || share > FIGURE[1]) return null;
  const extent = extentOf(largest, cells);
  const { left, right, top, bottom } = extent;
  const cut = [left === 0, right === 1, top === 0, bottom === 1].filter(Boolean).length;
  if (cut > 1 || right - left > WIDEST) return null;
  return { figure: { at: { x: (left + right) / 2, y: (top + bottom) / 2 }, share }, extent };
}

function placementOf({ at }: Figure, { left, right, top, bottom }: Extent): Placement | null {
  const isWhole = top > 0 && bottom < 1;
  if (left === 0 || right === 1) return null;
  if (Math.abs(at.x - 0.5) <= MIDDLE) {
    return isWhole && Math.abs(at.y - 0.5) <= MIDDLE ? 'centred' : 'upright axis';
  }
  if (right - left > ON_ONE_SIDE) return null;
  if (Math.abs(at.x - 1 / 3) <= ON_THIRD) return 'left third';
  return Math.abs(at.x - 2 / 3) <= ON_THIRD ? 'right third' : null;
}

/** Differences from the mean of each row: what a mirror would change. */
function withoutRows(values: Float32Array, width: number): Float32Array {
  const rows = Array.from({ length: values.length / width }, (_, row) =>
    meanOf(values.subarray(row * width, (row + 1) * width)),
  );
  return values.map((value, at) => value - (rows[Math.floor(at / width)] ?? 0));
}

/** Mirror likeness of the picture less a margin on both sides; null where there is nothing to mirror. */
function likenessOf(grid: Grid, margin: number): number | null {
  const isWithin = (at: number) => {
    const x = ((at % grid.width) + 0.5) / grid.width;
    return x >= margin && x <= 1 - margin;
  };
  const width = Array.from({ length: grid.width }, (_, x) => x).filter(isWithin).length;
  let [same, all, count] = [0, 0, 0];
  for (const plane of [grid.l, grid.a, grid.b]) {
    const values = withoutRows(
      plane.filter((_, at) => isWithin(at)),
      width,
    );
    values.forEach((value, at) => {
      const x = at % width;
      same += value * (values[at - x + (width - 1 - x)] ?? 0);
      all += value * value;
    });
    count = values.length;
  }
  // Nothing from side to side: its mirror is itself, but that is no symmetry anyone sees.
  return count === 0 || all / count < LEAST_VARIANCE ? null : clamp(same / all);
}

function symmetryOf(grid: Grid): { readonly symmetry: number; readonly symmetric: boolean } {
  const whole = likenessOf(grid, 0);
  const middle = likenessOf(grid, MARGIN);
  if (whole === null || middle === null) return { symmetry: 1, symmetric: false };
  const symmetry = Math.min(whole, middle);
  return { symmetry, symmetric: symmetry >= SYMMETRIC };
}

/** @param noise deviation of lightness by grain, in a place of the grid */
export function measureComposition(grid: Grid, noise: number): Composition {
  const ground = groundOf(grid, noise);
  const found = figureOf(ground);
  return {
    placement: found && placementOf(found.figure, found.extent),
    figure: found?.figure ?? null,
    ...symmetryOf(shrunk(grid, SIDE)),
    horizon: horizonOf(grid, noise),
    emptiness: emptinessOf(ground),
  };
}
