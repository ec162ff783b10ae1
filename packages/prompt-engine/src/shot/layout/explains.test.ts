import { expect, test } from 'vitest';
import { readScene } from '../../read/read-scene.ts';
import { classOf } from '../scene-class.ts';
import { tellsLayout } from './layout-words.ts';
import { isCutCleanly, motifPhrase } from './motif.ts';

test.each([
  'the rock cycle for my class, arrows and labels magma, granite, sand',
  'labelled diagram of a bee hive',
  'simple flow chart of how bread is made',
])('%s: it is drawn and laid out', (subject) => expect(classOf(readScene(subject))).toBe('graphic'));

test.each(['jars of honey with labels on a shelf', 'a teacher drawing a diagram on a board'])(
  '%s: it is seen',
  (subject) => expect(classOf(readScene(subject))).not.toBe('graphic'),
);

test('a diagram that is labelled is not what is lettered', () => {
  expect(readScene('labelled diagram of a bee hive').lettering).toEqual([]);
});

test('a motif is what somebody likes, however it is typed', () => {
  expect(
    motifPhrase(readScene('birthday card for my niece shes 5 and loves tractors AND owls so both')),
  ).toBe('tractors AND owls brought together');
});

test('lettering ends where another matter begins', () => {
  expect(readScene('chalk board that reads SOUP 3 for 4, hand drawn look').lettering).toEqual([
    'SOUP 3 for 4',
  ]);
  const poster = readScene('travel poster of Porto with an old tram, text PORTO at the bottom');
  expect(poster.lettering).toEqual(['PORTO']);
  expect(motifPhrase(poster)).toBe('Porto with an old tram');
});

test('a motif that holds a part of the sentence round about it is not cut', () => {
  expect(isCutCleanly(readScene('sticker of an owl holding a mug'))).toBe(true);
  expect(isCutCleanly(readScene('card with something like a whale maybe'))).toBe(false);
});

test.each([
  ['poster of an old tram, text PORTO at the bottom', true],
  ['thumbnail of a man with a cake, space on the left for text', true],
  ['poster of a tram at the bottom of a hill', false],
])('%s: it tells the layout (%s)', (subject, tells) => expect(tellsLayout(readScene(subject))).toBe(tells));
