import { expect, test } from 'vitest';
import { saysOfTheSame } from './says-of-the-same.ts';

const DIVER = 'a diver underwater at night among glowing jellyfish. Soft blue light from above, 35mm lens.';

test.each([
  ['a diver underwater at noon among glowing jellyfish. Hard light from above, 35mm lens.', true],
  ['a diver', true],
  ['an espresso cup on a marble counter', false],
  ['e', false],
])('“%s” comes from a diver: %s', (text, isSame) => {
  expect(saysOfTheSame(text, DIVER)).toBe(isSame);
});
