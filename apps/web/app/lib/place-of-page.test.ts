import { expect, test } from 'vitest';
import { placeOf } from './place-of-page.ts';

test('a visit has its own place, unless a link leads back to another', () => {
  expect(placeOf({ key: 'k2', state: { place: 'k1' } })).toBe('k1');
  for (const state of [null, undefined, 'k1', { prompt: 'k1' }, { place: 1 }])
    expect(placeOf({ key: 'k2', state })).toBe('k2');
});
