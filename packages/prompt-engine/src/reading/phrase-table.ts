import { isIrregularPlural, plainWord, singulars, type Token } from './tokens.ts';

export interface Match<T> {
  readonly value: T;
  /** Index of its first token, and how many tokens it takes. */
  readonly at: number;
  readonly length: number;
  /** Whether the words stand for more than one. */
  readonly plural: boolean;
}

/** Values by the phrase that names them. The first entry of a phrase wins; plurals are understood. */
export class PhraseTable<T> {
  readonly #values = new Map<string, T>();
  /** Longest phrase by first word. */
  readonly #longest = new Map<string, number>();

  add(phrase: string, value: T): void {
    const words = phrase
      .split(/[^\p{L}\p{N}\p{M}'’]+/u)
      .filter(Boolean)
      .map(plainWord);
    const key = words.join(' ');
    if (key === '' || this.#values.has(key)) return;
    this.#values.set(key, value);
    const first = words[0] ?? '';
    this.#longest.set(first, Math.max(words.length, this.#longest.get(first) ?? 0));
  }

  /** The longest phrase that begins at a token. */
  at(tokens: readonly Token[], at: number): Match<T> | undefined {
    const token = tokens[at];
    if (!token) return undefined;
    const firsts = [token.word, ...singulars(token.word)];
    const longest = Math.max(...firsts.map((first) => this.#longest.get(first) ?? 0));
    for (let length = Math.min(longest, tokens.length - at); length > 0; length--) {
      if (!togetherFrom(tokens, at, length)) continue;
      const words = tokens.slice(at, at + length).map((each) => each.word);
      const hit = this.#find(words);
      if (hit) return { value: hit.value, at, length, plural: hit.plural };
    }
    return undefined;
  }

  /** Every phrase in the tokens, left to right, without overlap. */
  all(tokens: readonly Token[]): Match<T>[] {
    const found: Match<T>[] = [];
    for (let at = 0; at < tokens.length; at++) {
      const match = this.at(tokens, at);
      if (!match) continue;
      found.push(match);
      at += match.length - 1;
    }
    return found;
  }

  #find(words: string[]): { value: T; plural: boolean } | undefined {
    const plain = this.#values.get(words.join(' '));
    if (plain !== undefined) return { value: plain, plural: isIrregularPlural(words.at(-1) ?? '') };
    // 'fishing boats', 'cups of coffee'
    for (const at of words.length > 2 ? [words.length - 1, 0] : [words.length - 1]) {
      for (const single of singulars(words[at] ?? '')) {
        const value = this.#values.get(words.with(at, single).join(' '));
        if (value !== undefined) return { value, plural: true };
      }
    }
    return undefined;
  }
}

function togetherFrom(tokens: readonly Token[], at: number, length: number): boolean {
  for (let i = at + 1; i < at + length; i++) if (tokens[i]?.afterStop) return false;
  return true;
}

/** A table from values to their phrases, separated by commas. */
export function phraseTable<T>(entries: Iterable<readonly [T, string]>): PhraseTable<T> {
  const table = new PhraseTable<T>();
  for (const [value, phrases] of entries) {
    for (const phrase of phrases.split(',')) table.add(phrase, value);
  }
  return table;
}
