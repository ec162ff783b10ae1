import { expect, test } from 'vitest';
import { readScene } from './read-scene.ts';

test.each([
  ['a window cleaner on a glass tower, soap dripping onto the street below', 'street'],
  ['a roofer on a church steeple, tiles sliding into the garden below', 'garden'],
  ['a painter on a scaffold, brushes falling into the canal below', 'canal'],
  ['an acrobat on a high wire, the crowd in the square below', 'square'],
])('nobody stands in what lies below: %s', (subject, below) => {
  const { place, cast } = readScene(subject);
  expect(place?.words).not.toBe(below);
  expect(cast.some(({ words }) => words === below)).toBe(true);
});

test.each([
  ['a boy on a balcony, a parade passing in the street below', 'balcony'],
  ['a couple in a cafe, rain on the street outside', 'cafe'],
  ['a cat asleep in the street', 'street'],
  ['a market in the square below the castle', 'square'],
])('what is not away is the place: %s', (subject, place) => {
  expect(readScene(subject).place?.words).toBe(place);
});

test('what only a building of a kind has is no room', () => {
  expect(readScene('a serpent coiled around a church tower').place).toBeUndefined();
});
