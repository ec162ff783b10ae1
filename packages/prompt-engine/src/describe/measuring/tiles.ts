import { type Plane, quantilesOf } from './planes.ts';

/** A small square of the picture at full size, and what its lightness does there. */
export interface Tile {
  /** Its middle, in shares of the frame. */
  readonly x: number;
  readonly y: number;
  readonly mean: number;
  /** Lightest less darkest, after smoothing. */
  readonly range: number;
  /** The largest step between neighbours, after smoothing. */
  readonly step: number;
  /** Standard deviation of what smoothing leaves: shapes, and a third of the noise. */
  readonly unevenness: number;
  /** Deviation of noise; steps, lines and ramps count next to nothing. */
  readonly noise: number;
  /** Perfectly flat, as drawn: no pixel differs by more than rounding and a good JPEG leave. */
  readonly level: boolean;
}

/** Side of a tile: small enough to lie within a face or a sky, large enough for a deviation to mean something. */
const TILE = 16;
/** Two steps of 8 bits in the middle of the scale. */
const LEVEL_RANGE = 0.009;

/** White noise keeps a third of its deviation after smoothing, film grain somewhat more, a shape nearly all. */
const FLAT_SHARE_OF_NOISE = 0.6;
/** Shape that a flat area may still have, such as a sky that grows lighter. */
const FLAT_UNEVENNESS = 0.012;
/** Where light is clipped, so is its noise. */
const CLIPPED: readonly [number, number] = [0.06, 0.96];
/** Grain lies over everything, texture only on things: the lower tiles tell. */
const GRAIN_QUANTILE = 0.3;
/** Fewer flat tiles tell nothing of the whole. */
const FEWEST_FLAT = 0.01;

/**
 * Immerkær's mask for noise, the difference of two Laplacians ('Fast Noise Variance Estimation', 1996). It is
 * blind to straight edges and ramps, so that the 8 by 8 blocks of a JPEG are no grain.
 */
function noiseAt(values: Float32Array, width: number, at: number): number {
  const corners =
    (values[at - width - 1] ?? 0) +
    (values[at - width + 1] ?? 0) +
    (values[at + width - 1] ?? 0) +
    (values[at + width + 1] ?? 0);
  const sides =
    (values[at - width] ?? 0) + (values[at + width] ?? 0) + (values[at - 1] ?? 0) + (values[at + 1] ?? 0);
  return corners - 2 * sides + 4 * (values[at] ?? 0);
}

interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Deviation of noise within an area; the outermost pixels of the picture have no neighbours. */
function noiseIn({ width, height, values }: Plane, { left, top, right, bottom }: Area): number {
  let squares = 0;
  let count = 0;
  for (let y = Math.max(1, top); y < Math.min(height - 1, bottom); y += 1) {
    for (let x = Math.max(1, left); x < Math.min(width - 1, right); x += 1) {
      const noise = noiseAt(values, width, y * width + x);
      squares += noise * noise;
      count += 1;
    }
  }
  // The mask's weights squared add up to 36.
  return count === 0 ? 0 : Math.sqrt(squares / count) / 6;
}

function rangeIn({ width, values }: Plane, { left, top, right, bottom }: Area): number {
  let low = 1;
  let high = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let at = y * width + left; at < y * width + right; at += 1) {
      const value = values[at] ?? 0;
      if (value < low) low = value;
      if (value > high) high = value;
    }
  }
  return high - low;
}

function tileOf(plane: Plane, smooth: Plane, area: Area): Tile {
  const { width, height, values } = smooth;
  let [sum, squares, step] = [0, 0, 0];
  for (let y = area.top; y < area.bottom; y += 1) {
    for (let x = area.left; x < area.right; x += 1) {
      const at = y * width + x;
      const value = values[at] ?? 0;
      sum += value;
      squares += value * value;
      const across = x + 1 < width ? Math.abs((values[at + 1] ?? 0) - value) : 0;
      const down = y + 1 < height ? Math.abs((values[at + width] ?? 0) - value) : 0;
      if (across > step) step = across;
      if (down > step) step = down;
    }
  }
  const count = (area.right - area.left) * (area.bottom - area.top);
  const mean = sum / count;
  return {
    x: (area.left + area.right) / 2 / width,
    y: (area.top + area.bottom) / 2 / height,
    mean,
    range: rangeIn(smooth, area),
    step,
    unevenness: Math.sqrt(Math.max(0, squares / count - mean * mean)),
    noise: noiseIn(plane, area),
    level: rangeIn(plane, area) <= LEVEL_RANGE,
  };
}

/** The picture in tiles, row by row. */
export interface Tiles {
  readonly columns: number;
  readonly rows: number;
  readonly all: readonly Tile[];
}

/**
 * Cuts a picture into tiles of about 16 by 16 pixels, at least one.
 * @param smooth the same plane smoothed, in which shapes are measured; noise is measured in the first
 */
export function tilesOf(plane: Plane, smooth: Plane): Tiles {
  const columns = Math.max(1, Math.round(plane.width / TILE));
  const rows = Math.max(1, Math.round(plane.height / TILE));
  const all = Array.from({ length: columns * rows }, (_, at) => {
    const column = at % columns;
    const row = Math.floor(at / columns);
    return tileOf(plane, smooth, {
      left: Math.floor((column * plane.width) / columns),
      top: Math.floor((row * plane.height) / rows),
      right: Math.floor(((column + 1) * plane.width) / columns),
      bottom: Math.floor(((row + 1) * plane.height) / rows),
    });
  });
  return { columns, rows, all };
}

/** Standard deviation of lightness where nothing is but grain; 0 where no area is flat enough to tell. */
export function grainDeviation({ all }: Tiles): number {
  const flat = all.filter(
    ({ mean, noise, unevenness }) =>
      mean > CLIPPED[0] &&
      mean < CLIPPED[1] &&
      unevenness <= Math.max(FLAT_UNEVENNESS, noise * FLAT_SHARE_OF_NOISE),
  );
  if (flat.length < FEWEST_FLAT * all.length) return 0;
  return quantilesOf(flat.map(({ noise }) => noise))(GRAIN_QUANTILE);
}
