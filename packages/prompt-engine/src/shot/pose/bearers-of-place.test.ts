import { describe, expect, it } from 'vitest';
import { PROMPT_DEFAULTS } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';

describe('whoever does nothing that is told, in a place that is', () => {
  it.each([
    ['a girl in a cafe', 'cinematic', 'seated at one of the tables'],
    ['man in a park', 'cinematic', 'seated on the bench'],
    ['museum guard', 'studio', 'standing at one of the columns'],
    ['bakery owner', 'studio', 'standing behind the'],
    ['hotel receptionist', 'cinematic', 'behind the desk'],
    ['library cat', 'cinematic', 'on one of the shelves'],
  ] as const)('has what stands there: %s (%s)', (subject, take, posed) => {
    expect(compose({ ...PROMPT_DEFAULTS, subject })[take]).toContain(posed);
  });

  it.each(['a girl singing in a cafe', 'three men in a park'])(
    'has it only where one is told to do nothing: %s',
    (subject) => {
      expect(compose({ ...PROMPT_DEFAULTS, subject }).cinematic).not.toMatch(
        /seated (?:at one|on the bench)/,
      );
    },
  );
});
