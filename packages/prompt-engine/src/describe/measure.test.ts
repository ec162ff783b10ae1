import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PictureFeatures, Pixels } from './features.ts';
import { measurePicture } from './measure.ts';
import {
  bricks,
  grained,
  grey,
  isWithin,
  lit,
  look,
  paint,
  paintPlain,
  type Rgb,
  sameNumbersFrom,
} from './measuring/testing/paint.ts';

const of = (pixels: Pixels): PictureFeatures => measurePicture(pixels, pixels);

describe('ratio', () => {
  const ratioOf = (width: number, height: number) =>
    measurePicture(paintPlain(4, 4, 90), { width, height }).ratio;

  it.each([
    [6000, 4000, '3:2', true, 'landscape'],
    [4032, 3024, '4:3', true, 'landscape'],
    [1920, 1080, '16:9', true, 'landscape'],
    [1366, 768, '16:9', true, 'landscape'],
    [1080, 1920, '9:16', true, 'portrait'],
    [1024, 1280, '4:5', true, 'portrait'],
    [832, 1216, '2:3', false, 'portrait'],
    [1216, 832, '3:2', false, 'landscape'],
    [2048, 857, '2.39:1', true, 'landscape'],
    [1998, 1080, '1.85:1', true, 'landscape'],
    [1024, 1024, '1:1', true, 'square'],
    [1010, 1000, '1:1', false, 'square'],
    [1280, 800, '16:10', true, 'landscape'],
    [2016, 864, '21:9', true, 'landscape'],
  ] as const)('%i × %i is %s', (width, height, name, exact, orientation) => {
    expect(ratioOf(width, height)).toEqual({ name, exact, orientation });
  });

  it('is that of the original, as are the measures', () => {
    expect(measurePicture(paintPlain(4, 4, 90), { width: 3000, height: 2000 })).toMatchObject({
      width: 3000,
      height: 2000,
    });
  });
});

describe('tone', () => {
  const scene = bricks(320, 220, [1, 1, 1]);
  const within = (dark: number, light: number) =>
    paint(320, 220, (u, v) => grey(dark + ((look(scene, u, v)[0] - 40) / 170) * (light - dark)));

  it.each([
    ['high', 170, 255],
    ['low', 0, 75],
    ['normal', 40, 200],
  ] as const)('%s key', (key, dark, light) => expect(of(within(dark, light)).tone.key).toBe(key));

  it('bears a lamp in a low key, and no more', () => {
    const lamp = (radius: number) =>
      paint(300, 200, (u, v) =>
        isWithin(u, v, { x: 0.6, y: 0.4 }, radius) ? [255, 240, 200] : [15, 18, 30],
      );
    expect(of(lamp(0.1)).tone.key).toBe('low');
    expect(of(lamp(0.3)).tone.key).toBe('normal');
  });

  it.each([
    ['soft', 100, 150],
    ['normal', 50, 190],
    ['hard', 0, 255],
  ] as const)('%s contrast', (contrast, dark, light) => {
    const gradient = paint(320, 220, (u) => grey(dark + u * (light - dark)));
    expect(of(gradient).tone.contrast).toBe(contrast);
  });

  it('gives lightness in OKLab', () => {
    expect(of(paintPlain(30, 20, 119)).tone.meanLightness).toBeCloseTo(0.5693, 3);
    const halves = of(paint(300, 200, (u) => grey(u < 0.5 ? 0 : 255))).tone;
    expect(halves.meanLightness).toBeCloseTo(0.5, 2);
    expect(halves.spread).toBeCloseTo(1, 3);
  });
});

