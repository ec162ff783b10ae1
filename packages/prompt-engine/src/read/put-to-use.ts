import { PICTURE, SHEETS } from './request-words.ts';

/*
 * 'A jar of lemons for my etsy header', 'an illustration for our clinic waiting room': where a picture is put to use is
 * nowhere in it. What a sheet is made for says what is on it, and stays.
 */

/** Where pictures are used, by the last word for it. */
const USED_AT: ReadonlySet<string> = new Set(
  'website site webpage page pages blog shop webshop store etsy ebay instagram insta facebook linkedin tiktok youtube channel newsletter header homepage profile portfolio presentation slides slide slideshow powerpoint phone lockscreen homework listing catalogue catalog brochure feed stories'.split(
    ' ',
  ),
);
/** Rooms in which a picture hangs; what is wished for a room itself is the room. */
const HUNG_IN: ReadonlySet<string> = new Set(
  'room bedroom kitchen bathroom nursery office hallway wall walls desk classroom class school lobby corridor'.split(
    ' ',
  ),
);
const PICTURED = new RegExp(`(?<![\\p{L}])${PICTURE}(?![\\p{L}])`, 'iu');
/** What it may be called where it is used: 'for my etsy shop header'. */
const MOST_WORDS = 5;
/** What is left of 'the picture for instagram, a bicycle'. */
const USED_FIRST =
  /^(?:instagram|insta|facebook|linkedin|tiktok|youtube|etsy|ebay)(?: (?:page|post|story|shop|feed))?, (?=\p{L})/iu;
const FOR_OWN =
  /(?<=\S) for (?:(?:my|our) (?=\p{L})|(?=(?:instagram|insta|facebook|linkedin|tiktok|youtube|etsy|ebay)\b))/giu;
const ON_SHEET = new RegExp(
  `(?<![\\p{L}])(?:${SHEETS}|boards?|posts?|story|stories|reels?|carousel)(?![\\p{L}])`,
  'iu',
);
const DRAWN = /(?<!\p{L})(?:illustrations?|drawings?|paintings?|sketch(?:es)?|watercolou?rs?)(?!\p{L})/giu;

const isPlace = (word: string, before: string): boolean =>
  USED_AT.has(word) || (HUNG_IN.has(word) && PICTURED.test(before));

/** A text without where its picture is put to use. */
export function withoutUse(text: string): string {
  let rest = text;
  for (const { 0: lead, index } of [...text.matchAll(FOR_OWN)].reverse()) {
    const before = rest.slice(0, index);
    if (ON_SHEET.test(before.replace(DRAWN, '')) || /["“„«][^"”»]*$/u.test(before)) continue;
    const behind = rest.slice(index + lead.length);
    const words = [...behind.matchAll(/(?<=^|\s)[\p{L}\d'’&-]+/gu)].slice(0, MOST_WORDS);
    const stop = behind.search(/[,.;:!?]|$/u);
    const last = words.findLastIndex(
      (word) => word.index < stop && isPlace(word[0].toLowerCase().replace(/['’]s$/, ''), before),
    );
    const found = words[last];
    if (!found) continue;
    const isWhole = words.slice(0, last).every(({ 0: word }) => !PREPOSITIONS.has(word.toLowerCase()));
    if (!isWhole) continue;
    const after = behind.slice(found.index + found[0].length).replace(/^ so (?!that\b)/i, ', ');
    // 'ad for my shop: a man': what stands before a colon is called by what it is for.
    if (/^\s*:/.test(after)) continue;
    rest = `${before.replace(/[\s,]+$/, '')}${after}`;
  }
  return rest.replace(USED_FIRST, '').replace(/, but,? (?=(?:without|no|not)\b)/giu, ', ');
}

const PREPOSITIONS: ReadonlySet<string> = new Set(
  'of with in on at by from to showing that which who about where and'.split(' '),
);
