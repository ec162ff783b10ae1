import { expect, it } from 'vitest';
import { PROMPT_DEFAULTS } from '../vocabulary.ts';
import { compose } from '../write/compose.ts';

it('takes what somebody wants no more of for no mood and for no name', () => {
  const takes = compose({
    ...PROMPT_DEFAULTS,
    subject: 'album cover for a doom metal band called wet gravel, no skulls, im tired of skulls',
  });
  expect(takes.studio).toContain('The words “wet gravel”');
  for (const text of [takes.studio, takes.cinematic, takes.minimal])
    expect(text).not.toMatch(/Tired|The im\b/);
});
