/** Signs of scripts that set no blanks between words: each is a word. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|\p{Extended_Pictographic}|[\p{L}\p{N}\p{M}]+/gu;

/** Characters of a word that are compared. */
const LONGEST = 48;
/** Different words of a text that are kept. */
const MOST = 6_000;
/** Different words of a search that are looked for: as many as a long prompt has, so that a pasted one finds its own. */
const MOST_SOUGHT = 400;

/** The words of a text as searches compare them: lower case, without accents, each once. */
export function searchWordsOf(text: string): string[] {
  return [...new Set(eachWord(text))].slice(0, MOST);
}

/** What is sought: all of the words, and whatever begins with the last. Nothing else in it has a meaning. */
export interface Sought {
  readonly words: readonly string[];
  readonly beginning: string;
}

/** @returns undefined where nothing is sought */
export function soughtIn(query: string): Sought | undefined {
  const all = eachWord(query);
  const last = all.pop();
  if (last === undefined) return undefined;
  return { words: [...new Set(all)].slice(0, MOST_SOUGHT), beginning: last };
}

function eachWord(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '');
  return Array.from(plain.matchAll(WORD), ([word]) =>
    word.length > LONGEST ? Array.from(word).slice(0, LONGEST).join('') : word,
  );
}
