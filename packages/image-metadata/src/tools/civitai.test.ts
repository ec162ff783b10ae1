import { expect, test } from 'vitest';
import { readGeneration } from './read-generation.ts';
import { containerOf } from './testing.ts';

test("the site's generator keeps the plain facts beside the graph", () => {
  const extraMetadata = JSON.stringify({
    prompt: 'a pier at dawn',
    negativePrompt: 'people',
    steps: 25,
    cfgScale: 5,
    sampler: 'Euler a',
    seed: 987654321,
    workflowId: 'txt2img',
    resources: [{ modelVersionId: 12, strength: 1 }],
  });
  const graph = JSON.stringify({
    1: { class_type: 'KSampler', inputs: { seed: 1 } },
    extra: { airs: [] },
    extraMetadata,
  });
  const expected = {
    tool: 'Civitai',
    prompt: 'a pier at dawn',
    negativePrompt: 'people',
    seed: '987654321',
    model: null,
    steps: 25,
    sampler: 'Euler a',
    guidance: 5,
    size: null,
    settings: { workflowId: 'txt2img', resources: '[{"modelVersionId":12,"strength":1}]' },
  };
  expect(readGeneration(containerOf({ format: 'jpeg', exif: { UserComment: graph } }))).toEqual(expected);
  expect(readGeneration(containerOf({ png: { prompt: graph } }))).toEqual(expected);
});

test('what the plain facts leave out is looked for in the graph', () => {
  const extraMetadata = JSON.stringify({ prompt: 'a pier at dawn', steps: 25, sampler: 'euler' });
  const urn = 'urn:air:sdxl:checkpoint:civitai:1@2';
  const positive = ['6', 0];
  const graph = JSON.stringify({
    3: {
      class_type: 'KSampler',
      inputs: {
        ...{ seed: 1, steps: 9, cfg: 5, sampler_name: 'euler', scheduler: 'normal' },
        ...{ model: ['stack', 0], positive, latent_image: ['21', 0] },
      },
    },
    6: { class_type: 'CLIPTextEncode', inputs: { text: 'a pier', clip: ['stack', 1] } },
    21: { class_type: 'VAEEncode', inputs: { pixels: ['23', 0] } },
    23: { class_type: 'ImageScale', inputs: { width: 1536, height: 1024 } },
    stack: { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: urn } },
    extraMetadata,
  });
  expect(readGeneration(containerOf({ format: 'jpeg', exif: { UserComment: graph } }))).toMatchObject({
    prompt: 'a pier at dawn',
    negativePrompt: null,
    seed: '1',
    model: urn,
    steps: 25,
    sampler: 'euler normal',
    guidance: 5,
    size: { width: 1536, height: 1024 },
  });
});
