import { blend, type Canvas, fill, lightSide, placed, round3 } from '../drawing/canvas.ts';
import { type Hex, lightness, mix } from '../drawing/colour.ts';
import type { Palette } from '../drawing/palette.ts';
import { num } from '../drawing/pen.ts';

/** What a part is painted with: a tone of the palette, or the subject's own colour ('body', 'deep', 'pale'). */
export type Tone = keyof Palette | 'body' | 'deep' | 'pale' | 'skin';

/** One layer of a silhouette. Rimmed parts catch the light along one edge. */
export interface Part {
  readonly d: string;
  readonly tone: Tone;
  readonly rim?: boolean;
  readonly alpha?: number;
}

/**
 * A subject as cut paper: parts from back to front, standing on y = 0 around x = 0, upwards negative,
 * usually 100 units tall.
 */
export interface Silhouette {
  readonly parts: readonly Part[];
  /** Width and height of the box that holds the parts. */
  readonly width: number;
  readonly height: number;
  /** Runs out of the lower edge of the frame (a bust), hangs in the air, lies in water, or stands. */
  readonly stands: 'ground' | 'edge' | 'air' | 'water';
  /** The tone of the body where the prompt names no colour. */
  readonly colour?: 'shade' | 'pop' | 'lit' | 'mid';
}

export const body = (...d: string[]): Part => ({ d: d.join(''), tone: 'body', rim: true });
export const rimmed = (tone: Tone, ...d: string[]): Part => ({ d: d.join(''), tone, rim: true });
export const flat = (tone: Tone, ...d: string[]): Part => ({ d: d.join(''), tone });
export const veil = (tone: Tone, alpha: number, ...d: string[]): Part => ({ d: d.join(''), tone, alpha });

type Extra = Partial<Pick<Silhouette, 'stands' | 'colour' | 'height'>>;

export const silhouette = (width: number, parts: readonly Part[], extra: Extra = {}): Silhouette => ({
  parts,
  width,
  height: extra.height ?? 100,
  stands: extra.stands ?? 'ground',
  ...(extra.colour ? { colour: extra.colour } : {}),
});

export interface Standing {
  readonly x: number;
  /** Where its foot (y = 0) stands. */
  readonly base: number;
  /** Height of 100 units. */
  readonly size: number;
  readonly flip?: boolean;
  /** Colour of the body; the silhouette's own tone where left out. */
  readonly colour?: Hex;
  /** Rim width against the usual. */
  readonly rim?: number;
  /** Colours of distance: everything is drawn towards this tone. */
  readonly haze?: { readonly colour: Hex; readonly share: number };
}

/** The rim's width in a frame whose shorter side is 1. */
const RIM = 0.015;

interface Brush {
  readonly canvas: Canvas;
  readonly tone: (tone: Tone) => Hex;
  /** How far the shaded side is moved away from the light, in the silhouette's units. */
  readonly dx: number;
  readonly dy: number;
  readonly flip: boolean;
}

function brushFor(canvas: Canvas, figure: Silhouette, at: Standing): Brush {
  const k = at.size / 100;
  const width = Math.min(canvas.m * RIM, at.size * 0.035) * (at.rim ?? 1) * (canvas.light.hard ? 1.15 : 0.8);
  const side = lightSide(canvas.light) * (at.flip ? -1 : 1);
  const fromAbove = canvas.light.from === 'top' || canvas.light.from === 'back';
  const own = at.colour ?? canvas.tones[figure.colour ?? 'shade'];
  const base = (tone: Tone): Hex => {
    if (tone === 'body') return own;
    if (tone === 'deep') return mix(own, canvas.tones.shade, 0.55);
    if (tone === 'pale') return mix(own, canvas.tones.lit, 0.5);
    if (tone === 'skin') return mix(canvas.tones.shade, canvas.tones.lit, 0.4);
    return canvas.tones[tone];
  };
  return {
    canvas,
    tone: (tone) => (at.haze ? mix(base(tone), at.haze.colour, at.haze.share) : base(tone)),
    dx: (width * side) / k,
    dy: (width * (fromAbove ? 1 : 0.35)) / k,
    flip: at.flip ?? false,
  };
}

