import { expect, test } from 'vitest';
import { duration, fileSize, longDate, shortTime } from './formatting.ts';

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

test.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [348_160, '0.3 MB'],
  [51_200, '50 kB'],
  [2_202_010, '2.1 MB'],
])('%i bytes are %j', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});

test('a date is written out', () => {
  expect(longDate('2026-03-14T12:00:00.000Z')).toBe('14 March 2026');
});

test.each([
  [new Date(2026, 10, 21, 9, 5), 'Today, 09:05'],
  [new Date(2026, 10, 18, 9, 5), '18 Nov'],
  [new Date(2025, 10, 18, 9, 5), '18 Nov 2025'],
])('%s is %j for a list', (time, words) => {
  expect(shortTime(time.toISOString(), new Date(2026, 10, 21, 12))).toBe(words);
});
