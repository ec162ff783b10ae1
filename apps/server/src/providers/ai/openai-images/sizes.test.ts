import { ASPECT_RATIOS } from '@framewright/prompt-engine/vocabulary';
import { expect, test } from 'vitest';
import { ratioOf } from '../aspect.ts';
import { chooseOpenaiSize, FREE_SIZES, ratiosOf } from './sizes.ts';

const NEWEST = 'gpt-image-2.6-flare';

function read(size: string) {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { width, height, ratio: width / height };
}

function expectTaken(size: string) {
  const { width, height, ratio } = read(size);
  expect(width % FREE_SIZES.step).toBe(0);
  expect(height % FREE_SIZES.step).toBe(0);
  expect(Math.max(width, height)).toBeLessThanOrEqual(FREE_SIZES.longestEdge);
  expect(width * height).toBeGreaterThanOrEqual(FREE_SIZES.least);
  expect(width * height).toBeLessThanOrEqual(FREE_SIZES.most);
  expect(Math.max(ratio, 1 / ratio)).toBeLessThanOrEqual(FREE_SIZES.steepest);
}

test.each(ASPECT_RATIOS)('%s is met within one per cent, at about one and a half megapixels', (name) => {
  for (const model of [NEWEST, 'gpt-image-2', 'gpt-image-2-2026-04-21', 'openai/gpt-image-2.5-sunburst']) {
    const size = chooseOpenaiSize(model, ratioOf(name));
    expectTaken(size);
    const { width, height, ratio } = read(size);
    expect(Math.abs(ratio / ratioOf(name) - 1)).toBeLessThan(0.01);
    expect(Math.abs((width * height) / 1_572_864 - 1)).toBeLessThan(0.1);
  }
});

test('older and unknown models get the nearest of the three sizes', () => {
  const asked = { '1:1': '1024x1024', '5:4': '1536x1024', '4:5': '1024x1536', '21:9': '1536x1024' } as const;
  expect(chooseOpenaiSize('gpt-image-1', ratioOf('1:1'))).toBe(asked['1:1']);
  expect(chooseOpenaiSize('gpt-image-1.5', ratioOf('5:4'))).toBe(asked['5:4']);
  expect(chooseOpenaiSize('chatgpt-image-latest', ratioOf('4:5'))).toBe(asked['4:5']);
  expect(chooseOpenaiSize('flux-dev', ratioOf('21:9'))).toBe(asked['21:9']);
});

test('only ratios that a model really makes are offered', () => {
  expect(ratiosOf(NEWEST)).toEqual(ASPECT_RATIOS);
  expect(ratiosOf('gpt-image-1-mini')).toEqual(['1:1', '2:3', '3:2']);
});

test('any shape of an input finds a size, the steepest ones the steepest', () => {
  for (const ratio of [1.37, 0.731, 2.99, 1 / 2.99, 1]) {
    const size = chooseOpenaiSize(NEWEST, ratio);
    expectTaken(size);
    expect(Math.abs(read(size).ratio / ratio - 1)).toBeLessThan(0.01);
  }
  for (const ratio of [16_384, 1 / 16_384, 3.2]) expectTaken(chooseOpenaiSize(NEWEST, ratio));
  expect(read(chooseOpenaiSize(NEWEST, 40)).ratio).toBeGreaterThan(2.9);
});
