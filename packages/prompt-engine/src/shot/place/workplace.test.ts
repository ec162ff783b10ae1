import { expect, test } from 'vitest';
import { PROMPT_DEFAULTS } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';

const takesOf = (subject: string) => {
  const { studio, cinematic, minimal } = compose({ ...PROMPT_DEFAULTS, subject });
  return `${studio}\n${cinematic}\n${minimal}`;
};

test.for([
  ['barista behind the counter', /espresso machine/, /kitchen|splashback/],
  ['old bookshop owner asleep behind the counter', /shelves up to the ceiling/, /kitchen|splashback/],
  ['a butcher at his counter', /hooks on a steel rail/, /bottles/],
  ['girl behind the counter of a record shop', /crates of records/, /kitchen|splashback/],
  ['old man at the counter of a diner', /red vinyl/, /kitchen|splashback/],
  ['man in the back of a taxi', /back seat/, /sun behind thin cloud/],
  ['chef in the kitchen of a restaurant', /In the kitchen of the restaurant/, /sun behind thin cloud/],
] as const)('%s: the place that a part belongs to is the one that is seen', ([subject, seen, unseen]) => {
  const takes = takesOf(subject);
  expect(takes).toMatch(seen);
  expect(takes).not.toMatch(unseen);
});

test('Snow outside moves nobody onto the counter, and is seen through one window', () => {
  const takes = takesOf('old bookshop owner asleep behind the counter, snow outside');
  expect(takes).toContain('Behind the counter');
  expect(takes).toContain('snow outside the window');
  expect(takes).not.toMatch(/On the counter|seen through the window/);
});

test('A counter has no wall of its own', () => {
  expect(takesOf('barista behind the counter')).not.toContain('wall of the counter');
});

test('A counter that nobody works at stays what it is', () => {
  expect(takesOf('cat on the counter')).toContain('table top');
});

test('A gathering is where its name has it, and a stop on Mars has no street', () => {
  const party = takesOf('rooftop party in tokyo at night, string lights, friends laughing');
  expect(party).toMatch(/chimneys|skyline spread below/);
  expect(party).not.toMatch(/crossing stripes|wet asphalt/);
  expect(takesOf('an old astronaut sitting alone on a bench at a bus stop on mars')).not.toMatch(/headlamps/);
});

test('What swims under the lights of the sky has water under it, and no lamp beside it', () => {
  const takes = takesOf('a mother whale and her calf swimming under the northern lights');
  expect(takes).not.toMatch(/snow|firs|underfoot|lamp/);
});

test('Who plays has no hands on the bar', () => {
  expect(takesOf('black and white portrait of a jazz trumpet player in a smoky club')).not.toContain(
    'hands on it',
  );
});

test('What falls is in the air, and is no bed of flowers', () => {
  const takes = takesOf('anime girl riding a bicycle through falling cherry blossoms');
  expect(takes).toContain('Petals in the air');
  expect(takes).not.toContain('stems and grass');
});

test('A painter’s portrait of a cat shows head and shoulders, and no wall of today', () => {
  const takes = takesOf('renaissance portrait of a cat in a ruff');
  expect(takes).toContain('three-quarter view');
  expect(takes).not.toMatch(/kitchen windows|curled asleep/);
});
