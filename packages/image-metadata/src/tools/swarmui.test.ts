import { expect, test } from 'vitest';
import { readGeneration } from './read-generation.ts';
import { containerOf } from './testing.ts';

const SWARM = {
  sui_image_params: {
    prompt: 'a pier at dawn',
    negativeprompt: 'people',
    model: 'harbour-xl',
    seed: 1234567890123,
    steps: 20,
    cfgscale: 7,
    width: 1024,
    height: 768,
    sampler: 'euler',
    scheduler: 'normal',
    loras: ['fog', 'rain'],
    loraweights: ['0.5', '1'],
    swarm_version: '0.9.6.0',
  },
  sui_extra_data: { date: '2025-03-01', original_prompt: 'a pier at <random:dawn,dusk>' },
  sui_models: [{ name: 'harbour-xl.safetensors', param: 'model', hash: '0xab' }],
};
const EXPECTED = {
  tool: 'SwarmUI',
  prompt: 'a pier at dawn',
  negativePrompt: 'people',
  seed: '1234567890123',
  model: 'harbour-xl',
  steps: 20,
  sampler: 'euler normal',
  guidance: 7,
  size: { width: 1024, height: 768 },
  settings: {
    loras: 'fog, rain',
    loraweights: '0.5, 1',
    swarm_version: '0.9.6.0',
    date: '2025-03-01',
    original_prompt: 'a pier at <random:dawn,dusk>',
    sui_models: '[{"name":"harbour-xl.safetensors","param":"model","hash":"0xab"}]',
  },
};

test('parameters of a PNG, a user comment, or the camera model of old versions', () => {
  const json = JSON.stringify(SWARM);
  expect(readGeneration(containerOf({ png: { parameters: json } }))).toEqual(EXPECTED);
  expect(readGeneration(containerOf({ format: 'jpeg', exif: { UserComment: json } }))).toEqual(EXPECTED);
  expect(readGeneration(containerOf({ format: 'jpeg', exif: { Model: json } }))).toEqual(EXPECTED);
});
