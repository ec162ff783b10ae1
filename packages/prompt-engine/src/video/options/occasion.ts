import { isEnglish } from '../../read/english-words.ts';
import { isBeing, mainOf } from '../../read/scene.ts';
import { sceneRead } from '../idea/scene-read.ts';
import { capital } from '../wording.ts';
import { AGE, ASKED, FILM, type OccasionKind } from './occasion-words.ts';
import { BUSINESS } from './offer-words.ts';

/* A film for somebody on a day of theirs: what is celebrated, for whom, and what they love. */

/** An occasion that an idea asks a film for. */
export interface Occasion {
  readonly kind: OccasionKind;
  /** As a title calls it: 'my daughter’s 6th birthday'. */
  readonly name: string;
  /** For whom it is: 'my daughter'; empty where nobody is named. */
  readonly who: string;
  /** What they love, or what the party is about: 'unicorn'. */
  readonly theme: string;
  /** How old they turn, or after how many years. */
  readonly years: number;
  /** The idea without the words that ask for the film. */
  readonly rest: string;
}

const LOVES =
  "(?:(?:he|she|they|who)(?:['’]s| is| are)?\\s)?(?:really\\s)?(?:wants?|love[sd]?|likes?|adores?|is (?:crazy|mad|nuts) about|is into|is obsessed with|obsessed with|crazy about|dreams? of|a huge|is a huge|is a big|big)\\s";

const ASKS_FILM = new RegExp(`\\b(?:${FILM}|party|present|gift)\\b`, 'iu');
const THEME_LOVED = new RegExp(
  `(?:^|[,.!]\\s|\\sand\\s|\\s(?=who\\s|love[sd]\\s|adores\\s|is\\s(?:crazy|mad|nuts|obsessed|into)))${LOVES}(?:an?\\s|the\\s)?((?:[\\p{L}’'-]+\\s?){1,6}?)(?:\\s(?:party|fan|${FILM}))*(?=[,.!]|$)`,
  'iu',
);
const THEME_PARTY = /(?:\ban?\s|,\s)((?!birthday|surprise|big|small|little)\p{L}+)(?:[- ]themed)?\sparty\b/iu;
const THEME_WAS = /\b(?:he|she)\s(?:was|is|used to be)\san?\s(\p{L}+)(?=[,.!]|$)/iu;
const THEME_BEFORE = /\b(\p{L}+)[- ]theme(?:d)?\b/iu;
const THEME_NAMED = /\b(?:theme(?: is)?:?|with|about)\s((?:lots of\s)?\p{L}+s)(?=[,.!]|$)/iu;
const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const numberOf = (word: string): number => Number(word) || Math.max(NUMBERS.indexOf(word.toLowerCase()), 0);
const AFTER_YEARS = /\b(?:(?:after|of|for)\s|)(\d{1,3})\syears\b(?!\sold)/i;
/** Words after the occasion that say only when it is or ask once more. */
const ONLY_ASKS = new RegExp(
  `^(?:\\s*[,.!]?\\s*(?:and\\s)?(?:(?:on|this|next)\\s\\p{L}+day|on\\s(?:the\\s)?\\d+\\S*|tomorrow|today|soon|please|pls|(?:i|we)\\s(?:need|want)\\s[^,.]*|(?:\\p{L}+\\s){0,3}${FILM}(?:\\splease)?))+\\s*[,.!]*$`,
  'iu',
);

/** The name with an apostrophe: 'my parents’', 'my daughter’s'. */
const ownedBy = (who: string): string => (/[^s]s$/.test(who) ? `${who}’` : `${who}’s`);