/** Body colour turning from the light to the shade, so that a flat shape gains volume. */
function modelled(brush: Brush, colour: Hex): string {
  const { canvas } = brush;
  const share = lightness(colour) < 0.3 ? 0.1 : 0.2;
  const bright = mix(colour, canvas.tones.lit, share);
  const dark = mix(colour, canvas.tones.shade, share + 0.08);
  if (canvas.light.from === 'front') return blend(canvas, bright, dark, [0, 0, 0, 1]);
  const side = lightSide(canvas.light) * (brush.flip ? -1 : 1);
  if (side === 0) return blend(canvas, bright, dark);
  return side > 0 ? blend(canvas, bright, dark, [0, 0, 1, 0.3]) : blend(canvas, bright, dark, [1, 0, 0, 0.3]);
}

/** A part that is lit along one edge: the lit shape, and over it the shaded shape moved away from the light. */
function withRim(brush: Brush, part: Part): string {
  const { canvas, dx, dy } = brush;
  const colour = brush.tone(part.tone);
  const shape = canvas.id();
  const clip = canvas.id();
  const lit = lightness(colour) > 0.75 ? mix(brush.tone('lit'), '#ffffff', 0.6) : brush.tone('lit');
  const back = canvas.light.from === 'back' || canvas.light.from === 'front';
  const moved = back
    ? `translate(0 ${num(dy)}) scale(${canvas.light.from === 'back' ? 0.965 : 0.99} 1)`
    : `translate(${num(dx)} ${num(dy)})`;
  return `<clipPath id="${clip}"><use href="#${shape}"/></clipPath><g fill="${lit}"><path id="${shape}" d="${part.d}"/></g><g clip-path="url(#${clip})"><use href="#${shape}" fill="${modelled(brush, colour)}" transform="${moved}"/></g>`;
}

/** A part as a pen would give it: paper inside, one even line around. */
const outline = ({ canvas }: Brush, part: Part, k: number): string =>
  `<path d="${part.d}" fill="${part.tone === 'pop' ? canvas.tones.pop : canvas.tones.sky1}" stroke="${canvas.tones.shade}" stroke-width="${num((canvas.m * 0.006) / k)}" stroke-linejoin="round"/>`;

/** Draws a silhouette where it stands. */
export function draw(canvas: Canvas, figure: Silhouette, at: Standing): string {
  const brush = brushFor(canvas, figure, at);
  const k = at.size / 100;
  const parts = figure.parts.map((part) =>
    part.rim
      ? canvas.outlined
        ? outline(brush, part, k)
        : withRim(brush, part)
      : fill(part.d, brush.tone(part.tone), part.alpha),
  );
  return placed(at.x, at.base, at.flip ? -k : k, k, parts.join(''));
}

/** The silhouette's shadow on level ground, thrown away from the light. */
export function castShadow(canvas: Canvas, figure: Silhouette, at: Standing, alpha = 0.4): string {
  const side = lightSide(canvas.light);
  const k = at.size / 100;
  const sideways = side === 0 ? 0.12 : 0.8 * side;
  const length = canvas.light.from === 'top' ? 0.08 : canvas.light.from === 'back' ? 0.45 : 0.2;
  const d = figure.parts.filter((part) => part.rim).map((part) => part.d);
  const matrix = [at.flip ? -k : k, 0, -sideways * k, -length * k, at.x, at.base].map(round3).join(' ');
  return `<g transform="matrix(${matrix})" fill="${canvas.tones.shade}" opacity="${alpha}">${d.map((path) => `<path d="${path}"/>`).join('')}</g>`;
}

/** A soft pool of shade where a thing touches its ground. */
export function contactShadow(canvas: Canvas, figure: Silhouette, at: Standing, alpha = 0.5): string {
  const half = (figure.width * at.size) / 200;
  const shift = lightSide(canvas.light) * half * 0.35;
  const paint = canvas.define(
    `<radialGradient id="%"><stop offset=".35" stop-color="${canvas.tones.shade}" stop-opacity="${alpha}"/><stop offset="1" stop-color="${canvas.tones.shade}" stop-opacity="0"/></radialGradient>`,
  );
  return `<ellipse cx="${num(at.x + shift)}" cy="${num(at.base)}" rx="${num(half * 1.35)}" ry="${num(Math.min(half * 0.2, canvas.m * 0.045) + 1)}" fill="url(#${paint})"/>`;
}
