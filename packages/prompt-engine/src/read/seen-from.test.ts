import { expect, test } from 'vitest';
import { readScene } from './read-scene.ts';

test.each([
  ['a market seen from a rooftop', 'from-high', 'rooftop'],
  ['a wedding seen from the organ loft', 'from-high', 'loft'],
  ['concert from the back row', 'from-back', 'row'],
  ['an old couple dancing, seen through a keyhole', 'keyhole', 'keyhole'],
  ['a milk carton seen from inside the fridge', 'from-inside', 'fridge'],
  ['a bowl of ramen seen from directly above', 'overhead', 'directly'],
])('where it is seen from is the camera, and nothing in the picture: %s', (subject, id, word) => {
  const { cameras, cast, place, rest } = readScene(subject);
  expect(cameras.map(({ row }) => row.id)).toEqual([id]);
  expect(`${cast.map(({ words }) => words).join()} ${place?.words ?? ''} ${rest.join()}`).not.toContain(word);
});

test('a boat that one looks from is not in the picture', () => {
  const { cameras, cast, place } = readScene('an erupting volcano seen from a fishing boat');
  expect(cameras).toEqual([]);
  expect(cast).toHaveLength(1);
  expect(place).toBeUndefined();
});

test.each([
  ['a scientist looking through a microscope', 'microscope'],
  ['a girl hears knocking from inside the mirror', 'mirror'],
  ['a boy jumps from a rooftop', 'rooftop'],
  ['a girl releases a lantern from the bridge', 'bridge'],
])('what somebody does from there is no camera: %s', (subject, word) => {
  const { cameras, cast, place } = readScene(subject);
  expect(cameras).toEqual([]);
  expect(`${cast.map(({ words }) => words).join()} ${place?.words ?? ''}`).toContain(word);
});

test.each([
  ['a rammed-earth chapel in the Atacama at noon, one slit of light on the altar', 'chapel'],
  ['a cabin in Norway with a bathtub by the stove', 'cabin'],
])('what is furnished is seen from within: %s', (subject, room) => {
  expect(readScene(subject).place?.row?.names).toContain(room);
});
