/** Longest stretch of a prompt that is read; more could not show in one frame. */
const READ_AT_MOST = 4000;

/** The words of a text in lower case, without accents or punctuation. */
export function wordsOf(text: string): string[] {
  return (
    text
      .slice(0, READ_AT_MOST)
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Singular forms that a word may stand for, the word itself first. */
function singulars(word: string): string[] {
  const forms = [word];
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return forms;
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`);
  if (word.endsWith('ves')) forms.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`);
  if (/(?:s|x|ch|sh|o)es$/.test(word)) forms.push(word.slice(0, -2));
  forms.push(word.slice(0, -1));
  return forms;
}

export interface Found<T> {
  readonly value: T;
  /** Place of the first word in the list. */
  readonly at: number;
  /** How many words the phrase has. */
  readonly length: number;
  readonly plural: boolean;
}

/** A word list that knows phrases of up to three words and plurals. */
export class Vocabulary<T> {
  readonly #phrases = new Map<string, T>();

  /** Entries map a value to its words, separated by commas; the first entry wins on a clash. */
  constructor(entries: Iterable<readonly [T, string]>) {
    for (const [value, phrases] of entries) {
      for (const phrase of phrases.split(',')) {
        const key = phrase.trim();
        if (key && !this.#phrases.has(key)) this.#phrases.set(key, value);
      }
    }
  }

  #lookUp(words: readonly string[], at: number, length: number): Found<T> | undefined {
    const head = words.slice(at, at + length - 1);
    for (const [i, last] of singulars(words[at + length - 1] ?? '').entries()) {
      const value = this.#phrases.get([...head, last].join(' '));
      if (value !== undefined) return { value, at, length, plural: i > 0 };
    }
    return undefined;
  }

  /** Everything the words name, in their order; the longest phrase wins. */
  all(words: readonly string[]): Found<T>[] {
    const found: Found<T>[] = [];
    for (let at = 0; at < words.length; at++) {
      for (let length = Math.min(3, words.length - at); length > 0; length--) {
        const hit = this.#lookUp(words, at, length);
        if (!hit) continue;
        found.push(hit);
        at += length - 1;
        break;
      }
    }
    return found;
  }

  first(words: readonly string[]): Found<T> | undefined {
    return this.all(words)[0];
  }
}
