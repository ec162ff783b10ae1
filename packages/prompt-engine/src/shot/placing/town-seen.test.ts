import { expect, test } from 'vitest';
import { places } from '../../lexicon/tables.ts';
import { PROMPT_DEFAULTS } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';

const takesOf = (subject: string) => compose({ ...PROMPT_DEFAULTS, subject });

test('most towns, countries and landmarks have things, an architecture and colours of their own', () => {
  const named = places().filter(({ names }) => /^\p{Lu}/u.test(names[0] ?? ''));
  const told = named.filter(
    ({ things, colours, far }) => things.length > 2 && colours.length > 1 && far !== '',
  );
  expect(told.length).toBeGreaterThan(220);
});

test.each([
  ['old tram in Kraków', /arcaded cloth hall/, /brick towers/],
  ['monk in Bhutan', /flags|whitewashed/, /peaks/],
  ['man with a cello in front of the Brandenburg Gate', /sandstone columns/, /between the columns/],
  ['house in Colombia', /wooden balconies/, /coloured dome/],
])('a town that is named is seen: %s', (subject, studio, cinematic) => {
  expect(takesOf(subject).studio).toMatch(studio);
  expect(takesOf(subject).cinematic).toMatch(cinematic);
});

test('in another age a town has what stood there then', () => {
  const { studio } = takesOf('suffragettes marching in London 1912');
  expect(studio).toMatch(/clock tower/);
  expect(studio).not.toMatch(/double-decker/);
});

test('nothing that grows is seen in snow', () => {
  expect(takesOf('ramen shop in Sapporo with snow').cinematic).not.toMatch(/[Ll]avender/);
});
