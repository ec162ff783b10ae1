/** A word of a text: UTF-16 offsets (`end` exclusive) and the key that it is compared by. */
export interface PlacedWord {
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

// Numbers keep their fraction, ratio or decimals (1/1000, 16:9, 2.8); '85mm' is two words, like '85 mm'.
const WORD = /\p{N}+(?:[.,:/]\p{N}+)*|\p{L}[\p{L}\p{M}]*(?:['’]\p{L}[\p{L}\p{M}]*)*/gu;

/** No word of the trade is longer; what is stays out of comparison. */
const LONGEST = 24;

/** American spellings, after the plural is gone. */
const BRITISH: ReadonlyMap<string, string> = new Map(
  Object.entries({
    aluminum: 'aluminium',
    centered: 'centred',
    center: 'centre',
    color: 'colour',
    colored: 'coloured',
    cozy: 'cosy',
    coziness: 'cosiness',
    fiber: 'fibre',
    gray: 'grey',
    harbor: 'harbour',
    jewelry: 'jewellery',
    mold: 'mould',
    plow: 'plough',
    polarizer: 'polariser',
    polarizing: 'polarising',
    theater: 'theatre',
    watercolor: 'watercolour',
  }),
);

function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:ss|x|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** What a word is compared by: lower case, singular, British spelling, without a possessive. */
function keyOf(word: string): string {
  if (word.length > LONGEST) return '';
  const lower = word.toLowerCase();
  const plain = lower.endsWith('s') ? singular(lower.replace(/['’]s$/, '')) : lower;
  return BRITISH.get(plain) ?? plain;
}

/** All words of a text in their order. */
export function placeWords(text: string): PlacedWord[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    key: keyOf(word),
    start: index,
    end: index + word.length,
  }));
}

/** A phrase of a table, where it was found among words. */
export interface Hit<T> {
  readonly value: T;
  /** Index of the first word. */
  readonly at: number;
  /** Number of words. */
  readonly length: number;
}

/** A phrase of a table by the keys of its words. */
interface Phrase<T> {
  readonly keys: readonly string[];
  readonly value: T;
}

/** Phrases of up to a few words, found in a list of words in linear time. */
export class PhraseIndex<T> {
  /** By the key that they begin with, the longest first. */
  readonly #phrases = new Map<string, Phrase<T>[]>();

  /** The first value wins where two claim the same phrase. */
  constructor(phrases: Iterable<readonly [phrase: string, value: T]>) {
    for (const [phrase, value] of phrases) {
      const keys = placeWords(phrase).map((word) => word.key);
      const [first] = keys;
      if (first === undefined) continue;
      const known = this.#phrases.get(first);
      if (known) known.push({ keys, value });
      else this.#phrases.set(first, [{ keys, value }]);
    }
    for (const known of this.#phrases.values()) known.sort((a, b) => b.keys.length - a.keys.length);
  }

  /** The longest phrase that begins at a word and ends before `end`. */
  longestAt(words: readonly PlacedWord[], at: number, end: number): Hit<T> | undefined {
    const phrase = this.#phrases
      .get(words[at]?.key ?? '')
      ?.find(({ keys }) => keys.length <= end - at && keys.every((key, i) => key === words[at + i]?.key));
    return phrase && { value: phrase.value, at, length: phrase.keys.length };
  }
}
