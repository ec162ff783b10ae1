import { choicesOf, listOf, rowsOf } from '../../lexicon/row.ts';
import { chosen } from '../choose.ts';
import { paletteFor } from '../look/palette.ts';
import type { Brief, Decision } from '../shot.ts';

/*
 * Colours of sheets where the words name none: a few that are printed side by side, others for each take.
 */

/** sheets | palettes of studio, parted by semicolons | of cinematic */
const ROWS = rowsOf(
  `
steps, infographic, timeline | Coral, teal and cream; Mustard, slate blue and off-white; Leaf green, sky blue and warm red; Apricot, moss green and night blue | Tomato red, pale pink and ink blue; Amber, violet and dark teal; Mint, coral and deep blue
pattern | Cream ground; Pale blue ground; Dusty pink ground; Pale sage ground | Night blue ground; Bottle green ground; Plum ground; Charcoal ground
sticker-sheet | Pale mint backing; Pale lilac backing; Butter yellow backing | Sky blue backing; Coral backing; Dark teal backing
wall-art | Sand-coloured ground; Pale sage ground; Warm white ground | Dusty blue ground; Dusk lilac ground; Soft slate ground
mural | Wall in pale sage; Wall in warm sand; Wall in pale blue | Wall in dusty blue; Wall in soft clay; Wall in deep sage
storyboard | Grey, black and white; Grey, black and white with one red arrow | Black and white on buff; Black and white on pale grey
`,
  3,
).flatMap(([sheets, studio, cinematic]) =>
  listOf(sheets).map((sheet) => ({
    sheet,
    studio: choicesOf(studio),
    cinematic: choicesOf(cinematic),
  })),
);

/** Sheets of one print, whose colours are those that are named. */
const COLOURED: ReadonlySet<string> = new Set([
  'pattern',
  'infographic',
  'steps',
  'timeline',
  'paper',
  'sticker-sheet',
]);

/** The colours of a sheet; none where the words name them, or its parts have colours of their own. */
export function sheetColours(brief: Brief, sheet: string): Decision[] {
  const { scene, take, wishes } = brief;
  // Only what the words name alone is a colour of the whole sheet.
  if (wishes.palette !== undefined || (scene.colours.length > 0 && COLOURED.has(sheet)))
    return [paletteFor(brief, {}).decision];
  const isTold =
    scene.colours.length > 0 ||
    /\b(?:colou?rs?|palette|monochrome|black and white|tones|background|backdrop)\b/i.test(scene.subject);
  const row = isTold ? undefined : ROWS.find((each) => each.sheet === sheet);
  const text = take === 'minimal' ? undefined : chosen(row?.[take] ?? [], brief, `sheet-colours ${take}`);
  return text ? [{ element: 'palette', text, because: 'Few colours hold a sheet together.' }] : [];
}
