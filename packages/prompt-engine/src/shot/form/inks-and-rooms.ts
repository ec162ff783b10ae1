import { rowsOf, textOf } from '../../lexicon/row.ts';
import type { Scene } from '../../read/scene.ts';

/*
 * By which line a tattoo is drawn, and what stands before a wall that is painted.
 */

/* words | ink */
const INKS = rowsOf(
  `
neo[- ]traditional | Bold outlines with thinner inner lines, deep muted colours, smooth shade
traditional|old[- ]school|sailor | Bold even black outlines, flat red, green and yellow, solid black shade
japanese|irezumi|yakuza | Strong black outlines, waves and wind bars behind, shade from solid black to bare
fine[- ]?line|minimal\\w*|delicate|dainty|thin lines? | Thin precise black lines of one weight, almost no shade
black ?work|blackout|solid black | Solid black shapes against bare ground, sharp edges
dot ?work|stippl\\w*|pointillis\\w* | Fine black lines, shade in dots from dense to scattered
geometric\\w*|mandala | Ruled black lines, exact symmetry, shade in parallel lines
realis\\w*|photoreal\\w* | Smooth grey shade from black to bare, hardly an outline
watercolou?r | Loose black lines over washes of two or three colours
tribal | Curved solid black shapes ending in points
sketch\\w* | Loose repeated black lines, open ends
script|letter\\w* | Fine black line, even weight
`,
  2,
).map(([words = '', ink]) => [new RegExp(`\\b(?:${words})\\b`, 'i'), textOf(ink)] as const);
const USUAL_INK = 'Black lines of two weights, soft dotted shade';

/** The lines and the shade of a tattoo. */
export const inkIn = ({ subject }: Scene): string =>
  INKS.find(([words]) => words.test(subject))?.[1] ?? USUAL_INK;

/* words | what stands before the wall */
const ROOMS = rowsOf(
  `
nursery|baby | A cot, a small rug and a basket along the foot of the wall
class ?room|school|kindergarten|pre-?school|day ?care|library | Low shelves of books and two small chairs along the foot of the wall
caf[eé]|coffee|restaurant|bar\\b|bakery|diner | Small tables and chairs along the foot of the wall
gym|studio | A bench and a rolled mat along the foot of the wall
office|lobby|hospital|clinic|waiting room|dentist | A low sofa and a plant along the foot of the wall
kids?\\b|kid['’]s|child\\w*|daughter|son\\b|boy|girl|bed ?room|play ?room|room | A low bed, a basket of toys and a rug along the foot of the wall
`,
  2,
).map(([words = '', room]) => [new RegExp(`\\b(?:${words})`, 'i'), textOf(room)] as const);

/** The room that a mural is painted in; undefined where it is outside, or nobody says. */
export const roomIn = ({ subject }: Scene): string | undefined =>
  ROOMS.find(([words]) => words.test(subject))?.[1];
