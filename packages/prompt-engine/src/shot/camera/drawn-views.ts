import { listOf, rowsOf, textOf, wordsOfCell } from '../../lexicon/row.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { StyleRow } from '../../lexicon/style.ts';
import { isBeing, mainOf, type Scene } from '../../read/scene.ts';
import { chosen, keySide } from '../choose.ts';
import { isDrawn, leadingStyle } from '../look/look.ts';
import { isPlaceClass } from '../scene-class.ts';
import type { SceneClass } from '../scene-classes.ts';
import type { Brief } from '../shot.ts';
import { CAMERA_HEIGHTS, type CameraHeight, SHOT_SIZES, type ShotSize, WHOLE_BODY } from '../stage.ts';

/*
 * View and light of drawn looks, by families that share their means: a print has planes and gradients, a puppet film
 * a set and lamps. The look's own row says how it is usually seen and lit, and that is the studio take; the
 * cinematic take stands elsewhere and is lit from elsewhere, in the same means.
 */

const FAMILIES: readonly (readonly [family: string, pattern: RegExp])[] = [
  [
    'plate',
    sifted(
      /botanical|natural history|scientific|architectural drawing|floor plan|cutaway|blueprint|technical|exploded|patent|sheet|map ill|fashion sketch/,
    ),
  ],
  ['page', sifted(/manuscript/)],
  ['window', sifted(/stained glass/)],
  ['wall', sifted(/mural|muralism|fresco|mosaic|graffiti|azulejo|spray paint|tapestry|relief/)],
  ['pixel', sifted(/pixel art|8-bit|point-and-click/)],
  ['block', sifted(/isometric|miniature 3d diorama/)],
  [
    'anim',
    sifted(
      /anime|manga|comic|webtoon|cartoon|ligne|animation|graphic novel|storyboard|visual novel|cel shaded|pulp/,
    ),
  ],
  ['wash', sifted(/water|gouache|ink wash|silk|children|picture book|fairy tale/)],
  ['print', sifted(/woodblock|papercut|ukiyo/)],
  [
    'fixed',
    sifted(
      /crayon|doodle|cave|egyptian|greek|byzantine|thangka|madhubani|kerala|aboriginal|mandala|heraldry|tarot|playing card|calligraphy|ascii|coloring|one-line|^op art|color field|stamp|matchbox|letterpress|rug|tattoo|chibi|finger|folk|by numbers|potato|emblem|seal|irezumi|naive|terrazzo|fractal|glitch|crt|desktop/,
    ),
  ],
];

