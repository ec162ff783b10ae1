import { expect, test } from 'vitest';
import { PROMPT_DEFAULTS } from '../vocabulary.ts';
import { compose } from './compose.ts';

const takesOf = (subject: string) => compose({ ...PROMPT_DEFAULTS, subject });

test.each([
  ['a wrinkled fisherman', 'deep creases around the eyes and mouth'],
  ['a muscular grandma', 'broad shoulders and thick upper arms'],
  ['a one-eyed pirate', 'a leather patch over one eye'],
  ['wet dog', 'wet coat in dark points'],
])('a body has looks of its own, not the surface of a thing: %s', (subject, look) => {
  expect(takesOf(subject).studio).toContain(look);
});

test('a crystal fox has neither a coat nor a field', () => {
  const { studio, cinematic } = takesOf('a crystal fox');
  expect(studio).toContain('clear faceted faces');
  expect(`${studio} ${cinematic}`).not.toMatch(/russet|a snowy field/i);
});

test('a couple that dances holds each other', () => {
  expect(takesOf('an old couple dancing in their kitchen').studio).toContain('in a close hold');
});

test('whose hands are at work has no other tool in them', () => {
  expect(takesOf('a barber sweeping up hair after closing').studio).not.toContain('razor');
});

test('a ceramic dispenser has no glass, and an octopus of wool no sea', () => {
  expect(takesOf('a ceramic soap dispenser for an online shop').studio).not.toContain('glass');
  expect(Object.values(takesOf('an octopus made of knitted wool')).join(' ')).not.toMatch(
    /underwater|dome port|ocean/i,
  );
});
