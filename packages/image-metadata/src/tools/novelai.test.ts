import { expect, test } from 'vitest';
import { readGeneration } from './read-generation.ts';
import { containerOf } from './testing.ts';

const COMMENT = {
  prompt: 'harbour, night',
  steps: 28,
  height: 1216,
  width: 832,
  scale: 5,
  cfg_rescale: 0.2,
  seed: 3735928559,
  noise_schedule: 'karras',
  sampler: 'k_euler_ancestral',
  uc: 'lowres',
};
const V4 = {
  v4_prompt: {
    caption: {
      base_caption: 'harbour, night',
      char_captions: [
        { char_caption: 'girl, red coat', centers: [{ x: 0.3, y: 0.5 }] },
        { char_caption: 'old sailor', centers: [{ x: 0.7, y: 0.5 }] },
      ],
    },
    use_coords: true,
  },
  v4_negative_prompt: {
    caption: { base_caption: 'lowres', char_captions: [{ char_caption: 'hat' }, { char_caption: '' }] },
  },
};
const PLAIN = {
  tool: 'NovelAI',
  prompt: 'harbour, night',
  negativePrompt: 'lowres',
  seed: '3735928559',
  model: 'NovelAI Diffusion V3 1E2D3C4B',
  steps: 28,
  sampler: 'k_euler_ancestral karras',
  guidance: 5,
  size: { width: 832, height: 1216 },
};

function png(comment: unknown) {
  return {
    Title: 'NovelAI generated image',
    Description: 'harbour, night',
    Software: 'NovelAI',
    Source: 'NovelAI Diffusion V3 1E2D3C4B',
    'Generation time': '4.2',
    Comment: JSON.stringify(comment),
  };
}

test('texts of a PNG', () => {
  expect(readGeneration(containerOf({ png: png(COMMENT) }))).toEqual({
    ...PLAIN,
    settings: { cfg_rescale: '0.2', 'Generation time': '4.2', Title: 'NovelAI generated image' },
  });
});

test('characters stand below the scene, the wanted and the unwanted', () => {
  const generation = readGeneration(containerOf({ png: png({ ...COMMENT, ...V4 }) }));
  expect(generation?.prompt).toBe('harbour, night\ngirl, red coat\nold sailor');
  expect(generation?.negativePrompt).toBe('lowres\nhat');
  expect(generation?.settings['v4_prompt']).toContain('"centers":[{"x":0.3,"y":0.5}]');
});

test('the first version has its prompt in the description alone', () => {
  const { prompt: _, ...comment } = COMMENT;
  expect(readGeneration(containerOf({ png: png(comment) }))).toMatchObject(PLAIN);
});

test('WebP keeps the same in EXIF tags, JSON in JSON, with zeros before the description', () => {
  const exif = {
    Software: 'NovelAI Diffusion V3 1E2D3C4B',
    ImageDescription: '\0\0harbour, night',
    DocumentName: 'NovelAI generated image',
    UserComment: JSON.stringify({ Comment: JSON.stringify(COMMENT) }),
  };
  expect(readGeneration(containerOf({ format: 'webp', exif }))).toMatchObject(PLAIN);
});
