import { expect, test } from 'vitest';
import { readGeneration } from './read-generation.ts';
import { containerOf } from './testing.ts';

test('generation_data, with a zero at its end and letters of any script', () => {
  const json = {
    models: [{ label: 'fog', type: 'LORA', weight: 0.6 }],
    prompt: '灯台、霧の中',
    negativePrompt: 'people',
    width: 768,
    height: 1152,
    samplerName: 'Euler a',
    steps: 25,
    cfgScale: 7,
    seed: '18446744073709551615',
    clipSkip: 2,
    baseModel: { label: 'SDXL', modelFileName: 'harbour_v3', hash: 'AB12' },
  };
  const png = {
    generation_data: `${JSON.stringify(json)}\0`,
    prompt: '{"1":{"class_type":"KSampler","inputs":{}}}',
  };
  expect(readGeneration(containerOf({ png }))).toEqual({
    tool: 'TensorArt',
    prompt: '灯台、霧の中',
    negativePrompt: 'people',
    seed: '18446744073709551615',
    model: 'harbour_v3',
    steps: 25,
    sampler: 'Euler a',
    guidance: 7,
    size: { width: 768, height: 1152 },
    settings: {
      models: '[{"label":"fog","type":"LORA","weight":0.6}]',
      clipSkip: '2',
      baseModel: '{"label":"SDXL","modelFileName":"harbour_v3","hash":"AB12"}',
    },
  });
});

test('a seed that was left to chance stands in the graph', () => {
  const generation_data = JSON.stringify({ prompt: 'fog', steps: 25, seed: '-1' });
  const inputs = { seed: 3036459, steps: 30, sampler_name: 'euler', positive: ['2', 0], model: ['3', 0] };
  const graph = {
    1: { class_type: 'KSampler', inputs },
    2: { class_type: 'CLIPTextEncode', inputs: { text: 'fog, rewritten' } },
    3: { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: 'EMS-12-EMS.safetensors' } },
  };
  const png = { generation_data, prompt: JSON.stringify(graph) };
  expect(readGeneration(containerOf({ png }))).toMatchObject({ prompt: 'fog', seed: '3036459', steps: 25 });
});
