import type { ImageProvider } from '../image-provider.ts';

/** Draws and grades on this machine; needs no key. */
export const builtInImages: ImageProvider = {
  id: 'built-in',
  label: 'Built-in preview',
  note: 'Included, no key',
  ready: () => ({ ready: true }),
  async generate(_, { prompt, aspectRatio, input }) {
    // Loaded with the first picture, so that a server that makes none stays small.
    const { drawPreview, gradeUpload } = await import('./pictures.ts');
    const bytes = input
      ? await gradeUpload(input.bytes, prompt, input.strength, aspectRatio)
      : await drawPreview(prompt, aspectRatio ?? '1:1');
    // The sizes that every PNG begins with.
    return { bytes, contentType: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  },
};
