import { ELEMENTS, type Element } from '../vocabulary.ts';

/** A word of the trade that prompts use, and what it does to a picture. */
export interface LexiconEntry {
  /** As it is written inside a sentence, lower case unless it is a name. */
  readonly term: string;
  readonly element: Element;
  readonly kind: 'image' | 'video' | 'both';
  /** What it does: a sentence with its full stop. */
  readonly effect: string;
  /** What it suits: fits after 'Good for'. */
  readonly use: string;
  /** Other names. Spellings, plurals and hyphens are understood without being listed. */
  readonly also?: readonly string[];
}

const isElement = (word: string): word is Element => ELEMENTS.some((element) => element === word);

/**
 * Reads rows of `term / other name | effect | use`, with the element in a fourth column where it is not the table's.
 * @throws RangeError naming the row that cannot be read.
 */
export function readTable(common: Pick<LexiconEntry, 'element' | 'kind'>, rows: string): LexiconEntry[] {
  return rows
    .trim()
    .split('\n')
    .map((row) => {
      const [names = '', effect = '', use = '', element = common.element] = row.split(' | ');
      const [term = '', ...also] = names.trim().split(' / ');
      if (!term || !effect || !use || !isElement(element)) throw new RangeError(`Lexicon row: ${row}`);
      return { term, element, kind: common.kind, effect, use, ...(also.length > 0 && { also }) };
    });
}
