import { expect, test } from 'vitest';
import { PROMPT_DEFAULTS } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';

const takes = (subject: string): ReturnType<typeof compose> => compose({ ...PROMPT_DEFAULTS, subject });

test.each([
  ['a barber sweeping the floor at the end of the day', 'In a barbershop'],
  ['a teacher at the whiteboard explaining fractions', 'In a classroom'],
  ['a woman waiting for the laundry to finish', 'In a launderette'],
  ['a woman kneading dough', 'In a home kitchen'],
  ['a mechanic lying under a car', "In a mechanic's garage"],
  ['a lifeguard watching swimmers', 'On a beach'],
])('the deed brings its place, in studio and cinematic alike: %s', (subject, place) => {
  const { studio, cinematic, minimal } = takes(subject);
  expect(studio).toContain(place);
  expect(studio).not.toMatch(/softbox|backdrop/);
  expect(cinematic).toContain(place);
  expect(minimal).not.toContain(place);
});

test.each([
  ['a woman kneading dough on a beach', 'kitchen'],
  ['a chef chopping onions outdoors', 'kitchen'],
  ['a barber sweeping the floor in the rain', 'barbershop'],
  ['a surgeon eating a sandwich', 'operating'],
  ['a woman reading on a park bench', 'library'],
])('never against what the words say: %s', (subject, place) => {
  const { studio, cinematic } = takes(subject);
  expect(`${studio} ${cinematic}`).not.toContain(place);
});

test('what animals meet in houses is not taken to the wild', () => {
  expect(takes('a cat guarding a shoe').cinematic).not.toContain('windowsill');
  expect(takes('a rooster chasing a cat').cinematic).not.toContain('fence post');
});
