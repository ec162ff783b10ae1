import type { Hex } from '../oklab.ts';
import { newCanvas } from './drawing/canvas.ts';
import { mix, tinted } from './drawing/colour.ts';
import { grade, grain } from './drawing/finish.ts';
import { PALETTES, type Palette, type PaletteName } from './drawing/palette.ts';
import { num } from './drawing/pen.ts';
import { randomFrom, spreadSeed } from './drawing/random.ts';
import { previewMark } from './mark.ts';
import { namedColour } from './tones.ts';

interface PixelSize {
  readonly width: number;
  readonly height: number;
}

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

/** What a word of a prompt does to a picture: light's colour and shadow's, and by how much. */
interface Look {
  readonly lights?: Hex;
  readonly shadows?: Hex;
  /** How far the colours are laid on, 0 to 1. */
  readonly tint?: number;
  readonly contrast?: number;
  readonly exposure?: number;
  readonly saturation?: number;
  readonly grain?: number;
  /** Darkness of the corners. */
  readonly vignette?: number;
  /** A veil of this colour over everything: fog, haze, neon. */
  readonly veil?: readonly [Hex, number];
  readonly tones?: PaletteName;
}

/** Words of light, weather, time and style, and what they change; later rows lie over earlier ones. */
const ROWS = `
day|daylight|noon|midday|sunny = exposure:1.08 contrast:1.08 lights:#fff4dc tint:0.25
morning|dawn|sunrise = lights:#ffd9b8 shadows:#5a6a94 tint:0.55 exposure:1 contrast:0.94 tones:dawn
golden hour|golden light|golden|sunset|late afternoon|low sun = lights:#ffb45c shadows:#6a3f4a tint:0.85 exposure:1 contrast:1.08 saturation:1.08 tones:autumn veil:#ff9a3c/0.14
dusk|twilight|evening = lights:#f0a884 shadows:#2f3a6a tint:0.7 exposure:0.74 contrast:1.04 tones:dusk vignette:1.3
blue hour = lights:#86aef0 shadows:#14285c tint:0.95 exposure:0.66 contrast:1.04 saturation:0.8 tones:night veil:#2a4fa0/0.16 vignette:1.3
night|midnight|nighttime|moonlight|moonlit = lights:#8fa9d8 shadows:#0c1636 tint:0.8 exposure:0.42 contrast:1.16 saturation:0.7 tones:night vignette:1.8
candlelight|candlelit|firelight|fire|lamplight|tungsten = lights:#ffae58 shadows:#3a1408 tint:0.85 exposure:0.66 contrast:1.16 tones:ember vignette:1.9
neon|cyberpunk|synthwave = lights:#ff7ad0 shadows:#14308a tint:0.8 exposure:0.66 contrast:1.22 saturation:1.35 tones:neon vignette:1.4
overcast|cloudy|soft light|diffused = contrast:0.88 saturation:0.82 lights:#e4ebee shadows:#66717a tint:0.4
fog|foggy|mist|misty|haze|hazy = contrast:0.58 saturation:0.55 exposure:1.06 lights:#e6ecee shadows:#9aa8ae tint:0.5 veil:#dde4e6/0.4 vignette:0.2 tones:frost
rain|rainy|storm|stormy = contrast:1.04 saturation:0.6 exposure:0.76 lights:#a8bcc0 shadows:#26383e tint:0.6 tones:gale
snow|snowy|winter|frost|icy = exposure:1.1 contrast:0.94 saturation:0.66 lights:#e8f2ff shadows:#6a86b0 tint:0.55 tones:frost
autumn|autumnal = lights:#f0b060 shadows:#5a3020 tint:0.5 saturation:1.05 tones:autumn
underwater = lights:#7fe0d8 shadows:#083a50 tint:0.9 exposure:0.86 saturation:0.8 tones:deep veil:#1f8090/0.2
high-key|high key|bright|airy|luminous = exposure:1.26 contrast:0.82 saturation:0.86 vignette:0 veil:#ffffff/0.16
low-key|low key|dark|moody|shadowy|chiaroscuro|gloomy = exposure:0.56 contrast:1.28 saturation:0.82 vignette:2.2
dramatic|contrasty|hard light|harsh|punchy|bold = contrast:1.3 vignette:1.4
pastel|faded|matte|milky = contrast:0.76 saturation:0.68 exposure:1.1 lights:#fbe9e6 shadows:#8a88a0 tint:0.45 veil:#f4e6e8/0.1
vintage|retro|polaroid|analogue|analog|1970s|70s|kodak|old photograph = contrast:0.86 saturation:0.66 lights:#ffe2a8 shadows:#4a5a4a tint:0.8 grain:1 vignette:1.6 veil:#c9863c/0.1
film|film grain|grainy|35mm|documentary = grain:1 contrast:1.06 saturation:0.88
cinematic|teal and orange = lights:#ffc48a shadows:#1c4a58 tint:0.6 contrast:1.14 vignette:1.3
muted|desaturated|bleak = saturation:0.46
vivid|vibrant|saturated|colourful|colorful = saturation:1.5 contrast:1.08
warm|cosy|cozy = lights:#ffcf94 shadows:#5a3a30 tint:0.5
cold|cool|icy blue = lights:#c4dcff shadows:#2f4668 tint:0.5
sepia = saturation:0 lights:#f0d4a4 shadows:#4a2f16 tint:1 contrast:1
black and white|black-and-white|monochrome|b&w|bw|noir|greyscale|grayscale = saturation:0 lights:#ffffff shadows:#101010 tint:0 contrast:1.22
`;

