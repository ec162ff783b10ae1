import { expect, test } from 'vitest';
import { pictureAsked } from './command.ts';

test.each([
  [
    'my sister in law breeds goats and its her 40th next week, i thought it would be nice to have a goat in an armchair with a newspaper',
    'a goat in an armchair with a newspaper',
  ],
  [
    'we just moved to a farm and the kids keep asking for a dragon, so I was wondering if someone could make a green dragon asleep on a hay bale',
    'a green dragon asleep on a hay bale',
  ],
  [
    'I work nights and we have this joke about a haunted lift, i would love a picture of a ghost holding the door for a porter',
    'a ghost holding the door for a porter',
  ],
  [
    'my son is scared of the dentist so i want to make him laugh, maybe a crocodile in a chair with a tiny bird as dentist',
    'a crocodile in a chair with a tiny bird as dentist',
  ],
  [
    'my flatmate and i found a pigeon asleep in our letterbox this morning, can you do it as a cosy book illustration',
    'a pigeon asleep in our letterbox, as a cosy book illustration',
  ],
  [
    'my shop is called Salt & Soap and i sell at markets, i need a sticker with a duck in a bath',
    'a sticker with a duck in a bath, name “Salt & Soap”',
  ],
])('%s: the picture begins behind its wish', (typed, picture) => {
  expect(pictureAsked(typed)).toBe(picture);
});

test.each([
  [
    'table plan, ivory paper, and i will fill in the names myself so leave lots of space',
    'table plan, ivory paper, leave lots of space',
  ],
  [
    'portrait of a fisherman, overcast, i want pores and salt',
    'portrait of a fisherman, overcast, pores and salt',
  ],
])('%s: clauses of whoever asks go, and what is wished for in them stays', (typed, picture) => {
  expect(pictureAsked(typed)).toBe(picture);
});

test.each([
  'me and my brother in a rowing boat, i have a red hat, we are laughing',
  'a man who thinks he wants a dog looking into a shop window',
  'my gran had a caravan with orange curtains. I want to see it again on a rainy day',
])('%s: what may be seen stays', (typed) => {
  expect(pictureAsked(typed)).toBe(typed);
});

test.each([
  [
    'Logo for a mechanic, name is "Spoke Easy", i like the idea of a wheel that is also a speech bubble',
    'Logo for a mechanic, name is "Spoke Easy", a wheel that is also a speech bubble',
  ],
  [
    'Logo for a bakery, the idea is a loaf that looks like a moon',
    'Logo for a bakery, a loaf that looks like a moon',
  ],
  [
    'the thought of rain made him smile, an old farmer looking up',
    'the thought of rain made him smile, an old farmer looking up',
  ],
])('%s: an idea that one likes is the picture', (typed, picture) => {
  expect(pictureAsked(typed)).toBe(picture);
});

test.each([
  ['teenage me would of loved this: a skateboard ramp on saturn', 'a skateboard ramp on saturn'],
  ['you will laugh but: a cow on the moon', 'a cow on the moon'],
  [
    'My company needs one image for safety presentation: forklift driver and a worker',
    'forklift driver and a worker',
  ],
  ['a cutaway of a volcano, no words becuase the children write them in', 'a cutaway of a volcano, no words'],
])('%s: what is said before the picture, or why, is none of it', (typed, picture) => {
  expect(pictureAsked(typed)).toBe(picture);
});
