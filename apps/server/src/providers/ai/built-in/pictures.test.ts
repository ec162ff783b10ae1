import { expect, test } from 'vitest';
import { loadSharp } from '../../pictures/load-sharp.ts';
import { drawPreview, gradeUpload } from './pictures.ts';

/** A test chart: red, green, blue and grey quarters. */
async function chart(format: 'jpeg' | 'png' = 'png', width = 400, height = 300): Promise<Buffer> {
  const sharp = await loadSharp();
  const tile = (background: string) =>
    sharp({ create: { width: width / 2, height: height / 2, channels: 3, background } })
      .png()
      .toBuffer();
  const [red, green, blue] = await Promise.all(['#c03030', '#30a040', '#3040c0'].map(tile));
  return sharp({ create: { width, height, channels: 3, background: '#909090' } })
    .composite([
      { input: red ?? '', left: 0, top: 0 },
      { input: green ?? '', left: width / 2, top: 0 },
      { input: blue ?? '', left: 0, top: height / 2 },
    ])
    .toFormat(format)
    .toBuffer();
}

async function pixelsOf(png: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(png).removeAlpha().raw().toBuffer();
}

/** Mean difference of all bytes, 0 to 255. */
async function difference(a: Buffer, b: Buffer): Promise<number> {
  const [p, q] = await Promise.all([pixelsOf(a), pixelsOf(b)]);
  expect(p.length).toBe(q.length);
  return p.reduce((sum, value, i) => sum + Math.abs(value - (q[i] ?? 0)), 0) / p.length;
}

test.each([
  ['1:1', 1024, 1024],
  ['9:16', 576, 1024],
  ['21:9', 1024, 439],
] as const)('a preview of %s is a PNG of %i by %i', async (ratio, width, height) => {
  const sharp = await loadSharp();
  const { format, ...facts } = await sharp(
    (await drawPreview('a lighthouse in a storm', ratio)).bytes,
  ).metadata();
  expect({ format, width: facts.width, height: facts.height }).toEqual({ format: 'png', width, height });
});

test('previews of different prompts differ, of the same prompt do not', async () => {
  const [a, b, c] = await Promise.all(
    ['a cat on a roof at night', 'a cat on a roof at night', 'a cat on a beach at noon'].map(
      async (prompt) => (await drawPreview(prompt, '1:1')).bytes,
    ),
  );
  expect(await difference(a ?? Buffer.alloc(0), b ?? Buffer.alloc(0))).toBe(0);
  expect(await difference(a ?? Buffer.alloc(0), c ?? Buffer.alloc(0))).toBeGreaterThan(8);
});

test.each(['a red apple on a table', 'a fox in snow', 'a perfume bottle on marble'])(
  'a seed draws the same preview each time, another seed another one: %s',
  async (prompt) => {
    const own = await drawPreview(prompt, '1:1');
    const drawn = async (seed: number) => (await drawPreview(prompt, '1:1', seed)).bytes;
    expect(await difference(own.bytes, await drawn(own.seed))).toBe(0);
    expect(await difference(await drawn(7), await drawn(7))).toBe(0);
    expect(await difference(await drawn(7), await drawn(8))).toBeGreaterThan(0.5);
    expect(await difference(own.bytes, await drawn(4_294_967_295))).toBeGreaterThan(0.5);
  },
);

test.each(['a heron swallowing the moon at night, ukiyo-e woodblock', 'a crow at night in a field, linocut'])(
  'a print by night has its subject in it: %s',
  async (prompt) => {
    const tones = new Map<number, number>();
    const pixels = await pixelsOf((await drawPreview(prompt, '1:1')).bytes);
    for (let at = 0; at < pixels.length; at += 3) {
      // To a sixteenth of the scale: what differs by less is one tone to the eye.
      const tone = pixels.subarray(at, at + 3).reduce((all, value) => all * 16 + (value >> 4), 0);
      tones.set(tone, (tones.get(tone) ?? 0) + 1);
    }
    expect(Math.max(...tones.values()) / (pixels.length / 3)).toBeLessThan(0.7);
  },
);

