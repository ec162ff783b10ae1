import { type Canvas, fill, round3, stroke } from './drawing/canvas.ts';
import { box, num } from './drawing/pen.ts';
import { letters } from './silhouettes/signs/alphabet.ts';

/** Height of the mark's letters against the shorter side. */
const LETTER = 0.017;

/** The word 'preview' in the lower right corner, as strokes: this picture is a sketch, not a model's work. */
export function previewMark(canvas: Pick<Canvas, 'w' | 'h' | 'm'>): string {
  const { w, h, m } = canvas;
  const tall = Math.max(m * LETTER, 5);
  const word = letters('PREVIEW');
  const k = tall / word.height;
  const pad = tall * 0.75;
  const wide = word.width * k;
  const x = w - wide - pad * 2 - tall;
  const y = h - tall - pad * 2 - tall;
  return (
    fill(box(x, y, wide + pad * 2, tall + pad * 2, tall * 0.35), '#171411', 0.55) +
    `<g transform="translate(${num(x + pad)} ${num(y + pad)}) scale(${round3(k)})">${stroke(word.d, '#f1ede5', word.height * 0.13, 0.92)}</g>`
  );
}
