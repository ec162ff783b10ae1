import { type Canvas, fill, round3, stroke } from './drawing/canvas.ts';
import { box, num } from './drawing/pen.ts';
import { lettered } from './layout/plain-shape.ts';
import { letters } from './silhouettes/signs/alphabet.ts';

/** What is named and not drawn, as slips in the lower left corner: the notes of a storyboard. */
export function notesOver({ w, h, m }: Pick<Canvas, 'w' | 'h' | 'm'>, notes: readonly string[]): string {
  const tall = Math.max(m * 0.024, 6);
  const pad = tall * 0.7;
  return notes
    .map(lettered)
    .filter(Boolean)
    .toReversed()
    .map((note, nth) => {
      const word = letters(note);
      const k = Math.min(tall / word.height, (w * 0.6) / word.width);
      const y = h - tall * (2 + nth * 2.7);
      return `${fill(box(tall, y - tall * 1.2, word.width * k + pad * 2, tall * 2.4, 1), '#f4efe4', 0.9)}<g transform="translate(${num(tall + pad)} ${num(y - (word.height * k) / 2)}) scale(${round3(k)})">${stroke(word.d, '#2a211c', word.height * 0.13)}</g>`;
    })
    .join('');
}
