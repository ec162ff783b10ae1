import { expect, test } from 'vitest';
import { letteringIn } from './lettering.ts';

test.each([
  ['poster for a slow film night in a pool, says SINK IN - FRI 9PM, risograph', ['SINK IN - FRI 9PM']],
  ['poster for the village jumble sale, says JUMBLE SALE SAT 14 MAY, lino cut', ['JUMBLE SALE SAT 14 MAY']],
  [
    'sticker for our physio, a bag of peas with fists, name is Pea Treatment, thick outline',
    ['Pea Treatment'],
  ],
  ['sign for a hairdresser, title should be shear drop, a wave', ['shear drop']],
  ['t shirt for a hen do, words Beas Last Pierogi, pink', ['Beas Last Pierogi']],
  ['book cover, title The Last Ferryman, a boat', ['The Last Ferryman']],
  ['a wanted poster, a raccoon mugshot, WANTED on top', ['WANTED']],
  ['poster says NO DIVING but a walrus is diving', ['NO DIVING']],
  ['a protest sign that reads MORE NAPS held by a toddler', ['MORE NAPS']],
  ['wine label, the goats are called Ruth and Delia, text says HEADSTRONG', ['HEADSTRONG']],
  ['menu board, cod 6.50 chips 3.20 mushy peas 1.50, a gull', ['cod 6.50', 'chips 3.20', 'mushy peas 1.50']],
  ['poster for a jazz night on friday', ['Jazz Night']],
])('%s: what is told to be read is the lettering', (text, lines) =>
  expect(letteringIn(text).lines).toEqual(lines),
);

test.each([
  'flyer for a lost tortoise, his name is Gerald, reward 50 pounds',
  'a stage in smoke with the words on fire',
  'a map, names: Tailreach, Whisker Bay',
  'a man who says nothing in a bar',
])('%s: no words are told to be read', (text) => expect(letteringIn(text).lines).toEqual([]));
