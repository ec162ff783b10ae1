import type { AspectRatio } from '../vocabulary.ts';
import { type Canvas, newCanvas } from './drawing/canvas.ts';
import type { Hex } from './drawing/colour.ts';
import { deckle, grade, grain } from './drawing/finish.ts';
import { num } from './drawing/pen.ts';
import { randomFrom } from './drawing/random.ts';
import { previewMark } from './mark.ts';
import { type Frame, isThing } from './reading/frame.ts';
import { frameOf } from './reading/frame-of.ts';
import { standIn } from './scenes/stand.ts';

/** Long side of a preview, in pixels. */
export const PREVIEW_SIDE = 1024;

/** Pixels to one unit of the drawing: whole, so that the grain's tile falls on whole pixels, which is much faster. */
const PIXELS_PER_UNIT = 2;

export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** Width and height for a ratio, the long side being `side` pixels. */
export function sizeOf(ratio: AspectRatio, side: number = PREVIEW_SIDE): PixelSize {
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  const long = Math.max(across, down);
  return { width: Math.round((side * across) / long), height: Math.round((side * down) / long) };
}

function canvasFor(frame: Frame, ratio: AspectRatio, prefix: string): Canvas {
  const { width, height } = sizeOf(ratio);
  return newCanvas({
    w: width / PIXELS_PER_UNIT,
    h: height / PIXELS_PER_UNIT,
    tones: frame.tones,
    light: frame.light,
    random: randomFrom(frame.seed),
    outlined: frame.medium === 'line',
    prefix,
  });
}

function picture(canvas: Canvas, frame: Frame): string {
  const { motif } = frame;
  const drawn = isThing(motif) ? standIn(canvas, frame, motif.make(frame)) : motif.paint(canvas, frame);
  if (frame.medium === 'watercolour') return drawn + deckle(canvas);
  return frame.medium === 'photo' ? drawn + grade(canvas, frame.take === 'cinematic' ? 1 : 0.55) : drawn;
}

interface Sheet {
  readonly size: PixelSize;
  readonly canvas: Canvas;
  readonly content: string;
}

const document = ({ size, canvas, content }: Sheet): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${num(canvas.w)} ${num(canvas.h)}" width="${size.width}" height="${size.height}"><defs>${canvas.defs.join('')}</defs>${content}</svg>`;

/** Draws what a prompt asks for: the same prompt always gives the same picture. Holds no text of the prompt. */
export function sketch(prompt: string, ratio: AspectRatio): string {
  const frame = frameOf(prompt);
  const canvas = canvasFor(frame, ratio, 'k');
  const content =
    picture(canvas, frame) + grain(canvas, frame.medium === 'flat' ? 0 : frame.grain) + previewMark(canvas);
  return document({ size: sizeOf(ratio), canvas, content });
}

export interface Illustration {
  readonly prompt: string;
  readonly ratio: AspectRatio;
  /** In pixels; the height follows the ratio. */
  readonly width: number;
  /** Begins every id, so that several drawings can stand in one page. Letters and digits only. */
  readonly id: string;
}

/** The same drawing as inline SVG for a page: no mark, no grain, ids of its own. */
export function illustrate({ prompt, ratio, width, id }: Illustration): string {
  const frame = frameOf(prompt);
  const canvas = canvasFor(frame, ratio, `${id.replace(/[^A-Za-z0-9]/g, '') || 'i'}-`);
  const content = picture(canvas, frame);
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  return document({ size: { width, height: Math.round((width * down) / across) }, canvas, content });
}

/** Five tones of a prompt's picture, from dark to the rare colour. */
export function paletteOf(prompt: string): readonly [Hex, Hex, Hex, Hex, Hex] {
  const { tones } = frameOf(prompt);
  return [tones.shade, tones.sky0, tones.sky1, tones.lit, tones.pop];
}
