import type { Hex } from '../../oklab.ts';
import { blend, type Canvas, fill, lightSide, round3 } from '../drawing/canvas.ts';
import { lightness, mix } from '../drawing/colour.ts';
import type { Palette } from '../drawing/palette.ts';
import { num } from '../drawing/pen.ts';

/** What a part is painted with: a tone of the palette, the subject's own colour, or a colour of its own. */
export type Tone = keyof Palette | 'body' | 'deep' | 'pale' | Hex;

/** One layer of a silhouette. Rimmed parts catch the light along one edge. */
export interface SilhouettePart {
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
  readonly parts: readonly SilhouettePart[];
  /** Width and height of the box that holds the parts. */
  readonly width: number;
  readonly height: number;
  /** Runs out of the lower edge of the frame (a bust), hangs in the air or from the ceiling, lies in water, or stands. */
  readonly stands: 'ground' | 'edge' | 'air' | 'water' | 'top';
  /** The tone of the body where nothing names a colour. */
  readonly colour?: 'shade' | 'pop' | 'lit' | 'mid';
  /** The colour that the thing has by nature. */
  readonly own?: Hex;
  /** Where one looks first: an animal's head, a person's face. */
  readonly focus?: readonly [number, number];
}

/** A part in the subject's own colour that catches the light along one edge. @param d path data, joined */
export const body = (...d: string[]): SilhouettePart => ({ d: d.join(''), tone: 'body', rim: true });
/** The same in a tone that is given. */
export const rimmed = (tone: Tone, ...d: string[]): SilhouettePart => ({ d: d.join(''), tone, rim: true });
/** A part in one even tone, whatever the light. */
export const flat = (tone: Tone, ...d: string[]): SilhouettePart => ({ d: d.join(''), tone });
/** A part in one even tone that shows what is behind it. @param alpha 0 clear to 1 solid */
export const veil = (tone: Tone, alpha: number, ...d: string[]): SilhouettePart => ({
  d: d.join(''),
  tone,
  alpha,
});

type Extra = Partial<Pick<Silhouette, 'stands' | 'colour' | 'height' | 'own' | 'focus'>>;

/** A silhouette of its parts, 100 units tall and standing on the ground where `extra` says nothing else. */
export const silhouette = (
  width: number,
  parts: readonly SilhouettePart[],
  extra: Extra = {},
): Silhouette => ({
  parts,
  width,
  height: 100,
  stands: 'ground',
  ...extra,
});

/** Where and how large a silhouette is drawn. */
export interface Standing {
  readonly x: number;
  /** Where its foot (y = 0) stands. */
  readonly base: number;
  /** Height of 100 units. */
  readonly size: number;
  readonly flip?: boolean;
  /** Turned about its foot, in degrees clockwise. */
  readonly turn?: number;
  /** How flat it lies, against its height when it stands. */
  readonly squash?: number;
  /** Colour of the body; the silhouette's own where left out. */
  readonly colour?: Hex;
  /** Rim width against the usual. */
  readonly rim?: number;
  /** Colours of distance: everything is drawn towards this tone. */
  readonly haze?: { readonly colour: Hex; readonly share: number };
}

/** The rim's width in a frame whose shorter side is 1. */
const RIM = 0.013;

interface Brush {
  readonly canvas: Canvas;
  readonly tone: (tone: Tone) => Hex;
  /** How far the shaded side is moved away from the light, in the silhouette's units. */
  readonly dx: number;
  readonly dy: number;
  /** The way the light travels across the silhouette itself. */
  readonly side: number;
  readonly k: number;
}

/** The body's colour where it stands: named, natural, or a tone of the picture. */
function ownColour(canvas: Canvas, figure: Silhouette, at: Standing): Hex {
  if (at.colour) return at.colour;
  return figure.own ? canvas.local(figure.own) : canvas.tones[figure.colour ?? 'shade'];
}

