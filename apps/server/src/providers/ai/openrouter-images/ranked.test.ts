import { expect, test } from 'vitest';
import type { PicturePort } from '../picture-port.ts';
import { bestFirst } from './ranked.ts';

const DAY = new Date('2026-11-23');

function model(name: string, price_usd: number | null, modes = ['text-to-image']): PicturePort {
  // Of a port only these are read.
  return { id: `openrouter/${name}`, capabilities: () => ({ modes, price_usd }) } as unknown as PicturePort;
}

const firstOf = (...models: PicturePort[]) => bestFirst(models, DAY)[0]?.id.replace('openrouter/', '');

test('the family that is ranked best goes before what is cheaper', () => {
  expect(firstOf(model('a/free', 0), model('bytedance-seed/seedream-5', 0.03))).toBe(
    'bytedance-seed/seedream-5',
  );
  const flux = model('black-forest-labs/flux.2-pro', 0.03);
  expect(firstOf(model('bytedance-seed/seedream-4.5', 0.03), flux)).toBe('black-forest-labs/flux.2-pro');
});

test('what is dear, what has no price, and what begins with a picture is chosen for nobody', () => {
  const cheap = model('a/plain', 0.02);
  expect(firstOf(cheap, model('openai/gpt-image-3', 0.13))).toBe('a/plain');
  expect(firstOf(cheap, model('google/gemini-9', null))).toBe('a/plain');
  expect(firstOf(model('black-forest-labs/flux.2-pro', 0.01, ['image-to-image']), cheap)).toBe('a/plain');
});

test('without any of them the order stays, cheapest first', () => {
  expect(bestFirst([model('a/one', 0.01), model('b/two', 0.02)], DAY).map(({ id }) => id)).toEqual([
    ...['openrouter/a/one', 'openrouter/b/two'],
  ]);
});
