import { type Lab, LINEAR, labOfLinear } from '../../oklab.ts';
import type { Pixels } from '../features.ts';

/** One value for every pixel, row by row. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

/** A small copy of the picture in OKLab, row by row. */
export interface Grid {
  readonly width: number;
  readonly height: number;
  readonly l: Float32Array;
  readonly a: Float32Array;
  readonly b: Float32Array;
}

/** Rec. 709 weights of the eye in 4,096ths: their sum times 255 is the highest index below. */
const RED = 871;
const GREEN = 2929;
const BLUE = 296;
/** The steps of the table are a sixteenth of a byte: finer than any picture is. */
const LUMA_SHIFT = 8;

/** OKLab lightness of a grey of that luma: near enough to find edges and grain by, without three cube roots. */
const LIGHTNESS_OF_LUMA: Float32Array = Float32Array.from({ length: 4081 }, (_, step) => {
  const value = step / 4080;
  return Math.cbrt(value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
});

/** Lightness at full size. */
export function lightnessOf({ data, width, height }: Pixels): Plane {
  const values = new Float32Array(width * height);
  for (let at = 0, from = 0; at < values.length; at += 1, from += 3) {
    const luma = RED * (data[from] ?? 0) + GREEN * (data[from + 1] ?? 0) + BLUE * (data[from + 2] ?? 0);
    values[at] = LIGHTNESS_OF_LUMA[luma >> LUMA_SHIFT] ?? 0;
  }
  return { width, height, values };
}

/** The mean of three by three; the outermost pixels repeat. */
export function smoothed({ width, height, values }: Plane): Plane {
  const rows = new Float32Array(values.length);
  for (let y = 0; y < height; y += 1) {
    const end = (y + 1) * width - 1;
    let here = values[y * width] ?? 0;
    let before = here;
    for (let at = y * width; at <= end; at += 1) {
      const after = at < end ? (values[at + 1] ?? 0) : here;
      rows[at] = (before + here + after) / 3;
      before = here;
      here = after;
    }
  }
  const both = new Float32Array(values.length);
  for (let y = 0; y < height; y += 1) {
    const above = y > 0 ? -width : 0;
    const below = y < height - 1 ? width : 0;
    for (let at = y * width; at < (y + 1) * width; at += 1) {
      both[at] = ((rows[at + above] ?? 0) + (rows[at] ?? 0) + (rows[at + below] ?? 0)) / 3;
    }
  }
  return { width, height, values: both };
}

/** Mean linear light of one block of pixels, in OKLab. */
function blockOf({ data, width, height }: Pixels, left: number, top: number, block: number): Lab {
  const right = Math.min(width, left + block);
  const bottom = Math.min(height, top + block);
  let red = 0;
  let green = 0;
  let blue = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let at = (y * width + left) * 3; at < (y * width + right) * 3; at += 3) {
      red += LINEAR[data[at] ?? 0] ?? 0;
      green += LINEAR[data[at + 1] ?? 0] ?? 0;
      blue += LINEAR[data[at + 2] ?? 0] ?? 0;
    }
  }
  const count = (right - left) * (bottom - top);
  return labOfLinear(red / count, green / count, blue / count);
}

/** The picture in blocks of whole pixels, so that no side is longer than `side`; light is averaged as light. */
export function gridOf(pixels: Pixels, side: number): Grid {
  const block = Math.max(1, Math.ceil(Math.max(pixels.width, pixels.height) / side));
  const width = Math.ceil(pixels.width / block);
  const height = Math.ceil(pixels.height / block);
  const grid = emptyGrid(width, height);
  for (let at = 0; at < width * height; at += 1) {
    const lab = blockOf(pixels, (at % width) * block, Math.floor(at / width) * block, block);
    grid.l[at] = lab.l;
    grid.a[at] = lab.a;
    grid.b[at] = lab.b;
  }
  return grid;
}

function emptyGrid(width: number, height: number): Grid {
  const size = width * height;
  return { width, height, l: new Float32Array(size), a: new Float32Array(size), b: new Float32Array(size) };
}

/** Width and height. */
type Size = Pick<Plane, 'width' | 'height'>;

/** For each place, the place of a smaller grid that it lies in. */
export function placesWithin(from: Size, to: Size): Uint32Array {
  // By their middles, so that a mirror image is made smaller to a mirror image.
  const along = (count: number, toCount: number) =>
    Uint32Array.from({ length: count }, (_, at) => Math.floor(((at + 0.5) / count) * toCount));
  const columns = along(from.width, to.width);
  const places = new Uint32Array(from.width * from.height);
  for (const [y, row] of along(from.height, to.height).entries())
    for (let x = 0; x < from.width; x += 1) places[y * from.width + x] = row * to.width + (columns[x] ?? 0);
  return places;
}

