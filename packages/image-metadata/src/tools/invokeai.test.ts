import { expect, test } from 'vitest';
import { readGeneration } from './read-generation.ts';
import { containerOf } from './testing.ts';

function read(png: Record<string, string>) {
  return readGeneration(containerOf({ png }));
}

test('the current form, with the model taken apart', () => {
  const metadata = {
    app_version: '5.4.1',
    generation_mode: 'sdxl_txt2img',
    positive_prompt: 'a lighthouse in fog',
    negative_prompt: 'blurry',
    width: 832,
    height: 1216,
    seed: 4105839922,
    cfg_scale: 6,
    steps: 30,
    scheduler: 'euler_a',
    model: { key: 'k-1', hash: 'blake3:ab', name: 'harbour-xl', base: 'sdxl', type: 'main' },
    loras: [{ model: { name: 'fog' }, weight: 0.7 }],
    strength: null,
  };
  expect(read({ invokeai_metadata: JSON.stringify(metadata), invokeai_graph: '{}' })).toEqual({
    tool: 'InvokeAI',
    prompt: 'a lighthouse in fog',
    negativePrompt: 'blurry',
    seed: '4105839922',
    model: 'harbour-xl',
    steps: 30,
    sampler: 'euler_a',
    guidance: 6,
    size: { width: 832, height: 1216 },
    settings: {
      app_version: '5.4.1',
      generation_mode: 'sdxl_txt2img',
      'model key': 'k-1',
      'model hash': 'blake3:ab',
      'model base': 'sdxl',
      'model type': 'main',
      loras: '[{"model":{"name":"fog"},"weight":0.7}]',
    },
  });
  const older = JSON.stringify({
    positive_prompt: 'a pier',
    model: { model_name: 'sd-1-5', base_model: 'sd-1' },
  });
  expect(read({ invokeai_metadata: older })?.model).toBe('sd-1-5');
});

test('sd-metadata: parts of a prompt, and what stands in square brackets is unwanted', () => {
  const image = {
    prompt: [
      { prompt: 'a lighthouse [blurry] in fog', weight: 1 },
      { prompt: '[people, boats]', weight: 0.5 },
    ],
    sampler: 'k_lms',
    seed: 42,
    steps: 50,
    cfg_scale: 7.5,
    width: 512,
    height: 768,
  };
  const metadata = JSON.stringify({
    model: 'stable diffusion',
    model_weights: 'sd-1.5',
    model_hash: 'ab12',
    image,
  });
  expect(read({ 'sd-metadata': metadata, Dream: '"no" -s 1' })).toMatchObject({
    prompt: 'a lighthouse in fog',
    negativePrompt: 'blurry, people, boats',
    seed: '42',
    model: 'sd-1.5',
    steps: 50,
    sampler: 'k_lms',
    guidance: 7.5,
    size: { width: 512, height: 768 },
    settings: { model_hash: 'ab12' },
  });
});

test.each([
  '"a lighthouse in fog [blurry]" -s 50 -S 123 -W 512 -H 768 -C 7.5 -A k_lms',
  'a lighthouse in fog [blurry] -s50 -S123 -W512 -H768 -C7.5 -Ak_lms',
])('Dream: the command line %s', (Dream) => {
  expect(read({ Dream })).toMatchObject({
    tool: 'InvokeAI',
    prompt: 'a lighthouse in fog',
    negativePrompt: 'blurry',
    seed: '123',
    steps: 50,
    sampler: 'k_lms',
    guidance: 7.5,
    size: { width: 512, height: 768 },
  });
});
