import { describe, expect, it } from 'vitest';
import { PROMPT_DEFAULTS } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';

const minimalOf = (subject: string): string => compose({ ...PROMPT_DEFAULTS, subject }).minimal;

describe('a minimal take of two in relation', () => {
  it('is that relation', () =>
    expect(minimalOf('steam locomotive crossing a viaduct')).toMatch(
      /viaduct as one line across the frame, the steam locomotive at the middle/,
    ));

  it.each([
    ['ferris wheel reflected in a puddle at night', /puddle.*the ferris wheel in it/],
    ['mountain reflected in a lake', /mountain and the mirror image in the lake/],
    ['photo pinned to a corkboard', /photo alone in the middle of the bare corkboard/],
  ])('keeps what %s is seen in', (subject, kept) => expect(minimalOf(subject)).toMatch(kept));

  it('keeps a third that is named', () =>
    expect(minimalOf('a giant octopus wrapped around a lighthouse, ships fleeing in the foreground')).toMatch(
      /ships/,
    ));

  it('keeps the place that is told besides', () =>
    expect(minimalOf('a phone booth filled with goldfish on a rainy london street')).toMatch(
      /london street/,
    ));
});
