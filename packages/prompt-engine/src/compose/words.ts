/** The words of four letters or more, in lower case: what two takes should not share. */
export function longWords(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
}

/** How many words a text has, as a reader counts them. */
function wordCount(text: string): number {
  return text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}

/** What is needed of a phrase's words each time it is weighed. */
export interface Wording {
  /** Its long words, each once. */
  readonly words: readonly string[];
  /** Its first and last word in lower case. */
  readonly first: string;
  readonly last: string;
  /** How many words it has, as a reader counts them. */
  readonly count: number;
  /** Whether a long word comes twice, or any word twice running. */
  readonly repeats: boolean;
}

/** The wording of a text. */
export function wordingOf(text: string): Wording {
  const all = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const long = all.filter((word) => word.length > 3 && !/\d/.test(word));
  const words = [...new Set(long)];
  return {
    words,
    first: all[0] ?? '',
    last: all.at(-1) ?? '',
    count: wordCount(text),
    repeats: words.length < long.length || all.some((word, i) => word === all[i - 1]),
  };
}

const VOWEL = /^(?:[aeio8]|1[18](?!\d)|u(?!ni|s[eu]|ti|ran|k)|hour|heir|honest)/i;
const SPOKEN_CONSONANT = /^(?:one|once|eu|ew)/i;

/** 'a' or 'an', by the sound of the word that follows. */
export function articleFor(word: string): 'a' | 'an' {
  return VOWEL.test(word) && !SPOKEN_CONSONANT.test(word) ? 'an' : 'a';
}
