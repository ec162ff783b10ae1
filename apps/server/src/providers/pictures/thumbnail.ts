import { drawStage } from '@framewright/prompt-engine/draw';
import { stageOfText } from '@framewright/prompt-engine/stage-of-text';
import type { AspectRatio } from '@framewright/prompt-engine/vocabulary';
import type { Sharp as Pipeline } from 'sharp';
import { withPicture } from './decode.ts';
import { loadSharp } from './load-sharp.ts';

const QUALITY = 75;

/**
 * A stored picture, small, as WebP.
 * @param side pixels of the longer side; a smaller picture keeps its size
 * @throws {PictureError}
 */
export function smallPicture(bytes: Uint8Array, side: number): Promise<Buffer> {
  return withPicture(bytes, (picture) =>
    picture
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .webp({ quality: QUALITY })
      .toBuffer(),
  );
}

/** What the built-in preview draws of a prompt, small, as WebP. */
export async function smallDrawing(prompt: string, ratio: AspectRatio, side: number): Promise<Buffer> {
  return (await drawing(prompt, ratio, side)).webp({ quality: QUALITY }).toBuffer();
}

async function drawing(prompt: string, ratio: AspectRatio, side: number): Promise<Pipeline> {
  const sharp = await loadSharp();
  return sharp(Buffer.from(drawStage(stageOfText(prompt), ratio)))
    .resize(side, side, { fit: 'inside' })
    .flatten({ background: '#000000' });
}

/** Of pictures that other sites may show too. */
const OPEN_QUALITY = 85;

/**
 * A stored picture as anybody may see it: JPEG, upright, and nothing of what its file said.
 * @param side pixels of the longer side; a smaller picture keeps its size
 * @throws {PictureError}
 */
export function shrinkPicture(bytes: Uint8Array, side: number): Promise<Buffer> {
  return withPicture(bytes, (picture) =>
    picture
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: OPEN_QUALITY })
      .toBuffer(),
  );
}

/** The same of what the built-in preview draws of a prompt. */
export async function openDrawing(prompt: string, ratio: AspectRatio, side: number): Promise<Buffer> {
  return (await drawing(prompt, ratio, side)).jpeg({ quality: OPEN_QUALITY }).toBuffer();
}
