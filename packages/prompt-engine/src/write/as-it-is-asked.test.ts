import { describe, expect, test } from 'vitest';
import { takesOf } from './fixtures/takes.ts';

const outside = (subject: string): string[] => takesOf(subject).map((take) => take.outside);
const written = (subject: string): string => outside(subject).join('\n');

describe('light agrees with what is told', () => {
  test.each([
    ['snowy hut, northern lights, nobody around', /green/i, /snow sky|diffused white/i],
    ['two climbers on a ridge just before sunrise, one laughing, one asleep', /before sunrise/i, /low sun/i],
    ['three aunts on a porch shelling beans, one telling a story, hot summer evening', /warm/i, /cool/i],
    [
      'a desert road in the heat, a broken van, kids playing cards in the shade',
      /shade/i,
      /overcast|no shadow|Even daylight/i,
    ],
    [
      'jazz quartet in a tiny basement club, the bassist asleep, blue smoke',
      /dark/i,
      /every surface readable|almost no shadow/i,
    ],
    [
      'our old cat on a sunny windowsill looking at the garden, not sad at all',
      /Sunlight through the window/i,
      /high above/i,
    ],
    [
      'a whale carrying a village, evening, lamps just being lit, laundry between the houses',
      /the lamps/i,
      /the light in the scene/i,
    ],
    [
      'my aunt teaching me to knit, rain outside, cat on the wool',
      /window light/i,
      /the rain and every edge/i,
    ],
    ['a waterfall inside a lift shaft and the repair man, totally unfazed', /dim|low|shadow/i, /sun/i],
  ])('%s', (subject, has, hasNot) => {
    expect(written(subject)).toMatch(has);
    expect(written(subject)).not.toMatch(hasNot);
  });
});

describe('what is drawn flat has no lens, and is called what it is', () => {
  test.each([
    ['battle map look from above, ruined temple in a swamp, 3 campfires', /game map/i],
    ['treasure map with three islands, sea serpents in the corners', /Drawn map/],
    ['meme of a raccoon staring at an empty fridge, text "ME AT 3AM"', /Meme/],
    ['ttrpg item card: a cursed spoon, parchment background', /game card/i],
    ['diagram of the water cycle, mountains, sea, clouds and arrows, colorful', /diagram/i],
  ])('%s', (subject, has) => {
    expect(written(subject)).toMatch(has);
    expect(written(subject)).not.toMatch(/\b\d+mm\b|photograph|film still|compass rose/i);
  });

  test.each([
    'vintage film camera on a map',
    'a woman reading a map in a car',
    'mockup of a tote bag, held by a woman on a beach',
    'phone wallpaper, koi pond from above, night, keep the top part dark',
    'two snails racing on a counter, one has a number 7 sticker',
  ])('%s: a picture all the same', (subject) => expect(written(subject)).toMatch(/photograph|film|\d+mm/i));
});

describe('nothing speaks against what the words ask for', () => {
  test('big letters are not made small', () =>
    expect(written('Poster for a fair, big friendly letters saying TOMBOLA, cakes')).not.toMatch(
      /TOMBOLA”[^.]* small/,
    ));
  test('no composition beside space that is told', () =>
    expect(written('a quiet lake, one tiny boat, lots of fog, space on the right for text')).not.toMatch(
      /centred|third/i,
    ));
  test('an abandoned pool has no loungers', () =>
    expect(written('abandoned swimming pool full of wildflowers')).not.toMatch(/lounger|wet pale/i));
  test('one who is small by kind is seen from near', () =>
    expect(written('a hummingbird drinking from a red flower, but the flower is made of glass')).toMatch(
      /macro/,
    ));
  test('a face that is told is seen', () =>
    expect(written('old paladin, dented armor, tired but kind eyes, holding a goblin child, rain')).toMatch(
      /Medium shot/,
    ));
  test('a colour is no rule for what has its own', () =>
    expect(
      written('astronaut watering a sunflower on mars, tiny blue sun setting, seen from behind'),
    ).not.toMatch(/strongest colour/));
});
