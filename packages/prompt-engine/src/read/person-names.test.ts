import { expect, test } from 'vitest';
import { readScene } from './read-scene.ts';
import { mainOf } from './scene.ts';

test.each([
  ['Marie Curie in her lab', 'Marie Curie'],
  ['Kate Bush dancing on a moor', 'Kate Bush'],
  ['Florence Nightingale reading letters', 'Florence Nightingale'],
  ['anna and paul kissing under an umbrella', 'anna'],
])('%s shows a person', (subject, name) => {
  expect(mainOf(readScene(subject))).toMatchObject({ kind: 'person', name, count: 1 });
});

test.each([
  ['the streets of Florence at dusk', 'place'],
  ['Rose petals falling on a table', 'flower'],
  ['A Red Fox In Snow', 'wild-animal'],
  ['my cat Oscar asleep on the piano', 'pet'],
])('%s shows none', (subject, kind) => {
  expect(mainOf(readScene(subject))).toMatchObject({ kind });
});
