import type { EngineModelId, ImageModelChoice } from '@framewright/contract';
import { ASPECT_RATIOS } from '@framewright/prompt-engine/vocabulary';
import { expect, test } from 'vitest';
import { priceLine } from '../../lib/price-of-picture.ts';
import { choiceOf } from '../../testing/image-models.ts';
import { chooseOffered, nearestModel, nearestRatio } from './model-choice.ts';

test('a ratio that is offered stays', () => {
  expect(ASPECT_RATIOS.map((ratio) => nearestRatio(ratio, ASPECT_RATIOS))).toEqual([...ASPECT_RATIOS]);
});

test.each([
  ['21:9', '3:2'],
  ['16:9', '3:2'],
  ['5:4', '3:2'],
  ['4:5', '2:3'],
  ['9:16', '2:3'],
  ['3:4', '2:3'],
] as const)('%s becomes %s where there are three', (wanted, nearest) => {
  expect(nearestRatio(wanted, ['1:1', '2:3', '3:2'])).toBe(nearest);
});

test('a mode that is not offered falls back to one that is', () => {
  expect(chooseOffered(['image-to-image'], 'text-to-image')).toBe('image-to-image');
  expect(chooseOffered(['text-to-image', 'image-to-image'], 'image-to-image')).toBe('image-to-image');
});

test.each([
  ['openai', 0.126, 'About $0.13 a picture'],
  ['gemini', 0.04, 'About $0.04 a picture'],
  ['gemini', 0.004, 'About $0.004 a picture'],
  ['seedream', 0.03, 'About $0.03 a picture, on your own key'],
  ['seedream', null, 'Price not known, on your own key'],
  ['openai', null, 'Price not known'],
  ['built-in', 0, 'Free, on this machine'],
] as const)('%s at %s: %s', (id, price_usd, line) => {
  expect(priceLine(choiceOf(id, { price_usd }))).toBe(line);
});

const named = (id: EngineModelId): ImageModelChoice => ({ ...choiceOf('built-in'), id, label: id });
const NEAR = [
  choiceOf('built-in'),
  named('forge/flux1-schnell.safetensors'),
  named('forge/dreamshaper_8.safetensors'),
];

test.each([
  ['flux1-dev.safetensors', 'forge/flux1-schnell.safetensors'],
  ['DreamShaper XL', 'forge/dreamshaper_8.safetensors'],
  ['juggernaut.safetensors', 'built-in'],
  ['', 'built-in'],
])('the nearest of what is here to %j', (name, id) => {
  expect(nearestModel(name, NEAR, 'openai')?.id).toBe(id);
});

test('of models that are equally near it is the usual one', () => {
  const usual = NEAR[2]?.id ?? 'built-in';
  expect(nearestModel('juggernaut', NEAR, usual)?.id).toBe(usual);
  expect(nearestModel('juggernaut', [], usual)).toBeUndefined();
});
