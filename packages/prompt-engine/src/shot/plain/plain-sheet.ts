import { rowsOf, textOf } from '../../lexicon/row.ts';
import { pattern, sifted } from '../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../read/scene.ts';
import type { Take } from '../../vocabulary.ts';
import { isExplaining } from '../layout/explains.ts';
import type { Decision } from '../shot.ts';

/*
 * Maps, plans, diagrams, memes and cards of a game: what they are is told by the words, and no lens, no depth and no
 * poster's layout agrees with them. Everything that is drawn on them is left to the subject's own words.
 */

/** What stands on, in or with a sheet is no part of its name: 'a camera on a map'. */
const NO_RELATION = String.raw`(?!(?:on|in|with|over|under|of|at|by|beside|near|behind|holding|reading|and|from|like|for)\b)`;
/** Sorts of sheets that have forms of their own, and the words that ask for one. */
const SHEETS: readonly (readonly [of: string, words: RegExp])[] = [
  [
    'game-map',
    pattern(
      String.raw`^(?:${NO_RELATION}[\p{L}\d&'’-]+,? ){0,4}?(?:battle ?maps?|(?:dnd|d&d|ttrpg|rpg|dungeon|encounter|tabletop|pathfinder) maps?)\b`,
    ),
  ],
  [
    'map',
    pattern(
      String.raw`^(?:an?|the|my|our|some)?\s?(?:${NO_RELATION}[\p{L}\d'’-]+ ){0,5}?maps?(?= (?:of|with|for|showing|style|look|to|where|in the style)\b|[,:;.]|$)`,
    ),
  ],
  ['meme', pattern(String.raw`^(?:an?|the)?\s?(?:${NO_RELATION}[\p{L}'’-]+ ){0,3}?memes?\b`)],
  [
    'game-card',
    pattern(
      String.raw`^(?:an?|the|my)?\s?(?:${NO_RELATION}[\p{L}\d&'’-]+ ){0,4}?(?:item|spell|monster|creature|hero|trading|collectible|magic|ability|loot) cards?\b`,
    ),
  ],
  [
    'plan',
    pattern(
      String.raw`^(?:an?|the|my)?\s?(?:${NO_RELATION}[\p{L}\d'’-]+ ){0,4}?(?:floor ?plans?|site plans?|seating plans?|garden plans?|ground plans?|deck ?plans?|plan views?)\b`,
    ),
  ],
];

