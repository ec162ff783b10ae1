import { drawStage, PREVIEW_SIDE, previewSizeOf } from '@framewright/prompt-engine/draw';
import { gradingOf } from '@framewright/prompt-engine/grading';
import { stageOfText } from '@framewright/prompt-engine/stage-of-text';
import type { AspectRatio } from '@framewright/prompt-engine/vocabulary';
import { withPicture } from '../../pictures/decode.ts';
import { loadSharp } from '../../pictures/load-sharp.ts';

/** Fast rather than small: a preview is looked at once. */
const PNG = { compressionLevel: 3, adaptiveFiltering: false } as const;

/** Draws a prompt's preview frame as PNG in the asked ratio, the long side 1,024 pixels. */
export async function drawPreview(prompt: string, ratio: AspectRatio): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(Buffer.from(drawStage(stageOfText(prompt), ratio)))
    .flatten({ background: '#000000' })
    .png(PNG)
    .toBuffer();
}

/** The picture's own shape within the preview's size; never enlarged. */
function within(width: number, height: number): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, PREVIEW_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * Grades an uploaded picture as the prompt says (light, palette, contrast, grain, vignette) and answers PNG
 * without metadata. `strength` runs from 0.1 (hardly changed) to 1 (fully graded); a ratio crops to cover.
 * Throws a `PictureError` for bytes that are not a whole JPEG, PNG or WebP of a bearable size.
 */
export async function gradeUpload(
  bytes: Uint8Array,
  prompt: string,
  strength: number,
  ratio?: AspectRatio,
): Promise<Buffer> {
  const { graded, sheet } = await withPicture(bytes, async (picture, facts) => {
    const size = ratio ? previewSizeOf(ratio) : within(facts.width, facts.height);
    const grading = gradingOf(prompt, size, strength);
    const pixels = await picture
      .resize({ ...size, fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .modulate({ saturation: grading.saturation })
      .linear([...grading.gain], [...grading.lift])
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { graded: pixels, sheet: grading.sheet };
  });
  const { width, height, channels } = graded.info;
  const sharp = await loadSharp();
  // Laid over in a second pass: sharp would apply the linear step to the mark as well.
  return sharp(graded.data, { raw: { width, height, channels } })
    .composite([{ input: Buffer.from(sheet) }])
    .removeAlpha()
    .png(PNG)
    .toBuffer();
}
