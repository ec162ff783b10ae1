import { describe, expect, it } from 'vitest';
import { labOfHex } from '../oklab.ts';
import type { PaletteColour, Pixels } from './features.ts';
import { measurePicture } from './measure.ts';
import { colourNames } from './measuring/colour-names.ts';
import {
  bricks,
  differenceOf,
  grained,
  grey,
  isWithin,
  paint,
  paintPlain,
  type Rgb,
  rgbOf,
} from './measuring/testing/paint.ts';

const JUST_NOTICEABLE = 0.02;

/** Upright bands of known colours and widths. */
function bands(
  parts: readonly (readonly [hex: string, share: number])[],
  lit: (v: number) => number = () => 0,
): Pixels {
  return paint(480, 320, (u, v) => {
    let right = 0;
    const part = parts.find(([, share]) => {
      right += share;
      return u < right;
    });
    const [red, green, blue] = rgbOf(part?.[0] ?? '#000000');
    const light = lit(v);
    return [red + light, green + light, blue + light];
  });
}

function paletteOf(pixels: Pixels): readonly PaletteColour[] {
  return measurePicture(pixels, pixels).palette;
}

function expectPalette(pixels: Pixels, parts: readonly (readonly [hex: string, share: number])[]): void {
  const palette = paletteOf(pixels);
  expect(palette.length, JSON.stringify(palette)).toBe(parts.length);
  for (const [at, [hex, share]] of parts.entries()) {
    expect(differenceOf(palette[at]?.hex ?? '', hex), `${palette[at]?.hex} for ${hex}`).toBeLessThan(
      JUST_NOTICEABLE,
    );
    expect(Math.abs((palette[at]?.weight ?? 0) - share)).toBeLessThan(0.02);
  }
}

const AUTUMN = [
  ['#24344f', 0.4],
  ['#c2571c', 0.3],
  ['#f1e8d4', 0.2],
  ['#4c6b45', 0.1],
] as const;

describe('palette', () => {
  it('finds flat colours and their shares, most weight first', () => expectPalette(bands(AUTUMN), AUTUMN));

  it('finds them under grain', () => expectPalette(grained(bands(AUTUMN), 9), AUTUMN));

  it('takes a surface in falling light for one colour', () =>
    expectPalette(
      bands(AUTUMN, (v) => 18 * (v - 0.5)),
      AUTUMN,
    ));

  it('finds six, and no seventh', () => {
    const parts = [
      ['#111111', 0.28],
      ['#ffffff', 0.22],
      ['#c8321f', 0.17],
      ['#2c7f86', 0.13],
      ['#ecc23c', 0.11],
      ['#6d4f8c', 0.09],
    ] as const;
    expectPalette(bands(parts), parts);
    const seven = [...parts.slice(0, 5), ['#6d4f8c', 0.05], ['#7fbfa8', 0.04]] as const;
    expect(paletteOf(bands(seven)).length).toBe(6);
  });

  it('keeps two like but different colours apart', () => {
    const parts = [
      ['#5b6b80', 0.6],
      ['#6b7d94', 0.4],
    ] as const;
    expectPalette(bands(parts), parts);
  });

  it('names a small strong colour as an accent, unless the picture has its tint already', () => {
    const spot = (ground: Rgb) =>
      paint(400, 400, (u, v) =>
        isWithin(u, v, { x: 0.6, y: 0.4 }, 0.06) ? [200, 30, 20] : u < 0.4 ? ground : grey(200),
      );
    const accentsOf = (pixels: Pixels) => paletteOf(pixels).filter(({ accent }) => accent);
    for (const ground of [grey(120), [20, 60, 200]] as const) {
      const [accent, ...others] = accentsOf(spot(ground));
      expect(differenceOf(accent?.hex ?? '', '#c81e14')).toBeLessThan(JUST_NOTICEABLE);
      expect(others).toEqual([]);
    }
    expect(accentsOf(spot([190, 40, 30]))).toEqual([]);
  });

  it('takes no thin line for an accent', () => {
    const ruled = paint(800, 800, (_, v) => (Math.floor(v * 800) % 80 === 0 ? [220, 200, 0] : grey(20)));
    expect(paletteOf(ruled).every(({ accent }) => !accent)).toBe(true);
  });

  it('accounts for nearly all of a picture with many colours', () => {
    const palette = paletteOf(bricks(480, 320));
    expect(palette.reduce((sum, { weight }) => sum + weight, 0)).toBeGreaterThan(0.9);
    expect(palette.map(({ weight }) => weight)).toEqual(
      palette.map(({ weight }) => weight).toSorted((one, other) => other - one),
    );
  });

  it.each([
    [[0, 0, 0], 'black'],
    [[255, 255, 255], 'white'],
    [[128, 128, 128], 'mid grey'],
    [[194, 87, 28], 'burnt orange'],
    [[91, 107, 128], 'slate blue'],
    [[16, 63, 47], 'bottle green'],
  ] as const)('calls %j %s', (colour, name) => {
    expect(paletteOf(paintPlain(64, 48, colour))).toEqual([expect.objectContaining({ name, weight: 1 })]);
  });

  it('never gives one name twice, and no grey a hue', () => {
    const blues = Array.from({ length: 10 }, (_, at) => labOfHex(`#5b6b8${at}`));
    expect(new Set(colourNames(blues)).size).toBe(10);
    const greys = Array.from({ length: 9 }, (_, at) => labOfHex(`#${`${at + 1}${at}`.repeat(3)}`));
    expect(colourNames(greys).join()).not.toMatch(/blue|green|brown|red|umber|pink/);
  });
});
