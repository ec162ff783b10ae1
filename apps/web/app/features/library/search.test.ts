import type { LibraryPrompt } from '@framewright/contract';
import { expect, test } from 'vitest';
import { matches, searchable } from './search.ts';

function prompt(id: number, part: Partial<LibraryPrompt>): LibraryPrompt {
  return { id, title: '', category: 'Portrait', tags: [], prompt: '', anatomy: [], ...part };
}

const ALL = searchable([
  prompt(1, { title: 'Harbour Café', tags: ['rain', 'window'], prompt: 'Keep the face. f/2.8 (wide).' }),
  prompt(2, { title: 'Night tram', category: 'Urban', tags: ['rain'], prompt: 'A *wet* street 🚋.' }),
  prompt(3, { title: 'Wheat', category: 'Travel', prompt: 'Noon in [Country]. 100 % linen.' }),
]);
const found = (...[words, category]: [string, LibraryPrompt['category']?]) =>
  matches(ALL, words, category).map(({ id }) => id);

test.each([
  ['', [1, 2, 3]],
  ['harbour', [1]],
  ['CAFÉ', [1]],
  ['  rain ', [1, 2]],
  ['[country]', [3]],
  ['(wide)', [1]],
  ['*wet*', [2]],
  ['.*', []],
  ['f/2.8', [1]],
  ['🚋', [2]],
  ['100 %', [3]],
  ['\\', []],
  ['rain wet', []],
  ['x'.repeat(10_000), []],
])('%j', (words, ids) => {
  expect(found(words)).toEqual(ids);
});

test('a category narrows it further', () => {
  expect(found('rain', 'Urban')).toEqual([2]);
  expect(found('', 'Vintage')).toEqual([]);
});
