export { capital } from '../shot/shot.ts';

const PEOPLES =
  /^(?:Romans?|Greeks?|Egyptians?|Vikings?|Aztecs?|Mayans?|Persians?|Chinese|Japanese|Koreans?|Indians?|Italians?|French|Germans?|Spanish|British|English|Irish|Scottish|Welsh|Dutch|Swedish|Norwegians?|Danish|Russians?|Polish|Turkish|Mexicans?|Americans?|Brazilians?|Africans?|Arabs?|Victorians?|Parisians?|Londoners?|Thai|Moroccans?|Rembrandt|Milky)(?!\p{L})/u;
/** 'Ada Lovelace': two names, of which the first is no word that only opens a sentence. */
const TWO_NAMES =
  /^(?!(?:An?|The|My|Our|His|Her|Their|Its|One|Two|Three|In|On|At|By|From|To|With|When|While|As|If|And|But|Or|Then|Only|Just|Every|All|No|This|That|For|Ad|Like|Inside|Outside|Under|Over|Through|After|Before|How|Why|What|Young|Old|Little|Big|Our|Meet|Film|Video|Drone|Time|Close|Night|Day)\s)\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}/u;

/** First letter small, unless more of the word is in capitals or it is a name with them: 'USB', 'Roman soldiers'. */
export const small = (text: string): string =>
  /^\p{Lu}(?=[\p{Ll}\s,])/u.test(text) && !/^I\b/.test(text) && !PEOPLES.test(text) && !TWO_NAMES.test(text)
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

/**
 * Makes one expression of names in rows: whole words, each of which may go on where it ends in '*'. Neighbours share
 * the check of their end: a class of all letters takes longer to compile than fifty names.
 */
export function wordsPattern(names: readonly string[]): RegExp | undefined {
  if (names.length === 0) return undefined;
  const runs: { goesOn: boolean; each: string[] }[] = [];
  for (const name of names) {
    const goesOn = name.endsWith('*');
    const last = runs.at(-1);
    const run = last?.goesOn === goesOn ? last : { goesOn, each: [] };
    if (run !== last) runs.push(run);
    run.each.push(escaped(goesOn ? name.slice(0, -1) : name));
  }
  const choices = runs.map(({ goesOn, each }) =>
    goesOn ? each.join('|') : `(?:${each.join('|')})(?![\\p{L}\\p{N}])`,
  );
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${choices.join('|')})`, 'iu');
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

/** 'A reusable coffee cup' and 'fitness app' are the cup and the app. */
export const withThe = (product: string): string =>
  /^(?:the|my|our|his|her|their|this|\p{Lu})/u.test(product)
    ? product
    : `the ${product.replace(/^an?\s/i, '')}`;

/**
 * First letter small, unless the idea has it as a name: 'Lena'.
 * @param typed the idea
 * @param name for whom the film is, who is called by a name however it was typed: 'Opa'
 */
export function smallIn(text: string, typed: string, name = ''): string {
  if (/^\p{Lu}/u.test(name) && text.startsWith(name)) return text;
  const [first = ''] = /^\p{L}+/u.exec(text) ?? [];
  const isName =
    first !== '' &&
    new RegExp(`[^.!?\\s]\\s${first}(?!\\p{L})`, 'u').test(typed) &&
    !new RegExp(`(?<!\\p{L})${small(first)}(?!\\p{L})`, 'u').test(typed);
  return isName ? text : small(text);
}
