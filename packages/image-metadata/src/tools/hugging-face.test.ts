import { expect, test } from 'vitest';
import { readGeneration } from './read-generation.ts';
import { containerOf } from './testing.ts';

test('the JSON of a space', () => {
  const json = {
    prompt: 'a pier at dawn',
    negative_prompt: 'people',
    resolution: '1024 x 768',
    guidance_scale: 7,
    num_inference_steps: 28,
    seed: 123,
    sampler: 'Euler a',
    Model: 'Harbour XL 3.1',
    'Model hash': 'ab12',
  };
  expect(readGeneration(containerOf({ png: { parameters: JSON.stringify(json) } }))).toEqual({
    tool: 'Hugging Face',
    prompt: 'a pier at dawn',
    negativePrompt: 'people',
    seed: '123',
    model: 'Harbour XL 3.1',
    steps: 28,
    sampler: 'Euler a',
    guidance: 7,
    size: { width: 1024, height: 768 },
    settings: { 'Model hash': 'ab12' },
  });
});

test('JSON of a tool that nobody knows is read by its names, if it has a prompt', () => {
  const read = (json: unknown) => readGeneration(containerOf({ png: { parameters: JSON.stringify(json) } }));
  expect(read({ prompt: 'a pier', seed: 4, app: 'Harbour Studio' })).toMatchObject({
    tool: 'Harbour Studio',
    seed: '4',
  });
  expect(read({ prompt: 'a pier' })?.tool).toBe('Unknown tool');
  expect(read({ width: 4, seed: 4 })).toBeNull();
});
