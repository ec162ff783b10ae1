import { describe, expect, it, test } from 'vitest';
import { PROMPT_DEFAULTS } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';

const takesOf = (subject: string) => compose({ ...PROMPT_DEFAULTS, subject });

describe('a deed in a cinematic take', () => {
  test.each([
    ['a carpenter sawing a plank', /sawdust falling below the cut/],
    ['a potter shaping a vase on a wheel', /the vase rising between the hands/],
    ['a boy flying a kite on a windy hill', /the kite climbing with a gust/],
    ['farmer milking a goat', /a white jet striking the pail/],
    ['a dog pulling a boy on a sled', /the traces snapping tight/],
  ])('is caught at another instant than under control: %s', (subject, instant) => {
    const { studio, cinematic } = takesOf(subject);
    expect(cinematic).toMatch(instant);
    expect(studio).not.toMatch(instant);
  });

  it('keeps what the hands hold', () => {
    expect(takesOf('a woman ironing a shirt in a small kitchen').cinematic).toMatch(
      /one hand pushing the iron/,
    );
  });

  it('moves nothing by itself that a hand holds already', () => {
    expect(takesOf('a robot painting a portrait of an old woman').cinematic).not.toMatch(
      /brush[^.]*the brush/,
    );
  });
});
