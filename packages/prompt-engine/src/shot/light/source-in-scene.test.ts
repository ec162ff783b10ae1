import { describe, expect, it, test } from 'vitest';
import { PROMPT_DEFAULTS } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';

const cinematicOf = (subject: string): string => compose({ ...PROMPT_DEFAULTS, subject }).cinematic;

describe('the light of a cinematic take', () => {
  test.each([
    ['a dog at the beach', /over the water/],
    ['a knight in a wheat field', /across the grass/],
    ['a castle on a hill', /over the rise/],
    ['a woman on a rooftop', /over the roofs/],
  ])('comes over what its place has: %s', (subject, way) => {
    const light = cinematicOf(subject);
    if (/\b(?:Low sun|Hard side sun|Sun) /.test(light)) expect(light).toMatch(way);
  });

  it('among things is that of a lamp or a window', () => {
    expect(cinematicOf('a levitating teacup')).toMatch(/lamp|window/i);
  });

  it('is that of one sun above the earth', () => {
    expect(cinematicOf('astronaut floating above earth')).toMatch(/One hard sun/);
  });
});
