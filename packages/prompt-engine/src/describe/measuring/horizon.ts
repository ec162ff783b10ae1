import { type Grid, meanOf } from './planes.ts';

/** Rows averaged on each side of a step, as a share of the height. */
const BAND = 0.04;
/** Difference of the bands at which a column sees the step: three times what is just noticed. */
const STEP = 0.06;
/** Share of the width that sees it at that height, and in the same direction. */
const ACROSS = 0.85;
/** Cosine of the angle in colour up to which a direction is the same. */
const SAME_DIRECTION = 0.5;
/** How far it may waver or lean, on each side, as a share of the height. */
const LEAN = 0.012;
/** Two more steps almost as strong are stripes, shelves or stairs. */
const RIVAL = 0.7;
const MOST_RIVALS = 1;
/** In a smaller grid a band is a row, and any row a horizon. */
const SMALLEST = 24;
/** A step seen through bands is a plateau; its middle is the horizon. */
const PLATEAU = 0.97;

/** Mean step of lightness in a sky, also one with clouds; and how much calmer than the ground it is. */
const SKY_ROUGH = 0.018;
const CALMER = 0.6;
/** Nearer to the frame's own edges a step is the edge of something else: a roof, a bank of cloud, a caption. */
const HIGHEST = 0.2;
const LOWEST = 0.85;

/** Measures in rows of the grid. */
interface Reach {
  readonly depth: number;
  readonly gap: number;
}

interface Step {
  readonly row: number;
  /** Mean difference times the share of the width that has it. */
  readonly strength: number;
  readonly across: number;
}

/** Running sums down each column, so that the mean of any band is one subtraction. */
function sumsOf(values: Float32Array, width: number): Float64Array {
  const sums = new Float64Array(values.length + width);
  for (let at = 0; at < values.length; at += 1) sums[at + width] = (sums[at] ?? 0) + (values[at] ?? 0);
  return sums;
}

/**
 * How much each column changes at a row, beyond what it changes in the bands above and below: a sky that grows
 * lighter all the way down has no step.
 */
function changesAt(sums: Float64Array, width: number, row: number, { depth, gap }: Reach): Float64Array {
  const changes = new Float64Array(width);
  const slopes = (depth + 2 * gap) / depth / 2;
  const topOf = (top: number) => top * width;
  const [high, above] = [topOf(row - gap - 2 * depth), topOf(row - gap - depth)];
  const [below, low] = [topOf(row + gap), topOf(row + gap + depth)];
  const deep = topOf(depth);
  for (let x = 0; x < width; x += 1) {
    const atHigh = (sums[high + deep + x] ?? 0) - (sums[high + x] ?? 0);
    const atAbove = (sums[above + deep + x] ?? 0) - (sums[above + x] ?? 0);
    const atBelow = (sums[below + deep + x] ?? 0) - (sums[below + x] ?? 0);
    const atLow = (sums[low + deep + x] ?? 0) - (sums[low + x] ?? 0);
    changes[x] = (atBelow - atAbove - slopes * (atAbove - atHigh + atLow - atBelow)) / depth;
  }
  return changes;
}

/** Running sums of lightness and of the two colours. */
type Sums = readonly [l: Float64Array, a: Float64Array, b: Float64Array];

/** The step at a row, as the columns see it together. */
function stepAt(sums: Sums, width: number, row: number, reach: Reach): Step {
  const changesOf = (plane: Float64Array) => changesAt(plane, width, row, reach);
  const [l, a, b] = [changesOf(sums[0]), changesOf(sums[1]), changesOf(sums[2])];
  const [meanL, meanA, meanB] = [meanOf(l), meanOf(a), meanOf(b)];
  const strength = Math.hypot(meanL, meanA, meanB);
  let agreeing = 0;
  // Each by its name: in lists of lists every number would be an object, some hundred thousand for a picture.
  for (let x = 0; x < width; x += 1) {
    const atL = l[x] ?? 0;
    const atA = a[x] ?? 0;
    const atB = b[x] ?? 0;
    const size = Math.sqrt(atL * atL + atA * atA + atB * atB);
    const along = atL * meanL + atA * meanA + atB * meanB;
    if (size >= STEP && along >= SAME_DIRECTION * size * strength) agreeing += 1;
  }
  const across = agreeing / width;
  return { row, strength: strength * across, across };
}

/** Steps that none within reach exceeds; of equals, the first. */
function peaksOf(steps: readonly Step[], reach: number): readonly Step[] {
  return steps.filter((step, at) =>
    steps
      .slice(Math.max(0, at - reach), at + reach + 1)
      .every(
        (other) =>
          other.strength < step.strength || (other.strength === step.strength && other.row >= step.row),
      ),
  );
}

/** How much lightness changes from one place of the grid to the next, within some rows, and how light they are. */
function rowsBetween(
  { width, l }: Grid,
  top: number,
  bottom: number,
): { readonly mean: number; readonly rough: number } {
  const rows = l.subarray(Math.round(top) * width, Math.round(bottom) * width);
  const changes = rows.map((value, at) => Math.abs(value - (rows[at + 1] ?? value)));
  return { mean: meanOf(rows), rough: meanOf(changes) };
}

/** Above a horizon is sky: lighter than what lies below, and smooth. A shelf, a floor or a caption has no sky. */
function hasSky(grid: Grid, row: number, noise: number): boolean {
  const sky = rowsBetween(grid, 0, row);
  const ground = rowsBetween(grid, row, grid.height);
  return (
    sky.mean > ground.mean && sky.rough <= SKY_ROUGH + noise && sky.rough <= CALMER * ground.rough + noise
  );
}

/**
 * The height at which a straight step goes across most of the width below a sky; null without one, or with several.
 * @param noise deviation of lightness by grain, in a place of the grid
 */
export function horizonOf(grid: Grid, noise: number): number | null {
  const { width, height } = grid;
  if (height < SMALLEST || width < SMALLEST) return null;
  const reach = {
    depth: Math.max(2, Math.round(BAND * height)),
    gap: Math.max(1, Math.round(LEAN * height)),
  };
  const margin = 2 * reach.depth + reach.gap;
  const planes: Sums = [sumsOf(grid.l, width), sumsOf(grid.a, width), sumsOf(grid.b, width)];
  const steps = Array.from({ length: Math.max(0, height - 2 * margin + 1) }, (_, at) =>
    stepAt(planes, width, margin + at, reach),
  );
  const peaks = peaksOf(steps, margin)
    .filter(({ across, strength }) => across >= ACROSS && strength >= STEP * ACROSS)
    .toSorted((one, other) => other.strength - one.strength);
  const best = peaks[0];
  if (!best || best.row < HIGHEST * height || best.row > LOWEST * height) return null;
  if (!hasSky(grid, best.row, noise)) return null;
  const rivals = peaks.filter(({ strength }) => strength >= RIVAL * best.strength).length - 1;
  if (rivals > MOST_RIVALS) return null;
  const plateau = steps.filter(
    ({ row, strength }) => Math.abs(row - best.row) <= reach.depth && strength >= PLATEAU * best.strength,
  );
  return meanOf(plateau.map(({ row }) => row)) / height;
}
