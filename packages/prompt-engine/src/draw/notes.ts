import { type Canvas, fill, round3, stroke } from './drawing/canvas.ts';
import { box, num } from './drawing/pen.ts';
import { lettered } from './layout/plain-shape.ts';
import { letters } from './silhouettes/signs/alphabet.ts';

/** A word on a slip of paper. @param y the middle of the slip */
export function slip(note: string, { x, y, tall, most }: Slip): string {
  const word = letters(lettered(note));
  const pad = tall * 0.7;
  const k = Math.min(tall / word.height, most / word.width);
  const half = tall / 2 + pad;
  return `${fill(box(x, y - half, word.width * k + pad * 2, half * 2, 1), '#f4efe4', 0.9)}<g transform="translate(${num(x + pad)} ${num(y - (word.height * k) / 2)}) scale(${round3(k)})">${stroke(word.d, '#2a211c', word.height * 0.13)}</g>`;
}

interface Slip {
  readonly x: number;
  readonly y: number;
  /** Height of its letters. */
  readonly tall: number;
  /** The most that the word may be wide. */
  readonly most: number;
}

/** What is named and not drawn, as slips in the lower left corner: the notes of a storyboard. */
export function notesOver({ w, h, m }: Pick<Canvas, 'w' | 'h' | 'm'>, notes: readonly string[]): string {
  const tall = Math.max(m * 0.024, 6);
  return notes
    .filter(lettered)
    .toReversed()
    .map((note, nth) => slip(note, { x: tall, y: h - tall * (2 + nth * 2.7), tall, most: w * 0.6 }))
    .join('');
}
