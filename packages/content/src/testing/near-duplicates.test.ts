import { expect, test } from 'vitest';
import { nearDuplicates } from './near-duplicates.ts';

const texts = new Map([
  ['one', 'A lighthouse keeper in a yellow oilskin leaning into the wind'],
  ['two', 'a lighthouse keeper, in a yellow oilskin: leaning into a gale'],
  ['three', 'Five pears on a blue cloth, a window at the left, nobody there'],
]);

test('a pair that shares more than its share is named, whatever its punctuation', () => {
  expect(nearDuplicates(texts, 0.5)).toEqual(['one and two: 71 %']);
  expect(nearDuplicates(texts, 0.75)).toEqual([]);
});
