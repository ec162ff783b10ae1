import { INPUT_IMAGE } from '@framewright/contract';
import { expect, test } from 'vitest';
import { readInput, refuseInput } from './read-input.ts';

test.each(['image/jpeg', 'image/png', 'image/webp'])('%s of exactly the limit passes', (type) => {
  expect(refuseInput({ type, size: INPUT_IMAGE.maxBytes })).toBeUndefined();
});

test('one byte more is too large', () => {
  expect(refuseInput({ type: 'image/png', size: INPUT_IMAGE.maxBytes + 1 })).toBe(
    'Image size must be less than 5MB.',
  );
});

test.each(['image/gif', 'image/svg+xml', 'application/pdf', ''])('"%s" is not a picture for us', (type) => {
  expect(refuseInput({ type, size: 10 })).toBe('Please upload a valid image file.');
});

test('a file becomes a data address', async () => {
  const file = new File([new Uint8Array([1, 2, 3])], 'table.png', { type: 'image/png' });
  expect(await readInput(file)).toEqual({
    name: 'table.png',
    size: 3,
    dataUrl: 'data:image/png;base64,AQID',
  });
});

test('a second picture has the room that the first one left', () => {
  const file = { type: 'image/png', size: 10 };
  expect(refuseInput(file, INPUT_IMAGE.maxBytes - 10)).toBeUndefined();
  expect(refuseInput(file, INPUT_IMAGE.maxBytes - 9)).toBe('Image size must be less than 5MB.');
});