function brushFor(canvas: Canvas, figure: Silhouette, at: Standing): Brush {
  const { light, tones } = canvas;
  const k = at.size / 100;
  const tall = (at.size * figure.height) / 100;
  const width = Math.min(canvas.m * RIM, tall * 0.03) * (at.rim ?? 1) * (light.hard ? 1.2 : 0.8);
  const across = lightSide(light);
  const down = light.from === 'top' || light.from === 'back' ? 1 : light.from === 'below' ? -1 : 0.35;
  const angle = ((at.turn ?? 0) * Math.PI) / -180;
  const own = ownColour(canvas, figure, at);
  const base = (tone: Tone): Hex => {
    if (tone === 'body') return own;
    if (tone === 'deep') return mix(own, tones.shade, 0.5);
    if (tone === 'pale') return mix(own, tones.lit, 0.5);
    if (tone in tones) return tones[tone as keyof Palette]; // a key of it, by the check
    return canvas.local(tone as Hex); // what is no name is a colour, by the type
  };
  const dx = (width * across) / k;
  const dy = (width * down) / k;
  const turned = Math.cos(angle) * dx - Math.sin(angle) * dy;
  return {
    canvas,
    tone: (tone) => (at.haze ? mix(base(tone), at.haze.colour, at.haze.share) : base(tone)),
    dx: at.flip ? -turned : turned,
    dy: Math.sin(angle) * dx + Math.cos(angle) * dy,
    side: at.flip ? -across : across,
    k,
  };
}

/** Body colour turning from the light to the shade, so that a flat shape gains volume. */
function modelled({ canvas, side }: Brush, colour: Hex): string {
  const { light, tones, means } = canvas;
  if (means === 'flat') return colour;
  const share = (lightness(colour) < 0.3 ? 0.1 : 0.17) * (light.hard ? 1.3 : 0.8);
  const bright = mix(colour, tones.lit, share);
  const dark = mix(colour, tones.shade, share + 0.1);
  if (light.from === 'back')
    return blend(canvas, mix(colour, tones.shade, 0.1), mix(colour, tones.shade, 0.26));
  if (light.from === 'below') return blend(canvas, dark, bright);
  if (side === 0) return blend(canvas, bright, dark);
  return side > 0 ? blend(canvas, bright, dark, [0, 0, 1, 0.3]) : blend(canvas, bright, dark, [1, 0, 0, 0.3]);
}

/** A part that is lit along one edge: the lit shape, and over it the shaded shape moved away from the light. */
function withRim(brush: Brush, part: SilhouettePart): string {
  const { canvas, dx, dy } = brush;
  const colour = brush.tone(part.tone);
  const shape = canvas.id();
  const clip = canvas.id();
  const edge = mix(brush.tone('lit'), colour, canvas.light.hard ? 0.15 : 0.35);
  const lit = lightness(colour) > 0.75 ? mix(edge, '#ffffff', 0.6) : edge;
  const back = canvas.light.from === 'back' || canvas.light.from === 'front';
  const moved = back
    ? `translate(0 ${num(dy)}) scale(${canvas.light.from === 'back' ? 0.965 : 0.99} 1)`
    : `translate(${num(dx)} ${num(dy)})`;
  return `<clipPath id="${clip}"><use href="#${shape}"/></clipPath><g fill="${lit}"><path id="${shape}" d="${part.d}"/></g><g clip-path="url(#${clip})"><use href="#${shape}" fill="${modelled(brush, colour)}" transform="${moved}"/></g>`;
}

/** A part as a pen would give it: paper inside, one even line around. */
function outline({ canvas, k, tone }: Brush, part: SilhouettePart): string {
  const { tones, m } = canvas;
  const own = tone(part.tone);
  const paper = tones.sky1;
  const inside =
    part.tone === 'pop' ? mix(tones.pop, paper, 0.35) : mix(paper, own, lightness(own) < 0.3 ? 0.32 : 0.1);
  return `<path d="${part.d}" fill="${inside}" stroke="${tones.shade}" stroke-width="${num((m * 0.0055) / k)}" stroke-linejoin="round"/>`;
}

