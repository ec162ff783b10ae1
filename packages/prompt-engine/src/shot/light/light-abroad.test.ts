import { expect, it } from 'vitest';
import { readScene } from '../../read/read-scene.ts';
import { readLightWords, speaksOfLight } from './light-abroad.ts';

it.each([
  ['une rue de Lyon, 1890, lumière de gaz', 'gas lamps'],
  ['una cocina vieja, velas sobre la mesa, una abuela', 'candle'],
  ['商店街、夕方、赤い提灯', 'lantern'],
  ['una cucina piccola, lampadina nuda sopra il tavolo, un robot', 'bulb'],
])('finds what gives the light: %s', (typed, english) => {
  expect(readLightWords(readScene(typed))).toContain(english);
});

it('knows that the words speak of the light', () => {
  expect(speaksOfLight(readScene('uma padaria em Lisboa, o padeiro na porta, luz só de dentro'))).toBe(true);
  expect(speaksOfLight(readScene('uma padaria em Lisboa, o padeiro na porta'))).toBe(false);
});
