import { expect, test } from 'vitest';
import { PROMPT_DEFAULTS } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';

const takesOf = (subject: string) => compose({ ...PROMPT_DEFAULTS, subject });
const studio = (subject: string) => takesOf(subject).studio;

test.each([
  ['abandoned train station at dawn', 'The train station with broken window panes'],
  ['a ruined castle', 'The castle with broken walls'],
  ['a flooded library', 'The library with still water over the whole floor'],
  ['an overgrown greenhouse', 'The greenhouse with climbing plants up the walls'],
])('what a place has come to is seen: %s', (subject, seen) => {
  const { cinematic, minimal } = takesOf(subject);
  expect(studio(subject)).toContain(seen);
  expect(cinematic).toContain(seen);
  expect(minimal).not.toContain(seen);
});

test.each(['a castle', 'an abandoned amusement park', 'a rusty pickup truck in a field'])(
  'what stands as it did, and what has no walls, is told by nothing of it: %s',
  (subject) => {
    expect(studio(subject)).not.toMatch(/\bbroken (?:walls|window panes)\b/);
  },
);