test('strength decides how far the grade departs from the upload', async () => {
  const upload = await chart();
  const steps = await Promise.all(
    [0.1, 0.5, 1].map(async (strength) =>
      difference(upload, await gradeUpload(upload, 'night street in the rain, neon', strength)),
    ),
  );
  const [faint = 0, half = 0, full = 0] = steps;
  expect(faint).toBeLessThan(9);
  expect(half).toBeGreaterThan(faint * 1.8);
  expect(full).toBeGreaterThan(half * 1.3);
});

test('black and white leaves no colour', async () => {
  const sharp = await loadSharp();
  const graded = await sharp(await gradeUpload(await chart(), 'portrait in black and white, hard light', 1))
    .extract({ left: 0, top: 0, width: 400, height: 240 })
    .removeAlpha()
    .raw()
    .toBuffer();
  let widest = 0;
  for (let i = 0; i < graded.length; i += 3) {
    const [r = 0, g = 0, b = 0] = graded.subarray(i, i + 3);
    widest = Math.max(widest, Math.max(r, g, b) - Math.min(r, g, b));
  }
  expect(widest).toBeLessThanOrEqual(3);
});

test('a picture is graded as the prompt says: warm, cold, dark, bright, flat', async () => {
  const sharp = await loadSharp();
  const upload = await chart();
  const graded = async (prompt: string) =>
    (await sharp(await gradeUpload(upload, prompt, 1)).stats()).channels;
  const [warm, cold, night, day, bright, fog] = await Promise.all(
    ['golden hour', 'blue hour', 'at night', 'a portrait', 'high-key portrait', 'foggy'].map(graded),
  );
  const mean = (channels: typeof day, at: number): number => channels?.[at]?.mean ?? 0;
  expect(mean(warm, 0)).toBeGreaterThan(mean(warm, 2) + 30);
  expect(mean(cold, 2)).toBeGreaterThan(mean(cold, 0) + 30);
  expect(mean(night, 1)).toBeLessThan(mean(day, 1) * 0.6);
  expect(mean(bright, 1)).toBeGreaterThan(mean(day, 1) * 1.1);
  expect(fog?.[0]?.stdev).toBeLessThan((day?.[0]?.stdev ?? 0) * 0.7);
});

test('the light falls from the side that the prompt names', async () => {
  const sharp = await loadSharp();
  const flat = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#808080' } })
    .png()
    .toBuffer();
  const brightness = async (prompt: string, left: number): Promise<number> => {
    const graded = sharp(await gradeUpload(flat, prompt, 1));
    const pixels = await graded
      .extract({ left, top: 60, width: 60, height: 60 })
      .removeAlpha()
      .raw()
      .toBuffer();
    return pixels.reduce((sum, value) => sum + value, 0) / pixels.length;
  };
  expect(await brightness('hard light from the left', 20)).toBeGreaterThan(
    await brightness('hard light from the left', 220),
  );
  expect(await brightness('hard light from the right', 20)).toBeLessThan(
    await brightness('hard light from the right', 220),
  );
});

test('an upload keeps its own shape upright, shrunk to 1024, and loses its metadata', async () => {
  const sharp = await loadSharp();
  const camera = await sharp(await chart('jpeg', 2400, 1200))
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { width, height, exif, orientation } = await sharp(await gradeUpload(camera, 'dusk', 0.8)).metadata();
  expect({ width, height }).toEqual({ width: 512, height: 1024 });
  expect(exif).toBeUndefined();
  expect(orientation).toBeUndefined();
});

test('a small upload is not enlarged, and a ratio crops to cover', async () => {
  const sharp = await loadSharp();
  const small = await sharp(await gradeUpload(await chart(), 'dusk', 0.8)).metadata();
  expect([small.width, small.height]).toEqual([400, 300]);
  const square = await sharp(await gradeUpload(await chart(), 'dusk', 0.8, '1:1')).metadata();
  expect([square.width, square.height]).toEqual([1024, 1024]);
});

test('what is not a picture is refused', async () => {
  await expect(gradeUpload(Buffer.from('<svg/>'), 'dusk', 0.8)).rejects.toMatchObject({
    code: 'not_a_picture',
  });
});
