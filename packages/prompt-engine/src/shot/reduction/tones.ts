import { rowsOf, textOf, wordsOfCell } from '../../lexicon/row.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { SeenTake } from '../concrete/seen-take.ts';
import { coloursIn } from '../look/coloured.ts';

/*
 * The one ground of a reduced picture by its tone: walls, papers, skies, and what hides the rest.
 */

/** A ground in words, with its colour and the neutral that goes with it. */
export interface GroundTone {
  readonly text: string;
  readonly colour: string;
  readonly neutral: string;
  /** What it suits: 'cool', 'warm', 'pale', 'dark'. */
  readonly traits: readonly string[];
}

/** text | colour | neutral beside it | traits */
function tonesOf(table: string): GroundTone[] {
  return rowsOf(table, 4).map(([text, colour, neutral, traits]) => ({
    text: textOf(text),
    colour: textOf(colour),
    neutral: textOf(neutral),
    traits: wordsOfCell(traits),
  }));
}

/** Walls before which nothing else stands. */
const WALLS = `
a limewashed white wall | chalk white | charcoal | pale cool warm
a plain wall in clay | clay | bone | warm
a bare plaster wall in oat | oat | umber | pale warm
a plain grey-green wall | grey-green | chalk white | cool
a wall in faded ochre | ochre | charcoal | warm
a smooth concrete wall | concrete grey | black | cool
a wall in slate blue | slate blue | bone | cool
a wall in dusty rose | dusty rose | warm grey | warm pale
a wall in deep bottle green | bottle green | bone | cool dark
a plain wall in warm grey | warm grey | black | cool warm
a wall in pale straw | straw | umber | warm pale
a charcoal wall | charcoal | bone | cool dark
`;

/** Papers, in a tone beside that of what stands on them. */
const PAPERS = `
chalk white | chalk white | charcoal | pale cool warm
bone | bone | umber | pale warm
pale clay | pale clay | bone | warm pale
sage | sage | chalk white | cool
slate blue | slate blue | bone | cool
mustard | mustard | charcoal | warm
dusty rose | dusty rose | charcoal | warm pale
pale grey | pale grey | black | pale cool
brick | brick | bone | warm dark
deep teal | deep teal | bone | cool dark
sand | sand | umber | warm pale
`;

const FLOORS = `
bare pale concrete | concrete grey | black | cool pale
raw white plaster | chalk white | charcoal | pale cool warm
smooth sand-coloured paper | sand | umber | warm pale
a slab of dark slate | slate | bone | dark cool
unpainted oak boards | oak | charcoal | warm
`;

const TABLES = `
oak | oak | chalk white | warm
walnut | walnut | bone | dark warm
scrubbed pine | pine | chalk white | warm pale
black-stained | black | bone | dark cool
whitewashed | chalk white | charcoal | pale cool
`;

const TABLES_OF_TONES = { wall: WALLS, paper: PAPERS, floor: FLOORS, table: TABLES } as const;
/** What a ground is of. */
export type GroundKind = keyof typeof TABLES_OF_TONES;

const made = new Map<GroundKind, readonly GroundTone[]>();

/** All tones of a ground, read on first use. */
export function tones(of: GroundKind): readonly GroundTone[] {
  const had = made.get(of);
  if (had) return had;
  const read = tonesOf(TABLES_OF_TONES[of]);
  made.set(of, read);
  return read;
}

/** A colour of a room that a wall may have. */
const OF_A_WALL = sifted(
  /\b(?:whitewash|white|cream|ochre|grey|gray|green|blue|terracotta|plaster|limestone|rose|pink|yellow|sand|stone|clay|ivory|brick red)\b/,
);
/** Colours of what grows or shines in it. */
const OF_NO_WALL = sifted(
  /\b(?:plant|leaf|plush|plank|wood|screen|steel|chrome|glass|velvet|grass|water|blanket|curtain|quilt|towel|seat|book|bottle)\b/,
);

/** The wall of a named room, in a colour that its row has. */
export function wallOfRoom({ where, brief }: SeenTake): GroundTone | undefined {
  if (where.place?.traits.has('support')) return undefined;
  const colours = where.place?.colours.filter((each) => OF_A_WALL.test(each) && !OF_NO_WALL.test(each)) ?? [];
  const colour = colours[(brief.seed >>> 3) % Math.max(1, colours.length)];
  return colour === undefined
    ? undefined
    : {
        text: `one bare wall in ${colour}`,
        colour,
        neutral: /white|cream|ivory|whitewash|pale/.test(colour) ? 'charcoal' : 'bone',
        traits: [],
      };
}

