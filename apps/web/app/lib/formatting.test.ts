import { expect, test } from 'vitest';
import { duration } from './formatting.ts';

const MINUTE = 60_000;

test.each([
  [-5, 'under a minute'],
  [MINUTE - 1, 'under a minute'],
  [MINUTE, '1 min'],
  [59 * MINUTE, '59 min'],
  [60 * MINUTE, '1 h 0 min'],
  [252 * MINUTE, '4 h 12 min'],
])('%i ms is %j', (milliseconds, words) => {
  expect(duration(milliseconds)).toBe(words);
});
