import { describe, expect, test } from 'vitest';
import { pixelParts } from './pixel-parts.ts';
import {
  buildJpeg,
  buildPng,
  buildWebp,
  commentSegment,
  joinBytes,
  pngChunk,
  tEXt,
  utf8,
} from './testing/build-files.ts';
import { writeGeneration } from './write-generation.ts';

const RECORD = {
  ...{ prompt: 'a red fox', tool: 'Framewright', model: 'm', origin: 'generated' as const },
  size: { width: 1, height: 1 },
};

const pixels = (bytes: Uint8Array) => joinBytes(...(pixelParts(bytes) ?? []));

describe.each([
  ['png', buildPng()],
  ['jpeg', buildJpeg()],
  ['webp', buildWebp()],
])('%s', (_, bytes) => {
  test('what is written into a copy leaves its pixels the same', () => {
    const copy = writeGeneration(bytes, RECORD) ?? new Uint8Array();
    expect(copy).not.toEqual(bytes);
    expect(pixels(copy).length).toBeGreaterThan(0);
    expect(pixels(copy)).toEqual(pixels(bytes));
  });
});

test('other pixels are others, and a comment is none of them', () => {
  const png = buildPng();
  expect(pixels(buildPng([tEXt('Comment', 'x')]))).toEqual(pixels(png));
  expect(pixels(buildPng([pngChunk('IDAT', utf8('more'))]))).not.toEqual(pixels(png));
  expect(pixels(buildJpeg([commentSegment('x')]))).toEqual(pixels(buildJpeg()));
});

test('of a PNG that is cut off all bytes count, and of no picture none', () => {
  const png = buildPng();
  const cut = png.subarray(0, png.length - 6);
  expect(pixelParts(cut)).toEqual([cut]);
  expect(pixelParts(new Uint8Array([1, 2, 3]))).toBeNull();
});
