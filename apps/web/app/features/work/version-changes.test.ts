import { expect, test } from 'vitest';
import { changesByWord } from './version-changes.ts';

test('words are compared in the order of reading', () => {
  expect(changesByWord('a red car at dusk', 'a blue car at dusk, parked')).toEqual([
    { words: 'a ', kind: 'same' },
    { words: 'red', kind: 'removed' },
    { words: 'blue', kind: 'added' },
    { words: ' car at dusk', kind: 'same' },
    { words: ', parked', kind: 'added' },
  ]);
});