/** families | what is shown: one, many, place | view | light | shot size, height, side of the light. */
const ROWS = `
pixel | one, many | Top-down three-quarter view from above, the floor laid out on the tile grid | Light pooled around {the} in three stepped tones, dithered out to dark corners | wide high top
pixel | one, many, place | Low side view in three parallax layers, the nearest a dark silhouette along the lower edge | Light from behind at the {side}, dark sprites with a one-pixel bright rim | full low back
block | one, many, place | Isometric projection turned to the opposite corner and brought close, one corner of the block cut by the frame | Low light from the {side}, long parallel shadows, one face of each form dark | full high side
block | one, many, place | Isometric projection from a steeper height, floors and tops more visible than walls | Light pooled in the middle of the block, the outer edges a step darker | wide high top
plate | one, many, place | One part enlarged and cut by the edge of the sheet, the whole drawn small beside it | Tone gathered on the side away from a light at the upper {side}, the lit side left almost bare | close eye side
page | one, many, place | A small picture along the lower margin of the page, under the lines of script, border tendrils curling around it | Burnished gold ground behind, brightest toward the {side}, no cast shadows | wide eye side
textile | one, many, place | Macro view at a low slant across the surface, the near part large, the far part soft | Raking light from camera {side}, a small shadow beside every raised edge | macro low side
textile | one, many, place | Close view from one corner, cut by two edges of the frame | Low light from behind at the {side}, half of the surface in shade | close high back
window | one, many, place | Seen from below at a slant, the panel narrowing toward the top | Low sun through the glass from the {side}, brilliant along that edge, deep colour on the other | full low back
wall | one, many, place | Seen from low at one end, the wall running away in steep perspective | Raking light from the {side} along the surface, thin shadows at every joint and edge | wide low side
model, render | one | Low view from the ground with a wide lens close up, {the} towering in the frame | One hard light from behind at the {side}, a bright rim, the front in cool fill | close low back
model, render | one, many, place | High view from one corner with a long lens, the whole set small below, a narrow band in focus | One low light from the {side}, long shadows across the ground | wide high side
anim | one | Medium close-up from a low angle, tilted frame, strong foreshortening | Backlit from the {side}, one hard shadow over the near side, a bright rim | medium low back
anim | one, many, place | Wide shot from a high angle, {the} small in deep perspective | Low light from the {side}, long hard-edged cast shadows | wide high side
wash | one | Seen from low down and near, wide open wash on one side | Light from behind at the {side}, forms painted dark against a pale wash | medium low back
wash | one | Close view cropped by one edge, the background left as loose wet colour | Light from behind at the {side}, forms painted dark against a pale wash | close eye back
wash | one, many, place | Distant view from slightly above, {the} small between wide open washes | Low light from the {side}, long cool washes of shadow across the ground | wide high side
plane | one, many | Brought near, {the} large in the lowest plane, the others stacked small above | - | full eye side
plane | one, many, place | Seen from farther off, {the} small among planes stacked up to a high horizon | - | wide high side
touch | one | Close view cropped by one edge, what is behind left as loose touches of colour | - | close eye side
touch | one, many, place | Wide view from a little above, {the} small between broad planes of colour | - | wide high side
paint | one | Close three-quarter view from slightly below, cropped by one edge | Low light from behind at the {side}, bright edges, the near side in deep shadow | medium low back
paint | one, many, place | Wide view from above eye level, {the} small within a deep space | Light from the far {side} alone, raking across the scene and falling off into the dark | wide high side
line | one | Seen from low down and near, wide bare ground on one side | Light from behind at the {side}, the near side massed in dark strokes, the rims bright | medium low back
line | one | Tight view from below, cropped by the edge of the sheet | Light from behind at the {side}, the near side massed in dark strokes, the rims bright | close low back
line | one, many, place | High view from one corner, {the} small on the sheet | Low light from the {side}, long shadows laid in with parallel strokes | wide high side
print | one | Near composition from low down, {the} large and cut by one edge, the distance small behind | The background graded from dark at the top to pale low down, {the} clear against it | close low back
print | one, many, place | Far composition from high up, {the} small between stacked planes, much of the sheet left open | Strong light from the {side}, the far side of every form in one dark tone | wide high side
graphic | one | Drawn large and cut by two edges of the frame | Two flat tones, the light side toward the {side}, one long flat shadow | close eye side
graphic | one, many, place | Seen from above at an angle, {the} small on a wide empty field | Two flat tones, the light side toward the {side}, one long flat shadow | wide high side
fixed | one, many, place | Brought close, {the} filling the field up to its border | The ground darkest toward the {side} edge, palest behind {the} | close eye side
`;

/** How a family is usually seen, where the look's own row does not say it or brings a ground of its own. */
const USUAL: Readonly<Record<string, string>> = {
  pixel: 'Side view on a flat ground line, square to the screen',
  page: 'A framed picture across the upper half of the page, lines of script below',
  wall: 'Square-on view of the whole surface',
  anim: 'Full view at eye level, the background simple',
  graphic: 'Frontal view, clear silhouette',
  model: 'Eye-level three-quarter view, everything whole inside the frame',
  render: 'Eye-level three-quarter view, everything whole inside the frame',
};
const USUALLY = 'Eye-level view, everything whole inside the frame';

/** Families that settle by themselves where on the sheet the picture stands. */
const PLACED: ReadonlySet<string> = new Set(['plate', 'page', 'window', 'wall', 'textile', 'fixed', 'block']);

