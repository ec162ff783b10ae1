import { type PhraseHit, PhraseTable } from './phrase-table.ts';

/** Phrases by the numbers of what they stand for: what a phrase means is made when it is first looked up. */
export class PhraseIndex<T> {
  readonly #numbers = new PhraseTable<number>();
  readonly #meanings: (phrase: string, number: number) => readonly T[];
  readonly #made = new Map<string, readonly T[]>();

  /** @param meanings all that a phrase means by what has a number, the likeliest first */
  constructor(meanings: (phrase: string, number: number) => readonly T[]) {
    this.#meanings = meanings;
  }

  /** Adds a meaning; the first that is added is the likeliest. */
  add(phrase: string, number: number): void {
    this.#numbers.add(phrase, number);
  }

  has(phrase: string): boolean {
    return this.#numbers.has(phrase);
  }

  /** Everything that a whole phrase may mean. */
  get(phrase: string): readonly T[] {
    const made = this.#made.get(phrase);
    if (made) return made;
    const numbers = this.#numbers.get(phrase);
    if (numbers.length === 0) return [];
    const meanings = [...new Set(numbers)].flatMap((number) => this.#meanings(phrase, number));
    this.#made.set(phrase, meanings);
    return meanings;
  }

  /** The longest phrase that begins at a word. */
  longestAt(words: readonly string[], at: number): PhraseHit<readonly T[]> | undefined {
    const length = this.#numbers.longestAt(words, at)?.length;
    if (length === undefined) return undefined;
    return { value: this.get(words.slice(at, at + length).join(' ')), length };
  }

  phrases(): IterableIterator<string> {
    return this.#numbers.phrases();
  }
}
