import { describe, expect, it } from 'vitest';
import type { PictureFeatures, Pixels } from './features.ts';
import { measurePicture } from './measure.ts';
import {
  blurred,
  bricks,
  grained,
  grey,
  isWithin,
  look,
  paint,
  paintPlain,
  sameNumbersFrom,
} from './measuring/testing/paint.ts';

const of = (pixels: Pixels): PictureFeatures => measurePicture(pixels, pixels);
const compositionOf = (pixels: Pixels) => of(pixels).composition;

/** A textured disc on an even ground. */
function disc(x: number, y: number, radius = 0.14): Pixels {
  const random = sameNumbersFrom(5);
  return paint(360, 360, (u, v) => (isWithin(u, v, { x, y }, radius) ? grey(200 + 50 * random()) : grey(60)));
}

describe('placement', () => {
  it.each([
    [0.5, 0.5, 'centred'],
    [1 / 3, 0.5, 'left third'],
    [2 / 3, 0.45, 'right third'],
    [0.5, 0.3, 'upright axis'],
    [0.43, 0.7, null],
  ] as const)('of a disc at %f, %f: %s', (x, y, placement) => {
    const { placement: found, figure } = compositionOf(disc(x, y));
    expect(found).toBe(placement);
    expect(figure?.at.x).toBeCloseTo(x, 1.5);
    expect(figure?.at.y).toBeCloseTo(y, 1.5);
    expect(figure?.share).toBeLessThan(0.12);
  });

  it('finds a dark thing on a light ground as well', () => {
    const pixels = paint(300, 200, (u, v) =>
      isWithin(u, v, { x: 0.3, y: 0.5 }, 0.12) ? [60, 20, 20] : grey(225),
    );
    expect(compositionOf(pixels).placement).toBe('left third');
  });

  it('is that of one figure: not of two, of one that is cut off twice, or of what spans the frame', () => {
    const two = paint(360, 240, (u, v) =>
      isWithin(u, v, { x: 0.3, y: 0.5 }, 0.1) || isWithin(u, v, { x: 0.7, y: 0.5 }, 0.1)
        ? [60, 20, 20]
        : grey(225),
    );
    const pole = paint(360, 240, (u) => (Math.abs(u - 0.5) < 0.06 ? [60, 20, 20] : grey(225)));
    const wall = paint(360, 240, (_, v) => (Math.abs(v - 0.5) < 0.06 ? [60, 20, 20] : grey(225)));
    for (const pixels of [two, pole, wall])
      expect(compositionOf(pixels)).toMatchObject({ placement: null, figure: null });
  });

  it('finds no place where all is alike, or where there is nothing', () => {
    for (const pixels of [bricks(360, 240), paintPlain(90, 60, 90)]) {
      expect(compositionOf(pixels)).toMatchObject({ placement: null, figure: null });
    }
  });
});

describe('symmetry', () => {
  it('knows a mirror image, also under grain, and a picture that is none', () => {
    const left = bricks(360, 240);
    const mirror = paint(360, 240, (u, v) => {
      const x = Math.floor((u < 0.5 ? u : 1 - u) * 360);
      const at = (Math.floor(v * 240) * 360 + x) * 3;
      return [left.data[at] ?? 0, left.data[at + 1] ?? 0, left.data[at + 2] ?? 0];
    });
    expect(compositionOf(mirror).symmetric).toBe(true);
    expect(compositionOf(mirror).symmetry).toBeGreaterThan(0.98);
    expect(compositionOf(grained(mirror, 10)).symmetric).toBe(true);
    expect(compositionOf(left)).toMatchObject({ symmetric: false });
    expect(compositionOf(left).symmetry).toBeLessThan(0.5);
  });

  it('calls neither a blank picture symmetric nor a sky over a sea', () => {
    expect(compositionOf(paintPlain(90, 60, 90)).symmetric).toBe(false);
    expect(compositionOf(sea(0.5)).symmetric).toBe(false);
  });

  it('is not that of the margins alone', () => {
    const left = bricks(360, 240);
    const matted = paint(360, 240, (u, v) =>
      u < 0.12 || u > 0.88
        ? grey(255)
        : (look(left, u, v).map((value) => value / 3) as [number, number, number]),
    );
    expect(compositionOf(matted).symmetric).toBe(false);
  });
});

/** Sky that grows lighter downwards, sea that grows darker, waves. */
function sea(horizon: number, lean = 0): Pixels {
  const random = sameNumbersFrom(9);
  return paint(480, 320, (u, v) => {
    const line = horizon + lean * (u - 0.5);
    if (v < line) return [140 + 60 * v, 170 + 50 * v, 225];
    const wave = 22 * random();
    return [20 + wave, 60 + wave, 100 + wave - 30 * (v - line)];
  });
}

