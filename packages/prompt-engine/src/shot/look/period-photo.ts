import { listOf, rowsOf, textOf } from '../../lexicon/row.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { StyleRow } from '../../lexicon/style.ts';
import type { Scene } from '../../read/scene.ts';
import { isPictureOfItsTime } from '../../read/years.ts';

/*
 * A photograph of another decade is a print of that decade: its colour and its grain, not today's.
 */

/** decades | how its photographs look today */
const PRINTS = rowsOf(
  `
1840s, 1850s, 1860s, 1870s, 1880s, 1890s | warm brown print on yellowed paper, soft edges
1900s, 1910s, 1920s, 1930s, 1940s | black-and-white print, soft greys and visible grain
1950s, 1960s | colour print with dense reds and warm whites, slightly faded, fine grain
1970s | faded colour print, warm yellow-orange cast, soft contrast and visible grain
1980s | colour print, slightly faded, warm cast and visible grain
1990s | colour print from a small camera, saturated and slightly soft, visible grain
`,
  2,
).map(([decades, print]) => ({ decades: new Set(listOf(decades)), print: textOf(print) }));

/** The print of the decade that the words name for a plain photograph; undefined where none is named. */
export function printOfAge({ times, subject }: Scene, { names }: StyleRow): string | undefined {
  if (!names.includes('photograph') || !isPictureOfItsTime(subject)) return undefined;
  const [era] = times.filter(({ row }) => row.type === 'era');
  if (!era) return undefined;
  // A year that stands in the row of a war or an age is of its own decade.
  const year = /\b(\d{3})\d\b/.exec(era.words)?.[1];
  const named = year ? [`${year}0s`] : era.row.names;
  return PRINTS.find(({ decades }) => named.some((name) => decades.has(name)))?.print;
}

/** Cameras with one lens that nobody chooses. */
const SMALL_CAMERAS = sifted(
  /^(?:instant photo|disposable camera|digicam|toy camera|super 8|vhs|smartphone photo|action camera)$/,
);

/** Whether the look is that of a camera with a lens of its own. */
export const hasOwnLens = ({ styles }: Scene): boolean =>
  styles.some(({ row }) => SMALL_CAMERAS.test(row.names[0] ?? ''));
