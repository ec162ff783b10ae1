import { expect, test } from 'vitest';
import { asIntended } from './as-intended.ts';

test.each([
  ['a logo, i like the idea of a wheel as a bubble', 'a logo, i imagine a wheel as a bubble'],
  ['no dog becuase she is allergic', 'no dog because she is allergic'],
  ['steampunk no wait, more like bronze age, a submarine', 'bronze age, a submarine'],
  ['a car in a barn, red, sorry i mean blue', 'a car in a barn, blue'],
  [
    'a Roman fresco, cracked plaster, museum label not needed',
    'a Roman fresco, cracked plaster, no museum label',
  ],
  ['a sleepy fox. Seamless would be nice but not essential', 'a sleepy fox. Seamless'],
])('%s', (typed, meant) => expect(asIntended(typed)).toBe(meant));

test.each([
  'a man at a crossing who says "no wait, my hat"',
  'two children who actually do not wait',
  'a door that would be a good hiding place',
])('%s stays as it is', (typed) => expect(asIntended(typed)).toBe(typed));

test.each([
  ['a pirate ship. dont show any people or sea monsters', 'a pirate ship. no people, no sea monsters'],
  ['a cake, avoid pink and glitter', 'a cake, no pink, no glitter'],
  ["a garden, I don't want any flowers in it", 'a garden, no flowers'],
  ['a bedroom but leave out the lamp and the rug', 'a bedroom but no lamp, no rug'],
  ['a room, not too much clutter', 'a room'],
])('an order to keep a thing out: %s', (typed, meant) => expect(asIntended(typed)).toBe(meant));

test.each([
  'a woman avoiding a puddle',
  'two dogs that never add up',
  "a sign that says don't feed the bears",
])('%s rules nothing out', (typed) => expect(asIntended(typed)).toBe(typed));
