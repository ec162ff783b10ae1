import { describe, expect, it } from 'vitest';
import type { PictureFeatures, Pixels } from './features.ts';
import { measurePicture } from './measure.ts';
import {
  blurred,
  bricks,
  grained,
  grey,
  isWithin,
  lit,
  look,
  paint,
  plain,
  type Rgb,
  randomFrom,
} from './measuring/testing/paint.ts';

const of = (pixels: Pixels): PictureFeatures => measurePicture(pixels, pixels);

describe('light', () => {
  const town = bricks(320, 240);
  const from = (light: (u: number, v: number) => number) =>
    of(paint(320, 240, (u, v) => lit(look(town, u, v), light(u, v)))).light;

  it.each([
    ['left', (u: number) => 1.2 - u],
    ['right', (u: number) => 0.2 + u],
    ['above', (_: number, v: number) => 1.2 - v],
    ['below', (_: number, v: number) => 0.2 + v],
    ['upper left', (u: number, v: number) => 1.2 - 0.55 * u - 0.55 * v],
    ['lower right', (u: number, v: number) => 0.15 + 0.5 * u + 0.5 * v],
  ] as const)('comes from %s', (side, light) => {
    expect(from(light).from).toBe(side);
    expect(from(light).strength).toBeGreaterThan(0.15);
  });

  it('is even where no side is brighter', () => {
    expect(from(() => 1)).toMatchObject({ from: null, behind: false });
    expect(from(() => 1).strength).toBeLessThan(0.1);
  });

  it('does not take a bright sky for light from above, and still sees the side of the sun', () => {
    const landscape = (light: (u: number) => number) =>
      paint(480, 320, (u, v) => lit(v < 0.4 ? [190, 205, 225] : [70, 80, 45], light(u)));
    expect(of(landscape(() => 1)).light.from).toBeNull();
    expect(of(landscape((u) => 1.1 - 0.7 * u)).light.from).toBe('left');
  });

  it('sees a silhouette', () => {
    const figure = (inside: number, outside: number) =>
      of(paint(300, 300, (u, v) => (Math.abs(u - 0.5) < 0.2 && v > 0.25 ? grey(inside) : grey(outside))))
        .light.behind;
    expect(figure(25, 215)).toBe(true);
    expect(figure(215, 25)).toBe(false);
    expect(figure(120, 215)).toBe(false);
  });

  it.each([
    ['hard', 0.002],
    ['soft', 0.04],
  ] as const)('%s edges of shadow', (quality, width) => {
    const shadow = (u: number) => 0.35 + 0.65 / (1 + Math.exp((Math.abs(u - 0.5) - 0.2) / width));
    const wall = paint(640, 420, (u, v) => lit([110 + 130 * v, 150 + 60 * u, 220 - 120 * v], shadow(u)));
    expect(of(grained(wall, 5)).light.quality).toBe(quality);
  });
});

describe('grain', () => {
  /** What a deviation in bytes is in lightness about a grey of 128. */
  const IN_LIGHTNESS = 0.862 / 255;

  it.each([
    [4, 'fine'],
    [7, 'fine'],
    [16, 'heavy'],
  ] as const)('with a deviation of %i bytes is %s', (deviation, amount) => {
    const { grain } = of(grained(plain(320, 240, 128), deviation));
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
    const random = randomFrom(2);
    const steps = Array.from({ length: 40 * 30 }, () => 6 * (random() - 0.5));
    const blocks = paint(320, 240, (u, v) =>
      grey(128 + (steps[Math.floor(v * 30) * 40 + Math.floor(u * 40)] ?? 0)),
    );
    expect(of(blocks).grain.amount).toBe('none');
    expect(of(paint(320, 240, (u) => grey(20 + 200 * u))).grain.amount).toBe('none');
    expect(of(plain(320, 240, 255)).grain).toEqual({ amount: 'none', deviation: 0 });
  });
});

