/*
 * Expressions of all letters, as they are for a text of ASCII alone. To compile `\p{L}` for small and capital letters
 * takes the machine up to a millisecond, of which an English sentence needs the twenty-six.
 */

/** What the classes of signs have in ASCII. */
const IN_ASCII: Readonly<Record<string, string>> = {
  L: 'a-zA-Z',
  Lu: 'A-Z',
  Ll: 'a-z',
  N: '0-9',
  Nd: '0-9',
  M: '',
};

/**
 * What may mean something else without the flag: signs by their number in braces, other classes, ranges that end beyond
 * ASCII, and the two signs that fold into an ASCII letter.
 */
const UNSURE =
  /\\u\{|\\P|\\p\{(?!(?:L[ul]?|Nd?|M)\})|(?:[^ -~]|\\u[\da-fA-F]{4})-(?!\])|(?<!\[)-(?:[^ -~]|\\u)|[\u017f\u212a]|\\u(?:017[fF]|212[aA])/;

const SIGN = /\\p\{(\w+)\}|\\.|[[\]]/gs;

/** The same expression where a text has ASCII alone; nothing where that is not sure, or no less work. */
export function inAscii({ source, flags }: Pick<RegExp, 'source' | 'flags'>): RegExp | undefined {
  if (!flags.includes('u') || UNSURE.test(source)) return undefined;
  let isInClass = false;
  const narrow = source.replace(SIGN, (sign, name?: string) => {
    if (sign === '[') isInClass = true;
    else if (sign === ']') isInClass = false;
    if (name === undefined) return sign;
    const signs = IN_ASCII[name] ?? '';
    return isInClass ? signs : `[${signs}]`;
  });
  return new RegExp(narrow, flags.replace('u', ''));
}
