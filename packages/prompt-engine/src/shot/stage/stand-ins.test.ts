import { expect, test } from 'vitest';
import { PROMPT_DEFAULTS } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';

const isLettered = (subject: string): boolean =>
  compose({ ...PROMPT_DEFAULTS, subject }).stages.cinematic.figures[0]?.lettered ?? false;

test.each([
  'a limousine on a bridge',
  'a woodpecker on a branch',
  'a gas station in the desert',
  'a weasel in a river',
])('what stands for something more special has its word on it: %s', (subject) => {
  expect(isLettered(subject)).toBe(true);
});

test.each([
  'a bus on a bridge',
  'a tow truck on a road',
  'a freight train in a tunnel',
  'a polar bear on the ice',
  'a puppy in a garden',
  'a nurse with a cup',
  'a branch in the snow',
  'a log in a fire',
  'a pipe on a wall',
])('what a drawing shows needs no word: %s', (subject) => {
  expect(isLettered(subject)).toBe(false);
});
