import { expect, test } from 'vitest';
import { loadSharp } from './load-sharp.ts';
import { lookAt } from './look.ts';

const sharp = await loadSharp();
const RUST = { r: 160, g: 96, b: 48 };
const ALL = { thumbnailSide: 256, jpeg: true, alpha: true };
const rust = (alpha?: number) =>
  sharp({
    create: {
      width: 300,
      height: 200,
      channels: alpha === undefined ? 3 : 4,
      background: alpha === undefined ? RUST : { ...RUST, alpha },
    },
  });

const WAYS = [
  ['JPEG', () => rust().jpeg({ quality: 100 })],
  ['16-bit PNG', () => rust().toColourspace('rgb16').png()],
  ['palette PNG', () => rust().png({ palette: true })],
  ['lossless WebP', () => rust().webp({ lossless: true })],
  ['opaque PNG with alpha', () => rust(1).png()],
] as const;

test.each(WAYS)('the colour of a %s is kept, as 8-bit sRGB', async (_, paint) => {
  const { pixels } = await lookAt(await paint().toBuffer(), ALL);
  expect(pixels).toMatchObject({ width: 300, height: 200 });
  expect(pixels.data).toHaveLength(300 * 200 * 3);
  expect([...pixels.data.subarray(0, 3)]).toEqual([RUST.r, RUST.g, RUST.b]);
});

const GREYS = [
  ['grey JPEG', () => rust().greyscale().jpeg()],
  ['grey PNG with alpha', () => rust(1).greyscale().png()],
  ['16-bit grey PNG', () => rust().toColourspace('grey16').png()],
] as const;

test.each(GREYS)('a %s has three equal channels', async (_, paint) => {
  const { pixels } = await lookAt(await paint().toBuffer(), ALL);
  const [red, green, blue] = pixels.data;
  expect(pixels.data).toHaveLength(300 * 200 * 3);
  expect([green, blue]).toEqual([red, red]);
});

test('a CMYK JPEG is read in its nearest colours', async () => {
  const { pixels } = await lookAt(await rust().toColourspace('cmyk').jpeg().toBuffer(), ALL);
  const [red = 0, green = 0, blue = 0] = pixels.data;
  expect([red > green, green > blue, red > 140]).toEqual([true, true, true]);
});

test('what is transparent stands on white, and its alpha is handed on as it is', async () => {
  const { pixels, alpha } = await lookAt(await rust(0.5).png().toBuffer(), ALL);
  expect([...pixels.data.subarray(0, 3)]).toEqual([207, 175, 151]);
  expect(alpha).toMatchObject({ width: 300, height: 200 });
  expect(new Set(alpha?.data)).toEqual(new Set([128]));
});

test('alpha is read only where it is wanted, and where there is some', async () => {
  const file = await rust(0.5).png().toBuffer();
  expect((await lookAt(file, { ...ALL, alpha: false })).alpha).toBeUndefined();
  expect((await lookAt(await rust().png().toBuffer(), ALL)).alpha).toBeUndefined();
  const large = sharp({ create: { width: 5_000, height: 3_300, channels: 4, background: '#8080' } });
  expect((await lookAt(await large.png().toBuffer(), ALL)).alpha).toBeUndefined();
});

test('a large picture is made small and a small one stays; copies hold nothing of the file', async () => {
  const exif = { IFD0: { Artist: 'canary-of-exif' } };
  const wide = await rust()
    .resize(3_000, 1_500)
    .withExif(exif)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const look = await lookAt(wide, ALL);
  expect(look.facts).toEqual({ format: 'jpeg', width: 1_500, height: 3_000 });
  expect(look.pixels).toMatchObject({ width: 512, height: 1_024 });
  const thumbnail = Buffer.from(look.thumbnail?.replace('data:image/webp;base64,', '') ?? '', 'base64');
  expect(await sharp(thumbnail).metadata()).toMatchObject({ format: 'webp', width: 128, height: 256 });
  const jpeg = Buffer.from(look.jpeg ?? []);
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 512, height: 1_024 });
  for (const copy of [thumbnail, jpeg]) {
    const { exif: words, xmp, icc } = await sharp(copy).metadata();
    expect([words, xmp, icc]).toEqual([undefined, undefined, undefined]);
  }
  expect((await lookAt(await rust().png().toBuffer(), ALL)).pixels).toMatchObject({
    width: 300,
    height: 200,
  });
});

test('nothing is made that nobody wants', async () => {
  const wanted = { thumbnailSide: undefined, jpeg: false, alpha: false };
  const look = await lookAt(await rust().jpeg().toBuffer(), wanted);
  expect([look.thumbnail, look.jpeg, look.alpha]).toEqual([undefined, undefined, undefined]);
});

test('of an animated picture the first frame is read', async () => {
  const frames = await Promise.all(
    [...'0123'].map((shade) =>
      sharp({ create: { width: 20, height: 10, channels: 3, background: `#${shade.repeat(6)}` } })
        .png()
        .toBuffer(),
    ),
  );
  const animated = await sharp(frames, { join: { animated: true } })
    .webp({ lossless: true })
    .toBuffer();
  expect((await sharp(animated).metadata()).pages).toBe(4);
  const { pixels } = await lookAt(animated, ALL);
  expect(pixels).toMatchObject({ width: 20, height: 10 });
  expect(new Set(pixels.data)).toEqual(new Set([0]));
});

test('pixels can be handed to another thread', async () => {
  const { pixels } = await lookAt(await rust().jpeg().toBuffer(), ALL);
  structuredClone(pixels.data, { transfer: [pixels.data.buffer] });
  expect(pixels.data).toHaveLength(0);
});