/** One plane averaged over those places. */
function shrunkPlane(values: Float32Array, places: Uint32Array, size: number): Float32Array {
  const sums = new Float32Array(size);
  const counts = new Float32Array(size);
  for (let at = 0; at < values.length; at += 1) {
    const to = places[at] ?? 0;
    sums[to] = (sums[to] ?? 0) + (values[at] ?? 0);
    counts[to] = (counts[to] ?? 0) + 1;
  }
  return sums.map((sum, at) => sum / (counts[at] ?? 1));
}

/** A smaller grid, averaged in OKLab; the proportions are kept. */
export function shrunk(grid: Grid, side: number): Grid {
  const scale = Math.min(1, side / Math.max(grid.width, grid.height));
  const width = Math.max(1, Math.round(grid.width * scale));
  const height = Math.max(1, Math.round(grid.height * scale));
  const places = placesWithin(grid, { width, height });
  const of = (values: Float32Array) => shrunkPlane(values, places, width * height);
  return { width, height, l: of(grid.l), a: of(grid.a), b: of(grid.b) };
}

/** How far the colours of two places are apart, as `labDistance` has it, and without an object for either. */
export function distanceAt(one: Grid, at: number, other: Grid, otherAt: number): number {
  const l = (one.l[at] ?? 0) - (other.l[otherAt] ?? 0);
  const a = (one.a[at] ?? 0) - (other.a[otherAt] ?? 0);
  const b = (one.b[at] ?? 0) - (other.b[otherAt] ?? 0);
  return Math.sqrt(l * l + a * a + b * b);
}

/** Bins of colour are numbered below this. */
export const BINS = 64 ** 3;

/** The bin of colour, of so much in each direction, that the colour at one place falls into. */
export function binAt({ l, a, b }: Grid, at: number, size: number): number {
  const [light, red, yellow] = [l[at] ?? 0, a[at] ?? 0, b[at] ?? 0];
  // OKLab's a and b of sRGB keep within 0.32: 64 bins of a hundredth and more hold them.
  return (Math.round(light / size) * 64 + Math.round(red / size) + 32) * 64 + Math.round(yellow / size) + 32;
}

/** The middle of one place of a grid, in shares of the frame. */
export function pointAt(width: number, height: number, at: number): { x: number; y: number } {
  return { x: ((at % width) + 0.5) / width, y: (Math.floor(at / width) + 0.5) / height };
}

/** The arithmetic mean; 0 where there are no values. */
export function meanOf(values: ArrayLike<number>): number {
  let sum = 0;
  // By its index: a grid has tens of thousands, and an iterator makes an object of each.
  for (let at = 0; at < values.length; at += 1) sum += values[at] ?? 0;
  return values.length === 0 ? 0 : sum / values.length;
}

/** Bits of a number that are looked at in one of the three rounds that sort them. */
const DIGIT = 11;

/**
 * Numbers that are not negative, in their order: that of their bits. To compare tens of thousands of them takes ten
 * times as long.
 */
export function sortedOf(values: ArrayLike<number>): Float32Array {
  let from = new Uint32Array(new Float32Array(values).buffer);
  let to = new Uint32Array(from.length);
  for (let shift = 0; shift < 32; shift += DIGIT) {
    const digitAt = (at: number) => ((from[at] ?? 0) >>> shift) & ((1 << DIGIT) - 1);
    // Where the numbers of each digit begin.
    const starts = new Uint32Array((1 << DIGIT) + 1);
    for (let at = 0; at < from.length; at += 1) starts[digitAt(at) + 1] = (starts[digitAt(at) + 1] ?? 0) + 1;
    for (let digit = 1; digit < starts.length; digit += 1)
      starts[digit] = (starts[digit] ?? 0) + (starts[digit - 1] ?? 0);
    for (let at = 0; at < from.length; at += 1) {
      const digit = digitAt(at);
      const place = starts[digit] ?? 0;
      starts[digit] = place + 1;
      to[place] = from[at] ?? 0;
    }
    [from, to] = [to, from];
  }
  return new Float32Array(from.buffer);
}

/**
 * Sorts numbers that are not negative once; what it returns gives the value below which a share of them lies, 0 where
 * there are none.
 */
export function quantilesOf(values: ArrayLike<number>): (share: number) => number {
  const sorted = sortedOf(values);
  return (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** `Math.hypot` without its guard against overflow, which costs ten times as much and nothing here is near. */
export function lengthOf(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}

/** Held between 0 and 1, or the bounds given. */
export function clamp(value: number, low = 0, high = 1): number {
  return Math.min(high, Math.max(low, value));
}
