import { coloursNamed } from '../../colour-words.ts';
import type { Take } from '../../vocabulary.ts';
import type { Light } from '../drawing/canvas.ts';
import { chroma, type Hex, lightness, mix, tinted, withLightness } from '../drawing/colour.ts';
import { PALETTES, type Palette, type PaletteName } from '../drawing/palette.ts';
import type { Medium, Place, Time, Weather } from './frame.ts';
import type { Sections } from './sections.ts';

const DIRECTIONS: readonly (readonly [Light['from'], readonly string[]])[] = [
  ['back', ['behind', 'backlit', 'backlight', 'rear', 'back', 'contre', 'silhouette', 'silhouetted']],
  ['top', ['above', 'overhead', 'top', 'noon', 'skylight']],
  ['left', ['left']],
  ['right', ['right']],
  ['front', ['front', 'frontal', 'flash', 'ring']],
];
const SOFT = new Set(
  'soft softbox octabox scrim diffused overcast window cloud fog mist shade bounce umbrella even flat gentle'.split(
    ' ',
  ),
);
const HARD = new Set(
  'hard sun beam spotlight lamp direct flash harsh crisp neon bare noon spot floodlight'.split(' '),
);

/** Where the key light comes from: the light's own words first, then the rest. */
export function lightOf(sections: Sections, time: Time, seed: number): Light {
  const among = (words: readonly string[]): Light['from'] | undefined =>
    DIRECTIONS.find(([, names]) => names.some((name) => words.includes(name)))?.[0];
  const words = sections.light.length > 0 ? sections.light : sections.all;
  const open = (['left', 'right', 'left', 'right', 'back'] as const)[seed % 5] ?? 'left';
  const from =
    among(sections.light) ?? (time === 'golden-hour' || time === 'dawn' ? open : seed % 2 ? 'right' : 'left');
  const soft = words.filter((word) => SOFT.has(word)).length;
  const hard = words.filter((word) => HARD.has(word)).length;
  return { from, hard: hard >= soft };
}

/** What decides the base palette, when the prompt's colours are not looked at. */
export interface Climate {
  readonly take: Take;
  readonly place: Place;
  readonly time: Time;
  readonly weather: Weather;
  readonly medium: Medium;
  readonly words: readonly string[];
  readonly seed: number;
}

const choose = (seed: number, ...names: readonly [PaletteName, ...PaletteName[]]): PaletteName =>
  names[(seed >>> 3) % names.length] ?? names[0];

const DARK = new Set('dark black moody shadowy noir shadows low-key blackness'.split(' '));
const BRIGHT = new Set('white bright airy high-key pastel chalk cream'.split(' '));

function baseOf({ take, place, time, weather, words, seed }: Climate): PaletteName {
  const says = (...any: readonly string[]): boolean => any.some((word) => words.includes(word));
  if (place === 'space') return 'cosmos';
  if (place === 'underwater') return 'deep';
  if (place === 'paper') return 'paper';
  if (says('neon', 'cyberpunk', 'synthwave', 'vaporwave')) return 'neon';
  const built =
    take === 'studio' || take === 'minimal' || place === 'backdrop' || place === 'wall' || place === 'table';
  if (built && words.some((word) => DARK.has(word)) && !words.some((word) => BRIGHT.has(word)))
    return choose(seed, 'slate', 'ember');
  if (built && says('white')) return choose(seed, 'paper', 'frost');
  if (time === 'night')
    return says('fire', 'candle', 'candlelight', 'lantern', 'lamp', 'brass') ? 'ember' : 'night';
  if (place === 'stage' || place === 'stadium') return choose(seed, 'ember', 'night', 'neon');
  if (weather === 'storm' || weather === 'rain') return 'gale';
  if (weather === 'snow' || weather === 'fog') return time === 'golden-hour' ? 'rose' : 'frost';
  if (time === 'golden-hour') return choose(seed, 'dusk', 'autumn', 'ember');
  if (time === 'dawn') return 'dawn';
  if (time === 'dusk') return 'dusk';
  if (says('autumn', 'fall', 'october', 'november')) return 'autumn';
  if (take === 'studio') return choose(seed, 'studio', 'slate', 'sage', 'rose', 'frost');
  if (take === 'minimal') return choose(seed, 'paper', 'rose', 'sage', 'frost', 'studio');
  if (place === 'room' || place === 'workshop' || place === 'library' || place === 'cafe')
    return choose(seed, 'ember', 'rose', 'dusk');
  if (place === 'desert') return choose(seed, 'autumn', 'ember', 'rose');
  return choose(seed, 'meadow', 'noon', 'dusk', 'gale');
}

