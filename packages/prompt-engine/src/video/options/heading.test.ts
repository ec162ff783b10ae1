import { expect, test } from 'vitest';
import { readIdea } from '../idea/read-idea.ts';
import { withoutHeading } from './heading.ts';

test.each([
  ['idea: a fox that delivers letters', 'a fox that delivers letters'],
  ['charity: every winter 300 people sleep outside', 'every winter 300 people sleep outside'],
  ['film idea - a lamp that is afraid of the dark', 'a lamp that is afraid of the dark'],
  ['Kurzfilm: ein Junge verliert seinen Ballon', 'ein Junge verliert seinen Ballon'],
  ['Video über meinen Opa, der Brot backt', 'mein Opa, der Brot backt'],
  ['vidéo sur les abeilles', 'les abeilles'],
  ['wedding trailer in Tuscany, forehead to forehead', 'wedding in Tuscany, forehead to forehead'],
  ['talking head: 3 tips for better sleep', '3 tips for better sleep'],
  ['for Instagram: a cat in a box', 'a cat in a box'],
  ['before and after: kitchen renovation', 'renovation of the kitchen'],
  ['a day in the life of a nurse, starts at 6 am', 'a day in the life of a nurse from 6 am'],
])('%s is about %s', (typed, about) => {
  expect(withoutHeading(typed)).toBe(about);
});

test.each([
  'a film crew in the rain',
  'my idea of fun',
  'two friends: a dog and a cat',
  'video games in bed',
])('%s has no heading', (typed) => {
  expect(withoutHeading(typed)).toBe(typed);
});

test('a product that is revealed is what the film is about', () => {
  expect(readIdea('product reveal of our new ceramic knife').request.product).toBe('our new ceramic knife');
  expect(readIdea('introducing our new coffee blend').request).toMatchObject({
    product: 'our new coffee blend',
  });
});
