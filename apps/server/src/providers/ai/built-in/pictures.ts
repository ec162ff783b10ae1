import { drawStage, PREVIEW_SIDE, previewSizeOf } from '@framewright/prompt-engine/draw';
import { gradingOf } from '@framewright/prompt-engine/grading';
import type { Stage } from '@framewright/prompt-engine/stage';
import { stageOfText } from '@framewright/prompt-engine/stage-of-text';
import type { AspectRatio } from '@framewright/prompt-engine/vocabulary';
import { withPicture } from '../../pictures/decode.ts';
import { loadSharp } from '../../pictures/load-sharp.ts';

/** Fast rather than small: a preview is looked at once. */
const PNG = { compressionLevel: 3, adaptiveFiltering: false } as const;

/**
 * Draws a prompt's preview frame as PNG in the asked ratio, the long side 1,024 pixels.
 * @param seed what the words leave open is drawn by it; left out, by that of the words
 */
export async function drawPreview(
  prompt: string,
  ratio: AspectRatio,
  seed?: number,
): Promise<{ readonly bytes: Buffer; readonly seed: number }> {
  const sharp = await loadSharp();
  const stage = stageOfText(prompt);
  const drawn = seed === undefined || seed === stage.seed ? stage : bySeed(stage, seed);
  const bytes = await sharp(Buffer.from(drawStage(drawn, ratio)))
    .flatten({ background: '#000000' })
    .png(PNG)
    .toBuffer();
  return { bytes, seed: drawn.seed };
}

/** How far the frame moves at most to either side, as a share of its width. */
const MOVES = 0.04;
/** By how much what is in it grows or shrinks at most. */
const GROWS = 0.06;

/** The stage as another seed draws it: other looks and tones where the words name none, from a step aside. */
function bySeed(stage: Stage, seed: number): Stage {
  const spread = (salt: number) => (Math.imul(seed + salt, 2_654_435_761) ^ 0x5bd1e995) / 2 ** 31;
  const [aside, nearer] = [spread(1) * MOVES, 1 + spread(7) * GROWS];
  const figures = stage.figures.map((figure) => ({
    ...figure,
    x: figure.x + aside,
    height: figure.height * nearer,
  }));
  return { ...stage, figures, seed };
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
