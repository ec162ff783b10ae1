import { listOf, rowsOf } from '../../lexicon/row.ts';
import { isAbroad } from './wording-plain.ts';

/*
 * What is written beside an idea in its own tongue: who speaks, how near a moment is seen again, in which order it goes on, what
 * is heard. An idea keeps its words, and what stands behind them is of the same tongue.
 */

/* name | its small words | speaks | speak | seen from near | from another side | all of it again | in this order | natural sound | and then? | its letters with marks */
const ROWS = `
german | am, wir, ich, zwei, beim, der, die, das, und, ein, eine, einen, im, mit, sie, er, ist, nicht, auf, zum, dann, von, für, dem, den | spricht | sprechen | Aus der Nähe | Von der anderen Seite | Wieder das Ganze | Alles geschieht in dieser Reihenfolge, das letzte Bild bleibt stehen | natürlicher Ton | Und dann? | äöüß
french | de, en, je, on, ne, pas, deux, le, la, les, un, une, des, et, du, dans, avec, elle, il, son, sa, sur, puis, pour, est, qui, au | parle | parlent | De près | De l’autre côté | De nouveau l’ensemble | Les actions se suivent dans cet ordre, la dernière image est tenue | son naturel | Et après ? | éèêëçàâîïôùûœ
spanish | el, la, los, las, un, una, y, del, con, su, en, por, que, al, para, se, luego, está, es, le | habla | hablan | De cerca | Desde el otro lado | De nuevo todo | Las acciones se suceden en este orden, la última imagen se mantiene | sonido natural | ¿Y luego? | áéíóúñ¿¡
italian | il, la, lo, gli, un, una, e, del, della, con, nel, nella, suo, sua, che, poi, per, si, al, è | parla | parlano | Da vicino | Dall’altro lato | Di nuovo tutto | Le azioni si susseguono in quest’ordine, l’ultima immagine resta ferma | suono naturale | E poi? | àèéìòù
portuguese | o, a, os, as, um, uma, e, do, da, com, no, na, seu, sua, que, depois, para, não, ao, é | fala | falam | De perto | Do outro lado | De novo tudo | As ações seguem nesta ordem, a última imagem é mantida | som natural | E depois? | ãõáéíóúâêôç
dutch | de, het, een, en, van, met, zij, hij, niet, op, naar, dan, voor, zijn, haar, is, in, die, dat, er | spreekt | spreken | Van dichtbij | Van de andere kant | Weer het geheel | Alles gebeurt in deze volgorde, het laatste beeld blijft staan | natuurlijk geluid | En dan? | ëï
`;

/** How a tongue says what is written beside an idea. */
export interface Tongue {
  readonly name: string;
  /** Its small words. */
  readonly words: ReadonlySet<string>;
  readonly speaks: string;
  readonly speak: string;
  /** How a moment is seen again: from near, from another side, whole. */
  readonly again: readonly [near: string, side: string, whole: string];
  readonly inOrder: string;
  readonly naturalSound: string;
  /** What is asked behind a first picture. */
  readonly andThen: string;
  /** The letters with marks that it has. */
  readonly marks: RegExp;
}

const TONGUES = rowsOf(ROWS, 11).map(
  ([
    name = '',
    words,
    speaks = '',
    speak = '',
    near = '',
    side = '',
    whole = '',
    inOrder = '',
    naturalSound = '',
    andThen = '',
    marks = '',
  ]): Tongue => {
    return {
      name,
      words: new Set(listOf(words)),
      speaks,
      speak,
      again: [near, side, whole],
      inOrder,
      naturalSound,
      andThen,
      marks: new RegExp(`[${marks}]`, 'u'),
    };
  },
);

const LEAST = 2;

/** The tongue of an idea; undefined for English and for one that no row has. */
export function tongueOf(text: string): Tongue | undefined {
  if (!isAbroad(text)) return undefined;
  const words = [...new Set(text.toLowerCase().match(/\p{L}+/gu) ?? [])];
  const counts = TONGUES.map(
    ({ words: small, marks }) => words.filter((word) => small.has(word) || marks.test(word)).length,
  );
  const most = Math.max(...counts);
  return most < LEAST ? undefined : TONGUES[counts.indexOf(most)];
}
