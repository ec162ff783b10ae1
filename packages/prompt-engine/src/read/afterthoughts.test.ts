import { expect, test } from 'vitest';
import { subjectOf } from './read-scene.ts';

test.each([
  [
    'fake movie poster about a killer lawnmower, need it for a party',
    'fake movie poster about a killer lawnmower',
  ],
  ['a thing with an octopus playing drums obviously', 'an octopus playing drums'],
  ['koi fish, blue and gold if you can', 'koi fish, blue and gold'],
  ['a comet over a small town, thanks', 'a comet over a small town'],
])('%s: what is said last shows nothing', (typed, shown) => expect(subjectOf(typed)).toBe(shown));

test.each(['a parrot that says thank you', 'a mug with the words of course', 'a cat that wants it all'])(
  '%s stays whole',
  (typed) => expect(subjectOf(typed)).toBe(typed),
);