describe('colour', () => {
  const town = bricks(320, 220, [1, 1, 1]);
  const washed = (tint: Rgb) =>
    paint(320, 220, (u, v) => {
      const tone = look(town, u, v)[0];
      // A little of every hue, so that the wash is no tint alone.
      const hue: Rgb = [24 * Math.sin(u * 20), 24 * Math.sin(u * 20 + 2), 24 * Math.sin(u * 20 + 4)];
      return [tone * tint[0] + hue[0], tone * tint[1] + hue[1], tone * tint[2] + hue[2]];
    });

  it('tells warm from cool, and neutral from both', () => {
    expect(of(washed([1.1, 0.95, 0.75])).colour).toMatchObject({ warmth: 'warm', monochrome: null });
    expect(of(washed([0.8, 0.95, 1.15])).colour).toMatchObject({ warmth: 'cool', monochrome: null });
    expect(of(washed([1, 1, 1])).colour).toMatchObject({ warmth: 'neutral', monochrome: null });
    expect(of(washed([1.1, 0.95, 0.75])).colour.balance).toBeGreaterThan(0.2);
    expect(of(washed([0.8, 0.95, 1.15])).colour.balance).toBeLessThan(-0.2);
  });

  it('does not take one red coat for warm light', () => {
    const coat = paint(300, 200, (u, v) =>
      isWithin(u, v, { x: 0.5, y: 0.5 }, 0.14) ? [200, 25, 20] : grey(90 + 80 * u),
    );
    expect(of(coat).colour.warmth).toBe('neutral');
  });

  it('tells grey from one tint and from colours', () => {
    expect(of(town).colour.monochrome).toBe('grey');
    expect(of(grained(town, 6)).colour.monochrome).toBe('grey');
    const sepia = paint(320, 220, (u, v) => lit([1, 0.82, 0.6], look(town, u, v)[0]));
    expect(of(sepia).colour.monochrome).toBe('tinted');
    expect(
      of(paint(320, 220, (u, v) => (u < 0.1 ? [40, 80, 200] : look(sepia, u, v)))).colour.monochrome,
    ).toBeNull();
  });

  it.each([
    ['muted', 12],
    ['natural', 35],
    ['vivid', 150],
  ] as const)('%s', (saturation, amount) => {
    const hues = paint(320, 220, (u) => [
      128 + amount * Math.sin(u * 40),
      128 + amount * Math.sin(u * 40 + 2),
      128 + amount * Math.sin(u * 40 + 4),
    ]);
    expect(of(hues).colour.saturation).toBe(saturation);
  });
});

/** Every number and where it stands. */
function numbersIn(value: unknown, path = ''): readonly (readonly [path: string, value: number])[] {
  if (typeof value === 'number') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => numbersIn(part, `${path}.${key}`));
}

describe('any picture', () => {
  function expectSound(pixels: Pixels): void {
    const { width, height, ...features } = of(pixels);
    for (const [path, value] of numbersIn(features)) {
      const signed = path === '.colour.balance' || path === '.medium.score';
      expect(value, path).toBeGreaterThanOrEqual(signed ? -1 : 0);
      expect(value, path).toBeLessThanOrEqual(1);
    }
    expect([width, height]).toEqual([pixels.width, pixels.height]);
    expect(features.palette.length).toBeGreaterThan(0);
    expect(features.palette.length).toBeLessThanOrEqual(6);
    expect(new Set(features.palette.map(({ name }) => name)).size).toBe(features.palette.length);
    expect(features.palette.every(({ hex }) => /^#[0-9a-f]{6}$/.test(hex))).toBe(true);
    expect(features.palette.reduce((sum, { weight }) => sum + weight, 0)).toBeLessThan(1.0001);
  }

  it.each([
    ['one pixel', paintPlain(1, 1, 90)],
    ['a row', paint(300, 1, (u) => grey(255 * u))],
    ['a column', paint(1, 700, (_, v) => grey(255 * v))],
    ['black', paintPlain(50, 40, 0)],
    ['white', paintPlain(50, 40, 255)],
    ['one colour', paintPlain(300, 20, [255, 0, 255])],
    [
      'a chequerboard of pixels',
      paint(64, 64, (u, v) => grey((Math.floor(u * 64) + Math.floor(v * 64)) % 2 === 0 ? 0 : 255)),
    ],
  ])('%s', (_, pixels) => expectSound(pixels));

  it('of noise and of few colours', () => {
    const picture = fc
      .record({
        width: fc.integer({ min: 1, max: 70 }),
        height: fc.integer({ min: 1, max: 70 }),
        seed: fc.nat(),
        levels: fc.integer({ min: 1, max: 256 }),
        run: fc.integer({ min: 1, max: 40 }),
      })
      .map(({ width, height, seed, levels, run }) => {
        const random = sameNumbersFrom(seed);
        let [colour, left] = [grey(0), 0];
        return paint(width, height, () => {
          if (left === 0) colour = [level(random()), level(random()), level(random())];
          left = left === 0 ? run - 1 : left - 1;
          return colour;
        });
        function level(value: number): number {
          return levels === 1 ? 0 : (Math.floor(value * levels) * 255) / (levels - 1);
        }
      });
    fc.assert(fc.property(picture, expectSound), { numRuns: 200 });
  });

  it('twice gives the same', () => {
    expect(of(bricks(200, 150))).toEqual(of(bricks(200, 150)));
  });
});
