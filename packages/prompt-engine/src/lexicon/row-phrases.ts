import type { PhraseHit } from './phrase-table.ts';

/** Takes a phrase, and what it means once that is asked. */
export type Put<T> = (phrase: string, meaning: () => T) => void;

/** The bits of a first word's hash by which its longest phrase is found. */
const FIRST = 0xffff;
const SPACE = 32;
const SEED = 0x811c9dc5;
const step = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193);

function hashOf(text: string): number {
  let hash = SEED;
  for (let at = 0; at < text.length; at++) hash = step(hash, text.charCodeAt(at));
  return hash;
}

/**
 * Phrases of numbered rows, found by longest match as those of a `PhraseTable`. It keeps numbers alone, those of the
 * rows by the hashes of their phrases: a row tells its phrases and what they mean again when one of them is looked up.
 */
export class RowPhrases<T> {
  readonly #count: number;
  readonly #tell: (number: number, put: Put<T>) => void;
  /** Pairs of a hash and a number, the number one higher so that nothing is 0; by open addressing. */
  #pairs = new Int32Array(2 ** 12);
  #held = 0;
  /** How many words the longest phrase has that begins with a word of such a hash, at least. */
  readonly #longest = new Uint8Array(FIRST + 1);
  readonly #made = new Map<string, readonly T[]>();

  /**
   * @param count how many rows there are
   * @param tell puts each phrase of a row, the likeliest of its meanings first; an earlier row comes before a later one
   */
  constructor(count: number, tell: (number: number, put: Put<T>) => void) {
    this.#count = count;
    this.#tell = tell;
    for (let number = 0; number < count; number++) tell(number, (phrase) => this.#add(phrase, number));
  }

  has(phrase: string): boolean {
    return this.#find(phrase) !== undefined;
  }

  /** Everything that a whole phrase may mean. */
  get(phrase: string): readonly T[] {
    return this.#find(phrase) ?? [];
  }

  /** The longest phrase that begins at a word. */
  longestAt(words: readonly string[], at: number): PhraseHit<readonly T[]> | undefined {
    const first = words[at];
    if (first === undefined) return undefined;
    const most = Math.min(this.#longest[hashOf(first) & FIRST] ?? 0, words.length - at);
    for (let length = most; length > 1; length--) {
      const value = this.#find(words.slice(at, at + length).join(' '));
      if (value) return { value, length };
    }
    const value = this.#find(first);
    // A phrase is looked for by its words.
    return value && !first.includes(' ') ? { value, length: 1 } : undefined;
  }

  /** Every phrase, in the order of the rows. */
  phrases(): ReadonlySet<string> {
    const all = new Set<string>();
    for (let number = 0; number < this.#count; number++) this.#tell(number, (phrase) => all.add(phrase));
    return all;
  }

  #find(phrase: string): readonly T[] | undefined {
    const made = this.#made.get(phrase);
    if (made) return made;
    const meanings: T[] = [];
    for (const number of this.#numbersOf(hashOf(phrase)))
      this.#tell(number, (each, meaning) => {
        if (each === phrase) meanings.push(meaning());
      });
    if (meanings.length === 0) return undefined;
    this.#made.set(phrase, meanings);
    return meanings;
  }

  /** The rows that have a phrase of such a hash, in their order. */
  #numbersOf(hash: number): readonly number[] {
    const found: number[] = [];
    const mask = this.#pairs.length - 1;
    for (let at = (hash << 1) & mask; this.#pairs[at + 1] !== 0; at = (at + 2) & mask)
      if (this.#pairs[at] === hash) found.push((this.#pairs[at + 1] ?? 0) - 1);
    return found.length > 1 ? found.sort((one, other) => one - other) : found;
  }

  #add(phrase: string, number: number): void {
    let [hash, first, words] = [SEED, 0, 1];
    for (let at = 0; at < phrase.length; at++) {
      const code = phrase.charCodeAt(at);
      if (code === SPACE && words++ === 1) first = hash;
      hash = step(hash, code);
    }
    if (words > 1 && words > (this.#longest[first & FIRST] ?? 0)) this.#longest[first & FIRST] = words;
    if (this.#held * 4 > this.#pairs.length) this.#grow();
    this.#hold(hash, number + 1);
  }

  #hold(hash: number, entry: number): void {
    const mask = this.#pairs.length - 1;
    let at = (hash << 1) & mask;
    for (; this.#pairs[at + 1] !== 0; at = (at + 2) & mask)
      if (this.#pairs[at] === hash && this.#pairs[at + 1] === entry) return;
    this.#pairs[at] = hash;
    this.#pairs[at + 1] = entry;
    this.#held++;
  }

  #grow(): void {
    const before = this.#pairs;
    this.#pairs = new Int32Array(before.length * 2);
    this.#held = 0;
    for (let at = 0; at < before.length; at += 2) {
      const entry = before[at + 1] ?? 0;
      if (entry !== 0) this.#hold(before[at] ?? 0, entry);
    }
  }
}
