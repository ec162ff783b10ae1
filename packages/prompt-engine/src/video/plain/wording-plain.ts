import { isEnglish } from '../../read/english-words.ts';
import { small } from '../wording.ts';
import { isWhereItHappens } from './place-light-rows.ts';

/** A moment as it stands within a sentence: its first letter small, unless it is a name. */
export function within(text: string, typed: string): string {
  const [first = ''] = /^[\p{L}’']+/u.exec(text) ?? [];
  const low = first.toLowerCase();
  if (first === '' || /^(?:I|\p{Lu}[\p{Lu}\d]+)$/u.test(first) || /^I['’]/u.test(first)) return text;
  const isTypedSmall = new RegExp(`(?<![\\p{L}’'])${low}(?![\\p{L}’'])`, 'u').test(typed);
  return isTypedSmall || isEnglish(low.replace(/['’].*$/u, '')) ? `${low.charAt(0)}${text.slice(1)}` : text;
}

/** What is told, within a sentence: nouns of other tongues keep their capital. */
export const asSaid = (text: string): string =>
  isEnglish((/^\p{L}+/u.exec(text)?.[0] ?? '').toLowerCase()) ? small(text) : text;

const PLACES =
  /\b((?:kitchen|canteen|office|corridor|hallway|hotel|garage|bar|pub|caf[eé]|diner|restaurant|studio|classroom|school|hospital|church|chapel|temple|shop|store|supermarket|bakery|gym|bathroom|living room|bedroom|attic|basement|cellar|workshop|lift|elevator|tram|bus|cabin|street|alley|market|park|garden|backyard|beach|forest|wood|field|stadium|rooftop|roof|balcony|library|museum|gallery|theatre|theater|cinema|laundry room|laundromat|launderette|waiting room|barn|stable|greenhouse|station|platform|airport|harbou?r|port|pier|swamp|desert|canyon|cave|tent|warehouse|factory|mill|laboratory|nursery|staircase|stairwell|ballroom|court|courtroom|swimming pool|pool|playground|car park|parking lot|petrol station|gas station|furniture store|karaoke|city|town|village|jungle|sea|ocean|island|mountains))\b(?!\s(?:noise|sounds?|food|art|musicians?|dog|light|lights|lamp|lamps|door|window|table|chair|floor|clock|wall|sign|bag|keys?|driver|crew|lady|girl|boy|man|woman|owner|dog|cat|staff|worker|teacher|cart|bin|stop|sink|towel))/giu;
/** What stands before the place that something happens in, and not before one that is named or seen. */
const WITHIN =
  /(?:^|[,.;:]\s|\b(?:in|at|inside|on|into|through|across|around|of|down|along)\s(?:(?:an?|the|my|our|his|her|their|this)\s)?)(?:(?:at|in|the|an?)\s)?(?:[\p{Ll}\p{N}-]+\s){0,2}$/u;

/** The place that a text names by a plain word for one: 'canteen'; empty where it names none. */
export function placeIn(text: string): string {
  const [found, other] = [...text.matchAll(PLACES)].filter(
    ({ 0: place, index }) => WITHIN.test(text.slice(0, index)) && isWhereItHappens(text, index, place),
  );
  // Of two places none is that of the whole film.
  return other === undefined ? (found?.[1]?.toLowerCase() ?? '') : '';
}

/** Whether most of a text is of another tongue. */
export const isAbroad = (text: string): boolean => {
  const words = text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
  return words.length > 0 && words.filter((word) => isEnglish(word)).length < words.length * 0.6;
};
