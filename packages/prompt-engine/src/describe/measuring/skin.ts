import { bytesOfLab, type Lab } from '../../oklab.ts';
import type { PictureFeatures } from '../features.ts';
import { type Grid, labAt, meanOf, pointAt, shrunk } from './planes.ts';
import { regionsOf } from './regions.ts';

const SIDE = 64;
/** All skin from palest to deepest lies near one hue in OKLab, and is never vivid; degrees, chroma, lightness. */
const HUE: readonly [number, number] = [28, 68];
const CHROMA: readonly [number, number] = [0.028, 0.125];
const LIGHTNESS: readonly [number, number] = [0.3, 0.92];
/** Chai and Ngan, 'Face segmentation using skin-color map' (1999): the box in Cb and Cr, whatever the lightness. */
const CB: readonly [number, number] = [77, 127];
const CR: readonly [number, number] = [133, 173];
/** In one connected area: less is a brick or a cup. More than the most is a wall, a dune or a table. */
const LEAST_SHARE = 0.02;
const MOST_SHARE = 0.45;
/** Share of its bounding box that a face or a limb fills; strewn leaves and grain of wood fill less. */
const LEAST_FILL = 0.35;
/** Along the frame from edge to edge go floors and walls. */
const WIDEST = 0.95;

const within = (value: number, [low, high]: readonly [number, number]) => value >= low && value <= high;

function isSkin(lab: Lab): boolean {
  const hue = (Math.atan2(lab.b, lab.a) * 180) / Math.PI;
  if (!within(hue, HUE) || !within(Math.hypot(lab.a, lab.b), CHROMA) || !within(lab.l, LIGHTNESS))
    return false;
  const [red, green, blue] = bytesOfLab(lab);
  const cb = 128 - 0.168736 * red - 0.331264 * green + 0.5 * blue;
  const cr = 128 + 0.5 * red - 0.418688 * green - 0.081312 * blue;
  return within(cb, CB) && within(cr, CR);
}

/** The largest area in the colours of skin, if it could be a face or a body by its size and shape. */
export function skinOf(grid: Grid): PictureFeatures['skin'] {
  const cells = shrunk(grid, SIDE);
  const wanted = Array.from(cells.l, (_, at) => isSkin(labAt(cells, at)));
  const likely = regionsOf(wanted, cells.width)
    .map((region) => region.map((at) => pointAt(cells.width, cells.height, at)))
    .map((points) => ({ points, share: points.length / wanted.length }))
    .filter(({ points, share }) => {
      const xs = points.map(({ x }) => x);
      const ys = points.map(({ y }) => y);
      const width = Math.max(...xs) - Math.min(...xs) + 1 / cells.width;
      const height = Math.max(...ys) - Math.min(...ys) + 1 / cells.height;
      return (
        share >= LEAST_SHARE && share <= MOST_SHARE && width < WIDEST && share >= LEAST_FILL * width * height
      );
    })
    .toSorted((one, other) => other.share - one.share);
  const largest = likely[0];
  if (!largest) return null;
  return {
    share: largest.share,
    at: { x: meanOf(largest.points.map(({ x }) => x)), y: meanOf(largest.points.map(({ y }) => y)) },
  };
}
