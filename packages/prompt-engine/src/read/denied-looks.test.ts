import { expect, test } from 'vitest';
import { readScene } from './read-scene.ts';

const stylesOf = (subject: string): string[] => readScene(subject).styles.map(({ words }) => words);

test.each([
  ['a heron in a raincoat but not a cartoon, like a real photo', 'cartoon'],
  ['an inn by a canal, not too cartoony', 'cartoon'],
  ['an owl on a gate, should not look like anime', 'anime'],
  ['a toad king, no manga or anime style please', 'anime style'],
])('%s: it is not %s', (subject, style) => expect(stylesOf(subject)).not.toContain(style));

test.each([
  ['a heron in a raincoat, cartoon, not too dark', 'cartoon'],
  ['a man who is not amused, anime style', 'anime style'],
])('%s: it is %s', (subject, style) => expect(stylesOf(subject)).toContain(style));

test('a sheet that is not needed is not made', () => {
  const { uses } = readScene('a hut on stilts in fog, poster not needed');
  expect(uses).toEqual([]);
});

test('what a sheet is for is no place', () => {
  expect(readScene('poster for the classroom that says BE BRAVE with goats at lunch').place).toBeUndefined();
  expect(readScene('a teacher asleep in the classroom').place?.words).toBe('classroom');
});
