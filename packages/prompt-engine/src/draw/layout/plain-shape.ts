import { moved } from '../drawing/moved.ts';
import { box } from '../drawing/pen.ts';
import { letters } from '../silhouettes/signs/alphabet.ts';
import { body, flat, type Silhouette, type SilhouettePart, silhouette } from '../silhouettes/silhouette.ts';

const LONGEST = 40;

/** Capitals of the alphabet that is drawn; what it has no sign for is left out. */
export const lettered = (text: string): string =>
  text
    .slice(0, LONGEST)
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z0-9 &!?.'-]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Breaks a text into lines of at most `longest` signs, at its spaces where it has any. */
function wrapped(text: string, longest: number): string[] {
  const lines: string[] = [];
  for (const word of text
    .split(' ')
    .flatMap((long) => long.match(new RegExp(`.{1,${longest}}`, 'g')) ?? [])) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < longest)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Thin strokes as closed outlines are dear; the letters of a plain shape are drawn as lines by the frame. */
interface PlainShape extends Silhouette {
  readonly letters: { readonly d: string; readonly weight: number };
}

/** Whether a shape is a box with its word on it, in place of a drawing. */
export const isPlain = (shape: Silhouette): shape is PlainShape => 'letters' in shape;

/** What cannot be drawn: a rounded box of its size, its word lettered on it as on a storyboard. */
export function plainShape(word: string, broad = false): PlainShape {
  const text = lettered(word) || '?';
  const longestWord = Math.max(...text.split(' ').map((each) => each.length));
  const lines = wrapped(text, Math.max(broad ? 20 : text.length > 16 ? 14 : 9, Math.min(14, longestWord)));
  const wide = broad ? 250 : 116;
  const sets = lines.map((line) => letters(line));
  const k = Math.min(
    ...sets.map((set) => (wide * 0.78) / set.width),
    (64 / lines.length) * 0.075 * 1.25,
    2.2,
  );
  const step = 15 * k;
  const top = -50 - (step * (lines.length - 1) + 10 * k) / 2;
  const d = sets.map((set, i) => moved(set.d, k, (-set.width * k) / 2, top + i * step)).join('');
  const parts: SilhouettePart[] = [
    body(box(-wide / 2, -100, wide, 100, 12)),
    flat('pale', box(-wide / 2 + 5, -95, wide - 10, 3, 1.5)),
  ];
  return { ...silhouette(wide, parts, { own: '#b9ad97' }), letters: { d, weight: 10 * k * 0.13 } };
}
