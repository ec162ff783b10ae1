import { expect, test } from 'vitest';
import { PROMPT_DEFAULTS, TAKES } from '../vocabulary.ts';
import { compose } from './compose.ts';

/** What all takes of a subject add to it. */
function addedTo(subject: string): string {
  const prompts = compose({ ...PROMPT_DEFAULTS, subject });
  return TAKES.map((take) => prompts[take].replace(subject, '')).join('\n');
}

test.each([
  'a snowy hill',
  'kids on a hill in the snow',
  'a garden in winter',
  'a cabin in the woods under heavy snow',
  'snowy street in a small town',
])('nothing grows in the cold: %s', (subject) => {
  expect(addedTo(subject)).not.toMatch(/grass|gorse|graz|rose|foxglove|lavender|fern|flower|leaf litter/i);
});

test('snow that lies on one thing lies around it', () => {
  expect(addedTo('a snow-covered park bench')).toContain('snow lying on every level surface');
});

test('what is abandoned is a place where nothing goes on, and keeps what stands there', () => {
  const added = addedTo('an abandoned amusement park');
  expect(added).toContain('a Ferris wheel');
  expect(added).not.toMatch(/event|key moment|figures|strings of bulbs/);
});

test.each([
  ['an old tram in snowy Prague', 'In snowy Prague'],
  ['in the Amazon a jaguar drinks', 'In the Amazon'],
])('a name has the article that it was given: %s', (subject, phrase) => {
  expect(addedTo(subject)).toContain(phrase);
});

test('a village square is no shape, and a red square no city', () => {
  expect(addedTo('village square with a cat')).not.toMatch(/flat fill|mockup/);
  expect(addedTo('a red square on white background')).toContain('flat fill');
});

test('what the words name is not put beside itself', () => {
  expect(addedTo('a market square at noon with pigeons')).not.toMatch(/pigeons, | and pigeons/);
});

test.each([
  ['a forest cabin', 'In the forest: '],
  ['lake house with a wooden pier', 'By the lake: '],
  ['a beach wedding', 'On the beach: '],
  ['a rooftop party at night', 'On the rooftop, with'],
])('open country before a building or a feast is where it is: %s', (subject, phrase) => {
  expect(addedTo(subject)).toContain(phrase);
});

test('a desert highway keeps what a highway has', () => {
  expect(addedTo('a desert highway at noon')).toContain('dunes');
});

test('rain drives the butterflies away, and no lamp stands in a field by day', () => {
  expect(addedTo('horses in the rain on a meadow')).not.toMatch(/butterfl|lamp/);
});

test('autumn has no water lilies', () => {
  expect(addedTo('old man feeding ducks at a pond in autumn')).not.toMatch(/lil(?:y|ies)|dragonfl/);
});

test.each([
  'a red barn in a wheat field',
  'a brutalist library in the rain',
  'mountain hut with smoke from the chimney',
  'a beach bar at sunset',
])('a building is seen from outside where the words say so: %s', (subject) => {
  expect(addedTo(subject)).not.toMatch(/interior|far wall|window light/);
});

test('and from inside where they say that', () => {
  expect(addedTo('a cosy cafe while it rains outside')).toContain('interior');
});

test('a tram in a street stands in no studio', () => {
  expect(addedTo('a tram climbing a steep street')).not.toMatch(/key light|softbox/);
});

test('who howls at the moon is under it, by night', () => {
  const added = addedTo('wolf howling at the moon');
  expect(added).toContain('moonlight');
  expect(added).not.toMatch(/crater|softbox/);
});

test('bags in the sea leave a turtle in the sea', () => {
  expect(addedTo('sea turtle swimming through plastic bags')).toContain('from the surface');
});

test('what stands on a car is not in it, a day is no place, and a pool in a hotel is no front of it', () => {
  expect(addedTo('a goat standing on the roof of a parked car')).not.toMatch(/dashboard|seat belts/);
  expect(addedTo('poster for a flea market on May 12 with the text "BRING CASH"')).not.toContain('On May');
  expect(addedTo('empty swimming pool inside an abandoned hotel')).not.toMatch(/canopied|balconies|water/);
});
