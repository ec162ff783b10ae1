import { expect, test } from 'vitest';
import { PROMPT_DEFAULTS, TAKES } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';

const takesOf = (subject: string): readonly string[] => {
  const composed = compose({ ...PROMPT_DEFAULTS, subject });
  return TAKES.map((take) => composed[take]);
};

/** subject | in each of its takes | in none */
test.each([
  ['jealousy as weather', /sickly green sky over two gardens/, /\bface\b|head turned/],
  ['loneliness as a landscape', /one leafless tree/, /lit alone/],
  ['anger as a kitchen appliance', /pressure cooker/, /one corner/],
  ['if sadness were a city', /door below the street/, /ceiling tubes/],
  ['what would nostalgia look like if it were a house', /height marks/, /the whole scene in frame/],
  ['courage as a room', /one lit candle on the lowest step/, /the whole scene in frame/],
  ['a cactus but its spines are pencils', /Pencils in the place of the spines/, /wholly of/],
  ['depression as a houseguest', /seated in a bath/, /the whole scene in frame/],
  ['grief as a tarot card', /The tarot card showing a coat on a peg/, /body to the front/],
  ['small talk in an elevator', /elevator/, /face and hands telling it/],
  ['wedding but everyone is a frog', /Every figure of the wedding a frog/, /bride in|groom in/],
  ['knight but the armour is all tupperware', /armour wholly of tupperware/, /steel|Fine detail/],
  [
    'orchestra but every instrument is a vegetable',
    /Every instrument of the orchestra a vegetable/,
    /wholly of/,
  ],
  ['bicycle with pretzels instead of wheels', /Pretzels in that place/, /upper wheel/],
  ['an hourglass with stars instead of sand', /Stars in that place/, /falling sand/],
  ['skateboard instead of a sleigh pulled by reindeer', /reindeer/, /the whole scene in frame/],
  ['if cats were librarians', /Cats as librarians/, /the whole scene in frame/],
  [
    'the inside of a grandfather clock imagined as a cathedral with tiny monks oiling the gears',
    /cathedral built into the inside of the grandfather clock/,
    /one side, 28mm/,
  ],
])('%s is planned from what is seen', (subject, seen, unseen) => {
  for (const take of takesOf(subject)) {
    expect(take.startsWith(subject)).toBe(true);
    expect(take).toMatch(seen);
    expect(take).not.toMatch(unseen);
  }
});

test.each([
  'a dancer whose shadow is a bird',
  'class photo from 1985 where one kid is a werewolf',
  'a hummingbird drinking from a red flower, but the flower is made of glass',
])('%s turns nothing into stuff', (subject) => {
  for (const take of takesOf(subject)) expect(take).not.toMatch(/wholly of/);
});

/** subject | studio | cinematic */
test.each([
  ['lifeguard off duty', /thumbs in the pockets/, /jacket hooked on one finger/],
  ['surgeon after a long shift', /hands hanging/, /head against the wall/],
  ['waitress on a smoke break behind a diner', /cigarette low in one hand/, /breathing out/],
  ['diver a second before jumping from the board', /with toes over the edge/, /tipped forward/],
  ['goalkeeper waiting for the penalty', /with feet wide/, /swaying low/],
])('%s: the wait is seen in the body', (subject, studio, cinematic) => {
  const [calm = '', lively = ''] = takesOf(subject);
  expect(calm).toMatch(studio);
  expect(lively).toMatch(cinematic);
});

test('whoever sleeps already has a pose of their own', () => {
  expect(takesOf('a doctor asleep in a chair after the night shift')[0]).not.toContain('hands hanging');
});

test('a pose that needs the feet is seen whole', () => {
  const [studio = ''] = takesOf('goalkeeper waiting for the penalty');
  expect(studio).toContain('Full-length shot');
  expect(studio).not.toMatch(/Three-quarter length|face and hands in sharp focus/);
});

/** A moment that is told to somebody who knows it. */
test.each([
  ['you know when you wake up from a nap and dont know what day it is', /sofa/],
  ['how it feels to open the window after someone smoked', /window/],
  ['the way a house sounds when everyone has left', /hallway with one coat hook/],
  [
    'dont know how to describe it but you know when you come home from holiday and the house smells like someone elses house? that, as a picture',
    /suitcase just set down in a hall/,
  ],
  ['the sound of a train at night far away', /chain of tiny lights/],
  ['decision fatigue', /forty spoons/],
  ['midlife crisis', /motorcycle/],
])('%s has a picture', (subject, picture) => {
  const [studio = ''] = takesOf(subject);
  expect(studio).toMatch(/shown as/i);
  expect(studio).toMatch(picture);
});

test('the picture of an idea has its own light, and its minimal take its own ground', () => {
  const [studio = '', cinematic = ''] = takesOf('decision fatigue');
  expect(cinematic).toContain('ceiling tubes');
  expect(studio).not.toContain('from behind');
  const [, , bare = ''] = takesOf('calm before the storm');
  expect(bare).not.toMatch(/behind it a .*wall/);
});
