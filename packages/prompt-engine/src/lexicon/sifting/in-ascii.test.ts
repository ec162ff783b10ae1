import { describe, expect, test } from 'vitest';
import { inAscii } from './in-ascii.ts';

const TEXTS: readonly string[] = [
  '',
  'a Man and his DOGS, 3 of them',
  "the dog's ball-game [sic] \\ x-ray",
  'SISKO asks Kim: 42nd street?',
  'an "old" sailor; first - last',
];

/** Each that has a form of its own, and finds the same by it. */
const NARROWED: readonly RegExp[] = [
  /\p{L}+s\b/giu,
  /(?<=\p{Lu})\p{Ll}+/gu,
  /\p{Lu}{2,}/giu,
  /[\p{L}\p{M}'’-]+(?= )/gu,
  /[^\p{L}\p{N}]+/giu,
  /(?<who>\p{L}+) (?:and|&) (?:his|her)/iu,
  /\p{M}|k\b/giu,
  /[-–—]\s|[[\]\\]/gu,
  /(?<!\p{L})(?:sisko|señor)(?!\p{L})/giu,
  /\w+\W+\d/giu,
];

describe('inAscii', () => {
  test.each(NARROWED)('%s finds the same', (expression) => {
    const narrow = inAscii(expression);
    expect(narrow?.unicode).toBe(false);
    for (const text of TEXTS) {
      expect(text.search(narrow ?? /$^/)).toBe(text.search(expression));
      expect(text.match(narrow ?? /$^/)).toEqual(text.match(expression));
      expect(text.replace(narrow ?? /$^/, '<$&>')).toBe(text.replace(expression, '<$&>'));
    }
  });

  test.each([
    /cat/i,
    /\p{Script=Latin}/u,
    /\P{L}/u,
    /[\u0100-\u0200]/iu,
    /[a-é]/iu,
    /\u{73}/u,
    /ſ/iu,
    /\u212a/iu,
    /[🌀-🫿]/u,
  ])('%s stays as it is', (expression) => expect(inAscii(expression)).toBeUndefined());
});
