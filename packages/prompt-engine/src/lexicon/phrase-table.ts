/** A stretch of words that a table knows. */
export interface PhraseHit<T> {
  readonly value: T;
  /** How many words it has. */
  readonly length: number;
}

/** Phrases of one or more words, each with everything it may mean; found by longest match in linear time. */
export class PhraseTable<T> {
  readonly #values = new Map<string, T[]>();
  readonly #longest = new Map<string, number>();

  /** Adds a meaning; the first that is added is the likeliest. */
  add(phrase: string, value: T): void {
    const words = phrase.split(' ');
    const [first = ''] = words;
    const had = this.#values.get(phrase);
    if (had) had.push(value);
    else this.#values.set(phrase, [value]);
    this.#longest.set(first, Math.max(this.#longest.get(first) ?? 0, words.length));
  }

  has(phrase: string): boolean {
    return this.#values.has(phrase);
  }

  /** Everything that a whole phrase may mean. */
  get(phrase: string): readonly T[] {
    return this.#values.get(phrase) ?? [];
  }

  /** The longest phrase that begins at a word. */
  longestAt(words: readonly string[], at: number): PhraseHit<readonly T[]> | undefined {
    const most = Math.min(this.#longest.get(words[at] ?? '') ?? 0, words.length - at);
    for (let length = most; length > 0; length--) {
      const value = this.#values.get(words.slice(at, at + length).join(' '));
      if (value) return { value, length };
    }
    return undefined;
  }

  phrases(): IterableIterator<string> {
    return this.#values.keys();
  }
}
