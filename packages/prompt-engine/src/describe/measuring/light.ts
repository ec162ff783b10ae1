import type { PictureFeatures } from '../features.ts';
import { clamp, type Grid, meanOf, pointAt, shrunk } from './planes.ts';

/** The picture in this many parts along its long side: what is left is light and dark, no longer things. */
const COARSE = 16;
/** Difference of lightness from side to side that is seen at a glance. */
const LEAST_DIFFERENCE = 0.25;
/** Share of the coarse differences that a slope must explain; a bright thing alone explains less. */
const LEAST_EXPLAINED = 0.35;
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

/** Least squares of lightness over the frame. */
function slopeOf(coarse: Grid): { readonly x: number; readonly y: number; readonly explained: number } {
  const mean = meanOf(coarse.l);
  let [xx, yy, xl, yl, ll] = [0, 0, 0, 0, 0];
  for (const [at, lightness] of coarse.l.entries()) {
    const point = pointAt(coarse.width, coarse.height, at);
    const [x, y, l] = [point.x - 0.5, point.y - 0.5, lightness - mean];
    xx += x * x;
    yy += y * y;
    xl += x * l;
    yl += y * l;
    ll += l * l;
  }
  const x = xx === 0 ? 0 : xl / xx;
  const y = yy === 0 ? 0 : yl / yy;
  return { x, y, explained: ll < 1e-9 ? 0 : clamp((x * x * xx + y * y * yy) / ll) };
}

/** Which side is lighter. It may be lit, or a sky, or snow: pixels do not say. */
export function measureLight(grid: Grid): PictureFeatures['light'] {
  const { x, y, explained } = slopeOf(shrunk(grid, COARSE));
  const difference = clamp(Math.hypot(x, y));
  const isSeen = difference >= LEAST_DIFFERENCE && explained >= LEAST_EXPLAINED;
  const octant = (Math.round(Math.atan2(y, x) / (Math.PI / 4)) + 8) % 8;
  return { lightest: isSeen ? (SIDES[octant] ?? null) : null, difference };
}
