import { singularsOf } from '../lexicon/inflect.ts';
import { sifted } from '../lexicon/sifting/sifted.ts';
import { isEnglish } from './english-words.ts';

/*
 * A number or a 'one' in a wish means what was told before it.
 */

/** 'the two of them': so many of the asker's own were told of. */
const OF_THEM = sifted(/^(?:the two|the three|the four|both|all) of them\b/iu);
const SO_MANY = sifted(/\b(?<some>(?:two|three|four|five|some|both) of (?:my|our) \p{L}+)/iu);
/** 'please make one out of teacups': one of what is loved. */
const ONE_OF_THOSE = sifted(/^one (?=(?:out of|made|in|with|on|that|who|as|like)\b)/iu);
const LOVED = sifted(
  /\b(?:collects?|loves?|likes?|adores?|(?:obsessed with|mad about|crazy about|into|fan of)) (?<what>(?:\p{L}+ )?\p{L}+s)(?=$|[,.;!?]| (?:so|and|but)\b)/iu,
);

/** 'what a black hole looks like': that is what 'one' is. */
const ASKED_ABOUT = sifted(
  /\b(?:what|how) (?<what>an? (?:[\p{L}-]+ ){0,2}?[\p{L}-]+) (?:looks?|is|works?)\b/iu,
);

/** A wish with what its number or its 'one' was told to mean. */
export function withCount(wish: string, preface: string): string {
  const many = SO_MANY.exec(preface)?.groups?.some;
  if (many !== undefined && OF_THEM.test(wish)) return wish.replace(OF_THEM, many.toLowerCase());
  const thing = ASKED_ABOUT.exec(preface)?.groups?.what;
  if (thing !== undefined && ONE_OF_THOSE.test(wish)) return wish.replace(ONE_OF_THOSE, `${thing} `);
  const what = LOVED.exec(preface)?.groups?.what;
  if (what === undefined || !ONE_OF_THOSE.test(wish)) return wish;
  const [last = ''] = /\p{L}+$/u.exec(what) ?? [];
  const single = singularsOf(last.toLowerCase()).find(isEnglish);
  if (single === undefined) return wish;
  const one = `${what.slice(0, what.length - last.length)}${single}`;
  return wish.replace(ONE_OF_THOSE, `${/^[aeiou]/i.test(one) ? 'an' : 'a'} ${one} `);
}
