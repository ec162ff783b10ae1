import type { Stage } from '../shot/stage.ts';
import { type Canvas, fill, halo, stroke } from './drawing/canvas.ts';
import { lightness, mix } from './drawing/colour.ts';
import { box, num } from './drawing/pen.ts';
import type { DrawnMember } from './layout/actors.ts';
import { lettered } from './layout/plain-shape.ts';
import { letters } from './silhouettes/signs/alphabet.ts';

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
}

/** Lines of letters, each set to the width where its height allows, in the middle. */
function setLines(
  lines: readonly string[],
  at: Setting,
): { readonly markup: string; readonly height: number } {
  let y = at.y;
  let markup = '';
  for (const line of lines) {
    const set = letters(line);
    const k = Math.min(at.width / set.width, at.tall / set.height);
    const x = at.x + (at.width - set.width * k) / 2;
    markup += `<g transform="translate(${num(x)} ${num(y)}) scale(${Math.round(k * 1000) / 1000})">${stroke(set.d, at.paint, set.height * at.weight)}</g>`;
    y += set.height * k * 1.45;
  }
  return { markup, height: y - at.y };
}

/** The part of a drawing that carries words: left, top, right, bottom in its own units. */
const BOARDS: Readonly<Record<string, readonly [number, number, number, number]>> = {
  'menu-board': [-32, -100, 32, -26],
  sign: [-46, -93, 46, -45],
  neon: [-48, -54, 48, -12],
  poster: [-34, -44, 34, -4],
  paper: [-32, -96, 32, -8],
  letter: [-46, -66, 46, -8],
  'greeting-card': [-34, -40, 30, -6],
  medal: [-16, -40, 16, -20],
  book: [-50, -40, 50, -8],
  newspaper: [-34, -104, 34, -88],
  map: [-50, -70, 50, -12],
  flag: [-30, -108, 46, -72],
  shop: [-64, -98, 64, -86],
  stall: [-62, -36, 62, -8],
  television: [-50, -84, 50, -24],
  phone: [-18, -86, 18, -20],
  laptop: [-40, -84, 40, -30],
  canvas: [-36, -100, 36, -12],
  mug: [-26, -56, 26, -24],
  bottle: [-16, -42, 16, -16],
  gravestone: [-26, -60, 26, -26],
  shirt: [-26, -66, 26, -24],
  box: [-44, -60, 44, -8],
  can: [-22, -60, 22, -30],
  cake: [-40, -40, 40, -16],
  'speech-bubble': [-42, -84, 42, -38],
};

interface Board extends Setting {
  readonly carrier?: string;
}

/** Where the words stand: on the thing that carries them, alone in the frame, or above everything. */
function boardOf({ w, h, m }: Canvas, stage: Stage, stood: ReadonlyMap<number, DrawnMember>): Board {
  const lines = Math.max(1, stage.lettering.length);
  const base = { weight: 0.14, paint: '' };
  const at = stage.figures.findIndex((figure) => Object.hasOwn(BOARDS, figure.drawing));
  const member = stood.get(at);
  const carrier = stage.figures[at]?.drawing ?? '';
  const area = Object.hasOwn(BOARDS, carrier) ? BOARDS[carrier] : undefined;
  if (member && area) {
    const k = member.at.size / 100;
    const [left, top, right, bottom] = area;
    const wide = (right - left) * k;
    const tall = (bottom - top) * k;
    const line = Math.min(tall / (lines * 1.45), wide * 0.5);
    const middle = member.at.x + ((left + right) / 2) * k * (member.at.flip ? -1 : 1);
    const y = member.at.base + top * k + Math.max(0, tall - line * lines * 1.45 + line * 0.4) / 2;
    return { ...base, x: middle - wide * 0.44, y, width: wide * 0.88, tall: line, carrier };
  }
  const alone = stage.figures.length === 0 || stage.figures[0]?.drawing === 'letters';
  if (alone) {
    const tall = Math.min((h * 0.62) / lines / 1.45, m * 0.34);
    return {
      ...base,
      weight: 0.18,
      x: w * 0.1,
      y: h * 0.5 - (tall * lines * 1.45) / 2,
      width: w * 0.8,
      tall,
    };
  }
  return {
    ...base,
    x: w * 0.1,
    y: h * 0.055,
    width: w * 0.8,
    tall: Math.min((h * 0.2) / lines / 1.45, m * 0.11),
  };
}

const LIT_AT = new Set(['night', 'dusk']);

/** The words that are to be seen in the picture, in the drawn alphabet. */
export function letteringOf(canvas: Canvas, stage: Stage, stood: ReadonlyMap<number, DrawnMember>): string {
  const lines = stage.lettering.slice(0, 6).map(lettered).filter(Boolean);
  if (lines.length === 0) return '';
  const { tones, m } = canvas;
  const setting = boardOf(canvas, stage, stood);
  const { carrier } = setting;
  const glowing = carrier === 'neon' || (carrier === 'sign' && LIT_AT.has(stage.daytime));
  const dark = lightness(tones.sky0) < 0.5;
  const top = !carrier && stage.figures.length > 0 && stage.figures[0]?.drawing !== 'letters';
  const plain = lightness(tones.sky1) > 0.6 ? tones.shade : tones.lit;
  const paint = glowing
    ? tones.glow
    : carrier
      ? LIGHT_ON.has(carrier)
        ? '#f4efe4'
        : '#2a211c'
      : top && dark
        ? tones.lit
        : plain;
  const set = setLines(lines, { ...setting, paint });
  if (glowing) {
    const { x, y, width, tall } = setting;
    const board = fill(
      box(x - width * 0.05, y - tall * 0.4, width * 1.1, set.height + tall * 0.4, 3),
      mix(tones.shade, tones.pop, 0.14),
    );
    const glow = setLines(lines, { ...setting, paint: tones.pop, weight: 0.3 });
    return `${halo(canvas, { x: x + width / 2, y: y + set.height / 2, rx: width * 0.9, ry: set.height * 1.6 }, tones.pop, 0.5)}${board}<g opacity=".7">${glow.markup}</g>${set.markup}`;
  }
  const shade = top
    ? fill(
        box(0, 0, canvas.w, setting.y + set.height + m * 0.02),
        dark ? mix(tones.sky0, tones.shade, 0.4) : mix(tones.sky0, tones.glow, 0.6),
        0.34,
      )
    : '';
  return shade + set.markup;
}

/** Dark boards, that are lettered light. */
const LIGHT_ON = new Set([
  'menu-board',
  'shop',
  'television',
  'phone',
  'mug',
  'bottle',
  'shirt',
  'flag',
  'can',
]);
