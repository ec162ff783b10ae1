import { expect, test } from 'vitest';
import { WordSet } from './word-set.ts';

const WORDS = ['cat', 'cats', 'at', 'éclair', 'a', 'scatter'];
const set = new WordSet(WORDS.join('\n'));

test.each(WORDS)('%s is one of the words', (word) => expect(set.has(word)).toBe(true));

test.each(['', 'c', 'ca', 'scat', 'cat\ncats', 'catss', 'ats', 'eclair', 'scatters', '\n'])(
  '"%s" is a part of the text, and no word of it',
  (word) => expect(set.has(word)).toBe(false),
);

test('many words are each found, and nothing between them or that they begin with', () => {
  const many = Array.from({ length: 5_000 }, (_, number) => `w${number * 7}`);
  const all = new WordSet(many.join('\n'));
  expect(many.filter((word) => !all.has(word))).toEqual([]);
  expect(many.filter((word) => all.has(`${word}x`) || all.has(word.slice(1)))).toEqual([]);
  const others = Array.from({ length: 35_000 }, (_, number) => number).filter((number) => number % 7 > 0);
  expect(others.filter((number) => all.has(`w${number}`))).toEqual([]);
});
