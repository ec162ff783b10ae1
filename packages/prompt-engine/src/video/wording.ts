/** First letter in capitals, the rest as it is. */
export const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** First letter small, unless more of the word is in capitals or it is a name with them: 'USB', 'Rembrandt'. */
export const small = (text: string): string =>
  /^\p{Lu}(?=[\p{Ll}\s,])(?!embrandt|utch\b|ilky\b)/u.test(text) && !/^I\b/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

/** At most so many characters, whole words, with an ellipsis where text is left out. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const short = text.slice(0, most - 1);
  const space = short.lastIndexOf(' ');
  const kept = space > most / 2 ? short.slice(0, space) : short.replace(/[\uD800-\uDBFF]$/, '');
  return `${kept.replace(/[\s,;:.–—-]+$/u, '')}…`;
}

const ENDING = /\[([\p{L}’']*)(?:\|([\p{L}’']*))?\]/gu;

/** Fills '[s]' and '[is|are]': the first for one, what follows the bar for several. */
export const agreeing = (text: string, isPlural: boolean): string =>
  text.replaceAll(ENDING, (_, one: string, many = '') => (isPlural ? many : one));

/** How many words a text has, as a reader counts them. */
export const wordsIn = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}\p{S}]/u.test(word)).length;

/** Joins what is there with commas. */
export const joined = (parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(', ');

/** Makes one expression of names in rows: whole words, each of which may go on where it ends in '*'. */
export function wordsPattern(names: readonly string[]): RegExp | undefined {
  if (names.length === 0) return undefined;
  const each = names.map((name) =>
    name.endsWith('*') ? escaped(name.slice(0, -1)) : `${escaped(name)}(?![\\p{L}\\p{N}])`,
  );
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${each.join('|')})`, 'iu');
}

/** A text as it stands in a regular expression; a space also meets a hyphen. */
export const escaped = (words: string): string =>
  words.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll(' ', '[ -]');

/** The noun that a phrase is about: 'the driver on duty' → 'driver'. */
export const headOf = (phrase: string): string =>
  phrase
    .replace(/\s(?:of|with|in|on|at|from|who|that)\s.*$/i, '')
    .split(' ')
    .at(-1) ?? '';

/** Slips that joining leaves: two articles, an article that does not fit, the mark of a line that was quoted. */
export const tidied = (text: string): string =>
  text
    .replace(/^\s*(?:the\s)?(?:\d\s)+(?=(?:an?|the|my|our|two|three)\s)/i, '')
    .replace(
      /\b(t)he (what|how|why|my|our|his|her|your|their|an?|the)(?=\s)/gi,
      (_, t: string, owner: string) => (t === 'T' ? capital(owner) : owner),
    )
    .replace(/\b(a) (?=(?:[aei]|o(?!ne\b|nce\b)|u(?!n[ia]|s[ei]|k|fo|ten))\p{L})/giu, '$1n ');
