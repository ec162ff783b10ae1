import { expect, test } from 'vitest';
import { readScene } from './read-scene.ts';

test.each([
  'a goat standing on the roof of a parked ice cream van',
  'a goat on a car roof',
  "three kids sitting on the roof of their dad's truck",
])('%s: on the vehicle, and on no house', (subject) => {
  const { cast, place } = readScene(subject);
  expect(place).toBeUndefined();
  expect(cast.find(({ kind }) => kind === 'vehicle')).toMatchObject({
    part: 'support',
    relation: { preposition: 'on', to: 0 },
  });
});

test('the roof of a house stays a place', () => {
  expect(readScene('a woman on the roof of her house').place?.row?.drawing).toBe('rooftop');
});
