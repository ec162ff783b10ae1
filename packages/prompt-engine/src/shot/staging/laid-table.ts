import { listOf, rowsOf, textOf } from '../../lexicon/row.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Member } from '../../read/scene.ts';
import { type Brief, type Decision, said } from '../shot.ts';

/*
 * A table that is set for a meal is a picture of what lies on it: at each place, and in the middle.
 * for what | studio | cinematic | minimal
 */
const ROWS = `
breakfast, brunch | A bowl, a cup and a plate at each place, bread in a basket, a jug of milk and a jar of jam in the middle | The nearest cup large in front, steam over the coffee pot, crumbs by an opened jar farther back | One cup, one plate and one egg in its cup, the rest of the table bare
lunch | A plate, a glass and a folded napkin at each place, a salad bowl and a bread board in the middle | The nearest glass large in front, a torn loaf and an oily salad bowl behind | One plate, one glass and one fork, the rest of the table bare
dinner, supper, six, eight, guests, a dinner party, company | A plate, two glasses and folded linen at each place, two candles and a covered dish along the middle | A candle close to the lens, glass behind glass down the table, one chair pulled back | One plate, one glass and one candle, the rest of the table bare
two, a date | Two plates across from each other, two glasses, one candle and a small vase between them | One glass large in front, the other place across from it in candlelight | Two plates across from each other, nothing between them
tea, tea time, afternoon tea, coffee | A pot in the middle, a cup on its saucer at each place, a tiered stand of small cakes | The spout close to the lens, steam over the nearest cup, a cut cake behind | One cup on its saucer, the rest of the table bare
christmas, christmas dinner, thanksgiving, a feast | A roast in the middle, fir or wheat along the cloth, a plate, a glass and a cracker at each place | A candle and a fir twig close to the lens, the roast steaming behind, chairs pushed back | One plate with one fir twig, the rest of the cloth bare
a party, a birthday, a birthday party, kids, children | Paper cups and plates in bright rows, a cake with candles in the middle, streamers over the edge | The cake close to the lens, one streamer slipping off the edge, paper cups behind | One slice of cake on one paper plate, the rest of the table bare
`;

let table: ReadonlyMap<string, Readonly<Record<Brief['take'], string>>> | undefined;

function rows(): NonNullable<typeof table> {
  table ??= new Map(
    rowsOf(ROWS, 4).flatMap(([meals, studio, cinematic, minimal]) =>
      listOf(meals).map(
        (meal) =>
          [meal, { studio: textOf(studio), cinematic: textOf(cinematic), minimal: textOf(minimal) }] as const,
      ),
    ),
  );
  return table;
}

const SET_FOR = sifted(/\b(?:set|laid|dressed|ready|prepared) for ((?:a )?[\p{L}]+(?: [\p{L}]+)?)/iu);
const TABLES = sifted(/\btables?$/i);

/** What lies on a table that the words say is set; undefined where they tell of none, or of no meal that is known. */
export function laidTable({ scene, take }: Brief, main: Member): Decision | undefined {
  const meal = SET_FOR.exec(scene.subject)?.[1]?.toLowerCase();
  if (!meal || !TABLES.test(main.name)) return undefined;
  const texts = rows().get(meal) ?? rows().get(meal.split(' ').slice(0, -1).join(' '));
  return texts && { element: 'subject', text: texts[take], because: `${said(meal)} is what lies on it.` };
}