const NUMBERS = new Set(['tint', 'contrast', 'exposure', 'saturation', 'grain', 'vignette']);

function changeOf(fact: string): Look {
  const [name = '', value = ''] = fact.split(':');
  if (NUMBERS.has(name)) return { [name]: Number(value) };
  if (name === 'veil') {
    const [colour = '', thick] = value.split('/');
    return { veil: [colour as Hex, Number(thick)] }; // a colour, by the table's form
  }
  return { [name]: value };
}

const LOOKS: readonly (readonly [readonly string[], Look])[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [names = '', facts = ''] = row.split(' = ');
    return [names.split('|'), Object.assign({}, ...facts.split(' ').map(changeOf))];
  });

/** Longest stretch of a prompt that is looked through. */
const READ_AT_MOST = 4000;

/** The prompt's words in one row with single spaces, so that a phrase is a piece of it. */
const rowOf = (prompt: string): string =>
  ` ${(
    prompt
      .slice(0, READ_AT_MOST)
      .toLowerCase()
      .match(/[a-z0-9&-]+/g) ?? []
  ).join(' ')} `;

const PLAIN: Required<Omit<Look, 'veil'>> & Pick<Look, 'veil'> = {
  lights: '#fff6e8',
  shadows: '#3a3f48',
  tint: 0.22,
  contrast: 1.05,
  exposure: 1,
  saturation: 0.96,
  grain: 0.35,
  vignette: 1,
  tones: 'studio',
};

function lookOf(prompt: string): typeof PLAIN {
  const row = rowOf(prompt);
  const said = LOOKS.filter(([names]) => names.some((name) => row.includes(` ${name} `))).map(
    ([, change]) => change,
  );
  return Object.assign({}, PLAIN, ...said);
}

const SIDES: readonly (readonly ['left' | 'right' | 'top' | 'back', string])[] = [
  ['left', ' from the left '],
  ['right', ' from the right '],
  ['top', ' overhead '],
  ['back', ' backlit '],
];

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

/** The first colours that the prompt says its palette is of. */
function paletteColour(prompt: string): Hex | undefined {
  const palette = /palette of ([^.]{1,60})|colou?rs?:? ([^.]{1,60})/i.exec(prompt.slice(0, READ_AT_MOST));
  return namedColour(palette?.[1] ?? palette?.[2]);
}

const grey = (hex: Hex): Hex => tinted(hex, '#808080', 1);

const greyTones = (tones: Palette): Palette => ({
  ...tones,
  glow: grey(tones.glow),
  shade: grey(tones.shade),
});

/** What a prompt does to a picture of this size, at a strength from 0.1 (hardly) to 1 (fully). */
export function gradingOf(prompt: string, { width, height }: PixelSize, strength: number): Grading {
  const said = lookOf(prompt);
  const row = rowOf(prompt);
  const named = said.saturation > 0 ? paletteColour(prompt) : undefined;
  const lights = channelsOf(mix('#ffffff', named ? mix(said.lights, named, 0.25) : said.lights, said.tint));
  const shadows = channelsOf(mix('#3c3c3c', said.shadows, said.tint));
  const slope = towards(strength, said.contrast);
  const mono = said.saturation === 0 && said.tint === 0;
  const tones = mono ? greyTones(PALETTES[said.tones]) : PALETTES[said.tones];
  const from =
    SIDES.find(([, words]) => row.includes(words))?.[0] ?? (spreadSeed(prompt) % 2 ? 'left' : 'right');
  const canvas = newCanvas({
    w: width,
    h: height,
    tones,
    light: { from, hard: false },
    random: randomFrom(spreadSeed(prompt)),
    prefix: 'g',
  });
  const [colour, thick] = said.veil ?? ['#000000', 0];
  const veil = mono ? grey(colour) : colour;
  const content =
    (thick > 0
      ? `<rect width="${num(width)}" height="${num(height)}" fill="${veil}" opacity="${Math.round(thick * strength * 1000) / 1000}"/>`
      : '') +
    grade(canvas, said.vignette * strength) +
    grain(canvas, Math.min(1, said.grain * 1.2) * strength) +
    previewMark(canvas);
  return {
    saturation: towards(strength, said.saturation),
    gain: each(lights, (value) => slope * towards(strength, said.exposure * (value / mean(lights)))),
    lift: each(
      shadows,
      (value) =>
        MIDDLE * (1 - slope) +
        130 * strength * said.tint * (value - mean(shadows)) +
        6 * strength * said.tint,
    ),
    sheet: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${num(width)} ${num(height)}" width="${width}" height="${height}"><defs>${canvas.defs.join('')}</defs>${content}</svg>`,
  };
}