describe('surface', () => {
  it('tells smooth from lines and texture', () => {
    expect(of(paint(320, 240, (u) => grey(60 + 120 * u))).surface).toEqual({ kind: 'smooth', edgeShare: 0 });
    const lines = paint(250, 200, (u, v) => grey(Math.floor((u + 0.3 * v) * 22) % 2 === 0 ? 50 : 200));
    expect(of(lines).surface.kind).toBe('lines');
    const random = randomFrom(4);
    const tones = Array.from({ length: 50 * 40 }, () => 60 + 140 * random());
    const gravel = paint(250, 200, (u, v) => grey(tones[Math.floor(v * 40) * 50 + Math.floor(u * 50)] ?? 0));
    expect(of(gravel).surface.kind).toBe('texture');
  });

  it('does not count grain', () => {
    expect(of(grained(plain(250, 200, 128), 9)).surface.kind).toBe('smooth');
  });
});

describe('medium', () => {
  const poster = paint(480, 360, (u, v) => {
    if (isWithin(u, v, { x: 0.7, y: 0.3 }, 0.12)) return [236, 194, 60];
    if (v > 0.55 + 0.2 * Math.sin(u * 5)) return [36, 52, 79];
    return v > 0.45 ? [44, 127, 134] : [241, 232, 212];
  });

  it('knows a flat drawing', () => {
    expect(of(poster).medium.kind).toBe('flat illustration');
    expect(of(poster).medium.score).toBeLessThan(-0.6);
    expect(of(poster).light.quality).toBeNull();
  });

  it('knows what a lens and a sensor leave', () => {
    const scene = paint(480, 360, (u, v) => {
      const ball = Math.hypot(u - 0.4, v - 0.5);
      if (ball < 0.2) return lit([190, 90 + 40 * v, 60], 1.1 - 1.2 * Math.hypot(u - 0.33, v - 0.4));
      return v < 0.5
        ? [110 + 80 * v + 30 * u, 140 + 70 * v, 190 - 30 * u]
        : lit([150, 120 + 30 * u, 80 + 60 * u], 1.2 - 0.6 * v);
    });
    const photograph = grained(
      blurred(scene, 1, () => false),
      4,
    );
    expect(of(photograph).medium.kind).toBe('photograph');
  });

  it('is not told of one colour, nor of noise', () => {
    expect(of(plain(200, 200, [200, 80, 40])).medium).toEqual({ kind: null, score: 0 });
    const random = randomFrom(8);
    expect(
      of(paint(200, 200, () => [255 * random(), 255 * random(), 255 * random()])).medium.kind,
    ).toBeNull();
  });
});

describe('skin', () => {
  const painted = (skin: Rgb, radius = 0.16) =>
    paint(360, 360, (u, v) =>
      isWithin(u, v, { x: 0.4, y: 0.4 }, radius)
        ? lit(skin, 1.05 - 0.5 * Math.abs(u - 0.35))
        : [60 + 60 * v, 90, 120],
    );
  /** As a lens and a sensor leave it. */
  const face = (...of: Parameters<typeof painted>) =>
    grained(
      blurred(painted(...of), 1, () => false),
      4,
    );

  it.each([
    ['pale', [236, 198, 178]],
    ['olive', [198, 150, 120]],
    ['brown', [141, 94, 70]],
    ['deep', [92, 60, 46]],
  ] as const)('is seen: %s', (_, skin) => {
    const found = of(face(skin)).skin;
    expect(found?.share).toBeCloseTo(Math.PI * 0.16 ** 2, 1.5);
    expect(found?.at.x).toBeCloseTo(0.4, 1);
    expect(found?.at.y).toBeCloseTo(0.4, 1);
  });

  it('is not seen in grey, in a little, in other colours, in all, or in what is painted', () => {
    expect(of(face([180, 180, 180])).skin).toBeNull();
    expect(of(face([198, 150, 120], 0.06)).skin).toBeNull();
    expect(of(face([200, 30, 30])).skin).toBeNull();
    expect(of(face([70, 140, 60])).skin).toBeNull();
    expect(of(plain(200, 200, [198, 150, 120])).skin).toBeNull();
    const statue = painted([200, 200, 200]);
    const sepia = paint(360, 360, (u, v) => lit([1, 0.78, 0.62], look(statue, u, v)[0]));
    expect(of(sepia).skin).toBeNull();
    expect(of(painted([198, 150, 120])).skin).toBeNull();
  });
});
