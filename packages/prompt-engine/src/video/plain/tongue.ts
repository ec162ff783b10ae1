import { listOf, rowsOf } from '../../lexicon/row.ts';
import { isAbroad } from './wording-plain.ts';

/*
 * What is written beside an idea in its own tongue: who speaks, how near a moment is seen again, in which order it goes on, what
 * is heard. An idea keeps its words, and what stands behind them is of the same tongue.
 */

/* name | its small words | speaks | speak | seen from near | from another side | all of it again | in this order | natural sound | and then? | its letters with marks */
const ROWS = `
german | am, vom, zur, bei, aus, nach, seine, ihre, mein, meine, unser, unsere, sein, wir, ich, zwei, beim, der, die, das, und, ein, eine, einen, im, mit, sie, er, ist, nicht, auf, zum, dann, von, für, dem, den, seinen, ihren, ihrem, seinem, einem, einer, meinem, meiner, über, durch, an, als, wie | spricht | sprechen | Aus der Nähe | Von der anderen Seite | Wieder das Ganze | Alles geschieht in dieser Reihenfolge, das letzte Bild bleibt stehen | natürlicher Ton | Und dann? | äöüß
french | ses, ma, mon, mes, aux, sans, sous, chez, de, en, je, on, ne, pas, deux, le, la, les, un, une, des, et, du, dans, avec, elle, il, son, sa, sur, puis, pour, est, qui, au | parle | parlent | De près | De l’autre côté | De nouveau l’ensemble | Les actions se suivent dans cet ordre, la dernière image est tenue | son naturel | Et après ? | éèêëçàâîïôùûœ
spanish | mi, mis, sin, sobre, sus, cuando, de, el, la, los, las, un, una, y, del, con, su, en, por, que, al, para, se, luego, está, es, le | habla | hablan | De cerca | Desde el otro lado | De nuevo todo | Las acciones se suceden en este orden, la última imagen se mantiene | sonido natural | ¿Y luego? | áéíóúñ¿¡
italian | suoi, mio, mia, dei, delle, senza, mentre, uno, il, la, lo, gli, i, un, una, alla, al, ad, dal, dalla, di, ma, sul, sulla, ogni, e, del, della, con, nel, nella, suo, sua, che, poi, per, si, al, è | parla | parlano | Da vicino | Dall’altro lato | Di nuovo tutto | Le azioni si susseguono in quest’ordine, l’ultima immagine resta ferma | suono naturale | E poi? | àèéìòù
portuguese | meu, minha, dos, das, sem, enquanto, de, o, a, os, as, um, uma, e, do, da, com, no, na, seu, sua, que, depois, para, não, ao, é | fala | falam | De perto | Do outro lado | De novo tudo | As ações seguem nesta ordem, a última imagem é mantida | som natural | E depois? | ãõáéíóúâêôç
dutch | de, het, een, en, van, met, zij, hij, niet, op, naar, dan, voor, zijn, haar, is, in, die, dat, er | spreekt | spreken | Van dichtbij | Van de andere kant | Weer het geheel | Alles gebeurt in deze volgorde, het laatste beeld blijft staan | natuurlijk geluid | En dan? | ëï
chinese | 的, 了, 在 | 说 | 说 | 近景 | 另一侧 | 再看全景 | 按此顺序发生，最后一个画面停住 | 自然声 | 然后呢？ | -
japanese | は, が, を | 話す | 話す | 近くから | 反対側から | もう一度全体 | この順に進み、最後の画で止まる | 自然の音 | そして？ | -
korean | 이, 가, 을 | 말한다 | 말한다 | 가까이서 | 반대편에서 | 다시 전체 | 이 순서대로 이어지고 마지막 화면에서 멈춘다 | 자연스러운 소리 | 그리고? | -
russian | и, в, на | говорит | говорят | Вблизи | С другой стороны | Снова целиком | Всё происходит в этом порядке, последний кадр держится | естественный звук | А потом? | -
`;

/** Tongues that are known by their letters, the surest first: Japanese has letters of Chinese too. */
const BY_SCRIPT: readonly (readonly [name: string, letters: RegExp])[] = [
  ['japanese', /[\p{sc=Hiragana}\p{sc=Katakana}]/u],
  ['korean', /\p{sc=Hangul}/u],
  ['chinese', /\p{sc=Han}/u],
  ['russian', /\p{sc=Cyrillic}/u],
];

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

const NO_MARK = /(?!)/u;

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
      marks: marks === '-' ? NO_MARK : new RegExp(`[${marks}]`, 'u'),
    };
  },
);

const LEAST = 2;

/** Whether an idea is of a tongue that is not written in Latin letters. */
export const isOfScript = (text: string): boolean =>
  isAbroad(text) && BY_SCRIPT.some(([, letters]) => letters.test(text));

/** The tongue of an idea; undefined for English and for one that no row has. */
export function tongueOf(text: string): Tongue | undefined {
  if (!isAbroad(text)) return undefined;
  const script = BY_SCRIPT.find(([, letters]) => letters.test(text))?.[0];
  if (script !== undefined) return TONGUES.find(({ name }) => name === script);
  const words = [...new Set(text.toLowerCase().match(/\p{L}+/gu) ?? [])];
  const counts = TONGUES.map(
    ({ words: small, marks }) => words.filter((word) => small.has(word) || marks.test(word)).length,
  );
  const most = Math.max(...counts);
  return most < LEAST ? undefined : TONGUES[counts.indexOf(most)];
}
