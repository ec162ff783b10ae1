import { sifted } from '../lexicon/sifting/sifted.ts';
import { times } from '../lexicon/tables.ts';
import type { TimeRow } from '../lexicon/time.ts';
import type { Read } from './scene.ts';

const YEAR = sifted(/\b(1[0-9]|20)(\d)(\d)(s?)\b/g);

/** The ages that years and decades name: '1969' is read by the row of the 1960s. */
export function yearsIn(text: string): Read<TimeRow>[] {
  const found: Read<TimeRow>[] = [];
  for (const [words, century = '', decade = ''] of text.matchAll(YEAR)) {
    const names = [words, `${century}${decade}0s`, `${decade}0s`];
    const row = times().find((era) => era.type === 'era' && era.names.some((name) => names.includes(name)));
    if (row) found.push({ words, row });
  }
  return found;
}

const DECADE =
  "(?:(?:early|mid|late)[- ])?(?:19\\d\\d(?:['’]?s)?|[2-9]0['’]?s|(?:twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties))";
const PHOTOGRAPH =
  '(?:photo\\p{L}*|pictures?|pics?|prints?|snap\\p{L}*|polaroids?|film|postcards?|camera|kodachrome|album|newspaper|tv|television|advert|ad|look|style)';
/** 'in the 1970s', 'waiting room, 1974', '1980s snapshot', 'photo from 1950': the whole picture is of its time. */
const OF_PICTURE = sifted(
  new RegExp(
    `(?:^|[,.;(]\\s*|(?<!\\b(?:built|made|dated|bought|founded|from)\\s)\\b(?:in|during|circa|c\\.|around) )(?:in |about |the |year |circa |c\\. ?)*${DECADE}(?=$|[,.;:)]|\\s(?:and|when|with|during|at|on|after|before|by)\\b)|\\b${DECADE}(?: [\\p{L}-]+){0,2} ${PHOTOGRAPH}(?!\\p{L})|\\b${PHOTOGRAPH}(?: [\\p{L}-]+){0,3}? (?:from|of|in|as in|like in) (?:the |year |about )*${DECADE}(?!\\d)`,
    'iu',
  ),
);

/** Whether a decade or a year is said of the picture itself, and not only of a thing in it ('a 1930s hallway'). */
export const isPictureOfItsTime = (subject: string): boolean => OF_PICTURE.test(subject);

const DECADES = /\b(?:1[6-9]\d\d|20\d\d)s?\b|\b[2-9]0s\b/gi;
/** '1900s, 1970s, now': a picture of several times is of none. */
export const isOfSeveralTimes = (subject: string): boolean => new Set(subject.match(DECADES)).size > 1;
