import { seedOf } from '../../shot/choose.ts';
import type { FramePoint, PictureFeatures } from '../features.ts';

/** A well mixed number from a seed and a place where a choice is made. */
function choice(seed: number, place: number): number {
  let mixed = (seed ^ Math.imul(place + 1, 0x9e3779b1)) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** One of several wordings of the same thing; `place` keeps choices apart from each other. */
export type Voice = (place: number, ...wordings: readonly [string, ...string[]]) => string;

/** A voice that the numbers of a picture decide: the same picture speaks the same way each time. */
export function voiceOf({ width, height, palette, tone, colour, surface }: PictureFeatures): Voice {
  const numbers = [
    width,
    height,
    tone.meanLightness,
    tone.spread,
    colour.balance,
    colour.meanChroma,
    surface.edgeShare,
  ];
  const seed = seedOf([...numbers, ...palette.map(({ hex }) => hex)].join(' '));
  return (place, ...wordings) => wordings[choice(seed, place) % wordings.length] ?? wordings[0];
}

const FRACTIONS: readonly (readonly [upTo: number, words: string])[] = [
  [0.15, 'about a tenth'],
  [0.22, 'about a fifth'],
  [0.29, 'about a quarter'],
  [0.41, 'about a third'],
  [0.58, 'about half'],
  [0.7, 'about two thirds'],
  [0.82, 'about three quarters'],
  [0.95, 'most'],
];

/** A share of the frame as people say it: 'about a third'. */
export function fractionInWords(share: number): string {
  return FRACTIONS.find(([upTo]) => share < upTo)?.[1] ?? 'nearly all';
}

/** 'slate blue', 'slate blue and sand', 'slate blue, sand and rust'. */
export function listed(items: readonly string[]): string {
  const [last = ''] = items.slice(-1);
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}

/** A ninth of the frame, as it stands after 'at' or 'towards': 'the lower left', 'the centre'. */
export function regionOf({ x, y }: FramePoint): string {
  const across = x < 0.4 ? 'left' : x > 0.6 ? 'right' : '';
  const down = y < 0.4 ? 'upper' : y > 0.6 ? 'lower' : '';
  if (across && down) return `the ${down} ${across}`;
  if (across) return `the ${across}`;
  return down ? `the ${down === 'upper' ? 'top' : 'bottom'}` : 'the centre';
}

/** The text with its first letter as a capital. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
