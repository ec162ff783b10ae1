import type { PictureFeatures } from '../features.ts';
import { clamp, meanOf, quantilesOf } from './planes.ts';
import type { Tile, Tiles } from './tiles.ts';

type Focus = PictureFeatures['focus'];

/** Lightness range of a tile that has something to be sharp about: a soft edge in poor light has as much. */
const SOMETHING = 0.06;
/** Steps that grain alone makes after smoothing, in deviations: the highest of some 500 differences. */
const GRAIN_STEP = 0.9;
/** And the range that it makes. */
const GRAIN_RANGE = 1.6;
/** An ideal edge crosses its range in three pixels after smoothing, one blurred by 1.5 pixels in four to five. */
const SHARP_RATIO = 0.22;
/** Bend of lightness that is seen around a tile but not in it: an edge blurred wider than the tile. */
const BENT = 0.03;
/** Tiles looked at on each side for that. */
const AROUND = 2;
/** Share of the frame, or of what has structure, that must be blurred for a shallow focus. */
const SHALLOW_FRAME = 0.2;
const SHALLOW_SHARE = 0.4;
/** Below this the sharp tiles are chance. */
const LEAST_SHARP = 0.01;
/** In a shallow focus something is as sharp as can be: clouds and soft brushes are blurred throughout. */
const CRISP = 0.365;
const CRISPEST = 0.94;
/** In a deep focus hardly anything is not sharp: a sky, a wall may hide how far the focus reaches. */
const DEEP_SHARE = 0.85;
/** Deviation from their middle under which sharp tiles sit somewhere; over the whole frame it is 0.29. */
const GATHERED = 0.22;

/** The local map: sharp, blurred, or nothing to tell by. */
type Reading = 'sharp' | 'blurred' | null;

/** How abrupt the steepest step of a tile is against its range, grain discounted. */
function abruptness({ range, step }: Tile, grain: number): number {
  const clean = range - GRAIN_RANGE * grain;
  return clean < SOMETHING ? 0 : clamp((step - GRAIN_STEP * grain) / clean);
}

function tileAt({ columns, rows, all }: Tiles, column: number, row: number): Tile | undefined {
  return column < 0 || row < 0 || column >= columns || row >= rows ? undefined : all[row * columns + column];
}

/** How much mean lightness bends around a tile: none in an even gradient, half of an edge wider than the tile. */
function bendAround(tiles: Tiles, column: number, row: number): number {
  const middle = tileAt(tiles, column, row)?.mean ?? 0;
  const bends = [
    [AROUND, 0],
    [0, AROUND],
  ].map(([x = 0, y = 0]) => {
    const before = tileAt(tiles, column - x, row - y);
    const after = tileAt(tiles, column + x, row + y);
    return before && after ? Math.abs(before.mean - 2 * middle + after.mean) : 0;
  });
  return Math.max(...bends);
}

function isSharp(tile: Tile | undefined, grain: number): boolean {
  return tile !== undefined && abruptness(tile, grain) >= SHARP_RATIO;
}

/** A gradient between sharp edges bends as well, and is no blur. */
function sharpAround(tiles: Tiles, column: number, row: number, grain: number): boolean {
  for (let y = row - AROUND; y <= row + AROUND; y += 1) {
    for (let x = column - AROUND; x <= column + AROUND; x += 1) {
      if (isSharp(tileAt(tiles, x, y), grain)) return true;
    }
  }
  return false;
}

function readingOf(tiles: Tiles, tile: Tile, place: number, grain: number): Reading {
  if (isSharp(tile, grain)) return 'sharp';
  if (tile.range - GRAIN_RANGE * grain >= SOMETHING) return 'blurred';
  const column = place % tiles.columns;
  const row = Math.floor(place / tiles.columns);
  const bent = bendAround(tiles, column, row) > BENT;
  return bent && !sharpAround(tiles, column, row, grain) ? 'blurred' : null;
}

function deviationOf(values: readonly number[]): number {
  const mean = meanOf(values);
  return Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)));
}

/**
 * Depth of field, and what the focus is on, by how abrupt the edges of the tiles are.
 * @param grain deviation of lightness by grain, which makes no edge
 */
export function focusOf(tiles: Tiles, grain: number): Focus {
  const readings = tiles.all.map((tile, place) => readingOf(tiles, tile, place, grain));
  const sharp = tiles.all.filter((_, place) => readings[place] === 'sharp');
  const sharpShare = sharp.length / tiles.all.length;
  if (sharpShare < LEAST_SHARP) return { depth: null, sharpAt: null, sharpShare };
  const blurred = readings.filter((reading) => reading === 'blurred').length;
  const blurredShare = blurred / tiles.all.length;
  const edges = tiles.all.map((tile) => abruptness(tile, grain)).filter((abrupt) => abrupt > 0);
  const shallow =
    blurredShare >= SHALLOW_FRAME &&
    blurred / (blurred + sharp.length) >= SHALLOW_SHARE &&
    quantilesOf(edges)(CRISPEST) >= CRISP;
  const deep = !shallow && sharpShare >= DEEP_SHARE;
  const xs = sharp.map(({ x }) => x);
  const ys = sharp.map(({ y }) => y);
  const gathered = Math.max(deviationOf(xs), deviationOf(ys)) <= GATHERED;
  return {
    depth: shallow ? 'shallow' : deep ? 'deep' : null,
    sharpAt: gathered ? { x: meanOf(xs), y: meanOf(ys) } : null,
    sharpShare,
  };
}
