import { describe, expect, test } from 'vitest';
import { PROMPT_DEFAULTS } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';

const takesOf = (subject: string) => compose({ ...PROMPT_DEFAULTS, subject });

describe('whoever is named in a place', () => {
  test.each([
    ['goth girl in a desert', /in mid-step|half turned|stopped short/],
    ['astronaut in a desert', /in mid-step|half turned|stopped short|bound/],
    ['a wizard in a library', /half turned|mid-step|stopped short/],
  ])('is caught in passing in the cinematic take: %s', (subject, passing) => {
    const { studio, cinematic } = takesOf(subject);
    expect(cinematic).toMatch(passing);
    expect(studio).not.toMatch(passing);
  });

  test.each([
    ['a flock of sheep', /pouring through a gap/],
    ['wild horses', /wheeling all together/],
  ])('and many at once have a moment: %s', (subject, deed) => {
    expect(takesOf(subject).cinematic).toMatch(deed);
  });
});
