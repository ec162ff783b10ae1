import { expect, test } from 'vitest';
import { PictureError, readPicture, withPicture } from './decode.ts';
import { loadSharp } from './load-sharp.ts';

/** A picture whose left half is red and whose right half is blue. */
async function painted(format: 'jpeg' | 'png' | 'webp', width = 300, height = 200): Promise<Buffer> {
  const sharp = await loadSharp();
  const half = await sharp({ create: { width: width / 2, height, channels: 3, background: '#d02020' } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#2030c0' } })
    .composite([{ input: half, left: 0, top: 0 }])
    .toFormat(format)
    .toBuffer();
}

const refusal = async (bytes: Uint8Array): Promise<string> => {
  try {
    await readPicture(bytes);
    return 'accepted';
  } catch (error) {
    return error instanceof PictureError ? error.code : `not a PictureError: ${String(error)}`;
  }
};

test.each(['jpeg', 'png', 'webp'] as const)('a whole %s is read with its size', async (format) => {
  expect(await readPicture(await painted(format))).toEqual({ format, width: 300, height: 200 });
});

test('the size is that of the upright picture', async () => {
  const sharp = await loadSharp();
  const sideways = await sharp(await painted('jpeg'))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(await readPicture(sideways)).toEqual({ format: 'jpeg', width: 200, height: 300 });
});

test('what is no JPEG, PNG or WebP by its first bytes is refused unread', async () => {
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
  );
  const html = Buffer.from('<!doctype html><script>alert(1)</script>');
  const riff = Buffer.from('RIFF\u0010\u0000\u0000\u0000WAVEfmt ');
  for (const bytes of [gif, svg, html, riff, Buffer.alloc(0), Buffer.from([0xff, 0xd8])]) {
    expect(await refusal(bytes)).toBe('not_a_picture');
  }
});

test.each(['jpeg', 'png', 'webp'] as const)('a truncated %s is refused', async (format) => {
  const sharp = await loadSharp();
  const noise = Buffer.from(Array.from({ length: 256 * 256 * 3 }, (_, i) => (i * 2654435761) >>> 24));
  const whole = await sharp(noise, { raw: { width: 256, height: 256, channels: 3 } })
    .toFormat(format)
    .toBuffer();
  expect(await refusal(whole)).toBe('accepted');
  expect(await refusal(whole.subarray(0, Math.floor(whole.length * 0.6)))).toBe('broken_picture');
});

test('a picture in another format behind good first bytes is refused', async () => {
  const disguised = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  ]);
  expect(await refusal(disguised)).toBe('broken_picture');
});

test('more than 50 megapixels are refused', async () => {
  const sharp = await loadSharp();
  const huge = await sharp({
    create: { width: 10_000, height: 6_000, channels: 3, background: '#888' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
  expect(await refusal(huge)).toBe('too_many_pixels');
});

test('a side beyond 16,384 pixels is refused', async () => {
  expect(await refusal(await painted('png', 16_386, 2))).toBe('too_many_pixels');
});

test('bytes after the picture do not come through', async () => {
  const polyglot = Buffer.concat([await painted('jpeg'), Buffer.from('<script>alert(1)</script>')]);
  expect(await refusal(polyglot)).toBe('accepted');
  const pixels = await withPicture(polyglot, (picture) => picture.resize(30, 20).raw().toBuffer());
  expect(pixels).toHaveLength(30 * 20 * 3);
  expect(pixels.includes('script')).toBe(false);
});

test('decodes wait their turn; of one sender only a few, whoever comes then is not kept waiting', async () => {
  const bytes = await painted('png');
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  let refused = 0;
  const read = (who: string) =>
    withPicture(bytes, () => held, who).then(
      () => 'accepted',
      (error: unknown) => {
        refused += 1;
        // The few are held until all the rest have heard no, so that none of them takes a place that became free.
        if (refused === 34) release();
        return error instanceof PictureError ? error.code : String(error);
      },
    );
  const many = Array.from({ length: 40 }, () => read('one'));
  const others = Array.from({ length: 20 }, (_, index) => read(`other ${index}`));
  const outcomes = await Promise.all(many);
  expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(6);
  expect(outcomes.filter((outcome) => outcome === 'busy')).toHaveLength(34);
  expect(await Promise.all(others)).toEqual(Array(20).fill('accepted'));
});
