import { expect, test } from 'vitest';
import { PROMPT_DEFAULTS } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';

const takesOf = (subject: string) => {
  const { studio, cinematic, minimal } = compose({ ...PROMPT_DEFAULTS, subject });
  return [studio, cinematic, minimal];
};

test.for([
  ['a tiny house on the back of a giant turtle', 'on the back of the turtle', /hedge|path to the door/],
  ['castle on the shoulders of a stone giant', 'on the shoulders of the giant', /cobbles|keep rising/],
  ['village on the back of a whale at sunset, watercolour', 'on the back of the whale', /puddles|fields/],
  ['pine forest on the antlers of a deer', 'on the antlers of the deer', /moss-covered|forest path/],
  ['castle on a cloud', 'on the cloud', /valley|cobbles/],
] as const)('%s: the place stands on what bears it, without its usual land', ([subject, where, usual]) => {
  for (const take of takesOf(subject)) {
    expect(take).toContain(where);
    expect(take).not.toMatch(usual);
  }
});

test('Land that is told is the land that is seen, and what is crossed is no crossing', () => {
  const [studio, cinematic] = takesOf('elephant with a palace on its back crossing a desert');
  expect(studio).toContain('on the back of the elephant');
  expect(studio).toContain('sand');
  expect(`${studio}${cinematic}`).not.toMatch(/asphalt|traffic|grass/i);
});

test('A place inside a thing is seen through its opening', () => {
  const [studio, , minimal] = takesOf('city built inside a giant seashell');
  expect(studio).toContain('The city within the seashell');
  expect(studio).toContain('into the opening');
  expect(minimal).not.toMatch(/asphalt|traffic|between towers/);
});

test('What grows out of a thing of a table is on that table', () => {
  const [studio] = takesOf('forest growing out of an old typewriter');
  expect(studio).toContain('The forest rising out of the typewriter');
  expect(studio).toContain('wooden table');
});

test('Water falls over the edge of what it comes out of', () => {
  expect(takesOf('waterfall pouring out of a book')[0]).toContain('falling over the edge of the book');
});

test('What sleeps takes no step, and a town has its windows lit at night', () => {
  const [studio] = takesOf('medieval town on top of a sleeping dragon, night');
  expect(studio).toContain('eyes shut');
  expect(studio).not.toContain('step');
  expect(studio).toContain('windows alight');
});

test.for([
  'church on a hill',
  'house on a lake',
  'shop in a train station',
  'bar on a cruise ship',
  'garden in a pot',
])('%s: a place that stands where it may is staged as before', (subject) => {
  for (const take of takesOf(subject)) expect(take).not.toMatch(/small and whole|within the|rising out of/);
});
