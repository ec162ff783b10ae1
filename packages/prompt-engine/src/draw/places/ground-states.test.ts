import { expect, test } from 'vitest';
import { drawStage } from '../draw.ts';
import { stageOf } from '../testing/stages.ts';

const drawn = (place: string, placeWord: string, more: Parameters<typeof stageOf>[0] = {}): string =>
  drawStage(stageOf({ place, placeWord, ...more }), '4:3');

test('a street that is wet gleams, and one that is dry does not', () => {
  expect(drawn('narrow-lane', 'wet old town')).not.toBe(drawn('narrow-lane', 'old town'));
  expect(drawn('narrow-lane', 'long old town')).toBe(drawn('narrow-lane', 'old town'));
});

test('water that is muddy is brown, and a room that is dim is darker', () => {
  expect(drawn('ford', 'muddy river')).not.toBe(drawn('ford', 'river'));
  expect(drawn('workshop', 'dim workshop')).not.toBe(drawn('workshop', 'workshop'));
});

test('snow lies on what is put together from parts, and on no water', () => {
  const snowy = { weather: 'snow', seed: 3 } as const;
  const covers = (place: string): number =>
    (drawn(place, place, snowy).match(/opacity="\.?0?\.62"|fill-opacity="0?\.62"/g) ?? []).length;
  expect(covers('schoolyard')).toBeGreaterThan(covers('lake'));
});