const SKIES: readonly (readonly [words: RegExp, sky: string, colour: string])[] = [
  [sifted(/\b(?:night sky|stars?|starry|milky way|starlit)\b/i), 'a black sky of stars', 'night blue'],
  [sifted(/\b(?:moon\w*)\b/i), 'a clear moonlit sky', 'midnight blue'],
  [sifted(/\b(?:sunset|sundown|setting sun)\b/i), 'an orange sky', 'sunset orange'],
  [sifted(/\b(?:sunrise|rising sun)\b/i), 'a peach sky', 'peach'],
  [sifted(/\b(?:northern lights|aurora)\b/i), 'a green-lit night sky', 'aurora green'],
];
const BY_WEATHER: Readonly<Record<string, readonly [string, string]>> = {
  fog: ['fog', 'mist grey'],
  snow: ['pale snow-filled air', 'snow white'],
  rain: ['a flat grey sky', 'wet grey'],
  storm: ['a dark storm sky', 'storm grey'],
  cloud: ['a flat white sky', 'cloud white'],
};
const BY_HOUR: Readonly<Record<string, readonly [string, string]>> = {
  dawn: ['a pale dawn sky', 'pearl'],
  'golden-hour': ['a low gold sky', 'honey'],
  dusk: ['a fading evening sky', 'dusk blue'],
  night: ['a black sky', 'midnight blue'],
};
const OPEN_SKIES: readonly (readonly [string, string])[] = [
  ['an empty pale sky', 'pale sky'],
  ['an empty pale blue sky', 'pale blue'],
];

const IN_SPACE: Readonly<Record<string, readonly [string, string]>> = {
  mars: ['a butterscotch sky', 'dust orange'],
};

/** What is over an open place, at the hour and in the weather that are told. */
export function skyOf({ where, brief }: SeenTake): { readonly text: string; readonly colour: string } {
  const told = SKIES.find(([words]) => words.test(brief.scene.subject));
  const world = IN_SPACE[where.place?.names[0]?.toLowerCase() ?? ''];
  if (world) return { text: world[0], colour: world[1] };
  if (where.surroundings === 'space') return { text: 'a black sky', colour: 'black' };
  if (told && !BY_WEATHER[where.weather ?? '']) return { text: told[1], colour: told[2] };
  const found = BY_WEATHER[where.weather ?? ''] ?? BY_HOUR[where.daytime ?? ''];
  const [text, colour] = found ??
    OPEN_SKIES[(brief.seed + brief.variation) % OPEN_SKIES.length] ?? ['sky', 'grey'];
  return { text, colour };
}

const AIRS: Readonly<Record<string, string>> = {
  fog: 'fog',
  snow: 'snow-filled air',
  rain: 'grey rain',
  storm: 'the dark of the storm',
};

const AIRS_OF_HOURS: Readonly<Record<string, string>> = {
  night: 'the dark',
  dusk: 'the dusk',
  dawn: 'pale mist',
  'golden-hour': 'gold haze',
};

/** What hides the rest of an open place; undefined in clear air by day. */
export const airAround = ({ where }: SeenTake): string | undefined =>
  AIRS[where.weather ?? ''] ?? AIRS_OF_HOURS[where.daytime ?? ''];

const AIR_COLOURS: Readonly<Record<string, string>> = {
  fog: 'mist grey',
  'snow-filled air': 'snow white',
  'grey rain': 'wet grey',
  'the dark': 'black',
  'the dusk': 'dusk blue',
  'pale mist': 'pearl',
  'gold haze': 'honey',
  'the dark of the storm': 'storm grey',
};

/** The colour that is left of an open place out of focus: its own. */
function colourOfBlur({ where, brief: { scene } }: SeenTake): string | undefined {
  // A black rock is as it is told.
  if (coloursIn(scene.place?.words.toLowerCase() ?? '').length > 0) return undefined;
  return where.place?.colours.find(
    (each) => coloursIn(each).length > 0 && !scene.subject.toLowerCase().includes(each),
  );
}

/** What an open place is out of focus: 'one soft blur of moss green'. */
export function blurOf(staged: SeenTake): string {
  const colour = colourOfBlur(staged);
  return `one soft blur${colour === undefined ? '' : ` of ${colour}`}`;
}

/** The colour of what hides the rest, or of its blur. */
export function colourOfAir(staged: SeenTake): string {
  const air = airAround(staged);
  return (air === undefined ? colourOfBlur(staged) : AIR_COLOURS[air]) ?? 'pale grey';
}
