import { describe, expect, test } from 'vitest';
import { readGeneration } from './read-generation.ts';
import { containerOf } from './testing.ts';

const SETTINGS =
  'Steps: 28, Sampler: DPM++ 2M, Schedule type: Karras, CFG scale: 6.5, Seed: 18446744073709551615, ' +
  'Size: 832x1216, Model hash: 45a21ea00a, Model: harbour_v3';

function read(parameters: string) {
  return readGeneration(containerOf({ png: { parameters } }));
}

describe('the text of AUTOMATIC1111', () => {
  test('gives everything that it says, every digit of the seed too', () => {
    const text = `a lighthouse,\nin fog\nNegative prompt: blurry,\nlow contrast\n${SETTINGS}, Version: v1.10.1`;
    expect(read(text)).toEqual({
      tool: 'AUTOMATIC1111',
      prompt: 'a lighthouse,\nin fog',
      negativePrompt: 'blurry,\nlow contrast',
      seed: '18446744073709551615',
      model: 'harbour_v3',
      steps: 28,
      sampler: 'DPM++ 2M Karras',
      guidance: 6.5,
      size: { width: 832, height: 1216 },
      settings: { 'Model hash': '45a21ea00a', Version: 'v1.10.1' },
    });
  });

  test("a prompt may hold 'Steps:' and 'Negative prompt:'", () => {
    const prompt =
      'a sign that says "Negative prompt: none", Steps: 3, 4 and 5 to the temple: old, stone: grey\nSteps: worn';
    expect(read(`${prompt}\nNegative prompt: mud, Steps: many\n${SETTINGS}`)).toMatchObject({
      prompt,
      negativePrompt: 'mud, Steps: many',
      steps: 28,
    });
    expect(read(`Steps: 20 of them, carved in rock\n${SETTINGS}`)?.prompt).toBe(
      'Steps: 20 of them, carved in rock',
    );
  });

  test('quoted values are JSON texts, with commas, colons and quotes inside', () => {
    const text = `x\n${SETTINGS}, Lora hashes: "fog: 1a2b, sea: 3c4d", Hires prompt: "a \\"calm\\" sea,\\nat dusk", VAE: v.pt`;
    expect(read(text)?.settings).toEqual({
      'Model hash': '45a21ea00a',
      'Lora hashes': 'fog: 1a2b, sea: 3c4d',
      'Hires prompt': 'a "calm" sea,\nat dusk',
      VAE: 'v.pt',
    });
  });

  test('JSON values are read to their last bracket', () => {
    const resources =
      '[{"type":"checkpoint","modelVersionId":12,"modelName":"Harbour, XL","modelVersionName":"v3 ]"}]';
    const hashes = '{"model": "45a2", "lora:fog": "1a2b"}';
    const text = `x\nSteps: 9, Sampler: Euler, Seed: 5, Hashes: ${hashes}, Civitai resources: ${resources}, Civitai metadata: {}`;
    expect(read(text)).toMatchObject({
      tool: 'Civitai',
      model: 'Harbour, XL v3 ]',
      settings: { Hashes: hashes, 'Civitai resources': resources, 'Civitai metadata': '{}' },
    });
  });

  test('templates stand below the settings, over several lines', () => {
    const text = `red door\n${SETTINGS}\nTemplate: {red|blue} door,\nstyle: a, b: c, d: e\nNegative Template: mud`;
    expect(read(text)).toMatchObject({
      prompt: 'red door',
      steps: 28,
      settings: { Template: '{red|blue} door,\nstyle: a, b: c, d: e', 'Negative Template': 'mud' },
    });
  });

  test('everything may stand on one line', () => {
    expect(read(`a pier at dawn.Negative prompt: people.${SETTINGS}`)).toMatchObject({
      prompt: 'a pier at dawn.',
      negativePrompt: 'people.',
      steps: 28,
      seed: '18446744073709551615',
    });
  });

  test('a prompt of pairs is a prompt, and so is one without settings', () => {
    expect(read('subject: a pier, mood: calm, light: soft')).toMatchObject({
      prompt: 'subject: a pier, mood: calm, light: soft',
      negativePrompt: null,
      steps: null,
    });
    expect(read(SETTINGS)).toMatchObject({ prompt: null, steps: 28 });
  });

  test('is found in EXIF, in comments of JPEG and in a description, but must have its settings there', () => {
    const text = `a pier\r\nNegative prompt: people\r\n${SETTINGS}`;
    for (const file of [
      { exif: { UserComment: text } },
      { comments: [text] },
      { exif: { ImageDescription: text } },
    ]) {
      expect(readGeneration(containerOf({ format: 'jpeg', ...file }))).toMatchObject({
        prompt: 'a pier',
        negativePrompt: 'people',
        steps: 28,
      });
    }
    expect(
      readGeneration(containerOf({ format: 'jpeg', comments: ['Holidays: 2019, in: Rome, with: Ann'] })),
    ).toBeNull();
  });

  test('notes what was done to the picture afterwards', () => {
    const postprocessing = 'Postprocess upscale by: 4';
    const container = containerOf({ png: { parameters: `a pier\n${SETTINGS}`, postprocessing } });
    expect(readGeneration(container)?.settings).toMatchObject({ postprocessing });
  });

  test('names do no harm', () => {
    const generation = read(`x\n${SETTINGS}, __proto__: bad, constructor: worse, toString: worst`);
    expect(Object.entries(generation?.settings ?? {})).toContainEqual(['constructor', 'worse']);
    expect(Object.getPrototypeOf(generation?.settings)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>)['bad']).toBeUndefined();
  });
});

test.each([
  ['Version: v1.9.4', 'AUTOMATIC1111'],
  ['Version: f2.0.1v1.10.1-previous-659-gc055f2d4', 'Forge'],
  ['Version: f0.0.17v1.8.0rc-latest-276', 'Forge'],
  ['Version: f1.6.3-v1.10.1RC-v2-12', 'reForge'],
  ['Version: f1.3.0-v1.10.1RC-latest-1038-g19395bf9', 'reForge'],
  ['Version: f1.0.0v2-v1.10.1RC-latest-2498-g5120e679', 'reForge'],
  ['Version: classic', 'Forge Classic'],
  ['Version: neo-2.1', 'Forge Neo'],
  ['Version: ComfyUI', 'ComfyUI'],
  ['Version: Fooocus v2.5.5', 'Fooocus'],
  ['App: SD.Next, Version: 1b2c3d4', 'SD.Next'],
  ['VAE: none', 'AUTOMATIC1111'],
])('%s is by %s', (pair, tool) => {
  expect(read(`x\n${SETTINGS}, ${pair}`)?.tool).toBe(tool);
});

test('the site of Civitai signs as an artist; a version says more than its resources', () => {
  const exif = { Artist: 'ai', Software: 'job-1', UserComment: `a pier\n${SETTINGS}` };
  expect(readGeneration(containerOf({ format: 'jpeg', exif }))?.tool).toBe('Civitai');
  expect(read(`x\n${SETTINGS}, Version: ComfyUI, Civitai resources: []`)?.tool).toBe('ComfyUI');
});

test('a model may be named with its hash alone', () => {
  const hashes = '{"Model:harbour-fp8": "8e91b68084", "model": "8e91b68084"}';
  expect(read(`x\nSteps: 20, Sampler: Euler, Seed: 7, Hashes: ${hashes}`)?.model).toBe('harbour-fp8');
});
