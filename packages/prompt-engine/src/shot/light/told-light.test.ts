import { expect, test } from 'vitest';
import { readScene } from '../../read/read-scene.ts';
import { hasOnlyLight, lightBy } from './told-light.ts';

const lightOf = (subject: string, isOutdoors = false): string => lightBy(readScene(subject), isOutdoors);

test.each([
  ['a couple dancing in a kitchen at 2am, only the open fridge for light', 'only'],
  ['a boy under a blanket, lit by a torch', 'told'],
  ['a recipe box, soft light from the left', 'sided'],
  ['a wizard without a hat, snow, a robin on his head', 'snow'],
  ['commuters in the rain', 'rain'],
  ['a cowboy riding a snail into the sunset', 'sunset'],
  ['a bear in a canoe at dusk', 'dusk'],
  ['a mailman at the bottom of the sea', 'water'],
  ['two astronauts arm wrestling on the moon', 'space'],
  ['two fencers, their shadows are hugging', 'shadows'],
  ['toast hitting the floor, dramatic like a war photo', 'dramatic'],
  ['a haunted wardrobe', 'eerie'],
])('%s: the light is %s', (subject, of) => expect(lightOf(subject)).toBe(of));

test.each([
  ['a boy selling jars of fog', 'fog'],
  ['a librarian by day, wrestler by night', 'night'],
  ['a girl in rain boots', 'rain'],
  ['a staircase going down, not scary', 'eerie'],
  ['a bar of dark chocolate', 'told'],
  ['a neon pink jacket', 'told'],
  ['a whale above a town, no neon', 'told'],
  ['eggs sunny side up', 'bright'],
  ['a cook, light from high on the left, half his face in shade', 'shade'],
])('%s: no light by %s', (subject, of) => expect(lightOf(subject)).not.toBe(of));

test('in the open air there is daylight where nothing else is told', () => {
  expect(lightOf('a goat beside a teapot', true)).toBe('day');
  expect(lightOf('a teapot beside a kettle')).toBe('free');
  expect(lightOf('an osprey hitting the water')).toBe('soft-day');
  expect(lightOf('a lion in a barber chair')).toBe('free');
});

test('a light that is told to be the only one is', () => {
  expect(hasOnlyLight(readScene('half a melon, the only light is a phone screen'))).toBe(true);
  expect(hasOnlyLight(readScene('half a melon in window light'))).toBe(false);
});
