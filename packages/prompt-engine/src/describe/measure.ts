import type { PictureFeatures, Pixels } from './features.ts';
import { colourOf } from './measuring/colour-balance.ts';
import { measureComposition } from './measuring/composition.ts';
import { focusOf } from './measuring/focus.ts';
import { measureLight } from './measuring/light.ts';
import { mediumOf } from './measuring/medium.ts';
import { paletteOf } from './measuring/palette.ts';
import { clamp, gridOf, lightnessOf, smoothed } from './measuring/planes.ts';
import { ratioOf } from './measuring/ratio.ts';
import { measureSurface } from './measuring/surface.ts';
import { grainDeviation, tilesOf } from './measuring/tiles.ts';
import { measureTone } from './measuring/tone.ts';

/** Colour and composition are measured on a copy of this size: the eye judges neither by the pixel. */
const GRID_SIDE = 256;
/** Under the first a sensor, asphalt or cloth; from the second, pushed film; from the third, the strokes of a brush. */
const FINE_GRAIN = 0.009;
const HEAVY_GRAIN = 0.028;
const NO_GRAIN = 0.06;

function grainOf(deviation: number): PictureFeatures['grain'] {
  if (deviation < FINE_GRAIN || deviation >= NO_GRAIN) return { amount: 'none', deviation };
  return { amount: deviation < HEAVY_GRAIN ? 'fine' : 'heavy', deviation };
}

/**
 * Measures a picture. Pure; takes about as long as it has pixels, so a side of at most 1,024 is meant.
 * @param pixels the picture, made smaller
 * @param original its own size, upright, in pixels
 */
export function measurePicture(
  pixels: Pixels,
  original: { readonly width: number; readonly height: number },
): PictureFeatures {
  const lightness = lightnessOf(pixels);
  const tiles = tilesOf(lightness, smoothed(lightness));
  const grid = gridOf(pixels, GRID_SIDE);
  const deviation = clamp(grainDeviation(tiles));
  // Averaging over a place of the grid leaves this much of the grain.
  const noise = (deviation * grid.width) / pixels.width;
  return {
    width: original.width,
    height: original.height,
    ratio: ratioOf(original.width, original.height),
    palette: paletteOf(grid),
    tone: measureTone(grid),
    colour: colourOf(grid),
    light: measureLight(grid),
    focus: focusOf(tiles, deviation),
    grain: grainOf(deviation),
    composition: measureComposition(grid, noise),
    surface: measureSurface(grid, noise),
    medium: mediumOf(pixels, lightness, grid),
  };
}
