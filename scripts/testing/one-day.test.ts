import { expect, test } from 'vitest';
import { waitForOneDay } from './one-day.ts';

const at = (time: string) => Date.parse(`2026-11-23T${time}Z`);

test('a test that midnight would fall into waits for the new day', () => {
  expect(waitForOneDay(at('12:00:00'), 60_000)).toBe(0);
  expect(waitForOneDay(at('23:58:59'), 60_000)).toBe(0);
  expect(waitForOneDay(at('23:59:30'), 60_000)).toBe(30_000);
  expect(waitForOneDay(at('00:00:00'), 60_000)).toBe(0);
});
