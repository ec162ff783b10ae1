import { describe, expect, test } from 'vitest';
import { PROMPT_DEFAULTS } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';
import type { Stage } from '../stage.ts';

const stageOf = (subject: string): Stage => compose({ ...PROMPT_DEFAULTS, subject }).stages.cinematic;
const others = (subject: string): number =>
  stageOf(subject)
    .figures.slice(1)
    .filter(({ word }) => word === 'people')
    .reduce((sum, { count }) => sum + count, 0);

test('a crowded place has others in it, an empty one nobody', () => {
  expect(others('a man reading a newspaper on a crowded subway train')).toBe(5);
  expect(others('a man reading a newspaper on an empty subway train')).toBe(0);
  expect(others('a man reading a newspaper on a subway train')).toBe(0);
});

test('a party is the people at it, unless some are named', () => {
  expect(others('a rooftop party with string lights at dusk')).toBe(5);
  expect(others('three robots at a birthday party')).toBe(0);
  expect(others('a dj playing records at a beach party')).toBe(5);
});

describe('places are drawn as what they are called', () => {
  test.each([
    ['a woman watering plants on her small balcony', 'balcony'],
    ['a boy sitting on the edge of a pier', 'boardwalk'],
    ['a bartender shaking a cocktail behind the bar', 'bar'],
    ['a barista behind the counter of a tiny cafe', 'cafe'],
    ['a shoemaker hammering a sole in his tiny shop', 'shoe-shop'],
    ['two kids in a blanket fort', 'tent-inside'],
    ['a gardener planting tulips in a raised bed', 'garden'],
    ['a wizard stirring a cauldron in a tower', 'stone-room'],
    ['a knight kneeling before a queen in a throne room', 'castle-hall'],
    ['a penguin on an icy hill', 'snow'],
    ['a bus driver waving from the window of a yellow bus', 'street'],
    ['a night market stall selling dumplings in the rain', 'market'],
    ['four friends around a campfire', 'field'],
    ['a grandfather fishing on a wooden dock', 'boardwalk'],
    ['a green tractor in front of a red barn', 'field'],
    ['a couple on a scooter driving through rome', 'rome'],
    ['a princess asleep in a tower', 'stone-room'],
    ['a dog sticking its head out of a car window', 'road'],
    ['a witch flying on a broom in front of the moon', 'sky'],
  ])('%s: %s', (subject, place) => {
    expect(stageOf(subject)).toMatchObject({ place });
    expect(stageOf(subject).notes ?? []).toEqual([]);
  });
});

test('a driver at the window of a bus is in the bus, which keeps its colour', () => {
  const [driver, bus] = stageOf('a bus driver waving from the window of a yellow bus').figures;
  expect(bus).toMatchObject({ drawing: 'bus', colour: 'yellow' });
  expect(driver?.bond).toEqual({ to: 1, as: 'in' });
});

test('who drinks from a stream in a forest is in the forest', () => {
  expect(stageOf('a deer drinking from a stream in a misty forest').place).toBe('forest');
});

test('a sky that has no moon of its own gets the one that is named', () => {
  expect(stageOf('three owls on a branch under a full moon').figures).toContainEqual(
    expect.objectContaining({ drawing: 'moon', posture: 'fly' }),
  );
});

test('before the moon it is night', () => {
  expect(stageOf('a witch flying on a broom in front of the moon').daytime).toBe('night');
});

test.each([
  ['a heron standing before a huge moon', 0.5],
  ['a ghost ship under a blood moon', 0.2],
])('the moon that is named is large, and there is one: %s', (subject, least) => {
  const moons = stageOf(subject).figures.filter(({ drawing }) => drawing === 'moon');
  expect(moons).toHaveLength(1);
  expect(moons[0]?.height).toBeGreaterThan(least);
});

test('a rainbow ends on the ground behind everyone', () => {
  const rainbow = stageOf('a sheep under a rainbow').figures.find(({ drawing }) => drawing === 'rainbow');
  expect([rainbow?.posture, rainbow?.depth]).toEqual(['stand', 1]);
});

test('what a dish shows by itself is not drawn or noted a second time', () => {
  const { figures, notes } = stageOf('a taco with shredded cheese');
  expect(figures.map(({ drawing }) => drawing)).toEqual(['taco']);
  expect(notes ?? []).toEqual([]);
});