/** How a drawing is seen and lit, where a photograph has lens and lamp. */
export interface DrawnView {
  readonly view: string;
  readonly light: string;
  readonly size: ShotSize;
  readonly height: CameraHeight;
  readonly from: string;
}

interface ViewRow extends DrawnView {
  readonly families: readonly string[];
  readonly shows: readonly string[];
}

const VIEWS: readonly ViewRow[] = rowsOf(ROWS, 5).map(([families, shows, view, light, facts]) => {
  const [sizeWord, heightWord, from = ''] = wordsOfCell(facts);
  return {
    families: listOf(families),
    shows: listOf(shows),
    view: textOf(view),
    light: textOf(light),
    size: SHOT_SIZES.find((each) => each === sizeWord) ?? 'full',
    height: CAMERA_HEIGHTS.find((each) => each === heightWord) ?? 'eye',
    from,
  };
});

const BY_MEDIUM: Readonly<Record<StyleRow['medium'], string>> = {
  photo: 'paint',
  drawn: 'line',
  painted: 'paint',
  print: 'print',
  rendered: 'render',
  craft: 'model',
  graphic: 'graphic',
};

/** Light that is shown by means of the look's own: by dots, by facets, by gold or by none. */
const UNLIT = sifted(
  /\b(?:shown (?:as|by)|flat|even|stepped|each facet|facets?|dots|hatching|gold|no cast|broken colour|areas of colour|colour alone|unshaded|glow(?:ing)? fields?)\b/,
);

/** Painted daylight that lies on all of it, and rakes across nothing. */
const ALL_OVER = sifted(/\b(?:diffused|even|overcast|outdoor light|pale shadows|soft shadows)\b/);

/** The family of means that a drawn look belongs to. */
function familyOf(row: StyleRow): string {
  const [name = ''] = row.names;
  const named = FAMILIES.find(([, pattern]) => pattern.test(name))?.[0];
  // What is painted without cast light is lit in no other way by a second view.
  if (
    named === undefined &&
    row.medium === 'painted' &&
    UNLIT.test(row.shading) &&
    !/\bfrom (?:the|above|back|behind|high|low|one side|an? )/.test(row.shading)
  )
    return row.traits.has('flat') ? 'plane' : 'touch';
  return named ?? (row.medium === 'craft' && row.traits.has('flat') ? 'textile' : BY_MEDIUM[row.medium]);
}

/** What is stood on, in or beside, and has to be seen with whoever is there. */
const AROUND: ReadonlySet<string> = new Set([
  'tree',
  'building',
  'structure',
  'terrain',
  'furniture',
  'vehicle',
  'boat',
  'machine',
  'celestial',
]);

const ONE_TO_LOOK_AT: ReadonlySet<SceneClass> = new Set([
  'food',
  'drink',
  'product',
  'small-thing',
  'clothing',
  'plant',
]);

function shownIn(scene: Scene, kind: SceneClass): 'one' | 'many' | 'place' {
  if (isPlaceClass(kind) || kind === 'event') return 'place';
  if (scene.cameras.some(({ row }) => ['portrait', 'headshot', 'close-up'].includes(row.id))) return 'one';
  if (kind === 'hands') return 'one';
  const main = mainOf(scene);
  const others = scene.cast.filter(
    ({ part, kind: of }) =>
      (part === 'companion' && isBeing(of)) || ((part === 'scenery' || part === 'support') && AROUND.has(of)),
  );
  const isWhole = scene.doings.some(
    ({ row, verb }) => WHOLE_BODY.has(row?.posture ?? '') || verb.base === 'chase',
  );
  // A plate of pancakes is one thing to look at.
  if (ONE_TO_LOOK_AT.has(kind) && others.length === 0 && !scene.place) return 'one';
  return main?.plural || kind === 'people' || others.length > 0 || isWhole || scene.place ? 'many' : 'one';
}

/** Whether such looks settle by themselves where the picture stands on the sheet. */
export const isPlaced = (row: StyleRow): boolean => PLACED.has(familyOf(row));

