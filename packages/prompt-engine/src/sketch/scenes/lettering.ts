import { blend, type Canvas, fill, halo, lightSide, stroke, wash } from '../drawing/canvas.ts';
import { lightness, mix } from '../drawing/colour.ts';
import { box, disc, num, ring } from '../drawing/pen.ts';
import { PLACE_PAINTERS } from '../places/places.ts';
import { type Frame, isThing, type Scene } from '../reading/frame.ts';
import { type Lettering, letters } from '../silhouettes/signs/alphabet.ts';
import { draw } from '../silhouettes/silhouette.ts';

/** Breaks a text into at most three lines of about equal length. */
export function linesOf(text: string): string[] {
  const words = text.split(' ').filter(Boolean);
  const wanted = text.length <= 9 || words.length === 1 ? 1 : text.length <= 18 ? 2 : 3;
  const target = text.length / wanted;
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && (last.length + word.length <= target + 2 || lines.length === wanted))
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

interface Setting {
  readonly x: number;
  /** Upper edge of the first line. */
  readonly y: number;
  readonly width: number;
  /** No line is taller than this. */
  readonly tall: number;
  /** Stroke against the letters' height. */
  readonly weight: number;
  readonly paint: string;
  readonly dx?: number;
  readonly dy?: number;
}

/** Lines of letters, each set to the width where its height allows; answers the height used too. */
export function setLines(
  lines: readonly string[],
  at: Setting,
): { readonly markup: string; readonly height: number } {
  let y = at.y;
  let markup = '';
  for (const line of lines) {
    const set: Lettering = letters(line);
    const k = Math.min(at.width / set.width, at.tall / set.height);
    const x = at.x + (at.width - set.width * k) / 2 + (at.dx ?? 0);
    markup += `<g transform="translate(${num(x)} ${num(y + (at.dy ?? 0))}) scale(${Math.round(k * 1000) / 1000})">${stroke(set.d, at.paint, set.height * at.weight)}</g>`;
    y += set.height * k + at.tall * 0.28;
  }
  return { markup, height: y - at.y - at.tall * 0.28 };
}

/** The words themselves, standing before a wall as solid letters that catch the light. */
function paintLetters(canvas: Canvas, frame: Frame): string {
  const { w, h, m, tones } = canvas;
  const lines = linesOf(frame.lettering || 'ABC');
  const small = frame.take === 'minimal';
  const width = w * (small ? 0.3 : 0.72);
  const tall = Math.min((h * (small ? 0.16 : 0.5)) / lines.length, width * 0.72);
  const guess = setLines(lines, { x: 0, y: 0, width, tall, weight: 0.2, paint: '#000' }).height;
  const floor = h * 0.74;
  const x = small ? w * (frame.x < 0.5 ? 0.12 : 0.58) : (w - width) / 2;
  const y = small ? h * 0.62 - guess / 2 : floor - guess - tall * 0.1;
  const side = lightSide(canvas.light) || 1;
  const d = m * 0.02;
  const set = (paint: string, weight: number, dx = 0, dy = 0): string =>
    setLines(lines, { x, y, width, tall, weight, paint, dx, dy }).markup;
  if (small)
    return wash(canvas, blend(canvas, mix(tones.sky1, tones.glow, 0.5), tones.sky1)) + set(tones.shade, 0.1);
  if (frame.take === 'cinematic') return dotBoard(canvas, frame, lines);
  const ground =
    wash(canvas, blend(canvas, tones.sky0, tones.sky1, side > 0 ? [1, 0, 0, 1] : [0, 0, 1, 1])) +
    halo(
      canvas,
      { x: w / 2 - side * w * 0.1, y: h * 0.4, rx: m * 0.7 },
      mix(tones.sky1, tones.glow, 0.5),
      0.8,
    ) +
    fill(box(0, floor, w, h - floor), blend(canvas, tones.far, tones.mid));
  const shadow = `<g opacity=".3" transform="translate(${num(side * d * 4)} ${num(d * 0.6)})">${set(tones.shade, 0.22)}</g>`;
  return (
    ground +
    shadow +
    set(tones.shade, 0.22, side * d * 0.55, d * 0.3) +
    set(tones.lit, 0.22, -side * d * 0.18, -d * 0.12) +
    set(
      lightness(tones.pop) > lightness(tones.sky1) - 0.1 ? mix(tones.pop, tones.shade, 0.25) : tones.pop,
      0.2,
    )
  );
}

/** The words in lamps over a street at night. */
function dotBoard(canvas: Canvas, frame: Frame, lines: readonly string[]): string {
  const { w, h, m, tones } = canvas;
  const back = PLACE_PAINTERS.street(canvas, { ...frame, time: 'night', place: 'street' });
  const bw = w * 0.64;
  const bh = Math.min(h * 0.4, bw * 0.62);
  const x = w * (frame.x < 0.5 ? 0.08 : 0.28);
  const y = h * 0.22;
  const tall = (bh * 0.6) / lines.length;
  const inner = setLines(lines, {
    x: x + bw * 0.1,
    y: 0,
    width: bw * 0.8,
    tall,
    weight: 0.17,
    paint: tones.glow,
  });
  const top = y + (bh - inner.height) / 2;
  const set = (paint: string, weight: number): string =>
    setLines(lines, { x: x + bw * 0.1, y: top, width: bw * 0.8, tall, weight, paint }).markup;
  return (
    back.back +
    halo(canvas, { x: x + bw / 2, y: y + bh / 2, rx: bw * 0.85, ry: bh * 1.2 }, tones.pop, 0.5) +
    fill(box(x + bw * 0.16, -4, m * 0.012, y + 4) + box(x + bw * 0.82, -4, m * 0.012, y + 4), tones.shade) +
    fill(box(x - m * 0.015, y - m * 0.015, bw + m * 0.03, bh + m * 0.03, 5), tones.shade) +
    fill(box(x, y, bw, bh, 3), mix(tones.shade, tones.pop, 0.12)) +
    `<g opacity=".4">${set(tones.pop, 0.34)}</g>` +
    set(tones.pop, 0.2) +
    set(tones.glow, 0.08)
  );
}

