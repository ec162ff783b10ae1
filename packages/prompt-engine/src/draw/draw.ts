import type { Stage } from '../shot/stage.ts';
import type { AspectRatio } from '../vocabulary.ts';
import { grain } from './drawing/finish.ts';
import { canvasFor, document, type PixelSize, picture, sizeInRatio } from './picture.ts';
import './silhouettes/whole.ts';
import { previewMark } from './mark.ts';

/** Long side of a preview, in pixels. */
export const PREVIEW_SIDE = 1024;

/** Width and height for a ratio, the long side being `side` pixels. */
export const previewSizeOf = (ratio: AspectRatio, side: number = PREVIEW_SIDE): PixelSize =>
  sizeInRatio(ratio, side);

const GRAIN: Readonly<Partial<Record<Stage['medium'], number>>> = {
  flat: 0,
  pixel: 0,
  line: 0,
  blueprint: 0.2,
  render: 0.15,
  print: 0.3,
};

/** Draws a stage: the same stage always gives the same picture. Every word in it is drawn, none is text. */
export function drawStage(stage: Stage, ratio: AspectRatio): string {
  const canvas = canvasFor(stage, ratio, 'k');
  const content =
    picture(canvas, stage) +
    grain(canvas, GRAIN[stage.medium] ?? (stage.take === 'cinematic' ? 0.7 : 0.4)) +
    previewMark(canvas);
  return document({ size: previewSizeOf(ratio), canvas, content });
}
