import { ASPECT_RATIOS } from '@framewright/prompt-engine/vocabulary';
import type { PicturePort } from '../picture-port.ts';

/** A stage's seeds are whole numbers of 32 bits. */
const MAX_SEED = 2 ** 32 - 1;

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
    controls: { seed: { max: MAX_SEED } },
    price_usd: 0,
    model_id: 'built-in',
  }),
  ready: () => ({ ready: true }),
  async generate(_, { prompt, aspectRatio, input, settings }) {
    // Loaded with the first picture, so that a server that makes none stays small.
    const { drawPreview, gradeUpload } = await import('./pictures.ts');
    const [upload] = input?.pictures ?? [];
    const made =
      input && upload
        ? { bytes: await gradeUpload(upload.bytes, prompt, input.strength, aspectRatio) }
        : await drawPreview(prompt, aspectRatio ?? '1:1', settings?.seed);
    const { bytes } = made;
    return {
      bytes,
      ...('seed' in made && { settings: { seed: made.seed } }),
      contentType: 'image/png',
      // The sizes that every PNG begins with.
      width: bytes.readUInt32BE(16),
      height: bytes.readUInt32BE(20),
      modelId: 'built-in',
      costUsd: 0,
    };
  },
};
