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

test.each([
  ['a dragon asleep on top of a laundromat', 'laundromat'],
  ['a band playing atop a bakery', 'bakery'],
  ['rain dripping through the roof onto a desk', 'roof'],
])('a room under somebody, or what lets the rain in, is not where they are: %s', (subject, below) => {
  const { place, cast } = readScene(subject);
  expect(place?.words).not.toBe(below);
  expect(cast.some(({ words }) => words === below)).toBe(true);
});

test.each([
  ['a dog watching the school bus drive off', 'school bus', 'drive'],
  ['two kids watch the ship sail away', 'ship', 'sail away'],
  ['a family watching their house burn', 'house', 'burn'],
])('what is watched to go does the deed, and is no place: %s', (subject, seen, deed) => {
  const { place, cast, doings } = readScene(subject);
  expect(place).toBeUndefined();
  const goes = doings.find(({ verb }) => verb.base === deed);
  expect(cast[goes?.agents[0] ?? -1]?.words).toBe(seen);
});

test.each([
  ['firefighters before a burning factory', 'burning factory'],
  ['kids before school', undefined],
  ['a runner before the race', undefined],
])('before a building is a place, before school an hour: %s', (subject, place) => {
  expect(readScene(subject).place?.words).toBe(place);
});
