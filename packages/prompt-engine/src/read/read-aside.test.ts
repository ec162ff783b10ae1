import { expect, test } from 'vitest';
import { readScene } from './read-scene.ts';

test.each([
  ['a linocut of three hares, no thin lines', ['thin lines']],
  ['a cake without red icing', ['red icing']],
  ['a dog, no leash, no people', ['leash', 'people']],
  ['a beach with no plastic chairs', ['plastic chairs']],
  ['a man walking without looking', []],
])('%s rules out what its words name', (subject, excluded) => {
  expect(readScene(subject).excluded).toEqual(excluded);
});

test.each([
  ['a unicorn, no horn that looks like a weapon', ['horn that looks like a weapon']],
  ['a bathhouse, no cars and no sky with dramatic clouds', ['cars', 'sky with dramatic clouds']],
])('%s rules out such a one alone', (subject, excluded) => {
  expect(readScene(subject).excluded).toEqual(excluded);
});
