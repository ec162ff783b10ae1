import { expect, test } from 'vitest';
import { PROMPT_DEFAULTS } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';

const takesOf = (subject: string) => compose({ ...PROMPT_DEFAULTS, subject });

test.each([
  ['girl reading a book under a cherry tree', /pale pink blossom/, /petals drifting/],
  ['red sports car on a coastal road', /the blue sea below/, /headlands/],
  ['a bear fishing in a river', /wet stones/, /the river bending back/],
  ['Grandma on a skateboard', /concrete under the four wheels/, /asphalt rushing by/],
  ['a goat standing on top of a parked Fiat', /The Fiat whole in view/, /bonnet and windscreen/],
  ["wizard's tower at sunset", /winding stair/, /a valley/],
  ['a beekeeper up against the sky', /Nothing but sky/, /open sky/],
  ['a frog on a lily pad', /still dark water/, /mirrored in the water/],
  ['a knight in a ruined castle', /roofless tower/, /a stair that ends in air/],
  ['a tiger behind a waterfall', /White water falling/, /mist rising/],
])('what is told is around, near and far: %s', (subject, around, nearAndFar) => {
  const takes = takesOf(subject);
  expect(takes.studio).toMatch(around);
  expect(takes.cinematic).toMatch(nearAndFar);
});

test('a spot brings its light where none is told, and leaves the hour that is', () => {
  expect(takesOf('a samurai under a cherry tree').cinematic).toMatch(/Sun through the blossom from back/);
  expect(takesOf('a samurai under a cherry tree at night').cinematic).not.toMatch(/Sun through/);
});

test('the cold takes what is green from a spot', () => {
  expect(takesOf('a fox under a cherry tree in winter').studio).not.toMatch(/blossom|petals|grass/);
});

test('a thing that is jumped at, and one that is no thing, are no places', () => {
  expect(takesOf('a kitten pouncing on a leaf').studio).not.toMatch(/further leaves close round/);
  expect(takesOf('a paper boat without a river').studio).not.toMatch(/wet stones/);
});

test('who is in space stands on no ground', () => {
  const { cinematic } = takesOf('a fox in space');
  expect(cinematic).not.toMatch(/wood|bracken/);
  expect(cinematic).toMatch(/stars/);
});
