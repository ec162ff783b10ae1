import { rowsOf, textOf } from '../../lexicon/row.ts';
import type { Take } from '../../vocabulary.ts';

/*
 * Frames: pictures that are made for a use. What they show is staged as any picture is; the use decides how it is laid
 * out. {the} is the one it is about, {The} opens a sentence with it.
 */

/* frame | look where none is named | studio | cinematic | minimal */
const ROWS = `
phone-wallpaper | - | Upright frame, {the} in the lower half, the upper third calm for the clock | Upright frame, {the} low on the {side}, depth rising behind it, the upper third calm for the clock | Upright frame, {the} small in the lower third, one even tone above
wallpaper | - | Wide frame, {the} on the {side} third, calm even space across the rest for icons | Wide frame, {the} at the far {side}, depth running away to the {other}, that half calm for icons | Wide frame, {the} small at the {side}, all the rest one even tone
book-cover | digital painting | Upright cover picture, {the} large in the lower two thirds, a calm upper third for the title, a clear strip at the foot for the author | Upright cover picture, {the} rising from the lower {side} corner, the world deep behind, the upper third dark and calm for the title | Upright cover picture, {the} whole in the lower third, one even ground above for the title
album-cover | - | Square frame, {the} large in the middle and readable as small as a stamp, a calm band along the top for the name | Square frame, {the} on the {side} third and large, the rest of the square falling away into shade | Square frame, {the} whole and a third of the height, one even ground around
thumbnail | - | Wide frame, {the} large at the {side} with a thin bright outline, one plain strong colour at the {other} for three words | Wide frame, {the} very large at the {side}, leaning into the picture, the {other} half dark and clear for three words | Wide frame, {the} large in the middle, one plain strong colour behind
banner | - | Very wide strip, {the} whole at the {side} end, the other two thirds calm and clear | Very wide strip, {the} large at the {side} end, the scene running on softly to the {other} and left clear there | Very wide strip, {the} small at the {side} end, the rest one even tone
game-cover | digital painting | Upright cover picture, {the} large in the middle, a clear bar along the top for the title, a plain strip down the edge | Upright cover picture, {the} rushing out from the lower {side} corner, the world deep behind, a clear bar along the top for the title | Upright cover picture, {the} whole in the middle, one even ground around
postcard | - | Wide picture inside a narrow white border, {the} on the {side} third, a calm stretch above for a greeting | Wide picture inside a narrow white border, depth running to the {other}, a calm stretch above for a greeting | Wide picture inside a broad white border, {the} small
mockup | - | {The} whole in frame, its front blank, smooth and clear for a design | {The} at a slight angle, its front blank, smooth and clear for a design, nothing falling across it | {The} blank and alone, its front clear for a design
portrait | digital painting | Half length in three-quarter view, the face on the upper third, hands and what they hold in frame | Half length turned toward the {side}, the face close and large, the ground behind dark and plain | Head and shoulders, the face whole, one plain ground around
cross-stitch | cross stitch | - | - | -
`;

/** How a frame is laid out. */
interface FrameRow {
  readonly look: string;
  readonly text: Readonly<Record<Take, string>>;
}

const rows = new Map<string, FrameRow>();

/** The layout of a frame. */
export function frameRow(id: string): FrameRow | undefined {
  if (rows.size === 0)
    for (const [frame = '', look, studio, cinematic, minimal] of rowsOf(ROWS, 5))
      rows.set(frame, {
        look: textOf(look),
        text: { studio: textOf(studio), cinematic: textOf(cinematic), minimal: textOf(minimal) },
      });
  return rows.get(id);
}

/** A season or a mood, and a picture of it where the words name nothing that could be seen. */
const THEMES = rowsOf(
  `
(?:autumn|fall)\\b.*\\bco[sz]y|co[sz]y.*\\b(?:autumn|fall)\\b | a steaming mug and a knitted blanket on a windowsill, red maple leaves outside
(?:winter|christmas|holiday)\\b.*\\bco[sz]y|co[sz]y.*\\b(?:winter|christmas|holiday)\\b | a steaming mug and a candle on a windowsill, falling snow outside
\\b(?:autumn|fall)\\b | a path under red maples covered with fallen leaves
\\bchristmas|holiday | a fir branch with warm lights and two baubles
\\bwinter\\b | snowy firs under a pale sky
\\bspring\\b | a cherry branch in blossom
\\bsummer\\b | a striped umbrella on a bright beach
halloween|spooky | a carved pumpkin on a dark doorstep
rain(?:y)? | a window with raindrops, blurred lamps outside
dark academia | a stack of old books beside a candle on a dark desk
cottagecore | a basket of wild flowers on a wooden table
co[sz]y | a steaming mug and an open book on a knitted blanket
spac(?:e|y)|galax(?:y|ies)|cosm\\w* | a spiral galaxy among scattered stars
ocean|sea\\b | waves rolling in under a wide sky
floral|flowers? | peonies and roses in full bloom
y2k | chrome stars and soft bubbles
vaporwave | a marble bust before a pink sunset
`,
  2,
).map(([words = '', scene = '']) => [new RegExp(words, 'i'), scene] as const);

/** What a season or a mood is seen by; undefined where no row knows. */
export const themeOf = (words: string): string | undefined =>
  THEMES.find(([theme]) => theme.test(words))?.[1];