/** A map that somebody holds or that hangs somewhere is a thing in the picture. */
const AS_THING = sifted(
  /\bmaps? (?:on (?:the|a|his|her) (?:wall|table|desk|lap)|in (?:his|her|their) hands?|spread|unfolded|pinned)\b|^(?:[\p{L}'’-]+ ){1,5}?(?:reading|holding|drawing|studying|unfolding|with|looking)\b[^,.;:]*\bmaps?\b/iu,
);

/** A map that another language opens with. */
const MAP_ABROAD = sifted(
  /^(?:(?:einen?|eine|der|die|ein|un|une|una|uma|o|le|la|el) )?(?:[\p{L}-]+ ){0,2}?(?:stadtplan|u-bahn-plan|landkarte|schatzkarte|(?:straßen|wander|fantasy)karte|lageplan|mapa|carte (?=de|du|d['’]|des)|plan (?=de métro|du métro)|mappa|pianta (?=della|di))|^[^、。]{0,12}(?:地図|地图|지도)/iu,
);

/** Which sort of sheet the words ask for; undefined where they ask for a picture, or for a sheet of another sort. */
export function sheetOf({ subject, isForeign }: Scene): string | undefined {
  if (isForeign) return MAP_ABROAD.test(subject) ? 'map' : undefined;
  if (AS_THING.test(subject)) return undefined;
  const found = SHEETS.find(([, words]) => words.test(subject))?.[0];
  return found ?? (isExplaining(subject) ? 'diagram' : undefined);
}

/** Sorts that always have their own forms, however much of the sentence was read. */
const ALWAYS: ReadonlySet<string> = new Set(['game-map', 'map', 'meme', 'game-card']);

/** Whether no other plan agrees with what is asked for. */
export const isOwnSheet = (scene: Scene): boolean => ALWAYS.has(sheetOf(scene) ?? '');

/* take | sort | element | text */
const ROWS = rowsOf(
  `
s | game-map | light | Even light, short soft shadows that show height
c | game-map | light | Even light from above, the lit places a little brighter than the ground
m | game-map | light | Flat even light
s | game-map | composition | Straight down, the whole ground in frame, open paths between the areas
c | game-map | composition | Straight down, the ground running to every edge
m | game-map | composition | Straight down, the ground plain between the areas
s | game-map | style | Painted game map, every area readable
c | game-map | style | Painted game map, rich surface detail
m | game-map | style | Simple painted game map
s | map | light | Even flat tone
c | map | light | Flat tone, a few areas a step darker
m | map | light | Even flat tone
s | map | composition | Flat view, the whole map inside its margin
c | map | composition | Flat view, the map large and close to the edges of the sheet
m | map | composition | Flat view, wide empty margin
s | map | style | Drawn map, clear symbols of one family
c | map | style | Hand-drawn map, fine line work and rich detail
m | map | style | Simple drawn map
s | plan | light | Even flat tone
c | plan | light | Flat tone, solid parts a step darker
m | plan | light | Even flat tone
s | plan | composition | Flat view from straight above, the whole plan inside its margin
c | plan | composition | Flat view from straight above, the plan large on the sheet
m | plan | composition | Flat view from straight above, wide empty margin
s | plan | style | Drawn plan, even line weights
c | plan | style | Drawn plan, three line weights
m | plan | style | Simple line plan
s | diagram | light | Even flat tone
c | diagram | light | Flat tone in a few clear steps
m | diagram | light | Even flat tone
s | diagram | composition | Clear order, wide gaps between the parts
c | diagram | composition | Large on the sheet, every part readable
m | diagram | composition | Clear order, every part readable, plain ground
s | diagram | style | Drawn diagram, clean even outlines
c | diagram | style | Richly drawn diagram, clear outlines
m | diagram | style | Simple line diagram
s | meme | composition | One picture filling the frame, the words large and readable
c | meme | composition | One picture cropped close, the words large and readable
m | meme | composition | One picture, the words large, little else
s | meme | style | Meme, plain snapshot
c | meme | style | Meme, snapshot with direct flash
m | meme | style | Meme, plain snapshot
s | game-card | light | Clear light on the motif, the ground behind it plain
c | game-card | light | Light from one side on the motif, the ground behind it darker
m | game-card | light | Even light
s | game-card | composition | Upright card with a border, the motif large in the middle
c | game-card | composition | Upright card with a border, the motif reaching over its frame
m | game-card | composition | Upright card with a narrow border, the motif small
s | game-card | style | Printed game card, painted motif
c | game-card | style | Printed game card, richly painted motif
m | game-card | style | Printed game card
`,
  4,
).map(([take, of, element, text]) => ({
  take: textOf(take),
  of: textOf(of),
  element: elementOf(textOf(element)),
  text: textOf(text),
}));

function elementOf(name: string): Decision['element'] {
  if (name === 'light' || name === 'composition' || name === 'style') return name;
  throw new Error(`A sheet has no ${name}.`);
}

/** What a sheet of a sort is made of, in a take; a look that the words name replaces its style and its light. */
export function sheetForms(
  { take, of }: { readonly take: Take; readonly of: string },
  because: string,
): Decision[] {
  return ROWS.filter((row) => row.take === take.charAt(0) && row.of === of).map(({ element, text }) => ({
    element,
    text,
    because,
  }));
}

/** Looks of figures and worlds that say nothing of how a map or a card is drawn. */
const OF_FIGURES = sifted(/\b(?:d&d|dnd|dungeons|fantasy|rpg|trading card|meme|map)\b/i);

/** Whether a named look says how the sheet is drawn. */
export const isLookOfSheet = (words: string): boolean => !OF_FIGURES.test(words);

/** A picture for a screen or on a thing that is photographed is no layout, whatever it is used for. */
const ON_SCREEN = sifted(/^(?:an?|my|the)?\s?(?:[\p{L}-]+ ){0,3}?(?:wallpaper|background|lock ?screen)\b/iu);
const PROFILE = sifted(
  /^(?:an?|my|the|our)?\s?(?:[\p{L}-]+ ){0,3}?(?:profile (?:pic|picture|photo|image)|avatar|pfp|icon photo|discord pic)\b(?! (?:set|sheet|pack))/iu,
);
const HELD_MOCKUP = sifted(
  /\bmock-?ups?\b.*\b(?:held|holding|worn|wearing|hand|hands|woman|man|girl|boy|person|model|beach|table|desk|street|forest|wall|shelf|kitchen|caf[eé]|park|wooden|behind|in front)\b/i,
);

/** '"SORRY" banner in an empty office': it hangs where all of it is seen. */
const HUNG_UP = sifted(
  /^(?:an? |the |one |my )?(?:["“][^"”]*["”] )?(?:[\p{L}-]+ ){0,2}?(?:banner|poster|flyer|sticker|postcard|billboard)(?: (?:that )?(?:says|saying|reading|reads) ["“][^"”]*["”])? (?:in|on|at|over|above|behind|outside|hanging|taped|pinned|nailed|stuck|lying|left|peeling) (?:(?:in|on|at|over|above|behind|outside|to|off|from) )?(?:an?|the|his|her|our) (?!style|manner|theme|topic|look|front|back|subject)/iu,
);

/** Whether what is asked for is a picture all the same: a wallpaper of a place, a bag that somebody holds. */
export const isPictured = ({ subject, styles, lettering }: Scene): boolean =>
  (ON_SCREEN.test(subject) &&
    styles.every(({ row }) => row.medium === 'photo' || /^minimal/i.test(row.names[0] ?? '')) &&
    lettering.length === 0 &&
    !/\b(?:pattern|gradient|abstract|quote|text|solid|geometric|logo)\b/i.test(subject)) ||
  (PROFILE.test(subject) && styles.length === 0 && lettering.length === 0) ||
  HELD_MOCKUP.test(subject) ||
  HUNG_UP.test(subject);
