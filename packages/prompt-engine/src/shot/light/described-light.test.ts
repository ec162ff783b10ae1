import { expect, test } from 'vitest';
import { readScene } from '../../read/read-scene.ts';
import { isLightDescribed, isRecoloured } from './described-light.ts';
import { lightBy } from './told-light.ts';

const lightOf = (subject: string): string => lightBy(readScene(subject), false);

test.each([
  'a jar of pickles on oak, soft morning light',
  'a phone case on marble, small soft shadow',
  'a chapel without a roof, sun streaming through the windows',
  'a lake where we met, mist and then suddenly sun',
  'a goat at a bus stop, late afternoon',
  'a barn at sunset in thick fog',
])('%s: the words say all of the light', (subject) => expect(lightOf(subject)).toBe('described'));

test.each(['a coat of soft light blue', 'a goat at a bus stop', 'a light lunch on a table'])(
  '%s: the light is open',
  (subject) => expect(isLightDescribed(subject)).toBe(false),
);

test('a light has the colour that the words give it', () => {
  const lantern = { words: 'lantern light', term: 'warm lamplight from camera {side}' };
  expect(isRecoloured('a hut, green lantern light', ['green'], lantern)).toBe(true);
  expect(isRecoloured('a green hut, lantern light', ['green'], lantern)).toBe(false);
});

test('whom one is fond of is lit softly', () => {
  expect(lightOf('my sister and a clown arguing about a kite')).toBe('tender');
  expect(lightOf('a clown and a baker arguing about a kite')).toBe('free');
});
