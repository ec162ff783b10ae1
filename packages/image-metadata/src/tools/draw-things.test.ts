import { expect, test } from 'vitest';
import { readGeneration } from './read-generation.ts';
import { containerOf, packetOf } from './testing.ts';

test('JSON with short names in the XMP packet', () => {
  const json = {
    c: 'a pier at dawn',
    uc: '',
    model: 'harbour_v3_f16.ckpt',
    sampler: 'DPM++ 2M Karras',
    scale: 5.5,
    seed: 3141592653,
    size: '768x1024',
    steps: 24,
    strength: 1,
  };
  const xmp = packetOf({ 'exif:UserComment': JSON.stringify(json), 'xmp:CreatorTool': 'Draw Things' });
  expect(readGeneration(containerOf({ xmp }))).toEqual({
    tool: 'Draw Things',
    prompt: 'a pier at dawn',
    negativePrompt: null,
    seed: '3141592653',
    model: 'harbour_v3_f16.ckpt',
    steps: 24,
    sampler: 'DPM++ 2M Karras',
    guidance: 5.5,
    size: { width: 768, height: 1024 },
    settings: { strength: '1' },
  });
});
