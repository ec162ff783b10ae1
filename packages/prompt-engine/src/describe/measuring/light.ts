import type { PictureFeatures } from '../features.ts';
import { clamp, type Grid, labAt, meanOf, pointAt, quantileOf, shrunk } from './planes.ts';

type Light = PictureFeatures['light'];

/** The picture in this many parts along its long side: what is left is light, no longer things. */
const COARSE = 16;
/** Difference of lightness from side to side that a person calls a direction. */
const LEAST_STRENGTH = 0.12;
/** Share of the coarse differences that a slope must explain; a bright thing alone explains less. */
const LEAST_EXPLAINED = 0.3;
/** Octants from the right, clockwise as the frame is seen. */
const SIDES = [
  'right',
  'lower right',
  'below',
  'lower left',
  'left',
  'upper left',
  'above',
  'upper right',
] as const;

/** Half width and half height of the middle that a silhouette fills, and where the surrounding begins. */
const MIDDLE = 0.17;
const SURROUNDING = 0.32;
const BACKLIT_DIFFERENCE = 0.3;
const BRIGHT = 0.62;
const DARK = 0.45;

/** Reach, in cells of the grid, over which an edge of a shadow is looked at: a twentieth of the frame each way. */
const REACH = 12;
const SHADOW_STEP = 0.18;
/** A shadow changes lightness; where the colour changes by more than this share of it, it is another thing. */
const SAME_COLOUR = 0.3;
/** Share of the whole step within two cells that makes an edge abrupt, with even areas beside it. */
const ABRUPT = 0.5;
const EVEN_BESIDE = 0.25;
/** Shares of the whole step that each quarter of a gradual edge has. */
const GRADUAL: readonly [number, number] = [0.05, 0.5];
/** An abrupt edge is seen from two cells, a gradual one from about eight. */
const ABRUPT_SAY = 4;
/** Share of all edges from which one word holds for them. */
const MOSTLY = 0.65;
const FEWEST_EDGES = 0.004;

interface Slope {
  readonly x: number;
  readonly y: number;
  readonly explained: number;
}

/**
 * Least squares of lightness over the frame. Where a horizon parts sky from ground, the difference between both
 * is no light, so the slope is taken from side to side alone, within each row.
 */
function slopeOf(coarse: Grid, horizon: number | null): Slope {
  const mean = meanOf(coarse.l);
  const meanAt = (at: number) => {
    const start = at - (at % coarse.width);
    return horizon === null ? mean : meanOf(coarse.l.subarray(start, start + coarse.width));
  };
  let [xx, yy, xl, yl, ll] = [0, 0, 0, 0, 0];
  for (const [at, lightness] of coarse.l.entries()) {
    const point = pointAt(coarse.width, coarse.height, at);
    const [x, y, l] = [point.x - 0.5, point.y - 0.5, lightness - meanAt(at)];
    xx += x * x;
    yy += y * y;
    xl += x * l;
    yl += y * l;
    ll += l * l;
  }
  const x = xx === 0 ? 0 : xl / xx;
  const y = yy === 0 || horizon !== null ? 0 : yl / yy;
  return { x, y, explained: ll < 1e-9 ? 0 : clamp((x * x * xx + y * y * yy) / ll) };
}

function isBehind(coarse: Grid): boolean {
  const middle: number[] = [];
  const around: number[] = [];
  for (const [at, lightness] of coarse.l.entries()) {
    const { x, y } = pointAt(coarse.width, coarse.height, at);
    const away = Math.max(Math.abs(x - 0.5), Math.abs(y - 0.5));
    if (away <= MIDDLE) middle.push(lightness);
    // The ground below a silhouette is dark as often as not.
    if (away >= SURROUNDING && y < 0.75) around.push(lightness);
  }
  const inside = quantileOf(middle, 0.5);
  const outside = quantileOf(around, 0.5);
  return middle.length > 0 && inside <= DARK && outside >= BRIGHT && outside - inside >= BACKLIT_DIFFERENCE;
}

/** How the light changes across one place, along a row or a column; null where it does not, or where things do. */
function edgeAt(grid: Grid, at: number, stride: number): 'abrupt' | 'gradual' | null {
  const from = labAt(grid, at - REACH * stride);
  const to = labAt(grid, at + REACH * stride);
  const step = to.l - from.l;
  if (Math.abs(step) < SHADOW_STEP) return null;
  if (Math.hypot(to.a - from.a, to.b - from.b) > SAME_COLOUR * Math.abs(step)) return null;
  const share = (before: number, after: number) =>
    ((grid.l[at + after * stride] ?? 0) - (grid.l[at + before * stride] ?? 0)) / step;
  const half = REACH / 2;
  const quarters = [share(-REACH, -half), share(-half, 0), share(0, half), share(half, REACH)];
  const beside = Math.max(Math.abs(quarters[0] ?? 0), Math.abs(quarters[3] ?? 0));
  const near = share(-1, 1);
  if (near >= ABRUPT && beside <= EVEN_BESIDE) return 'abrupt';
  const gradual = near < ABRUPT && quarters.every((part) => part >= GRADUAL[0] && part <= GRADUAL[1]);
  return gradual ? 'gradual' : null;
}

function qualityOf(grid: Grid): Light['quality'] {
  const seen = { abrupt: 0, gradual: 0 };
  for (let y = REACH; y < grid.height - REACH; y += 1) {
    for (let x = REACH; x < grid.width - REACH; x += 1) {
      for (const stride of [1, grid.width]) {
        const edge = edgeAt(grid, y * grid.width + x, stride);
        if (edge) seen[edge] += 1;
      }
    }
  }
  const abrupt = ABRUPT_SAY * seen.abrupt;
  const edges = abrupt + seen.gradual;
  if (edges < FEWEST_EDGES * grid.l.length) return null;
  return abrupt >= MOSTLY * edges ? 'hard' : seen.gradual >= MOSTLY * edges ? 'soft' : null;
}

export function lightOf(grid: Grid, horizon: number | null): Light {
  const coarse = shrunk(grid, COARSE);
  const slope = slopeOf(coarse, horizon);
  const strength = clamp(Math.hypot(slope.x, slope.y));
  const told = strength >= LEAST_STRENGTH && slope.explained >= LEAST_EXPLAINED;
  const octant = (Math.round(Math.atan2(slope.y, slope.x) / (Math.PI / 4)) + 8) % 8;
  return {
    from: told ? (SIDES[octant] ?? null) : null,
    strength,
    behind: isBehind(coarse),
    quality: qualityOf(grid),
  };
}
