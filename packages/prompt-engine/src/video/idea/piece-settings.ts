import { timesNamed } from './times-named.ts';

/*
 * Pieces of an idea that say when and in what weather all of it plays: 'its snowing', 'late afternoon', 'right before
 * the doors open'. They are true of every moment, and no moment of their own.
 */

const FALLS = textOf('rain, raining, pouring | rain falling; snow, snowing | snow falling');

function textOf(rows: string): readonly (readonly [ReadonlySet<string>, string])[] {
  return rows.split('; ').map((row) => {
    const [names = '', said = ''] = row.split(' | ');
    return [new Set(names.split(', ')), said] as const;
  });
}

const IT_IS =
  /^(?:and\s|while\s)?(?:it(?:['’]?s| is| was)|its|all(?:['’]s)?)\s(?:\p{L}+ly\s)?(snowing|raining|pouring|foggy|misty|windy|stormy|sunny|dark|night|late|early|morning|evening|winter|summer|autumn|spring|midnight|dawn|dusk|sunset)(?:\s(?:outside|out|time|rain|hard|heavily))*$/iu;
const WEATHER =
  /^(?:(?:light|heavy|soft|gentle|thick|pouring|hard|freezing|some|with)\s)*(?:rain|snow|fog|mist|drizzle|a storm|storm|thunderstorm|a thunderstorm|snowflakes|snowfall)(?:\s(?:falling|pouring|outside|everywhere|all around|rolling in|in the air))*$/iu;
const BESIDE =
  /^(?:right|just|moments?|seconds|minutes|shortly|a (?:moment|second|minute))\s(?:before|after)\s.{3,}$|^(?:during|throughout|in the middle of)\s(?:an?|the|his|her|their|my)\s.{3,}$/iu;
/** 'Foggy deck': a place as it is all along. */
const PLACE_AS =
  /^(?:(?:on|in|at)\s)?(?:an?\s|the\s)?(?:foggy|rainy|misty|snowy|stormy|moonlit|sunny|windy|icy|rain-soaked|wet|dusty|candlelit|sunlit|neon-lit)\s[\p{L}-]+(?:\s[\p{L}-]+)?$/iu;
const HOUR_LEAD =
  /^(?:(?:in|at|on|by|the|an?|early|late|just|around|before|after|one|some|very|warm|cold|cool|hot|blue|golden|gr[ae]y|soft|clear|humid|deep|quiet)\s)+/i;

/** Whether a piece only says when or in what weather. */
export function isSettingPiece(piece: string): boolean {
  const bare = piece.trim().replace(/[.!]+$/, '');
  if (IT_IS.test(bare) || WEATHER.test(bare) || BESIDE.test(bare)) return true;
  return staysInPlace(bare);
}

/** Whether a setting stays where it is named, if something happens after it: an hour, 'foggy deck'. */
export const staysInPlace = (piece: string): boolean => PLACE_AS.test(piece.trim()) || isHourPiece(piece);

/** Whether a piece names an hour or a season and nothing else: 'late afternoon'. */
export function isHourPiece(piece: string): boolean {
  const bare = piece
    .trim()
    .replace(/\swith (?:dust|smoke|fog|mist|steam|snow|rain)$/i, '')
    .replace(HOUR_LEAD, '')
    .replace(/^(?:mon|tues|wednes|thurs|fri|satur|sun)days?\s(?=\p{L})/iu, '');
  if (/^(?:bed ?time|lunch ?time|closing time|rush hour|tea time)$/i.test(bare)) return true;
  return (
    bare !== '' &&
    piece.split(' ').length < 5 &&
    timesNamed(bare).some(({ words }) => words.length >= bare.length)
  );
}

/** A setting as it follows a comma: 'its snowing' → 'snow falling'. */
export function settingAsTold(piece: string): string {
  const said = IT_IS.exec(piece.trim())?.[1]?.toLowerCase();
  if (said === undefined) return piece.trim();
  const falls = FALLS.find(([names]) => names.has(said))?.[1];
  if (falls) return `${falls}${/\bout(?:side)?$/i.test(piece) ? ' outside' : ''}`;
  return /^(?:night|midnight|dawn|dusk|sunset)$/.test(said)
    ? `at ${said}`
    : /^(?:morning|evening|winter|summer|autumn|spring)$/.test(said)
      ? `in the ${said}`
      : said;
}
