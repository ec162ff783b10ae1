import { describe, expect, it } from 'vitest';
import { PROMPT_DEFAULTS } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';

const minimalOf = (subject: string): string => compose({ ...PROMPT_DEFAULTS, subject }).minimal;

describe('a minimal take of two in relation', () => {
  it('is that relation', () =>
    expect(minimalOf('steam locomotive crossing a viaduct')).toMatch(
      /viaduct as one line across the frame, the steam locomotive at the middle/,
    ));

  it('keeps a third that is named', () =>
    expect(minimalOf('a giant octopus wrapped around a lighthouse, ships fleeing in the foreground')).toMatch(
      /ships/,
    ));

  it('keeps the place that is told besides', () =>
    expect(minimalOf('a phone booth filled with goldfish on a rainy london street')).toMatch(
      /london street/,
    ));
});
