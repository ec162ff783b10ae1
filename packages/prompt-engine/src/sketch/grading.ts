import { newCanvas } from './drawing/canvas.ts';
import { chroma, type Hex, mix } from './drawing/colour.ts';
import { grade, grain } from './drawing/finish.ts';
import { num } from './drawing/pen.ts';
import { randomFrom } from './drawing/random.ts';
import { previewMark } from './mark.ts';
import type { Frame } from './reading/frame.ts';
import { frameOf } from './reading/frame-of.ts';
import { wordsOf } from './reading/words.ts';
import type { PixelSize } from './sketch.ts';

/** Red, green and blue. */
export type Channels = readonly [number, number, number];

/** How a prompt would have a picture look: `value * gain + lift` for each channel, then the sheet laid over it. */
export interface Grading {
  /** 0 is black and white, 1 leaves it. */
  readonly saturation: number;
  /** Contrast, exposure and the colour of the lights. */
  readonly gain: Channels;
  /** The colour of the shadows, in steps of 255. */
  readonly lift: Channels;
  /** SVG of the picture's size: directed light, vignette, grain and the 'preview' mark. */
  readonly sheet: string;
}

interface Adjustment {
  readonly contrast?: number;
  readonly exposure?: number;
  readonly saturation?: number;
}

const SAID: readonly (readonly [string, Adjustment])[] = [
  ['contrasty dramatic hard noir bold punchy harsh', { contrast: 1.28 }],
  ['soft faded matte pastel hazy milky gentle', { contrast: 0.88 }],
  ['bright airy luminous sunny noon', { exposure: 1.14 }],
  ['dark moody shadowy gloomy', { exposure: 0.74 }],
  ['muted desaturated faded bleak vintage', { saturation: 0.6 }],
  ['vivid vibrant saturated colourful colorful neon', { saturation: 1.3 }],
];
const EXPOSURE = { night: 0.52, dusk: 0.78, dawn: 0.98, 'golden-hour': 1.02, day: 1.03 } as const;

function adjustments(words: ReadonlySet<string>, frame: Frame): Required<Adjustment> {
  const said = SAID.filter(([any]) => any.split(' ').some((word) => words.has(word))).map(([, how]) => how);
  const grey = chroma(frame.tones.sky1) < 0.004 && chroma(frame.tones.pop) < 0.004;
  const base = { contrast: frame.light.hard ? 1.14 : 1.04, exposure: EXPOSURE[frame.time], saturation: 0.9 };
  const sum: Required<Adjustment> = Object.assign({}, base, ...said);
  return grey ? { ...sum, saturation: 0 } : sum;
}

function channelsOf(hex: Hex): Channels {
  const channel = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}

const mean = ([r, g, b]: Channels): number => (r + g + b) / 3;

const each = ([r, g, b]: Channels, change: (value: number) => number): Channels => [
  change(r),
  change(g),
  change(b),
];

const towards = (strength: number, value: number): number => 1 + (value - 1) * strength;

/** Middle grey, around which contrast turns. */
const MIDDLE = 118;

/** What a prompt does to a picture of this size, at a strength from 0.1 (hardly) to 1 (fully). */
export function gradingOf(prompt: string, { width, height }: PixelSize, strength: number): Grading {
  const frame = frameOf(prompt);
  const { tones, light } = frame;
  const { contrast, exposure, saturation } = adjustments(new Set(wordsOf(prompt)), frame);
  const lights = channelsOf(mix(tones.lit, tones.sky1, 0.55));
  const shadows = channelsOf(mix(tones.sky0, tones.ground, 0.3));
  const slope = towards(strength, contrast);
  const canvas = newCanvas({
    w: width,
    h: height,
    tones,
    light,
    random: randomFrom(frame.seed),
    prefix: 'g',
  });
  const content =
    grade(canvas, 1.7 * strength) +
    grain(canvas, Math.min(1, frame.grain * 1.6) * strength) +
    previewMark(canvas);
  return {
    saturation: towards(strength, saturation),
    gain: each(lights, (value) => slope * towards(strength, exposure * (value / mean(lights)))),
    lift: each(shadows, (value) => MIDDLE * (1 - slope) + 110 * strength * (value - mean(shadows) + 0.04)),
    sheet: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${num(width)} ${num(height)}" width="${width}" height="${height}"><defs>${canvas.defs.join('')}</defs>${content}</svg>`,
  };
}
