import { afterEach, expect, test, vi } from 'vitest';
import { forgetTried, keepTried, lastTried, takesTried } from './tried.ts';

const TRIED = { subject: 'a fox', variation: 1, how: 'written' } as const;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

test('what was tried is kept with its takes, until it is forgotten', () => {
  keepTried(TRIED, { studio: 'A fox.' });
  expect(lastTried()).toEqual(TRIED);
  expect(takesTried()).toEqual({ studio: 'A fox.' });
  forgetTried();
  expect(lastTried()).toBeUndefined();
  expect(takesTried()).toBeUndefined();
});

test('what comes next takes its place, and none of its takes', () => {
  keepTried(TRIED, { studio: 'A fox.' });
  keepTried({ ...TRIED, subject: 'an owl', how: 'asked' });
  expect(lastTried()?.subject).toBe('an owl');
  expect(takesTried()).toBeUndefined();
});

test('after a day it may be somebody else who signs in', () => {
  vi.useFakeTimers({ now: 0 });
  keepTried(TRIED);
  vi.setSystemTime(86_399_999);
  expect(lastTried()).toEqual(TRIED);
  vi.setSystemTime(86_400_000);
  expect(lastTried()).toBeUndefined();
});

test.each(['', 'null', '7', '{', '{"subject":7,"variation":0,"how":"written","at":0}', '{"subject":"a"}'])(
  'what is none (%s) is none',
  (kept) => {
    localStorage.setItem('tried', kept);
    expect(lastTried()).toBeUndefined();
  },
);

test('a browser that is full does without', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => keepTried(TRIED)).not.toThrow();
});