/** Lays the named colours over a base: its lightness, and with it the picture's order of tones, stays. */
function laidOver(base: Palette, named: readonly Hex[]): Palette {
  if (named.length === 0) return base;
  const byChroma = [...named].sort((a, b) => chroma(b) - chroma(a));
  const pop = byChroma[0] ?? base.pop;
  const rest = named.filter((hex) => hex !== pop);
  const main = rest[0] ?? pop;
  const second = rest[1] ?? rest[0] ?? base.lit;
  const share = rest.length > 0 ? 0.62 : 0.3;
  const warm = lightness(second) > 0.6 ? 0.6 : 0.35;
  return {
    sky0: tinted(base.sky0, main, share),
    sky1: tinted(base.sky1, second, warm),
    far: tinted(base.far, main, share),
    mid: tinted(base.mid, main, share),
    ground: tinted(base.ground, rest[2] ?? main, share * 0.9),
    shade: tinted(base.shade, main, share * 0.5),
    lit: tinted(base.lit, second, warm * 0.6),
    glow: tinted(base.glow, second, warm * 0.5),
    pop: chroma(pop) > 0.05 ? withLightness(pop, 0.46, 0.84) : tinted(base.pop, pop, 0.5),
  };
}

const greyed = (palette: Palette): Palette => {
  const grey = (hex: Hex): Hex => tinted(hex, '#808080', 1);
  const { sky0, sky1, far, mid, ground, shade, lit, glow, pop } = palette;
  return {
    sky0: grey(sky0),
    sky1: grey(sky1),
    far: grey(far),
    mid: grey(mid),
    ground: grey(ground),
    shade: grey(shade),
    lit: grey(lit),
    glow: grey(glow),
    pop: grey(pop),
  };
};

/** Black on paper, with at most one colour besides. */
function printed(palette: Palette): Palette {
  const paper = PALETTES.paper;
  return {
    ...paper,
    sky0: '#d9d2c3',
    sky1: '#f1ece0',
    far: '#c3bbab',
    mid: '#7d766b',
    ground: '#37322c',
    shade: '#171411',
    pop: palette.pop,
  };
}

/** Thinned with water: everything nearer to the paper. */
function thinned(palette: Palette): Palette {
  const wet = (hex: Hex, share: number): Hex => mix(hex, '#f7f2e6', share);
  const { sky0, sky1, far, mid, ground, shade, lit, glow, pop } = palette;
  return {
    sky0: wet(sky0, 0.6),
    sky1: wet(sky1, 0.72),
    far: wet(far, 0.58),
    mid: wet(mid, 0.44),
    ground: wet(ground, 0.4),
    shade: wet(shade, 0.24),
    lit: wet(lit, 0.6),
    glow: wet(glow, 0.7),
    pop: wet(pop, 0.16),
  };
}

/** The frame's tones: a base by take, time and weather, drawn towards the colours that the prompt names. */
export function tonesOf(climate: Climate, sections: Sections, subjectColour: Hex | undefined): Palette {
  const base = PALETTES[baseOf(climate)];
  const words = climate.words;
  const grey = words.some(
    (word, i) =>
      word === 'monochrome' ||
      word === 'bw' ||
      word === 'noir' ||
      (word === 'black' && words[i + 1] === 'and' && words[i + 2] === 'white'),
  );
  const stated = coloursNamed(sections.palette.length > 0 ? sections.palette : words).slice(0, 5);
  const named = subjectColour && !stated.includes(subjectColour) ? [...stated, subjectColour] : stated;
  const laid = laidOver(base, named);
  const tones =
    subjectColour && chroma(subjectColour) > 0.06
      ? { ...laid, pop: withLightness(subjectColour, 0.42, 0.84) }
      : laid;
  if (grey) return greyed(tones);
  if (climate.medium === 'ink' || climate.medium === 'line') return printed(tones);
  return climate.medium === 'watercolour' ? thinned(tones) : tones;
}
