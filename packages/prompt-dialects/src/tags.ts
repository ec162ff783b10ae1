import { isLetter, isWordCharacter } from './scan/characters.ts';

const NUMBER_WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'] as const;
const COUNTED = ['girl', 'boy', 'other'] as const;

/** `1girl` is one girl, `6+boys` six or more boys; null for any other tag. */
export function readCount(tag: string): string | null {
  const digit = Number(tag.charAt(0));
  const number = NUMBER_WORDS[digit];
  const more = tag.charAt(1) === '+' ? 1 : 0;
  const noun = COUNTED.find((name) => tag.slice(1 + more) === name || tag.slice(1 + more) === `${name}s`);
  if (tag.charAt(0) === '' || !digit || number === undefined || noun === undefined) {
    return null;
  }
  const thing = noun === 'other' ? 'other person' : noun;
  const things = noun === 'other' ? 'other people' : `${noun}s`;
  return more === 1 ? `${number} or more ${things}` : `${number} ${digit === 1 ? thing : things}`;
}

const COUNT_TAGS: ReadonlyMap<string, string> = new Map(
  COUNTED.flatMap((noun) =>
    ['1', '2', '3', '4', '5', '6+'].map((number): [string, string] => {
      const tag = `${number}${noun}${number === '1' ? '' : 's'}`;
      return [readCount(tag) ?? '', tag];
    }),
  ),
);

/** 'one girl' is `1girl`; null for any other words. */
export function countTagOf(words: string): string | null {
  const lower = words.toLowerCase().replace(/^(?:an? |single )/u, 'one ');
  return COUNT_TAGS.get(lower) ?? null;
}

/** Underscores between letters or digits become blanks; those of faces (`^_^`, `>_<`) and doubled ones stay. */
export function withoutUnderscores(text: string): string {
  let result = '';
  for (let at = 0; at < text.length; at += 1) {
    const isBetween =
      isPlain(text.charAt(at - 1)) && (isPlain(text.charAt(at + 1)) || text.charAt(at + 1) === '(');
    result += text.charAt(at) === '_' && isBetween ? ' ' : text.charAt(at);
  }
  return result;
}

function isPlain(character: string): boolean {
  return (
    (isWordCharacter(character) && character !== '_') || (character !== '' && ")'!?.:-".includes(character))
  );
}

/** Words that name no thing in a picture; models for tags were trained with them, others were not. */
const QUALITY: ReadonlySet<string> = new Set([
  ...['masterpiece', 'best quality', 'high quality', 'highest quality', 'top quality', 'amazing quality'],
  ...['good quality', 'very aesthetic', 'absurdres', 'highres', 'incredibly absurdres', 'newest', 'recent'],
  ...[
    'ultra detailed',
    'extremely detailed',
    'highly detailed',
    'intricate details',
    'detailed',
    'hyperdetailed',
  ],
  ...[
    '8k',
    '4k',
    '16k',
    '8k uhd',
    'uhd',
    'hdr',
    'hd',
    'trending on artstation',
    'artstation',
    'award winning',
  ],
  ...['hi res', 'best', 'professional'],
  ...['score 9', 'score 8 up', 'score 7 up', 'score 6 up', 'score 5 up', 'score 4 up', 'score 8', 'score 7'],
  ...['rating safe', 'rating general', 'source anime'],
]);

/** Whether a phrase only praises the picture. */
export function isQualityWord(phrase: string): boolean {
  return QUALITY.has(withoutUnderscores(phrase.trim().toLowerCase()).replaceAll('-', ' '));
}

/** A phrase as one tag: small letters, underscores, no article. Longer ones stay words: they are no tags. */
export function tagOf(phrase: string): {
  readonly tag: string;
  readonly isTag: boolean;
  readonly article: string;
} {
  const words = phrase.trim().split(/\s+/u);
  const first = words[0]?.toLowerCase() ?? '';
  const article = words.length > 1 && ['a', 'an', 'the'].includes(first) ? first : '';
  const rest = article === '' ? words : words.slice(1);
  const isTag = rest.length <= 3 && rest.some((word) => [...word].some(isLetter));
  return { tag: isTag ? rest.join('_').toLowerCase() : phrase.trim(), isTag, article: isTag ? article : '' };
}
