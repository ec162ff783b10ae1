import { describe, expect, test } from 'vitest';
import { PROMPT_DEFAULTS } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';

const placeOf = (subject: string): string => compose({ ...PROMPT_DEFAULTS, subject }).stages.studio.place;

describe('what a take lights by the sky, or by a fire in the open, stands on open ground', () => {
  test.each([
    ['a fox hiding behind a tree', 'field'],
    ['a cowboy leaning on a fence', 'field'],
    ['a gardener cutting a hedge', 'garden'],
    ['a frog in a watering can', 'garden'],
    ['mailman running away from a goose', 'street'],
    ['a man walking his dog in the rain', 'park'],
    ['a taxi in the rain at night', 'street'],
    ['scouts roasting marshmallows around a campfire', 'field'],
    ['a girl jumping in puddles', 'park'],
  ])('%s', (subject, place) => {
    expect(placeOf(subject)).toBe(place);
  });
});

describe('what stands before a backdrop keeps it', () => {
  test.each(['a clown juggling six balls', 'a baker holding a loaf of bread', 'a kitten playing with yarn'])(
    '%s',
    (subject) => {
      const { studio, stages } = compose({ ...PROMPT_DEFAULTS, subject });
      expect(studio).toMatch(/backdrop/i);
      expect(stages.studio.place).toBe('backdrop');
    },
  );
});

test('what comes in through bars is no open sky', () => {
  expect(placeOf('a bird in a cage')).toBe('backdrop');
});