/** A mark and a name on a clean plate. */
function paintLogo(canvas: Canvas, frame: Frame): string {
  const { w, h, m, tones } = canvas;
  const ground = mix(tones.sky1, tones.glow, 0.55);
  const name = frame.lettering;
  const small = frame.take === 'minimal' ? 0.6 : 1;
  const s = m * 0.2 * small;
  const cx = w / 2;
  const cy = h * (name ? 0.4 : 0.5);
  const figure =
    frame.companion && isThing(frame.companion)
      ? frame.companion.make({ ...frame, take: 'minimal' })
      : undefined;
  const k = figure ? Math.min((s * 1.15 * 100) / figure.height, (s * 1.35 * 100) / figure.width) : 0;
  const still: Canvas = { ...canvas, light: { from: 'front', hard: false } };
  const emblem = figure
    ? fill(disc(cx, cy, s), tones.pop) +
      draw(still, figure, {
        x: cx,
        base: cy + (figure.height * k) / 200,
        size: k,
        colour: tones.glow,
        rim: 0.3,
      })
    : abstractMark(canvas, frame, cx, cy, s);
  const word = name
    ? setLines([name], {
        x: w * 0.5 - m * 0.34 * small,
        y: cy + s * 1.55,
        width: m * 0.68 * small,
        tall: m * 0.1 * small,
        weight: 0.15,
        paint: tones.shade,
      }).markup
    : fill(box(cx - s * 0.8, cy + s * 1.5, s * 1.6, s * 0.09), tones.shade);
  const guides =
    frame.take === 'studio'
      ? stroke(
          [-1, 1]
            .map(
              (q) =>
                `M${num(cx + q * s)} ${num(h * 0.06)}V${num(h * 0.94)}M${num(w * 0.06)} ${num(cy + q * s)}H${num(w * 0.94)}`,
            )
            .join(''),
          tones.far,
          0.5,
          0.55,
        )
      : '';
  return wash(canvas, ground) + guides + emblem + word;
}

/** Geometry that any name could stand behind. */
function abstractMark(canvas: Canvas, frame: Frame, x: number, y: number, s: number): string {
  const { tones } = canvas;
  const initial = frame.lettering[0];
  if (initial) {
    const set = letters(initial);
    const k = (s * 1.05) / set.height;
    return (
      fill(disc(x, y, s), tones.pop) +
      `<g transform="translate(${num(x - (set.width * k) / 2)} ${num(y - (set.height * k) / 2)}) scale(${num(k)})">${stroke(set.d, tones.glow, 1.7)}</g>`
    );
  }
  const kinds = [
    fill(ring(x, y, s, s * 0.62), tones.shade) + fill(disc(x + s * 0.62, y - s * 0.62, s * 0.28), tones.pop),
    fill(
      `M${num(x - s)} ${num(y + s)}V${num(y)}A${num(s)} ${num(s)} 0 0 1 ${num(x)} ${num(y - s)}V${num(y + s)}Z`,
      tones.shade,
    ) +
      fill(
        `M${num(x + s * 0.1)} ${num(y - s)}A${num(s)} ${num(s)} 0 0 1 ${num(x + s * 0.1)} ${num(y + s)}Z`,
        tones.pop,
      ),
    [0, 1, 2]
      .map((i) =>
        fill(
          `M${num(x - s)} ${num(y + s * (0.9 - i * 0.62))}L${num(x)} ${num(y + s * (0.3 - i * 0.62))}L${num(x + s)} ${num(y + s * (0.9 - i * 0.62))}V${num(y + s * (1.2 - i * 0.62))}L${num(x)} ${num(y + s * (0.6 - i * 0.62))}L${num(x - s)} ${num(y + s * (1.2 - i * 0.62))}Z`,
          i === 2 ? tones.pop : tones.shade,
        ),
      )
      .join(''),
  ];
  return kinds[frame.seed % kinds.length] ?? '';
}

export const LETTERINGS: readonly Scene[] = [
  {
    words:
      'logo,wordmark,emblem,brand mark,monogram,icon,badge,sticker,app icon,brand identity,crest,favicon',
    places: ['paper'],
    paint: paintLogo,
  },
  {
    words:
      'lettering,typography,neon sign,sign,text,word,letter,number,numeral,quote,calligraphy,graffiti,alphabet,headline,slogan,title',
    places: ['paper'],
    paint: paintLetters,
  },
];

/** For subjects that are nothing but words or a number to be seen. */
export const LETTERS_ALONE: Scene = { words: '', places: ['paper'], paint: paintLetters };
