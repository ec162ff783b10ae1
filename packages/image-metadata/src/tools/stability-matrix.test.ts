import { expect, test } from 'vitest';
import { readGeneration } from './read-generation.ts';
import { containerOf } from './testing.ts';

const A1111 =
  'a pier at dawn\nNegative prompt: people\nSteps: 20, Sampler: Euler, CFG scale: 5, Seed: 77, Size: 512x768, Model: harbour';

test('its own JSON comes first', () => {
  const json = {
    PositivePrompt: 'a pier at dawn',
    NegativePrompt: 'people',
    Steps: 20,
    Sampler: 'Euler',
    CfgScale: 5,
    Seed: 9223372036854775807n.toString(),
    Width: 512,
    Height: 768,
    ModelName: 'harbour',
    ModelHash: 'ab12',
  };
  const png = {
    parameters: 'other\nSteps: 1, Seed: 2, Size: 1x1',
    'parameters-json': JSON.stringify(json),
    smproj: '{}',
    prompt: '{}',
  };
  expect(readGeneration(containerOf({ png }))).toEqual({
    tool: 'Stability Matrix',
    prompt: 'a pier at dawn',
    negativePrompt: 'people',
    seed: '9223372036854775807',
    model: 'harbour',
    steps: 20,
    sampler: 'Euler',
    guidance: 5,
    size: { width: 512, height: 768 },
    settings: { ModelHash: 'ab12' },
  });
});

test('without it the text is read', () => {
  expect(readGeneration(containerOf({ png: { parameters: A1111, smproj: '{}' } }))).toMatchObject({
    tool: 'Stability Matrix',
    prompt: 'a pier at dawn',
    seed: '77',
  });
});
