import { type Lab, labOfHex } from '../../oklab.ts';

/** Colours by the names that painters and people use. Greys apart: an almost neutral colour takes no other name. */
const NEUTRALS: Readonly<Record<string, string>> = {
  black: '#060606',
  'soft black': '#1a1a1a',
  charcoal: '#333435',
  graphite: '#4a4b4d',
  'iron grey': '#606163',
  'mid grey': '#7c7c7c',
  'pewter grey': '#939496',
  'ash grey': '#aaaaa8',
  silver: '#c0c1c2',
  'pale grey': '#d4d4d3',
  'pearl white': '#e6e6e4',
  'off-white': '#f3f3f1',
  white: '#fdfdfd',
};

const HUES: Readonly<Record<string, string>> = {
  // Reds and pinks
  scarlet: '#d92b1c',
  vermilion: '#e34a2b',
  red: '#e00f15',
  crimson: '#b3122f',
  'cherry red': '#c21a3a',
  'brick red': '#9c3a2b',
  oxblood: '#5e1418',
  burgundy: '#6d1a30',
  wine: '#531d2c',
  maroon: '#7a1420',
  raspberry: '#b8295c',
  coral: '#f4725c',
  salmon: '#f19483',
  'dusty rose': '#c38583',
  'rose pink': '#ea8ba4',
  'blush pink': '#f1cdc8',
  'shell pink': '#f7e0d8',
  'hot pink': '#f4469b',
  fuchsia: '#d8249a',
  magenta: '#e312d4',
  // Oranges, ochres and browns
  orange: '#f5821f',
  'burnt orange': '#c2571c',
  tangerine: '#fb9a3c',
  apricot: '#f8bc8a',
  peach: '#fbd3b4',
  terracotta: '#c4694a',
  rust: '#a2451f',
  copper: '#b4704a',
  'burnt sienna': '#84412a',
  amber: '#e79a17',
  honey: '#d99f45',
  ochre: '#c1862c',
  gold: '#d1aa3a',
  bronze: '#8d6a34',
  caramel: '#b67b46',
  tan: '#cba57b',
  sand: '#d9c199',
  camel: '#b8935f',
  taupe: '#8b7b6d',
  mushroom: '#b5a697',
  chestnut: '#6f3b25',
  'chocolate brown': '#47291d',
  'coffee brown': '#5f4433',
  walnut: '#7a5a40',
  umber: '#54432f',
  'raw umber': '#77623f',
  'dark umber': '#2c211a',
  espresso: '#1c130e',
  // Whites that lean to yellow, and yellows
  ivory: '#f8f1dd',
  cream: '#f8ebc3',
  bone: '#e4dac6',
  linen: '#efe4d4',
  parchment: '#e8d7b1',
  beige: '#d8c7ad',
  stone: '#bdb3a1',
  straw: '#e5d080',
  'butter yellow': '#f8e394',
  'lemon yellow': '#f9ea3e',
  'sunflower yellow': '#f9c714',
  yellow: '#ffe100',
  mustard: '#c49d1d',
  // Greens
  chartreuse: '#b5dc2a',
  lime: '#84d620',
  'grass green': '#57a02e',
  'leaf green': '#3f8a3c',
  green: '#18b23c',
  'moss green': '#727c36',
  olive: '#66632a',
  'dark olive': '#3b3d20',
  'forest green': '#22572f',
  'bottle green': '#103f2f',
  'pine green': '#1d2f25',
  'sage green': '#9dab89',
  'celadon green': '#b3cfb2',
  'pistachio green': '#b6cd82',
  'mint green': '#a6e3c4',
  'emerald green': '#0d935e',
  'jade green': '#3ca27c',
  verdigris: '#4f9c90',
  'grey-green': '#6d7b6b',
  // Turquoises and blues
  teal: '#0f7377',
  'dark teal': '#0e4347',
  turquoise: '#31c1b8',
  aqua: '#83dfe0',
  cyan: '#17c8ea',
  'petrol blue': '#155265',
  'duck-egg blue': '#c4e0dc',
  'ice blue': '#ddeef5',
  'powder blue': '#b5d3e6',
  'sky blue': '#7dbbe8',
  azure: '#2b8fe8',
  cerulean: '#2a83b5',
  cornflower: '#6a91e0',
  'cobalt blue': '#1f4db0',
  'ultramarine blue': '#2a2bb4',
  blue: '#1430f0',
  'royal blue': '#3a5fd8',
  'denim blue': '#42658e',
  'steel blue': '#6d8ca8',
  'slate blue': '#5b6b80',
  'storm blue': '#43505f',
  'Prussian blue': '#12354f',
  navy: '#14204a',
  'midnight blue': '#101a2c',
  'ink blue': '#0a0e16',
  'blue-grey': '#94a2b0',
  'mist blue': '#c5ced8',
  // Violets
  indigo: '#372a7c',
  violet: '#7a3fd0',
  purple: '#762391',
  plum: '#5e2750',
  aubergine: '#341a33',
  amethyst: '#9868c2',
  lavender: '#b8a9df',
  lilac: '#cfb0da',
  mauve: '#a488a1',
  heather: '#8a7697',
  'pale lavender': '#e4def1',
};

/** Chroma under which nobody names a hue: a just noticeable difference from grey. */
const NEUTRAL_CHROMA = 0.018;
/** Chroma from which nobody says grey. */
const COLOURED = 0.023;
/** A wrong hue in a name is worse than a wrong lightness, and so is a wrong strength, a little. */
const HUE_EMPHASIS = 2.5;
const CHROMA_EMPHASIS = 1.3;

interface Named {
  readonly name: string;
  readonly lab: Lab;
}

const named = (table: Readonly<Record<string, string>>): readonly Named[] =>
  Object.entries(table).map(([name, hex]) => ({ name, lab: labOfHex(hex) }));

const NEUTRAL_NAMES = named(NEUTRALS);
const HUE_NAMES = named(HUES);

/** Distance in OKLab, its difference of hue and its difference of chroma weighed apart. */
function awayFrom(one: Lab, other: Lab): number {
  const chroma = Math.hypot(one.a, one.b) - Math.hypot(other.a, other.b);
  const tint = Math.hypot(one.a - other.a, one.b - other.b);
  const hue = Math.sqrt(Math.max(0, tint * tint - chroma * chroma));
  return Math.hypot(one.l - other.l, CHROMA_EMPHASIS * chroma, HUE_EMPHASIS * hue);
}

/** Greys, colours, or both in between. */
function candidatesFor(lab: Lab): readonly Named[] {
  const chroma = Math.hypot(lab.a, lab.b);
  if (chroma < NEUTRAL_CHROMA) return NEUTRAL_NAMES;
  return chroma >= COLOURED ? HUE_NAMES : [...HUE_NAMES, ...NEUTRAL_NAMES];
}

/** The nearest name that none of the others has taken. */
function nameOf(lab: Lab, taken: ReadonlySet<string>): string {
  let best: Named | null = null;
  for (const candidate of candidatesFor(lab)) {
    if (taken.has(candidate.name)) continue;
    if (best === null || awayFrom(lab, candidate.lab) < awayFrom(lab, best.lab)) best = candidate;
  }
  return best?.name ?? 'grey';
}

/** A name for each colour, the first ones choosing first; no name twice. At most a dozen colours are meant. */
export function colourNames(colours: readonly Lab[]): readonly string[] {
  const taken = new Set<string>();
  for (const lab of colours) taken.add(nameOf(lab, taken));
  return [...taken];
}