/** Names with their capitals, and without an apostrophe at the end. */
function calledRight(typed: string): string {
  const who = typed
    .replace(/['’]s?$/, '')
    .replace(/\b(?:mr|mrs|ms|dr)(?=\.?\s)/g, capital)
    .trim();
  return /^(?:my|our|the|his|her|their|all|new)\s/i.test(who)
    ? who.replace(/(?<=^\p{L}+\s\p{L}+\s)\p{Ll}\p{L}+$/u, (last) => (isEnglish(last) ? last : capital(last)))
    : who.replace(/\b(?!and\b)\p{Ll}/gu, (one) => one.toUpperCase());
}

const ORDINAL_ENDS = ['th', 'st', 'nd', 'rd'];
function ordinal(years: number): string {
  const end = years % 100 > 10 && years % 100 < 14 ? 'th' : (ORDINAL_ENDS[years % 10] ?? 'th');
  return `${years}${end}`;
}

function nameFor(kind: OccasionKind, who: string, years: number): string {
  const nth = years > 0 ? `${ordinal(years)} ` : '';
  // 'My son Theo' is Theo in a title.
  const owner =
    who === '' ? 'the' : ownedBy(who.replace(/^(?:my|our)\s(?:\p{L}+\s)?\p{Ll}+\s(?=\p{Lu})/u, ''));
  const called = who
    .replace(/^.*\s(?=(?:Mr|Mrs|Ms|Dr|Miss)\.?\s)/, '')
    .replace(/^(?:my|our)\s\p{L}+\s(?=\p{Lu})/u, '');
  switch (kind) {
    case 'birthday':
    case 'child-birthday':
      return `${owner} ${nth}birthday`;
    case 'anniversary':
      return `${owner} ${nth}anniversary`;
    case 'jubilee':
      return years > 0 ? `${years} years of ${who}` : `${owner} anniversary`;
    case 'retirement':
      return `${owner} retirement`;
    case 'graduation':
      return `${owner} graduation`;
    case 'thanks':
      return `thank you, ${called}`;
    case 'farewell':
      return `goodbye, ${called}`;
    case 'welcome':
      return `welcome, ${called}`;
    case 'get-well':
      return `get well, ${called}`;
    case 'asking':
      return 'the question';
    case 'wedding':
      return who || 'our wedding';
    case 'congratulation':
      return `congratulations to ${who}`;
    case 'new-baby':
      return who || 'the baby';
    default:
      return who;
  }
}

const CHILD =
  /\b(?:son|daughter|little|kid|child|toddler|grandson|granddaughter|niece|nephew|boy|girl|twins)\b/i;
const GROWN = 14;

/** The theme of an occasion in its own words, one thing: 'diggers', 'unicorn'. */
function themeIn(text: string): string {
  const found =
    THEME_BEFORE.exec(text)?.[1] ??
    THEME_WAS.exec(text)?.[1] ??
    THEME_PARTY.exec(text)?.[1] ??
    THEME_LOVED.exec(text)?.[1] ??
    THEME_NAMED.exec(text)?.[1] ??
    '';
  const theme = found
    .replace(/^(?:lots of|a lot of|huge|big)\s/i, '')
    .replace(/\sand\s.*$/i, '')
    .trim();
  return /^(?:birthday|party|it|him|her|to|something|video|be|me|us)\b/i.test(theme) ? '' : theme;
}

/** Whoever says what the film is to show gets that. */
const TELLS =
  /\b(?:video|film|clip|movie|reel)s?\s(?:of|with|where|showing|about|in which)\s(?:him|her|them|his|the|an?|how)\s/i;

/** Whether what is introduced is no person: 'introducing our new coffee blend'. */
const isThing = (who: string): boolean => {
  const main = mainOf(sceneRead(who));
  return who !== '' && !/\p{Lu}/u.test(who) && !(main && isBeing(main.kind));
};

/** The occasion for which an idea asks a film; undefined where it asks for none. @param typed without slips */
export function occasionIn(typed: string): Occasion | undefined {
  const text = typed.replace(/\s+/g, ' ').trim();
  if (TELLS.test(text)) return undefined;
  for (const { kind: named, words } of ASKED) {
    const hit = words.exec(text);
    if (!hit) continue;
    if (named === 'greeting') return greetingOf(hit[1] ?? '', hit[2] ?? '', hit[0], text);
    if (named === 'welcome' && isThing(hit[1] ?? '')) continue;
    const groups = hit.slice(1).filter(Boolean);
    const who = calledRight(
      groups.find((group) => !/^\d+$/.test(group) && !NUMBERS.includes(group.toLowerCase())) ?? '',
    );
    const years =
      groups.map(numberOf).find((number) => number > 0) ?? Number(AFTER_YEARS.exec(text)?.[1] ?? 0);
    const after = text.slice(hit[0].length);
    if (named === 'birthday' && /^\S+\s(?:turns|is turning)/.test(text) && !ASKS_FILM.test(text)) continue;
    // A firm has years and no cheeks.
    const isFirm = named === 'birthday' && years > 0 && BUSINESS.test(who);
    if (isFirm)
      return { kind: 'jubilee', name: nameFor('jubilee', who, years), who, theme: '', years, rest: '' };
    const isChild = named === 'birthday' && (years > 0 ? years < GROWN : CHILD.test(who));
    // A firm blows out no candles.
    const kind = named === 'birthday' && BUSINESS.test(who) ? 'jubilee' : isChild ? 'child-birthday' : named;
    const theme = themeIn(text);
    if (named === 'jubilee' && !/^(?:our|my|the)\s/i.test(who))
      return {
        kind,
        name: nameFor(kind, `our ${who.toLowerCase()}`, years),
        who: `our ${who.toLowerCase()}`,
        theme,
        years,
        rest: restOf(after, theme),
      };
    if (named === 'invitation') return invitationOf(text, who, theme);
    const rest = restOf(after, theme);
    return {
      kind,
      name: nameFor(kind, who, years),
      who,
      theme,
      years,
      rest: kind === 'new-baby' ? '' : rest,
    };
  }
  return undefined;
}

const PLACE_OF_FEAST = /\s((?:in|at)\s(?:an?|the|our|my)\s[^,.!]{3,50})/iu;

/** An invitation: to whose feast, of what theme, and when. */
function invitationOf(text: string, host: string, theme: string): Occasion {
  const who =
    host ||
    calledRight(/,\s(\p{L}+\s(?:&|and)\s\p{L}+)(?=[,.!]|$)/iu.exec(text)?.[1] ?? '') ||
    calledRight(
      /\bfor\s(?!kids|children|adults|everyone|all\b)(\p{L}+)(?=\s(?:who|turning|turns)\b|[,.!]|$)/iu.exec(
        text,
      )?.[1] ?? '',
    );
  const years = numberOf(new RegExp(`\\b(?:turns|turning|is)\\s${AGE}\\b`, 'i').exec(text)?.[1] ?? '');
  const feast =
    /\b(birthday|wedding|christening|engagement|garden|housewarming|summer|christmas|barbecue|bbq|picnic|dinner|reunion)\b/i.exec(
      text,
    )?.[1] ?? '';
  const day =
    /(?:^|,\s|\s)((?:on\s)?(?:the\s)?(?:\d{1,2}(?:st|nd|rd|th)?\s(?:of\s)?(?:january|february|march|april|may|june|july|august|september|october|november|december)|(?:january|february|march|april|may|june|july|august|september|october|november|december)\s\d{1,2}|(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.?\s\d{1,2}|(?:on|this|next)\s\p{L}+day)[^.!]*)/iu.exec(
      text,
    )?.[1] ?? '';
  const isBirthday = /birthday/i.test(feast);
  const name =
    isBirthday && who !== ''
      ? nameFor('birthday', who, years)
      : who ||
        (feast === ''
          ? `the ${/\binvit\w+ to an?\s([^,.]+)/i.exec(text)?.[1] ?? 'party'}`
          : /^(?:housewarming|barbecue|bbq|picnic|dinner|reunion|wedding)$/i.test(feast)
            ? `the ${feast}`
            : `the ${feast} party`);
  const place = PLACE_OF_FEAST.exec(text)?.[1] ?? '';
  const rest = [day.trim(), day.includes(place) ? '' : place].filter(Boolean).join(', ');
  return { kind: 'invitation', name, who, theme, years, rest };
}

/** A greeting on a feast, from whoever sends it. */
function greetingOf(feast: string, from: string, said: string, typed: string): Occasion {
  const isParty = /\b(?:party|invit\w*)\b/i.test(said);
  const isFirm =
    from !== '' &&
    !/\b(?:family|team|band|class|kids|children|parents|sons?|daughters?|twins|boys?|girls?|grand\w+)\b/i.test(
      from,
    );
  return {
    kind: isParty ? 'invitation' : 'greeting',
    name: `${capital(feast.toLowerCase())} ${isParty ? 'party' : 'greetings'}`,
    who: isFirm ? `the team of ${from.trim()}` : from.trim().replace(/\s(?:who|that)\s.*$/i, ''),
    theme: '',
    years: 0,
    // What those who send it have done is seen in it: 'from three kids who burned the cake'.
    rest: /\s(?:who|that)\s/i.test(from)
      ? capital(from.trim().replace(/\s(?:who|that)\s/i, ' '))
      : capital(/\swith\s([^,.!]{3,60})$/iu.exec(typed)?.[1] ?? ''),
  };
}

/** What the idea tells besides the occasion. */
function restOf(after: string, theme: string): string {
  if (ONLY_ASKS.test(after)) return '';
  const kept = after
    .replace(theme === '' ? /(?!)/ : THEME_LOVED, '')
    .replace(
      /(?:^|[,.]\s)(?:he|she|they)\s(?:studied|studies|works?|worked|went to|graduates?|graduated)\b[^,.]*/i,
      '',
    )
    .replace(THEME_WAS, '')
    .replace(/\b(?:who|that) (?:is )?(?:retir\p{L}+|leaving|leaves|turn\p{L}*)\b[^,.]*/iu, '')
    .replace(AFTER_YEARS, '')
    .replace(/^[\s,]*(?:turning|who turns|turns)\s\w+(?=[,.\s]|$)/i, '')
    .replace(/^\s*(?:on|this|next|in)\s[^,.]*(?=[,.]|$)/i, '');
  const bare = kept.replace(/^[\s,.!;–-]+|[\s,.!]+$/g, '').replace(/^(?:and|but|with)\s/i, '');
  if (/\b(?:video|film|clip|movie|reel)\b/i.test(bare)) return '';
  return ONLY_ASKS.test(bare) || /^(?:who|that|which)\s/i.test(bare) || bare.split(' ').length < 3
    ? ''
    : capital(bare);
}
