import { ASPECT_RATIOS } from '@framewright/prompt-engine/vocabulary';
import type { PicturePort } from '../picture-port.ts';

/** Draws and grades on this machine; needs no key. */
export const builtInImages: PicturePort = {
  id: 'built-in',
  label: 'Built-in preview',
  note: 'Included, no key',
  capabilities: () => ({
    modes: ['text-to-image', 'image-to-image'],
    aspect_ratios: [...ASPECT_RATIOS],
    max_inputs: 1,
    strength_note: null,
    partial_pictures: false,
    controls: {},
    price_usd: 0,
    model_id: 'built-in',
  }),
  ready: () => ({ ready: true }),
  async generate(_, { prompt, aspectRatio, input }) {
    // Loaded with the first picture, so that a server that makes none stays small.
    const { drawPreview, gradeUpload } = await import('./pictures.ts');
    const [upload] = input?.pictures ?? [];
    const bytes =
      input && upload
        ? await gradeUpload(upload.bytes, prompt, input.strength, aspectRatio)
        : await drawPreview(prompt, aspectRatio ?? '1:1');
    return {
      bytes,
      contentType: 'image/png',
      // The sizes that every PNG begins with.
      width: bytes.readUInt32BE(16),
      height: bytes.readUInt32BE(20),
      modelId: 'built-in',
      costUsd: 0,
    };
  },
};
