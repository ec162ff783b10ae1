import { expect, test } from 'vitest';
import { pictureAsked } from './command.ts';

test.each([
  ['a wooden train set for my web shop, mustard yellow engine', 'a wooden train set, mustard yellow engine'],
  [
    'flat illustration for our clinic waiting room showing how to wash hands',
    'flat illustration showing how to wash hands',
  ],
  [
    'a jar of lemons, hard sun, for my etsy header so wide and empty on the right',
    'a jar of lemons, hard sun, wide and empty on the right',
  ],
])('%s: where it is put to use is not seen', (typed, picture) => {
  expect(pictureAsked(typed)).toBe(picture);
});

test.each([
  'logo for my pottery studio, a crow and a pot',
  'renovation idea for our narrow bathroom, green tiles, a round mirror',
  'thumbnail for my video about radios, half rusty half shiny',
  'ad for my key cutting shop: a man locked out in a towel',
])('%s: what it is made for says what is on it', (typed) => {
  expect(pictureAsked(typed)).toBe(typed);
});
