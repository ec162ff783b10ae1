import type { StageMedium } from '../../shot/stage.ts';
import { type Canvas, fill, stroke } from './canvas.ts';
import { deckle, grade } from './finish.ts';
import { num } from './pen.ts';

const filtered = (canvas: Canvas, markup: string, content: string): string => {
  const id = canvas.define(`<filter id="%" x="0" y="0" width="1" height="1">${markup}</filter>`);
  return `<g filter="url(#${id})">${content}</g>`;
};

const wobble = (frequency: string, octaves: number, scale: number): string =>
  `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="3" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="${num(scale)}" xChannelSelector="R" yChannelSelector="G" result="d"/>`;

/** Tones in steps, as flat plates of colour print them: steps to the eye, where a filter left alone counts light. */
const STEPS =
  '<feComponentTransfer color-interpolation-filters="sRGB"><feFuncR type="discrete" tableValues=".06 .24 .4 .56 .72 .86 .98"/><feFuncG type="discrete" tableValues=".06 .24 .4 .56 .72 .86 .98"/><feFuncB type="discrete" tableValues=".06 .24 .4 .56 .72 .86 .98"/></feComponentTransfer>';

/** Strokes of a broad brush: a lit relief of noise drawn out sideways. */
function brushwork(canvas: Canvas): string {
  const id = canvas.define(
    '<filter id="%" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".02 .14" numOctaves="3" seed="8"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 0 0 0 1.6 -.55"/></filter>',
  );
  const { w, h } = canvas;
  return `<g transform="rotate(-24)" opacity=".3"><rect x="${num(-h)}" y="0" width="${num(w + h * 1.5)}" height="${num(h + w)}" filter="url(#${id})"/></g>`;
}

/** Squares of one colour: each tile's middle, grown until it fills the tile. */
function pixelled(canvas: Canvas, content: string): string {
  const s = Math.max(3, Math.round(canvas.m / 84));
  return filtered(
    canvas,
    `<feFlood x="${(s - 1) / 2}" y="${(s - 1) / 2}" width="1" height="1"/><feComposite width="${s}" height="${s}"/><feTile result="a"/><feComposite in="SourceGraphic" in2="a" operator="in"/><feMorphology operator="dilate" radius="${s / 2}"/>`,
    content,
  );
}

/** Dots of a screen over the darker half. */
function halftone(canvas: Canvas): string {
  const id = canvas.define(
    `<pattern id="%" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"><circle cx="2.5" cy="2.5" r="1" fill="${canvas.tones.shade}"/></pattern>`,
  );
  return `<rect width="${num(canvas.w)}" height="${num(canvas.h)}" fill="url(#${id})" opacity=".16"/>`;
}

function squared({ w, h, m, tones }: Canvas): string {
  const step = m / 16;
  let d = '';
  for (let x = step; x < w; x += step) d += `M${num(x)} 0V${num(h)}`;
  for (let y = step; y < h; y += step) d += `M0 ${num(y)}H${num(w)}`;
  return stroke(d, tones.lit, m * 0.0014, 0.22);
}

/** Grid under a blueprint; nothing under the others. */
export const underDrawing = (canvas: Canvas, medium: StageMedium): string =>
  medium === 'blueprint' ? squared(canvas) : '';

/** The traces of the medium over the finished picture. */
export function inMedium(canvas: Canvas, medium: StageMedium, content: string, strength: number): string {
  const { m, w, h, tones } = canvas;
  const all = `M0 0h${num(w)}v${num(h)}h${num(-w)}Z`;
  switch (medium) {
    case 'photo':
      return content + grade(canvas, strength);
    case 'render':
      return content + grade(canvas, strength * 0.7);
    case 'watercolour':
      return (
        filtered(canvas, wobble('.022', 3, m * 0.026), content) + fill(all, tones.sky1, 0.06) + deckle(canvas)
      );
    case 'paint':
      return (
        filtered(canvas, wobble('.045', 2, m * 0.03), content) +
        brushwork(canvas) +
        grade(canvas, strength * 0.6)
      );
    case 'ink':
      return filtered(canvas, wobble('.06', 2, m * 0.009) + STEPS, content);
    case 'line':
    case 'blueprint':
      return filtered(canvas, wobble('.03', 1, m * (medium === 'line' ? 0.006 : 0.001)), content);
    case 'print':
      return filtered(canvas, wobble('.5', 1, m * 0.003) + STEPS, content) + halftone(canvas);
    case 'pixel':
      return pixelled(canvas, content);
    default:
      return content;
  }
}
