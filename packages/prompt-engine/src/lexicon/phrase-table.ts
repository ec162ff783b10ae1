/** A stretch of words that a table knows. */
export interface PhraseHit<T> {
  readonly value: T;
  /** How many words it has. */
  readonly length: number;
}

/** Phrases of one or more words, each with everything it may mean; found by longest match in linear time. */
export class PhraseTable<T> {
  /** What each phrase means first: nearly all mean one thing. */
  readonly #likeliest = new Map<string, T>();
  readonly #several = new Map<string, T[]>();
  /** How many words the longest phrase has that begins with a word, where it has more than one. */
  readonly #longest = new Map<string, number>();

  /** Adds a meaning; the first that is added is the likeliest. */
  add(phrase: string, value: T): void {
    const several = this.#several.get(phrase);
    if (several) {
      several.push(value);
      return;
    }
    const had = this.#likeliest.get(phrase);
    if (had === undefined) this.#likeliest.set(phrase, value);
    else this.#several.set(phrase, [had, value]);
    const end = phrase.indexOf(' ');
    if (had !== undefined || end < 0) return;
    const first = phrase.slice(0, end);
    const length = phrase.split(' ').length;
    if (length > (this.#longest.get(first) ?? 1)) this.#longest.set(first, length);
  }

  has(phrase: string): boolean {
    return this.#likeliest.has(phrase);
  }

  /** Everything that a whole phrase may mean. */
  get(phrase: string): readonly T[] {
    return this.#found(phrase) ?? [];
  }

  /** The longest phrase that begins at a word. */
  longestAt(words: readonly string[], at: number): PhraseHit<readonly T[]> | undefined {
    const first = words[at];
    if (first === undefined) return undefined;
    const most = Math.min(this.#longest.get(first) ?? 1, words.length - at);
    for (let length = most; length > 1; length--) {
      const value = this.#found(words.slice(at, at + length).join(' '));
      if (value) return { value, length };
    }
    const value = this.#found(first);
    // A phrase is looked for by its words.
    return value && !first.includes(' ') ? { value, length: 1 } : undefined;
  }

  phrases(): IterableIterator<string> {
    return this.#likeliest.keys();
  }

  #found(phrase: string): readonly T[] | undefined {
    const value = this.#likeliest.get(phrase);
    return value === undefined ? undefined : (this.#several.get(phrase) ?? [value]);
  }
}
