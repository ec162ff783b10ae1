import { expect, test } from 'vitest';
import { contradicts, type Facts, meets, merged } from './facts.ts';

test.each<[Facts, Facts, boolean]>([
  [{ time: 'dawn' }, { time: 'night' }, true],
  [{ time: 'night' }, { light: 'sun' }, true],
  [{ time: 'night' }, { light: 'moon' }, false],
  [{ weather: 'rain' }, { place: 'indoor' }, true],
  [{ weather: 'rain' }, { place: 'indoor', weather: 'rain' }, false],
  [{ weather: 'rain' }, { weather: 'storm' }, false],
  [{ weather: 'snow' }, { weather: 'wind' }, false],
  [{ weather: 'clear' }, { weather: 'cloud' }, true],
  [{ place: 'outdoor' }, { light: 'window' }, true],
  [{ era: 'past' }, { light: 'neon' }, true],
  [{ count: 'one' }, { count: 'many' }, true],
  [{}, { light: 'sun', time: 'dawn' }, false],
])('%j and %j', (one, other, apart) => {
  expect(contradicts(one, other)).toBe(apart);
  expect(contradicts(other, one)).toBe(apart);
});

test('what is wanted is met only when all of it is known', () => {
  expect(meets({ time: 'dawn', weather: 'fog' }, { time: 'dawn' })).toBe(true);
  expect(meets({ time: 'dawn' }, { time: 'dawn', weather: 'fog' })).toBe(false);
});

test('what is said first stands', () => {
  expect(merged({ time: 'dawn' }, { time: 'night', place: 'indoor' })).toEqual({
    time: 'dawn',
    place: 'indoor',
  });
});
