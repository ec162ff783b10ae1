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
  sameNumbersFrom,
} from './measuring/testing/paint.ts';

const of = (pixels: Pixels): PictureFeatures => measurePicture(pixels, pixels);

describe('light and dark', () => {
  const town = bricks(320, 240);
  const lightOf = (light: (u: number, v: number) => number) =>
    of(paint(320, 240, (u, v) => lit(look(town, u, v), light(u, v)))).light;

  it.each([
    ['left', (u: number) => 1.2 - u],
    ['right', (u: number) => 0.2 + u],
    ['above', (_: number, v: number) => 1.2 - v],
    ['below', (_: number, v: number) => 0.2 + v],
    ['upper left', (u: number, v: number) => 1.2 - 0.55 * u - 0.55 * v],
    ['lower right', (u: number, v: number) => 0.15 + 0.5 * u + 0.5 * v],
  ] as const)('lightest: %s', (side, light) => {
    expect(lightOf(light).lightest).toBe(side);
    expect(lightOf(light).difference).toBeGreaterThan(0.25);
  });

  it('names no side where none is much lighter', () => {
    expect(lightOf(() => 1).lightest).toBeNull();
    expect(lightOf((u) => 1 - 0.15 * u).lightest).toBeNull();
    expect(lightOf(() => 1).difference).toBeLessThan(0.1);
  });

  it('names no side for one bright thing', () => {
    const lamp = paint(320, 240, (u, v) => (isWithin(u, v, { x: 0.8, y: 0.3 }, 0.1) ? grey(250) : grey(90)));
    expect(of(lamp).light.lightest).toBeNull();
  });
});

describe('grain', () => {
  /** What a deviation in bytes is in lightness about a grey of 128. */
  const IN_LIGHTNESS = 0.862 / 255;

  it.each([
    [4, 'fine'],
    [7, 'fine'],
    [16, 'heavy'],
    [24, 'none'],
  ] as const)('with a deviation of %i bytes is %s', (deviation, amount) => {
    const { grain } = of(grained(paintPlain(320, 240, 128), deviation));
    expect(grain.amount).toBe(amount);
    expect(Math.abs(grain.deviation / (deviation * IN_LIGHTNESS) - 1)).toBeLessThan(0.12);
  });

  it('is measured beside things, not on them', () => {
    const town = bricks(480, 320);
    const half = paint(480, 320, (u, v) => (u < 0.6 ? grey(110 + 40 * v) : look(town, u, v)));
    expect(of(half).grain.amount).toBe('none');
    expect(of(grained(half, 7)).grain).toMatchObject({ amount: 'fine' });
    expect(Math.abs(of(grained(half, 7)).grain.deviation / (7 * IN_LIGHTNESS) - 1)).toBeLessThan(0.2);
  });

  it('is not the blocks of a JPEG, nor a gradient, nor clipped light', () => {
    const random = sameNumbersFrom(2);
    const steps = Array.from({ length: 40 * 30 }, () => 6 * (random() - 0.5));
    const blocks = paint(320, 240, (u, v) =>
      grey(128 + (steps[Math.floor(v * 30) * 40 + Math.floor(u * 40)] ?? 0)),
    );
    expect(of(blocks).grain.amount).toBe('none');
    expect(of(paint(320, 240, (u) => grey(20 + 200 * u))).grain.amount).toBe('none');
    expect(of(paintPlain(320, 240, 255)).grain).toEqual({ amount: 'none', deviation: 0 });
  });
});

describe('surface', () => {
  const random = sameNumbersFrom(4);
  const tones = Array.from({ length: 50 * 40 }, () => 60 + 140 * random());
  const gravel = (u: number, v: number) => grey(tones[Math.floor(v * 40) * 50 + Math.floor(u * 50)] ?? 0);

  it('tells smooth from dense', () => {
    expect(of(paint(320, 240, (u) => grey(60 + 120 * u))).surface).toEqual({ kind: 'smooth', edgeShare: 0 });
    expect(of(paint(250, 200, gravel)).surface.kind).toBe('dense');
  });

  it('is dense only where nothing of the frame is plain', () => {
    const half = paint(250, 200, (u, v) => (v < 0.4 ? grey(150) : gravel(u, v)));
    expect(of(half).surface.kind).toBeNull();
  });

  it('does not count grain', () => {
    expect(of(grained(paintPlain(250, 200, 128), 9)).surface.kind).toBe('smooth');
  });
});

describe('medium', () => {
  const poster = paint(480, 360, (u, v) => {
    if (isWithin(u, v, { x: 0.7, y: 0.3 }, 0.12)) return [236, 194, 60];
    if (v > 0.55 + 0.2 * Math.sin(u * 5)) return [36, 52, 79];
    return v > 0.45 ? [44, 127, 134] : [241, 232, 212];
  });

  it('knows flat colour', () => {
    expect(of(poster).medium.kind).toBe('flat graphic');
    expect(of(poster).medium.flatShare).toBeGreaterThan(0.9);
  });

  it('knows lines on paper', () => {
    const lines = paint(400, 400, (u, v) => {
      const away = Math.hypot(u - 0.5, v - 0.5);
      return Math.abs(away - 0.3) < 0.008 || Math.abs(u - v) < 0.008 ? grey(15) : grey(253);
    });
    expect(of(lines).medium.kind).toBe('line drawing');
  });

  it('knows windows and forms by their straight edges', () => {
    const form = paint(640, 480, (u, v) => {
      const [x, y] = [(u * 5) % 1, (v * 7) % 1];
      return x > 0.15 && x < 0.85 && y > 0.25 && y < 0.8 ? [70, 90, 120] : [235, 236, 240];
    });
    expect(of(form).medium.kind).toBe('panels');
  });

  it('is not told of what a lens, a brush or a renderer leaves', () => {
    const scene = paint(480, 360, (u, v) => {
      const ball = Math.hypot(u - 0.4, v - 0.5);
      if (ball < 0.2) return lit([190, 90 + 40 * v, 60], 1.1 - 1.2 * Math.hypot(u - 0.33, v - 0.4));
      return v < 0.5
        ? [110 + 80 * v + 30 * u, 140 + 70 * v, 190 - 30 * u]
        : lit([150, 120 + 30 * u, 80 + 60 * u], 1.2 - 0.6 * v);
    });
    expect(of(scene).medium.kind).toBeNull();
    expect(of(grained(scene, 4)).medium.kind).toBeNull();
  });

  it('is not told of one colour, nor of noise', () => {
    expect(of(paintPlain(200, 200, [200, 80, 40])).medium.kind).toBeNull();
    const random = sameNumbersFrom(8);
    const noise = paint(200, 200, () => [255 * random(), 255 * random(), 255 * random()]);
    expect(of(noise).medium.kind).toBeNull();
  });
});
