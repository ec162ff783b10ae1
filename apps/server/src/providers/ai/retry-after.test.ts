import { expect, test } from 'vitest';
import { retryAfter } from './retry-after.ts';

test.each([
  ['20', 20],
  ['0.4', 1],
  ['Sat, 21 Nov 2026 12:00:30 GMT', 30],
  ['Sat, 21 Nov 2026 11:00:00 GMT', undefined],
  ['0', undefined],
  ['soon', undefined],
  ['', undefined],
])('%s', (value, seconds) => {
  const now = new Date('2026-11-21T12:00:00Z');
  expect(retryAfter(new Headers({ 'retry-after': value }), now)).toBe(seconds);
  expect(retryAfter(new Headers(), now)).toBeUndefined();
});
