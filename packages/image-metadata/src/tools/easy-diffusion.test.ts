import { expect, test } from 'vitest';
import { readGeneration } from './read-generation.ts';
import { containerOf } from './testing.ts';

const BY_PROGRAM = {
  prompt: 'a pier at dawn',
  negative_prompt: 'people',
  seed: '2147483648',
  use_stable_diffusion_model: 'harbour',
  num_inference_steps: '25',
  guidance_scale: '7.5',
  sampler_name: 'euler_a',
  width: '512',
  height: '768',
  use_vae_model: 'vae-1',
};
const BY_PEOPLE = {
  Prompt: 'a pier at dawn',
  'Negative Prompt': 'people',
  Seed: '2147483648',
  'Stable Diffusion model': 'harbour',
  Steps: '25',
  'Guidance Scale': '7.5',
  Sampler: 'euler_a',
  Width: '512',
  Height: '768',
};
const EXPECTED = {
  tool: 'Easy Diffusion',
  prompt: 'a pier at dawn',
  negativePrompt: 'people',
  seed: '2147483648',
  model: 'harbour',
  steps: 25,
  sampler: 'euler_a',
  guidance: 7.5,
  size: { width: 512, height: 768 },
};

test('a text for each setting, under either kind of name', () => {
  expect(readGeneration(containerOf({ png: BY_PROGRAM }))).toEqual({
    ...EXPECTED,
    settings: { use_vae_model: 'vae-1' },
  });
  expect(readGeneration(containerOf({ png: BY_PEOPLE }))).toEqual({ ...EXPECTED, settings: {} });
});

test('JSON in a user comment', () => {
  const exif = { UserComment: JSON.stringify({ ...BY_PROGRAM, seed: 2147483648, num_inference_steps: 25 }) };
  expect(readGeneration(containerOf({ format: 'jpeg', exif }))).toMatchObject(EXPECTED);
});
