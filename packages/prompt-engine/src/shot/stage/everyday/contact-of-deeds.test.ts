import { expect, test } from 'vitest';
import { PROMPT_DEFAULTS } from '../../../vocabulary.ts';
import { compose } from '../../../write/compose.ts';

const stageOf = (subject: string) => compose({ ...PROMPT_DEFAULTS, subject }).stages.studio;

/** All figures of a subject: drawing, posture where it is not standing, and bond. */
const toldOf = (subject: string): string =>
  stageOf(subject)
    .figures.map(({ drawing, posture, bond }) =>
      [drawing, ...(posture === 'stand' ? [] : [posture]), ...(bond ? [bond.as, bond.to] : [])].join(' '),
    )
    .join(', ');

test.each([
  ['a woman reaching for a jar on the top shelf', 'jar on 2, open-shelf tend 0'],
  ['a man reaching up to change a light bulb', 'hanging-lamp tend 0'],
  ['a boy picking apples from a tree on a ladder', 'tree behind 3, ladder'],
  ['a photographer taking a picture of a bride under a tree', 'camera mouth 0'],
  ['a woman bending over to tie a child’s shoe', 'person crouch'],
  ["a boy tying his grandfather's shoelaces", 'child crouch, person tend 0'],
  ["a vet bandaging a dog's paw", 'person:vet crouch, dog tend 0'],
  ["a nurse measuring a boy's height against a wall", 'height-chart behind 1'],
  ['a plumber fixing a pipe under a kitchen sink', 'person:plumber crouch, sink-cabinet tend 0'],
  ['a mechanic lying under a red car in a garage', 'person:mechanic lie under 1, car on 2, car-ramps'],
  ['a cat asleep under a parked car in the rain', 'cat lie under 1, car'],
  ['a barista handing a cup over the counter to an old man', 'counter front 0'],
  ['a waiter pouring wine for a woman at a table', 'person sit'],
  ['a family of five eating soup at a round table', 'soup on 2, long-table front 0'],
  ['a grandmother teaching a girl to knit on a sofa', 'person sit on 2, child sit on 2'],
  ['two men carrying a ladder on their shoulders down a street', 'ladder ride held 0'],
  ['a boy carrying a sack of potatoes on his shoulder', 'child walk, sack ride held 0'],
  ['a tram stopping beside people with umbrellas', 'umbrella held 1'],
  ['a dog jumping through a hoop', 'dog jump, hoop-far behind 0, hoop-near front 0'],
  ['a boy throwing a basketball into a hoop', 'plain-ball float held 0'],
  ['a dog pulling a sledge with two children', 'child sit on 1'],
  ['a boy climbing over a wall with a ball under his arm', 'child crouch on 1'],
  ['a cat watching a goldfish in a bowl on a table', 'bowl on 3'],
  ['a girl playing the piano while a dog sleeps under it', 'dog lie under 1'],
  ['a butcher hanging sausages in a shop window', 'person:butcher, sausages fly tend 0'],
  ['a policeman stopping cars at a crossing', 'person:police wave'],
  ['a policewoman writing a parking ticket beside a red car', 'clipboard held 0'],
  ['a carpenter carrying a door up the stairs', 'door held 0'],
  ['a farmer milking a cow in a stable', 'person:farmer sit around 1, cow, bucket front 1'],
  ['a seamstress kneeling to pin the hem of a bride’s dress', 'person:tailor crouch'],
  ['a boy trying to reach a kite in a tree', 'child wave, kite on 2, tree'],
  ['a cook stirring a pot over a campfire in the rain', 'cauldron on 2, campfire tend 0'],
  ['a violinist and a pianist playing on a stage', 'piano tend 1'],
  ['a pigeon landing on an old man’s hand', 'pigeon held 1'],
  ['four women rowing past a castle in the fog', 'person sit in 2'],
  ['a line of people waiting outside a bakery', 'person, shop'],
  ['a boy sleeping on a bench in a train station', 'child lie on 1'],
])('%s', (subject, told) => {
  expect(toldOf(subject)).toContain(told);
});

test.each([
  ['a girl brushing a pony outside a stable', 'farm'],
  ['a goat standing on the roof of a shed', 'field'],
  ['an electrician on a stepladder fixing a street lamp', 'street'],
  ['a row of taxis waiting outside a station at night', 'street'],
  ['a shoemaker hammering a sole at his bench', 'shoe-shop'],
  ['a barista handing a cup over the counter to an old man', 'cafe'],
  ['three children building a snowman in a garden at night', 'snowy-garden'],
  ['a man filling his car at a petrol station', 'petrol-station'],
])('%s is in its place', (subject, place) => {
  expect(stageOf(subject).place).toBe(place);
});

test('snow lies where the words have a snowman, without a word of the weather', () => {
  expect(stageOf('three children building a snowman in a garden at night').weather).toBe('snow');
  expect(stageOf('a girl reading in a garden').weather).toBe('clear');
});

test('of cars that nobody counts two are seen, of those that are counted all', () => {
  const cars = (subject: string) => stageOf(subject).figures.find(({ drawing }) => drawing === 'car')?.count;
  expect(cars('a policeman stopping cars at a crossing')).toBe(2);
  expect(cars('a policeman stopping four cars at a crossing')).toBe(4);
});
