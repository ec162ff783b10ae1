import type { Hex } from '../../oklab.ts';
import type { LightSide } from '../../shot/stage.ts';
import type { Palette } from './palette.ts';
import { num } from './pen.ts';
import type { Random } from './random.ts';

/** Where the key light comes from, and how hard its edge is. */
export interface Light {
  readonly from: LightSide;
  readonly hard: boolean;
}

/** How forms are made: lit shapes, shapes without light, lines on paper, or black masses. */
export type Means = 'lit' | 'flat' | 'lines' | 'ink';

/** What a drawing is made on: its size, tones and light, and the definitions it gathers. */
export interface Canvas {
  readonly w: number;
  readonly h: number;
  /** The shorter side: the measure for everything that must not stretch with the ratio. */
  readonly m: number;
  readonly tones: Palette;
  readonly light: Light;
  readonly random: Random;
  readonly means: Means;
  /** Black and white, or one tone. */
  readonly greyed: boolean;
  /** A thing's own colour as this picture's light and medium show it. */
  local(own: Hex): Hex;
  /** A fresh id, unique in the document by the drawing's prefix. */
  id(): string;
  /** Adds a definition once per text and answers its id; `%` stands for the id. */
  define(markup: string): string;
  readonly defs: readonly string[];
}

interface CanvasSetup {
  readonly w: number;
  readonly h: number;
  readonly tones: Palette;
  readonly light: Light;
  readonly random: Random;
  readonly means?: Means;
  readonly greyed?: boolean;
  local?(own: Hex): Hex;
  readonly prefix: string;
}

/**
 * A canvas without definitions. Lit forms, full colour and things in their own colours where the setup says nothing.
 */
export function newCanvas({
  prefix,
  means = 'lit',
  greyed = false,
  local = (own) => own,
  ...setup
}: CanvasSetup): Canvas {
  const defs: string[] = [];
  const known = new Map<string, string>();
  let count = 0;
  const id = (): string => `${prefix}${(count++).toString(36)}`;
  return {
    ...setup,
    means,
    greyed,
    local,
    m: Math.min(setup.w, setup.h),
    id,
    define: (markup) => {
      const had = known.get(markup);
      if (had) return had;
      const made = id();
      known.set(markup, made);
      defs.push(markup.replace('%', made));
      return made;
    },
    defs,
  };
}

const opacity = (alpha: number): string => (alpha >= 1 ? '' : ` opacity="${Math.round(alpha * 100) / 100}"`);

/** Path data filled with a colour or a `url(#…)`. */
export const fill = (d: string, paint: string, alpha = 1): string =>
  d && `<path d="${d}" fill="${paint}"${opacity(alpha)}/>`;

/** Path data drawn as a line with round ends. */
export const stroke = (d: string, paint: string, width: number, alpha = 1): string =>
  `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity(alpha)}/>`;

/** A group moved to a place and scaled; a negative `kx` mirrors it. */
export const placed = (x: number, y: number, kx: number, ky: number, content: string): string =>
  `<g transform="translate(${num(x)} ${num(y)}) scale(${round3(kx)} ${round3(ky)})">${content}</g>`;

/** A number to three decimals, as scales and matrices need it. */
export const round3 = (value: number): number => Math.round(value * 1000) / 1000;

/** Fill for a straight gradient from one colour to another; the axis is in shares of the filled box. */
export function blend(
  canvas: Canvas,
  from: Hex,
  to: Hex,
  axis: readonly [number, number, number, number] = [0, 0, 0, 1],
): string {
  const [x1, y1, x2, y2] = axis;
  const id = canvas.define(
    `<linearGradient id="%" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
  );
  return `url(#${id})`;
}

/** Fill that fades from a colour to nothing along an axis. */
export function fade(
  canvas: Canvas,
  colour: Hex,
  alpha: number,
  axis: readonly [number, number, number, number] = [0, 0, 0, 1],
): string {
  const [x1, y1, x2, y2] = axis;
  const id = canvas.define(
    `<linearGradient id="%" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"><stop stop-color="${colour}" stop-opacity="${alpha}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient>`,
  );
  return `url(#${id})`;
}

/** A soft round light: strongest in the middle, gone at the edge. */
export function halo(
  canvas: Canvas,
  at: { readonly x: number; readonly y: number; readonly rx: number; readonly ry?: number },
  colour: Hex,
  alpha: number,
): string {
  const id = canvas.define(
    `<radialGradient id="%"><stop stop-color="${colour}" stop-opacity="${Math.round(alpha * 100) / 100}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
  );
  return `<ellipse cx="${num(at.x)}" cy="${num(at.y)}" rx="${num(at.rx)}" ry="${num(at.ry ?? at.rx)}" fill="url(#${id})"/>`;
}

/** The whole frame filled. */
export const wash = (canvas: Canvas, paint: string, alpha = 1): string =>
  `<rect width="${num(canvas.w)}" height="${num(canvas.h)}" fill="${paint}"${opacity(alpha)}/>`;

/** Which way the light travels across the frame: 1 from the left, -1 from the right, 0 along the axis. */
export const lightSide = (light: Light): -1 | 0 | 1 =>
  light.from === 'left' ? 1 : light.from === 'right' ? -1 : 0;
