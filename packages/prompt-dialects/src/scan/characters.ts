/** The tests of single characters; '' (the end of a text) is none of them. */
export function isDigit(character: string): boolean {
  return character >= '0' && character <= '9' && character.length === 1;
}

/** Letters of any script: those that have two cases, and all beyond Latin-1 but punctuation. */
export function isLetter(character: string): boolean {
  if (character.toLowerCase() !== character.toUpperCase()) {
    return true;
  }
  return (
    character > '\u00BF' &&
    !(character >= '\u2000' && character <= '\u206F') &&
    !(character >= '\u3000' && character <= '\u303F')
  );
}

/** A letter of any script, a digit or an underscore. */
export function isWordCharacter(character: string): boolean {
  return isLetter(character) || isDigit(character) || character === '_';
}

/** White space of any kind, line breaks too. */
export function isBlank(character: string): boolean {
  return character !== '' && character.trim() === '';
}

/** The first place at or after `at` that holds no blank. */
export function skipBlanks(text: string, at: number): number {
  let end = at;
  while (isBlank(text.charAt(end))) {
    end += 1;
  }
  return end;
}

/** Whether the whole word stands at `at`. */
export function isWordAt(text: string, at: number, word: string): boolean {
  return (
    text.startsWith(word, at) &&
    !isWordCharacter(text.charAt(at - 1)) &&
    !isWordCharacter(text.charAt(at + word.length))
  );
}

/**
 * The end of `[+-]?` and digits and points; `at` where there is none.
 * Whether it is one number is for `toNumber` to say: `1.2.3` is not.
 */
export function endOfNumber(text: string, at: number, signs = '+-'): number {
  const sign = text.charAt(at);
  const from = sign !== '' && signs.includes(sign) ? at + 1 : at;
  let end = from;
  while (isDigit(text.charAt(end)) || text.charAt(end) === '.') {
    end += 1;
  }
  return end === from ? at : end;
}

/** A finite decimal number, exponent allowed; null for anything else, the empty text and `0x1F` too. */
export function toNumber(text: string): number | null {
  const trimmed = text.trim();
  const last = trimmed.charAt(trimmed.length - 1);
  if (trimmed.length > 40 || !(isDigit(last) || last === '.') || /[^\d.eE+-]/u.test(trimmed)) {
    return null;
  }
  const number = Number(trimmed);
  return Number.isFinite(number) ? number : null;
}