function painted(brush: Brush, part: SilhouettePart): string {
  const { means } = brush.canvas;
  if (part.rim && means === 'lines') return outline(brush, part);
  if (part.rim && means === 'lit') return withRim(brush, part);
  if (part.rim) return fill(part.d, modelled(brush, brush.tone(part.tone)));
  return fill(part.d, brush.tone(part.tone), part.alpha);
}

/** The group's transform that puts a silhouette where it stands. */
export function standingAt(at: Standing, squash = at.squash ?? 1): string {
  const k = at.size / 100;
  const turn = at.turn ? ` rotate(${num(at.turn)})` : '';
  return `translate(${num(at.x)} ${num(at.base)})${turn} scale(${round3(at.flip ? -k : k)} ${round3(k * squash)})`;
}

/** The soft dark side of the whole figure, over all its parts. */
function formShadow(brush: Brush, figure: Silhouette): string {
  const { canvas, side } = brush;
  const { light, tones, means } = canvas;
  if (means !== 'lit' || light.from === 'front') return '';
  const half = figure.width / 2;
  const depth = light.hard ? 0.42 : 0.26;
  const [x1, x2] = side > 0 ? [-half, half] : side < 0 ? [half, -half] : [0, 0];
  const [y1, y2] = side
    ? [-figure.height, -figure.height * 0.6]
    : light.from === 'below'
      ? [0, -figure.height]
      : [-figure.height, 0];
  const id = canvas.define(
    `<linearGradient id="%" gradientUnits="userSpaceOnUse" x1="${num(x1)}" y1="${num(y1)}" x2="${num(x2)}" y2="${num(y2)}"><stop offset=".45" stop-color="${tones.shade}" stop-opacity="0"/><stop offset="1" stop-color="${tones.shade}" stop-opacity="${light.from === 'back' ? depth * 0.7 : depth}"/></linearGradient>`,
  );
  const d = figure.parts.filter((part) => part.rim).map((part) => part.d);
  return `<path d="${d.join('')}" fill="url(#${id})"/>`;
}

/** Draws a silhouette where it stands. */
export function draw(canvas: Canvas, figure: Silhouette, at: Standing): string {
  const brush = brushFor(canvas, figure, at);
  const parts = figure.parts.map((part) => painted(brush, part)).join('');
  const shaded = at.haze && at.haze.share > 0.5 ? '' : formShadow(brush, figure);
  return `<g transform="${standingAt(at)}">${parts}${shaded}</g>`;
}

/** The silhouette's shadow on level ground, thrown away from the light. */
export function castShadow(canvas: Canvas, figure: Silhouette, at: Standing, alpha = 0.4): string {
  const side = lightSide(canvas.light);
  const k = at.size / 100;
  const { from } = canvas.light;
  const back = from === 'back';
  const sideways = side === 0 ? (back ? 0.6 : 0.12) : 0.8 * side;
  const length = from === 'top' ? 0.08 : back ? 0.3 : from === 'front' ? -0.08 : 0.2;
  const d = figure.parts.filter((part) => part.rim).map((part) => part.d);
  const matrix = [at.flip ? -k : k, 0, -sideways * k, -length * k, at.x, at.base].map(round3).join(' ');
  return `<g transform="matrix(${matrix})" fill="${canvas.tones.shade}" opacity="${alpha}"><path d="${d.join('')}"/></g>`;
}

/** A soft pool of shade where a thing touches its ground. */
export function contactShadow(
  canvas: Canvas,
  wide: number,
  at: { x: number; base: number },
  alpha = 0.5,
): string {
  const half = wide / 2;
  const shift = lightSide(canvas.light) * half * 0.3;
  const paint = canvas.define(
    `<radialGradient id="%"><stop offset=".35" stop-color="${canvas.tones.shade}" stop-opacity="${alpha}"/><stop offset="1" stop-color="${canvas.tones.shade}" stop-opacity="0"/></radialGradient>`,
  );
  return `<ellipse cx="${num(at.x + shift)}" cy="${num(at.base)}" rx="${num(half * 1.3)}" ry="${num(Math.min(half * 0.2, canvas.m * 0.045) + 1)}" fill="url(#${paint})"/>`;
}
