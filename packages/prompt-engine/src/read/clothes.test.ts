import { describe, expect, it } from 'vitest';
import { readScene } from './read-scene.ts';

const worn = (subject: string): string[] =>
  readScene(subject)
    .cast.filter(({ part }) => part === 'worn')
    .map(({ words }) => words);

describe('clothes that are named one after the other', () => {
  it.each([
    ['man in a trench coat and fedora', ['trench coat', 'fedora']],
    ['woman in a floral summer dress and straw hat', ['floral summer dress', 'straw hat']],
    ['an old man wearing a cap, boots and a scarf', ['cap', 'boots', 'scarf']],
    ['a girl in a red coat and a dog', ['red coat']],
  ])('are all worn: %s', (subject, all) => {
    expect(worn(subject)).toEqual(all);
  });
});
