import { describe, expect, it } from 'vitest';
import { PROMPT_DEFAULTS } from '../vocabulary.ts';
import { compose } from '../write/compose.ts';
import { readScene } from './read-scene.ts';

describe('a place in a town', () => {
  it.each([
    ['street in tokyo', 'kanji'],
    ['market in marrakech', 'brass lamps'],
    ['rooftop in new york', 'brownstone'],
  ])('has what the town has: %s', (subject, thing) => {
    expect(compose({ ...PROMPT_DEFAULTS, subject }).studio).toContain(thing);
  });

  it('is where all of it is, and the town its region', () => {
    const { place } = readScene('an alley in venice');
    expect(place?.words).toBe('alley');
    expect(place?.region?.names[0]).toBe('Venice');
  });

  it('stays the town where somebody is there', () => {
    expect(readScene('a street musician in venice').place?.words).toBe('venice');
  });
});
