/** 2048 × 2048: within the bounds of every Seedream since 4.0, some of which refuse a million pixels. */
const PIXELS = 4_194_304;
const STEP = 16;
/** The longest shape that is taken, width to height or the other way round. */
const STEEPEST = 16;

/** The size to ask for, as BytePlus writes it: about two thousand pixels a side, nearest to a ratio of width to height. */
export function chooseSeedreamSize(ratio: number): string {
  const wanted = Math.min(Math.max(ratio, 1 / STEEPEST), STEEPEST);
  const width = Math.round(Math.sqrt(PIXELS * wanted) / STEP) * STEP;
  const height = Math.round(width / wanted / STEP) * STEP;
  return `${width}x${height}`;
}
