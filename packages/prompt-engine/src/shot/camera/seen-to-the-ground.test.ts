import { expect, test } from 'vitest';
import { PROMPT_DEFAULTS } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';

test.each(['woman doing yoga on a dock', 'monk praying', 'gardener planting bulbs', 'a boy tying his shoe'])(
  'the quiet takes show whoever is borne by the ground, or busy at it, down to it: %s',
  (subject) => {
    const { studio, minimal } = compose({ ...PROMPT_DEFAULTS, subject });
    for (const take of [studio, minimal])
      expect(take).not.toMatch(/Three-quarter length|Medium (?:shot|close-up)/);
    expect(studio).toMatch(/Full-length shot/);
  },
);