/** Whether the look is a sheet with one thing on it: no surroundings, and nobody who poses. */
export function isOnSheet(scene: Scene): boolean {
  const style = leadingStyle(scene);
  return style !== undefined && isDrawn(style) && familyOf(style.row) === 'plate';
}

/**
 * How pictures of a look's family are usually seen: at eye level and whole, where the family has no view of its own.
 */
export const usualView = (row: StyleRow): string => USUAL[familyOf(row)] ?? USUALLY;

const BACKED = sifted(
  /\b(?:leaning|leant|propped|resting|hung|hanging|stood|parked|pinned|mounted) (?:up )?(?:on|against|to)$/,
);
const BACKS = sifted(/\b(?:doors?|walls?|fences?|gates?|shutters?|facade|hedge|windows?|curtains?)$/i);

/** Whether the words set the subject against what closes the view behind it. */
const isBacked = ({ cast, place, doings }: Scene): boolean =>
  cast.some(
    ({ name, relation }, at) =>
      BACKS.test(name) &&
      (/^(?:against|on|before|in front of)$/.test(relation?.preposition ?? '') ||
        doings.some(({ object, verb }) => object === at && BACKED.test(verb.ing))),
  ) ||
  (place !== undefined &&
    /^(?:against|in front of|on|before)$/.test(place.preposition) &&
    BACKS.test(place.words));

/** Views of what stands in the open. */
const OF_THE_OPEN = sifted(
  /\b(?:small (?:between|within|among|on)|broad planes|farther off|far composition|wide view|distant view|deep space)\b/i,
);

/** How a room is drawn where no view of the look is one from within. */
const ROOM: DrawnView = {
  view: 'Seen from low in one corner, the nearest shapes large, the far wall small',
  light: 'Low light from the {side}, long soft-edged shapes of shade across the floor',
  size: 'wide',
  height: 'low',
  from: 'side',
};

/** The view and light of the cinematic take: not as near, not as high and not from the side of the look's own. */
export function cinematicView(brief: Brief, row: StyleRow, kind: SceneClass): DrawnView | undefined {
  const family = familyOf(row);
  const shown = shownIn(brief.scene, kind);
  const fitting = VIEWS.filter(({ families, shows }) => families.includes(family) && shows.includes(shown));
  const isLow = /\b(?:low|tilted|below)\b/.test(row.framing);
  const isNear = /\b(?:close|tight|macro)\b/.test(row.framing);
  const isHigh = /\b(?:above|high)\b/.test(row.framing);
  const own = fitting.filter(({ shows }) => shows.length === 1);
  // What a thing leans on is seen, and stands between it and any light from behind.
  const isAgainst = isBacked(brief.scene);
  const best = (own.length > 0 && !isAgainst ? own : fitting).filter(
    ({ size, height, from, view }) =>
      !(
        isAgainst &&
        (from === 'back' || /\b(?:loose wet|cropped|cut by|bare ground|open wash)\b/.test(view))
      ) &&
      !(isLow && height === 'low') &&
      !(isHigh && height === 'high') &&
      !(isNear && size === 'close'),
  );
  // A room is looked into: seen from afar it is none.
  const isRoom = kind === 'interior' && !PLACED.has(family);
  const inside = isRoom ? best.filter(({ view }) => !OF_THE_OPEN.test(view)) : best;
  if (isRoom && inside.length === 0)
    return { ...ROOM, light: ROOM.light.replaceAll('{side}', keySide(brief)) };
  const found = chosen(inside.length > 0 ? inside : fitting, brief, 'view');
  const isOwnLight = found?.light === '' || (family === 'paint' && ALL_OVER.test(row.shading));
  const view = found && (isOwnLight ? { ...found, light: row.shading } : found);
  // What is coloured flat is not massed in dark strokes against a light from behind.
  if (view && family === 'line' && row.traits.has('flat') && /\bflat\b/.test(row.shading))
    return { ...view, light: row.shading };
  // A print of even tones models nothing by a light from one side.
  return view && family === 'print' && /\beven tone\b/.test(row.shading)
    ? { ...view, light: 'The sky graded from deep at the top to pale low down, even tone on every form' }
    : view;
}
