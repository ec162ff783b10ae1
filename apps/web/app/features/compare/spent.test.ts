import { expect, test } from 'vitest';
import { spentOn, spentOnAll } from './spent.ts';

const exact = { state: 'done', cost_usd: 0.039, price_usd: 0.04 } as const;
const listed = { state: 'done', cost_usd: null, price_usd: 0.126 } as const;
const free = { state: 'done', cost_usd: null, price_usd: 0 } as const;
const failed = { state: 'failed', cost_usd: null, price_usd: 0.126 } as const;
const waiting = { state: 'waiting', cost_usd: null, price_usd: 0.126 } as const;

test('a cell has cost what its provider said, else what the list says', () => {
  expect(spentOn(exact)).toEqual({ usd: 0.039, isExact: true });
  expect(spentOn(listed)).toEqual({ usd: 0.126, isExact: false });
  expect(spentOn(free)).toEqual({ usd: 0, isExact: true });
});

test('what is not drawn has cost nothing', () => {
  expect(spentOnAll([failed, waiting])).toEqual({ usd: 0, isExact: true });
});

test('a sum is exact where all of it is', () => {
  expect(spentOnAll([exact, exact, waiting])).toEqual({ usd: 0.078, isExact: true });
  expect(spentOnAll([exact, listed]).isExact).toBe(false);
});

test('of what nobody knows the price of nothing is said', () => {
  expect(spentOn({ state: 'done', cost_usd: null, price_usd: null })).toMatchObject({ usd: 0 });
});
