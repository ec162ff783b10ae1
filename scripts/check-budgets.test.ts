import { expect, test } from 'vitest';
import { budgetProblems } from './check-budgets.ts';

const LIGHT = { route: 'routes/landing', bytes: 100_000, files: 5, first: 2_000 };

test('what keeps to its budget is no problem', () => {
  expect(
    budgetProblems([LIGHT, { route: 'routes/auth', bytes: 130_000, files: 9 }], { 'a.css': 18_000 }),
  ).toEqual([]);
});

test.each([
  [{ ...LIGHT, bytes: 110_001 }, 'routes/landing fetches 110001 bytes of script; 110000 are allowed.'],
  [{ ...LIGHT, first: 15_001 }, 'routes/landing fetches 15001 bytes before it is used; 15000 are allowed.'],
  [
    { route: 'routes/auth', bytes: 130_001, files: 9 },
    'routes/auth fetches 130001 bytes of script; 130000 are allowed.',
  ],
])('a page that is too heavy is named', (page, sentence) => {
  expect(budgetProblems([page], {})).toEqual([sentence]);
});

test('a stylesheet that is too heavy is named', () => {
  expect(budgetProblems([LIGHT], { 'a.css': 18_001 })).toEqual(['a.css has 18001 bytes; 18000 are allowed.']);
});

test('a drawing of previews or a pack of its silhouettes that is too heavy is named', () => {
  expect(budgetProblems([LIGHT], { 'illustrate-a.js': 62_000, 'drawings-of-food-a.js': 20_000 })).toEqual([]);
  expect(budgetProblems([LIGHT], { 'illustrate-a.js': 62_001, 'drawings-of-food-a.js': 20_001 })).toEqual([
    'illustrate-a.js has 62001 bytes; 62000 are allowed.',
    'drawings-of-food-a.js has 20001 bytes; 20000 are allowed.',
  ]);
});

test('a build without pages is no proof', () => {
  expect(budgetProblems([], {})).toEqual(['The build has no pages.']);
});
