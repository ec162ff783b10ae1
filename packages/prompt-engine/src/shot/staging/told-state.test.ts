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

test.each([
  ["grandma's kitchen table set for breakfast", /a jug of milk/, /coffee pot/, /one egg in its cup/],
  [
    'a long table laid for dinner in a barn',
    /two candles and a covered dish/,
    /candle close to the lens/,
    /One plate, one glass/,
  ],
])('what lies on a table is seen: %s', (subject, studioSays, cinematicSays, minimalSays) => {
  const takes = takesOf(subject);
  expect(takes.studio).toMatch(studioSays);
  expect(takes.cinematic).toMatch(cinematicSays);
  expect(takes.minimal).toMatch(minimalSays);
});

test.each(['a castle', 'an abandoned amusement park', 'a rusty pickup truck in a field'])(
  'what stands as it did, and what has no walls, is told by nothing of it: %s',
  (subject) => {
    expect(studio(subject)).not.toMatch(/\bbroken (?:walls|window panes)\b/);
  },
);
