import { expect, it } from 'vitest';
import { readScene } from '../read/read-scene.ts';
import { PROMPT_DEFAULTS } from '../vocabulary.ts';
import { compose } from './compose.ts';

const studioOf = (subject: string): string =>
  compose({ ...PROMPT_DEFAULTS, subject }).studio.slice(subject.length);

it.each([
  ['a man walking in a forest', /mid-stride/],
  ['a bear walking through a market', /one front foot lifted/],
  ['a girl sitting in the grass', /knees drawn up/],
  ['a bear sitting in a cafe', /upright on the haunches/],
  ['a robot sitting in a park', /back upright/i],
  ['a woman standing in the sea', /up to the knees in the sea/],
  ['a cat sleeping in a kitchen', /curled in a tight ring/],
  ['a man jumping in a park', /clear of the ground/],
  ['a girl playing in a puddle', /one foot down in the puddle/],
  ['a woman fishing in a river', /a fishing rod/],
  ['a woman working at a laptop', /seated before the laptop/],
  ['a dog walking on a beach', /one foot|mid-step|one front foot/],
  ['a bear playing in the snow', /front end low/i],
  ['a raccoon playing chess with a chimney sweep', /the other player across/],
])('poses whoever does an everyday thing in a place: %s', (subject, pose) => {
  expect(studioOf(subject)).toMatch(pose);
});

it.each([
  ['a woman with a basket in a market', /the basket hanging from one hand/],
  ['grandpa and his accordian on the porch', /the accordion in both hands/],
  ['knight with a broken sword kneeling in the rain', /one knee on the ground/i],
  ['mule carrying baskets up a hill', /roped high on both sides of the back/],
  ['hedgehog drinking from a garden saucer', /head lowered to the saucer/],
  ['a moose looking into a laundromat', /at the window of the laundromat/],
  ['sheepdog puppy scared of a lamb', /drawn back from the lamb/],
  ['two friends talking in a cafe', /half turned to each other/],
  ['a knight fighting a skeleton in a crypt', /the blade in one hand/],
  ['luthier varnishing a cello', /a broad soft brush/i],
  ['dumplings steaming at a stall', /^\. White steam rising from the dumplings/],
  ['tarot card "the ferryman", gold lines on dark blue', /^\. The ferryman/],
  ['two goats on a trampoline', /in the air above the trampoline/],
])('shows what is borne, used or met: %s', (subject, seen) => {
  expect(studioOf(subject)).toMatch(seen);
});

it.each([
  ['a woman laughing', /heads thrown back/],
  ['a man walking in a forest', /threshold/],
  ['a witch standing in a forest', /all four/],
  ['tired nurse on a tram, neon reflections', /half ring/],
  ['flamingo at a roller disco, 70s look', /at the roller,/i],
])('says of nobody what holds for others: %s', (subject, wrong) => {
  expect(studioOf(subject)).not.toMatch(wrong);
});

it('reads what each of several does, and a first time as nobody’s own', () => {
  const { doings, rest } = readScene('a cat and a dog meeting for the first time, both holding suitcases');
  expect(doings.map(({ words, agents }) => [words, agents.length])).toEqual([
    ['meeting', 2],
    ['holding', 2],
  ]);
  expect(rest).toEqual([]);
});

it.each([
  ['a mechanic working in a garage', /open bonnet/],
  ['a blacksmith working hard', /at the anvil/],
  ['a girl unwrapping presents', /tearing the paper/],
  ['kids rolling around in the snow', /arms and legs flung out/],
  ['a woman standing at a bus stop', /weight on one leg/],
  ['two boys playing a game of football', /football/],
])('poses whoever works, unwraps or romps: %s', (subject, pose) => {
  expect(studioOf(subject)).toMatch(pose);
});
