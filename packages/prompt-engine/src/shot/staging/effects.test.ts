import { describe, expect, it } from 'vitest';
import { PROMPT_DEFAULTS } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';

const takesOf = (subject: string) => compose({ ...PROMPT_DEFAULTS, subject });

describe('what is thrown or lit round a thing', () => {
  it.each([
    ['skincare bottle with water splash', /crown of it thrown up round the foot of the bottle/, /flashes/],
    ['burger in flames', /ring of low flames behind the burger/, /The flames themselves/],
    ['dancer in colored smoke', /bank of it round the dancer/, /colored smoke lit through/],
    ['lipstick with rose petals', /loose ring of them lying round the lipstick/, /edges lit through/],
  ])('is staged and lit: %s', (subject, staged, light) => {
    expect(takesOf(subject).studio).toMatch(staged);
    expect(takesOf(subject).studio).toMatch(light);
  });

  it('is none of a place that is told, and no light against one that is', () => {
    expect(takesOf('a bottle with water splash on a beach').studio).not.toContain('crown of it');
    expect(takesOf('a bottle with water splash at sunset').studio).not.toContain('flashes');
  });
});
