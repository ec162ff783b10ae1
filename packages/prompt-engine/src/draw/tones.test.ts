import { expect, test } from 'vitest';
import { stageOf } from './testing/stages.ts';
import { colouringOf } from './tones.ts';

const tonesAt = (place: string, placeWord: string) => colouringOf(stageOf({ place, placeWord })).tones;

test('a room has walls and a shore has ground of the colour that it is called by', () => {
  expect(tonesAt('bathroom', 'pink bathroom').sky1).not.toBe(tonesAt('bathroom', 'bathroom').sky1);
  expect(tonesAt('beach', 'grey beach').ground).not.toBe(tonesAt('beach', 'beach').ground);
  expect(tonesAt('room', 'red door')).toEqual(tonesAt('room', 'door'));
  expect(tonesAt('street', 'red street')).toEqual(tonesAt('street', 'street'));
});
