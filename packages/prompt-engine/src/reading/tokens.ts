/** A word of the subject: lower case, without accents or a closing possessive. */
export interface Token {
  readonly word: string;
  /** Offsets in the text, `end` exclusive. */
  readonly start: number;
  readonly end: number;
  /** Whether punctuation other than a hyphen stands between this word and the one before. */
  readonly afterStop: boolean;
}

/** Longest stretch that is read; a subject has 2,000 characters, a whole prompt rarely more. */
const READ_AT_MOST = 4_000;

/** The first words of a text. Linear in its length. */
export function tokensOf(text: string): Token[] {
  const read = text.slice(0, READ_AT_MOST);
  const tokens: Token[] = [];
  let end = 0;
  for (const match of read.matchAll(/[\p{L}\p{N}\p{M}]+(?:['’]\p{L}+)*/gu)) {
    const between = read.slice(end, match.index);
    end = match.index + match[0].length;
    tokens.push({
      word: plainWord(match[0]),
      start: match.index,
      end,
      afterStop: tokens.length > 0 && /[^\s\-'’"“”«»*_]/.test(between),
    });
  }
  return tokens;
}

/** How words are compared: lower case, no accents, no possessive. */
export function plainWord(raw: string): string {
  const lower = raw.toLowerCase().replaceAll('’', "'");
  const bare = lower.endsWith("'s") ? lower.slice(0, -2) : lower;
  return /[^ -~]/.test(bare) ? bare.normalize('NFD').replace(/\p{M}/gu, '') : bare;
}

const PLURALS: ReadonlyMap<string, string> = new Map([
  ['men', 'man'],
  ['women', 'woman'],
  ['children', 'child'],
  ['kids', 'kid'],
  ['wives', 'wife'],
  ['wolves', 'wolf'],
  ['mice', 'mouse'],
  ['geese', 'goose'],
  ['feet', 'foot'],
  ['teeth', 'tooth'],
  ['leaves', 'leaf'],
  ['knives', 'knife'],
  ['loaves', 'loaf'],
  ['shelves', 'shelf'],
  ['calves', 'calf'],
  ['elves', 'elf'],
  ['dwarves', 'dwarf'],
  ['cacti', 'cactus'],
  ['octopi', 'octopus'],
  ['fungi', 'fungus'],
  ['oxen', 'ox'],
]);

/** Whether a word is a plural that a table may list as a spelling of its own. */
export const isIrregularPlural = (word: string): boolean => word === 'people' || PLURALS.has(word);

/** Singulars that a word may be the plural of, likeliest first; empty for a singular. */
export function singulars(word: string): readonly string[] {
  const irregular = PLURALS.get(word);
  if (irregular) return [irregular];
  if (word.length > 5 && word.endsWith('men')) return [`${word.slice(0, -3)}man`];
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return [];
  const stem = word.slice(0, -1);
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`, stem];
  if (/(?:s|x|z|ch|sh|o)es$/.test(word)) return [word.slice(0, -2), stem];
  return [stem];
}
