import { coloursNamed } from '../colour-words.ts';
import type { Hex } from '../oklab.ts';
import { labOfHex } from '../oklab.ts';
import type { Stage } from '../shot/stage.ts';
import { chroma, lightness, mix, tinted, withLightness } from './drawing/colour.ts';
import { PALETTES, type Palette, type PaletteName } from './drawing/palette.ts';
import { isFurnished } from './places/furnished.ts';
import { isRoofed } from './places/sets.ts';

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}-]+/gu) ?? [];

/** The colour that a word or two name, if any. */
export const namedColour = (text: string | undefined): Hex | undefined =>
  text ? coloursNamed(wordsIn(text))[0] : undefined;

const choose = (seed: number, ...names: readonly [PaletteName, ...PaletteName[]]): PaletteName =>
  names[(seed >>> 3) % names.length] ?? names[0];

const SPACE = new Set(['space', 'moonscape', 'mars', 'spaceship-interior']);
const BUILT = new Set(['backdrop', 'table', 'void']);
const INDOORS = new Set(['room', 'windowsill', 'church', 'corridor', 'vehicle-interior']);
/** Halls as light as what is under the sky. */
const HALLS = /^(?:station|court$|space)/;

/** Whether a place has a roof. */
export const isIndoors = (place: string): boolean =>
  INDOORS.has(place) || isRoofed(place) || (isFurnished(place) && !HALLS.test(place));

function builtBase({ light, seed }: Stage): PaletteName {
  if (light.key === 'low')
    return light.warmth > 0.15
      ? choose(seed, 'autumn', 'rose', 'dawn')
      : choose(seed, 'frost', 'sage', 'noon');
  if (light.key === 'high') return light.warmth > 0.3 ? 'rose' : light.warmth < -0.2 ? 'frost' : 'paper';
  if (light.warmth > 0.35) return choose(seed, 'rose', 'studio');
  return light.warmth < -0.2 ? choose(seed, 'frost', 'slate') : choose(seed, 'studio', 'sage', 'studio');
}

function dayBase({ place, light, seed }: Stage): PaletteName {
  if (/desert|canyon/.test(place)) return light.warmth < 0 ? 'noon' : 'autumn';
  if (isIndoors(place))
    return light.key === 'low'
      ? choose(seed, 'dawn', 'rose', 'autumn')
      : light.warmth > 0.3
        ? choose(seed, 'autumn', 'rose')
        : light.warmth < -0.2
          ? 'frost'
          : 'studio';
  if (place === 'snow' || place === 'ice') return 'frost';
  return light.warmth > 0.35 ? 'meadow' : choose(seed, 'noon', 'meadow', 'noon');
}

const NEON = /neon|magenta|cyan|fuchsia/;

function baseOf(stage: Stage): PaletteName {
  const { place, daytime, weather, light, colours, seed } = stage;
  if (SPACE.has(place)) return 'cosmos';
  if (place === 'underwater') return 'deep';
  if (place === 'paper') return 'paper';
  if (colours.some((colour) => NEON.test(colour)) && light.key !== 'high') return 'neon';
  if (BUILT.has(place) && daytime === 'day') return builtBase(stage);
  if (daytime === 'night')
    return light.warmth > (isIndoors(place) ? 0.2 : BUILT.has(place) ? 0.45 : 2) ? 'ember' : 'night';
  if (place === 'stage' || place === 'stadium' || place === 'cave')
    return light.warmth < 0 ? 'night' : choose(seed, 'ember', 'dusk');
  if (!isIndoors(place) && (weather === 'storm' || weather === 'rain')) return 'gale';
  if (!isIndoors(place) && (weather === 'snow' || weather === 'fog'))
    return daytime === 'golden-hour' ? 'rose' : 'frost';
  if (daytime === 'golden-hour') return choose(seed, 'autumn', 'dusk');
  if (daytime === 'day' && colours.includes('autumn')) return 'autumn';
  if (daytime === 'dawn') return 'dawn';
  if (daytime === 'dusk') return light.warmth < -0.2 ? 'night' : 'dusk';
  return dayBase(stage);
}