describe('horizon', () => {
  it.each([0.25, 0.38, 0.5, 0.7])('is found at %f, also a leaning one and under grain', (height) => {
    for (const pixels of [sea(height), sea(height, 0.015), grained(sea(height), 8)]) {
      expect(Math.abs((compositionOf(pixels).horizon ?? 9) - height)).toBeLessThan(0.015);
    }
  });

  it('is found behind a tower', () => {
    const open = sea(0.6);
    const tower = paint(480, 320, (u, v) => {
      if (u > 0.42 && u < 0.54 && v > 0.2 && v < 0.8) return [60, 40, 35];
      const at = (Math.floor(v * 320) * 480 + Math.floor(u * 480)) * 3;
      return [open.data[at] ?? 0, open.data[at + 1] ?? 0, open.data[at + 2] ?? 0];
    });
    expect(compositionOf(tower).horizon).toBeCloseTo(0.6, 1.7);
  });

  it.each([
    ['a gradient', paint(300, 200, (_, v) => grey(230 * v))],
    ['a wall of bricks', bricks(480, 320)],
    ['stripes', paint(300, 200, (_, v) => grey(Math.floor(v * 6) % 2 === 0 ? 40 : 210))],
    ['a steep hillside', paint(300, 200, (u, v) => (v < 0.2 + 0.6 * u ? [180, 200, 235] : [60, 80, 40]))],
    ['an even wall', paintPlain(300, 200, 140)],
    ['a floor below a dark wall', paint(300, 200, (_, v) => (v < 0.6 ? grey(60) : grey(190)))],
    ['a caption at the bottom', paint(300, 200, (_, v) => (v < 0.9 ? grey(200) : grey(20)))],
  ])('is not found in %s', (_, pixels) => expect(compositionOf(pixels).horizon).toBeNull());
});

describe('emptiness', () => {
  it('is the ground beside a thing, and the side that has most of it', () => {
    const town = bricks(480, 320);
    const inLeft = (limit: number) =>
      paint(480, 320, (u, v) => {
        const at = (Math.floor(v * 320) * 480 + Math.floor(u * 480)) * 3;
        return u < limit
          ? [town.data[at] ?? 0, town.data[at + 1] ?? 0, town.data[at + 2] ?? 0]
          : [205, 200, 190];
      });
    const { share, side } = compositionOf(inLeft(0.35)).emptiness;
    expect(side).toBe('right');
    expect(Math.abs(share - 0.65)).toBeLessThan(0.05);
    expect(compositionOf(grained(inLeft(0.35), 8)).emptiness.share).toBeGreaterThan(0.55);
    expect(compositionOf(town).emptiness).toEqual({ share: 0, side: null });
  });

  it('lies around a thing in the middle, which is not empty though it is flat', () => {
    const { share, side } = compositionOf(
      paint(320, 320, (u, v) => (isWithin(u, v, { x: 0.5, y: 0.5 }, 0.25) ? [200, 60, 40] : grey(235))),
    ).emptiness;
    expect(side).toBeNull();
    expect(share).toBeGreaterThan(0.65);
    expect(share).toBeLessThan(0.81);
  });

  it('is above where the sky is', () => {
    const random = sameNumbersFrom(21);
    const field = paint(300, 300, (_, v) => (v < 0.6 ? [150, 180, 220] : grey(255 * random())));
    expect(compositionOf(field).emptiness.side).toBe('above');
  });
});

describe('focus', () => {
  const town = bricks(640, 427);
  const spot = { x: 0.35, y: 0.45 };
  const far = blurred(town, 7, (u, v) => isWithin(u, v, spot, 0.2));
  /** Fine lines where it is sharp, as hair and whiskers are. */
  const shallow = paint(640, 427, (u, v) => {
    const onLine = Math.floor(u * 640) % 9 === 0 && Math.floor(v * 427) % 9 < 5;
    return onLine && isWithin(u, v, spot, 0.2) ? grey(245) : look(far, u, v);
  });

  it('is shallow where all but a disc is blurred, and says where the disc is', () => {
    for (const pixels of [shallow, grained(shallow, 5)]) {
      const { depth, sharpAt, sharpShare } = of(pixels).focus;
      expect(depth).toBe('shallow');
      expect(Math.hypot((sharpAt?.x ?? 9) - spot.x, (sharpAt?.y ?? 9) - spot.y)).toBeLessThan(0.05);
      expect(sharpShare).toBeGreaterThan(0.08);
      expect(sharpShare).toBeLessThan(0.35);
    }
  });

  it('is deep where all is sharp', () => {
    expect(of(town).focus).toMatchObject({ depth: 'deep', sharpAt: null });
    expect(of(town).focus.sharpShare).toBeGreaterThan(0.9);
  });

  it('cannot be told in a blur, in a gradient, or in one colour', () => {
    expect(of(blurred(town, 9, () => false)).focus).toMatchObject({ depth: null, sharpAt: null });
    expect(of(paint(300, 200, (u) => grey(30 + 200 * u))).focus).toEqual({
      depth: null,
      sharpAt: null,
      sharpShare: 0,
    });
    expect(of(grained(paintPlain(300, 200, 120), 8)).focus).toEqual({
      depth: null,
      sharpAt: null,
      sharpShare: 0,
    });
  });
});
