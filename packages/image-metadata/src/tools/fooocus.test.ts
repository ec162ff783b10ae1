import { expect, test } from 'vitest';
import { readGeneration } from './read-generation.ts';
import { containerOf } from './testing.ts';

const FOOOCUS = {
  adm_guidance: '(1.5, 0.8, 0.3)',
  base_model: 'harbour-xl',
  full_prompt: ['cinematic still a pier at dawn', 'a pier at dawn, calm'],
  guidance_scale: 4,
  loras: [['fog', 0.5, 'ab12']],
  metadata_scheme: 'fooocus',
  negative_prompt: 'people',
  performance: 'Speed',
  prompt: 'a pier at dawn',
  resolution: '(1152, 896)',
  sampler: 'dpmpp_2m_sde_gpu',
  scheduler: 'karras',
  seed: '4589237840123456789',
  steps: 30,
  styles: "['Fooocus V2', 'Fooocus Sharp']",
  version: 'Fooocus v2.5.5',
};
const EXPECTED = {
  tool: 'Fooocus',
  prompt: 'a pier at dawn',
  negativePrompt: 'people',
  seed: '4589237840123456789',
  model: 'harbour-xl',
  steps: 30,
  sampler: 'dpmpp_2m_sde_gpu karras',
  guidance: 4,
  size: { width: 1152, height: 896 },
};

test('its own scheme, in PNG and in EXIF', () => {
  const parameters = JSON.stringify(FOOOCUS);
  const generation = readGeneration(containerOf({ png: { parameters, fooocus_scheme: 'fooocus' } }));
  expect(generation).toMatchObject(EXPECTED);
  expect(generation?.settings).toMatchObject({
    full_prompt: 'cinematic still a pier at dawn, a pier at dawn, calm',
    styles: "['Fooocus V2', 'Fooocus Sharp']",
    loras: '[["fog",0.5,"ab12"]]',
  });
  const exif = { UserComment: parameters, Software: 'Fooocus v2.5.5', MakerNote: 'fooocus' };
  expect(readGeneration(containerOf({ format: 'webp', exif }))).toMatchObject(EXPECTED);
  expect(readGeneration(containerOf({ format: 'jpeg', exif: { UserComment: parameters } }))).toMatchObject(
    EXPECTED,
  );
});

test('the scheme of AUTOMATIC1111', () => {
  const parameters =
    'a pier at dawn\nNegative prompt: people\nSteps: 30, Sampler: DPM++ 2M SDE, Seed: 5, Size: 1152x896, CFG scale: 4, ' +
    "Styles: \"['Fooocus V2', 'Sharp']\", Model: harbour-xl, Version: Fooocus v2.5.5";
  expect(readGeneration(containerOf({ png: { parameters, fooocus_scheme: 'a1111' } }))).toMatchObject({
    tool: 'Fooocus',
    prompt: 'a pier at dawn',
    settings: { Styles: "['Fooocus V2', 'Sharp']" },
  });
});

test('RuinedFooocus', () => {
  const json = {
    Prompt: 'a pier at dawn',
    Negative: 'people',
    steps: 12,
    cfg: 2.5,
    width: 1152,
    height: 896,
    seed: 5,
    sampler_name: 'euler',
    scheduler: 'simple',
    base_model_name: 'harbour.safetensors',
    software: 'RuinedFooocus',
  };
  expect(readGeneration(containerOf({ png: { parameters: JSON.stringify(json) } }))).toMatchObject({
    tool: 'RuinedFooocus',
    prompt: 'a pier at dawn',
    negativePrompt: 'people',
    model: 'harbour.safetensors',
    sampler: 'euler simple',
    guidance: 2.5,
    size: { width: 1152, height: 896 },
  });
});

test('Fooocus-MRE writes a comment', () => {
  const json = {
    prompt: 'a pier',
    real_prompt: 'cinematic a pier',
    styles: ['sai-cinematic'],
    base_model: 'harbour',
    cfg: 7,
    seed: 5,
  };
  const expected = { tool: 'Fooocus-MRE', prompt: 'a pier', model: 'harbour', guidance: 7, seed: '5' };
  expect(readGeneration(containerOf({ png: { Comment: JSON.stringify(json) } }))).toMatchObject(expected);
  expect(readGeneration(containerOf({ format: 'jpeg', comments: [JSON.stringify(json)] }))).toMatchObject(
    expected,
  );
});
