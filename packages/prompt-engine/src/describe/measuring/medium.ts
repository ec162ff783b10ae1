import type { PictureFeatures } from '../features.ts';
import { abruptness } from './focus.ts';
import { clamp, type Grid, labAt } from './planes.ts';
import type { Tiles } from './tiles.ts';

/** Share of perfectly level tiles: drawings have half and more, photographs a burnt-out sky at most. */
const LEVEL_SHARE = 0.35;
/** Bins of colour, just noticeably apart, that hold nearly all of the picture. */
const BIN = 0.025;
const NEARLY_ALL = 0.95;
/** Flat drawings need a dozen or two, photographs a hundred and more; on a scale of logarithms. */
const FEW_COLOURS = 16;
const MANY_COLOURS = 110;
/** Deviation of noise that a sensor leaves even in a picture made smaller. */
const SENSOR_NOISE = 0.005;
/** Noise beyond that of any film is no picture. */
const NO_PICTURE = 0.1;
/** Tiles with an edge whose edge is as abrupt as pixels allow. */
const DRAWN_EDGE = 0.3;
/** What each finding weighs; together 1. */
const WEIGHTS = { level: 0.4, colours: 0.3, noise: 0.2, edges: 0.1 };
/** In doubt between. */
const TOLD = 0.35;

/** How many bins of colour hold nearly all of the picture. */
function coloursOf(grid: Grid): number {
  const bins = new Map<string, number>();
  for (let at = 0; at < grid.l.length; at += 1) {
    const { l, a, b } = labAt(grid, at);
    const key = `${Math.round(l / BIN)} ${Math.round(a / BIN)} ${Math.round(b / BIN)}`;
    bins.set(key, (bins.get(key) ?? 0) + 1);
  }
  let held = 0;
  let count = 0;
  for (const size of [...bins.values()].sort((one, other) => other - one)) {
    if (held >= NEARLY_ALL * grid.l.length) break;
    held += size;
    count += 1;
  }
  return count;
}

/** -1 where drawings are, 1 where photographs are, and between in proportion. */
function between(value: number, drawn: number, photographed: number): number {
  return clamp((2 * (value - drawn)) / (photographed - drawn) - 1, -1, 1);
}

export function mediumOf(grid: Grid, tiles: Tiles, grain: number): PictureFeatures['medium'] {
  const colours = coloursOf(grid);
  if (colours <= 1 || grain > NO_PICTURE) return { kind: null, score: 0 };
  const level = tiles.all.filter((tile) => tile.level).length / tiles.all.length;
  const edged = tiles.all.map((tile) => abruptness(tile, grain)).filter((abrupt) => abrupt > 0);
  const drawn = edged.filter((abrupt) => abrupt >= DRAWN_EDGE).length / Math.max(1, edged.length);
  const score = clamp(
    WEIGHTS.level * between(level, LEVEL_SHARE, 0) +
      WEIGHTS.colours * between(Math.log(colours), Math.log(FEW_COLOURS), Math.log(MANY_COLOURS)) +
      WEIGHTS.noise * between(grain, 0, SENSOR_NOISE) +
      WEIGHTS.edges * (edged.length === 0 ? 0 : between(drawn, 1, 0.2)),
    -1,
    1,
  );
  return { kind: score >= TOLD ? 'photograph' : score <= -TOLD ? 'flat illustration' : null, score };
}
