import { expect, test } from 'vitest';
import { withoutContractions } from './contractions.ts';
import { isEnglish } from './english-words.ts';
import { readScene } from './read-scene.ts';

test.each([
  ['isnt it raining', 'is not it raining'],
  ['arent they', 'are not they'],
  ['a transparent umbrella', 'a transparent umbrella'],
  ['a parent and child', 'a parent and child'],
])('%s', (typed, meant) => {
  expect(withoutContractions(typed)).toBe(meant);
});

test('a word that was typed without its accents, and one that says what is not there, are no slips', () => {
  expect(['cliche', 'gridless', 'borderless'].filter((word) => !isEnglish(word))).toEqual([]);
  expect(isEnglish('strret')).toBe(false);
});

test('a background is behind what a table bears, and is no thing beside it', () => {
  const { cast, place } = readScene('birthday cake on a wooden table, dark background');
  expect(place?.words).toBe('wooden table');
  expect(cast.find(({ words }) => words === 'dark background')?.part).toBe('topic');
});
