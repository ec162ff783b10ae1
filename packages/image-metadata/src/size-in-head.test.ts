import { expect, test } from 'vitest';
import { sizeInHead } from './size-in-head.ts';

const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)),
  );

const PNG = bytes('\x89PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', [0, 0, 0x36, 0xb0], [0, 0, 0x12, 0x34]);
const APP = bytes([0xff, 0xe1, 0x01, 0x02], 'x'.repeat(256));
const FRAME = bytes([0xff, 0xc2, 0, 17, 8], [0x36, 0xb0], [0x12, 0x34]);
const JPEG = bytes([0xff, 0xd8], [...APP], [0xff], [...FRAME]);
const webp = (type: string, data: readonly number[]) =>
  bytes('RIFF', [9, 9, 9, 9], 'WEBP', type, [10, 0, 0, 0], data);
const EXTENDED = webp('VP8X', [0, 0, 0, 0, 0xaf, 0x36, 0, 0x33, 0x12, 0]);
const LOSSY = webp('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, 0xb0, 0x36, 0x34, 0x12]);
const LOSSLESS = webp('VP8L', [0x2f, 0xaf, 0x36, 0x00, 0x00, 0, 0, 0, 0, 0]);

test.each([
  ['a PNG', PNG, { width: 14_000, height: 4_660 }],
  ['a JPEG behind what a camera says', JPEG, { width: 4_660, height: 14_000 }],
  ['an extended WebP', EXTENDED, { width: 14_000, height: 4_660 }],
  ['a lossy WebP', LOSSY, { width: 14_000, height: 4_660 }],
  ['a lossless WebP', LOSSLESS, { width: 14_000, height: 1 }],
] as const)(
  '%s says its size before it is whole, and every shorter piece of it asks for more',
  (_, whole, size) => {
    expect(sizeInHead(whole)).toEqual(size);
    for (let length = 0; length < whole.length; length += 1)
      expect(sizeInHead(whole.subarray(0, length)), `${length} bytes`).toBe('more');
  },
);

test.each([
  ['a GIF', bytes('GIF89a', [1, 0, 1, 0, 0, 0])],
  ['words', bytes('words upon words')],
  ['a PNG without a header', bytes('\x89PNG\r\n\x1a\n', [0, 0, 0, 13], 'IDAT12345678')],
  ['a WebP of another first chunk', webp('ICCP', [1, 2, 3, 4, 5, 6, 7, 8, 9, 0])],
  ['a JPEG that goes on without a marker', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 2], 'no marker')],
  ['a JPEG whose segment has no length', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 0], 'xxxxxxxx')],
  ['a JPEG whose pixels come first', bytes([0xff, 0xd8, 0xff, 0xda, 0, 12], 'xxxxxxxxxx')],
])('%s says none', (_, head) => {
  expect(sizeInHead(head)).toBeNull();
});
