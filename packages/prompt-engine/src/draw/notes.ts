import { type Canvas, fill, round3, stroke } from './drawing/canvas.ts';
import { box, num } from './drawing/pen.ts';
import { lettered } from './layout/plain-shape.ts';
import { letters } from './silhouettes/signs/alphabet.ts';

/** What is named and not drawn, as slips in the lower left corner: the notes of a storyboard. */
export function notesOver({ w, h, m }: Pick<Canvas, 'w' | 'h' | 'm'>, notes: readonly string[]): string {
  const tall = Math.max(m * 0.024, 6);
  const pad = tall * 0.7;
  let y = h - tall * 0.8;
  return notes
    .map(lettered)
    .filter(Boolean)
    .toReversed()
    .map((note) => {
      const word = letters(note);
      const k = Math.min(tall / word.height, (w * 0.6) / word.width);
      y -= tall + pad * 2;
      const slip = fill(box(tall, y, word.width * k + pad * 2, tall + pad * 2, 1), '#f4efe4', 0.9);
      const by = y + pad + (tall - word.height * k) / 2;
      y -= tall * 0.3;
      return `${slip}<g transform="translate(${num(tall + pad)} ${num(by)}) scale(${round3(k)})">${stroke(word.d, '#2a211c', word.height * 0.13)}</g>`;
    })
    .join('');
}