const each = (palette: Palette, change: (hex: Hex) => Hex): Palette => ({
  sky0: change(palette.sky0),
  sky1: change(palette.sky1),
  far: change(palette.far),
  mid: change(palette.mid),
  ground: change(palette.ground),
  shade: change(palette.shade),
  lit: change(palette.lit),
  glow: change(palette.glow),
  pop: change(palette.pop),
});

/** Lays the named colours over a base: its lightness, and with it the picture's order of tones, stays. */
function laidOver(base: Palette, named: readonly Hex[], strength: number): Palette {
  if (named.length === 0) return base;
  const byChroma = [...named].sort((a, b) => chroma(b) - chroma(a));
  const pop = byChroma[0] ?? base.pop;
  const rest = named.filter((hex) => hex !== pop);
  const main = rest[0] ?? pop;
  const second = rest[1] ?? rest[0] ?? base.lit;
  const share = (rest.length > 0 ? 0.6 : 0.34) * strength;
  const warm = (lightness(second) > 0.6 ? 0.6 : 0.35) * strength;
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

/** Warm or cold light over everything, and a key that darkens or lifts it. */
function lit(palette: Palette, { light, daytime, weather }: Stage): Palette {
  const hue: Hex = light.warmth > 0 ? '#f0943c' : '#3f78c4';
  const share = Math.min(Math.abs(light.warmth), 1) * 0.16;
  const warmed = each(palette, (hex) => tinted(hex, hue, share));
  const dim = (light.key === 'low' ? 0.05 : 0) + (weather === 'storm' ? 0.1 : 0);
  const dark = each(warmed, (hex) => (dim ? mix(hex, warmed.shade, dim) : hex));
  const raised = light.key === 'high' && daytime !== 'night' ? 0.24 : 0;
  const bright = raised ? each(dark, (hex) => mix(hex, '#fffaf0', raised)) : dark;
  return {
    ...bright,
    lit: warmed.lit,
    glow: warmed.glow,
    pop: warmed.pop,
    shade: raised ? mix(dark.shade, dark.mid, 0.2) : dark.shade,
  };
}

const PRINTED = {
  sky0: '#d9d2c3',
  sky1: '#f1ece0',
  far: '#c3bbab',
  mid: '#8d867a',
  ground: '#4a443d',
  shade: '#171411',
  lit: '#fffaf0',
  glow: '#fffdf6',
} as const;
const DRAWN = { ...PRINTED, sky0: '#e9e3d6', far: '#dcd5c6', mid: '#cdc5b5', ground: '#bdb4a3' } as const;
const BLUEPRINT: Palette = {
  sky0: '#143a70',
  sky1: '#194680',
  far: '#2a5a97',
  mid: '#3b6cab',
  ground: '#5380bb',
  shade: '#e8f1fb',
  lit: '#ffffff',
  glow: '#ffffff',
  pop: '#ffd98a',
};
const WET: Readonly<Record<keyof Palette, number>> = {
  sky0: 0.56,
  sky1: 0.66,
  far: 0.52,
  mid: 0.4,
  ground: 0.36,
  shade: 0.24,
  lit: 0.6,
  glow: 0.7,
  pop: 0.14,
};

const greyed = (tint: Hex | undefined, hex: Hex): Hex => {
  const grey = tinted(hex, '#808080', 1);
  return tint ? tinted(grey, tint, 0.4) : grey;
};

interface Colouring {
  readonly tones: Palette;
  /** A colour of nature as it looks in this picture. */
  local(own: Hex): Hex;
}

const AMBIENT = { dawn: 0.16, day: 0.03, 'golden-hour': 0.14, dusk: 0.2, night: 0.3 } as const;

/** What becomes of a thing's own colour at this hour, in this light, in this medium. */
function localFor(stage: Stage, tones: Palette, tint: Hex | undefined): (own: Hex) => Hex {
  const { daytime, light, medium, mono, place } = stage;
  const indoors = isIndoors(place) || BUILT.has(place);
  const dusk = (indoors ? AMBIENT[daytime] * 0.6 : AMBIENT[daytime]) + (light.key === 'low' ? 0.05 : 0);
  const isAutumn = stage.colours.includes('autumn');
  return (given) => {
    // Leaves and grass turn.
    const { a, b } = labOfHex(given);
    const own = isAutumn && a < -0.015 && b > 0 ? tinted(given, '#e8761c', 0.8) : given;
    if (medium === 'blueprint') return mix(tones.sky1, tones.lit, lightness(own) * 0.4);
    const toned = tinted(mix(own, tones.shade, dusk), mix(tones.sky1, tones.lit, 0.5), 0.08 + dusk * 0.7);
    const raised = light.key === 'high' ? mix(toned, '#fffaf0', 0.12) : toned;
    if (mono || medium === 'ink') return greyed(tint, raised);
    return medium === 'watercolour' ? mix(raised, '#f7f2e6', 0.26) : raised;
  };
}

/** A background, a room or a shore that is called by its colour has it. */
function onGround(palette: Palette, { place, placeWord }: Stage): Palette {
  const isOpen = /^(?:beach|desert|sea|lake|forest|hill)$/.test(place);
  const isCalled =
    place === 'backdrop'
      ? /background|backdrop/.test(placeWord)
      : isIndoors(place) && !/door|window|chair|sofa|table|bed$|curtain|rug|floor/.test(placeWord);
  const own = /\bdark\b/.test(placeWord) ? '#2a2a2e' : namedColour(placeWord);
  if (!own || !(isOpen || isCalled)) return palette;
  if (isOpen)
    return { ...palette, mid: tinted(palette.mid, own, 0.9), ground: tinted(palette.ground, own, 0.9) };
  return {
    ...palette,
    sky0: mix(own, palette.shade, 0.14),
    sky1: mix(own, palette.lit, 0.12),
    far: mix(own, palette.far, 0.4),
  };
}

/** The picture's tones, and how it shows a thing's own colour. */
export function colouringOf(stage: Stage): Colouring {
  const named = stage.colours.slice(0, 5).flatMap((words) => coloursNamed(wordsIn(words)).slice(0, 1));
  const subject = namedColour(stage.figures[0]?.colour);
  const all = subject && !named.includes(subject) ? [...named, subject] : named;
  // A sky is its own colour, whatever is under it.
  const isSky = !BUILT.has(stage.place) && !isIndoors(stage.place) && !SPACE.has(stage.place);
  const vivid = (hex: Hex): Hex => tinted(hex, '#808080', -0.3);
  const laid = onGround(
    each(
      lit(
        laidOver(
          PALETTES[baseOf(stage)],
          all,
          isSky ? (stage.daytime === 'day' ? 0.3 : stage.daytime === 'night' ? 0.16 : 0.55) : 1,
        ),
        stage,
      ),
      vivid,
    ),
    stage,
  );
  const tint = stage.mono ? named.find((hex) => chroma(hex) > 0.05) : undefined;
  const inMedium = (): Palette => {
    if (stage.medium === 'blueprint') return BLUEPRINT;
    if (stage.medium === 'line') return { ...DRAWN, pop: laid.pop };
    if (stage.medium === 'ink') return { ...PRINTED, pop: all.length > 0 ? laid.pop : '#b8302a' };
    if (stage.medium === 'watercolour')
      return Object.fromEntries(
        Object.entries(laid).map(([name, hex]) => [name, mix(hex, '#f7f2e6', WET[name as keyof Palette])]),
      ) as unknown as Palette; // the same keys
    return laid;
  };
  const toned = inMedium();
  const tones = stage.mono && stage.medium !== 'blueprint' ? each(toned, (hex) => greyed(tint, hex)) : toned;
  return { tones, local: localFor(stage, tones, tint) };
}
