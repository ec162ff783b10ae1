import { capital } from './wording.ts';

/* A film for somebody on a day of theirs: what is celebrated, for whom, and what they love. */

const KINDS = [
  'child-birthday',
  'birthday',
  'anniversary',
  'wedding',
  'invitation',
  'farewell',
  'retirement',
  'thanks',
  'welcome',
  'graduation',
  'congratulation',
  'proposal',
  'memorial',
  'new-baby',
  'get-well',
  'apology',
  'greeting',
] as const;

/** What is celebrated. */
export type OccasionKind = (typeof KINDS)[number];

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

const FILM =
  '(?:party\\s)?(?:video|film|clip|movie|message|greeting|card|reel|montage|slideshow|surprise|invitation|invite|trailer|tribute|speech)s?';
const WHO =
  "((?:(?:my|our|the|his|her|their)(?:\\s[\\p{L}\\d’'-]+){1,5}?|\\p{Lu}[\\p{L}’'-]+(?:\\sand\\s\\p{Lu}[\\p{L}’'-]+)?))";
const AGE = '(\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
const LOVES =
  "(?:(?:he|she|they|who)(?:['’]s| is| are)?\\s)?(?:really\\s)?(?:wants?|loves?|likes?|adores?|is (?:crazy|mad|nuts) about|is into|is obsessed with|obsessed with|crazy about|dreams? of|a huge|is a huge|is a big|big)\\s";

interface Row {
  readonly kind: OccasionKind;
  readonly words: RegExp;
}

const row = (kind: OccasionKind, words: string): Row => ({ kind, words: new RegExp(words, 'iu') });

/** What asks for a film on an occasion: the words that go; the first group is for whom it is. */
const ASKED: readonly Row[] = [
  row(
    'greeting',
    `^(?:an?\\s)?(?:short\\s)?(?:merry |happy )?((?:christmas|xmas|new year'?s?|easter|halloween|valentine['’]?s?(?: day)?|diwali|eid|ramadan|mother['’]?s day|father['’]?s day|holiday))\\s(?:greetings?|wishes|message|card|${FILM})(?:\\s(?:from|by)\\s((?:(?!\\sto\\s|\\sfor\\s)[^,.])+))?(?:\\s(?:to|for)\\s[^,.]+)?(?=[,.!]|$)`,
  ),
  row(
    'proposal',
    `^(?:to\\s)?propose to ${WHO}(?:\\s(?:with|in|by|through)\\s(?:an?\\s)?${FILM})?(?=[,.!]|$)`,
  ),
  row(
    'farewell',
    `^(?:an?\\s)?(?:short\\s)?(?:goodbye|good bye|farewell|leaving|send-?off)\\s${FILM}\\s(?:for|to)\\s${WHO}(?=[,.!]|\\swho\\s|$)`,
  ),
  row(
    'thanks',
    `^(?:an?\\s)?(?:short\\s)?(?:thank[ -]you|thanks|appreciation)\\s${FILM}\\s(?:for|to)\\s${WHO}(?=[,.!]|\\swho\\s|$)`,
  ),
  row('welcome', `^(?:an?\\s)?(?:short\\s)?welcome\\s${FILM}\\s(?:for|to)\\s${WHO}(?=[,.!]|\\swho\\s|$)`),
  row(
    'congratulation',
    `^(?:an?\\s)?(?:congratulations?|well done|good luck)\\s(?:${FILM}\\s)?(?:for|to)\\s${WHO}(?=[,.!]|\\swho\\s|\\son\\s|$)`,
  ),
  row(
    'get-well',
    `^(?:an?\\s)?get[ -]well(?:[ -]soon)?\\s(?:${FILM}\\s)?(?:for|to)\\s${WHO}(?=[,.!]|\\swho\\s|$)`,
  ),
  row('apology', `^(?:an?\\s)?(?:apology|sorry)\\s${FILM}\\s(?:for|to)\\s${WHO}(?=[,.!]|\\swho\\s|$)`),
  row(
    'retirement',
    `^(?:an?\\s)?retirement(?:\\s(?:party|${FILM}))?\\s(?:of|for)\\s${WHO}(?=[,.!]|\\swho\\s|$)`,
  ),
  row(
    'retirement',
    `^${WHO}(?:['’]s)?\\s(?:is retiring|retires|retirement)(?:\\s(?:party|${FILM}))?(?=[,.!]|\\s(?:on|in|after|this|next|and|from)\\s|$)`,
  ),
  row('graduation', `^(?:an?\\s)?graduation\\s(?:party|${FILM})\\s(?:of|for)\\s${WHO}(?=[,.!]|\\swho\\s|$)`),
  row(
    'graduation',
    `^${WHO}(?:['’]s)?\\s(?:is graduating|graduates|graduation)(?:\\s(?:party|${FILM}))?(?=[,.!]|\\s(?:from|on|in|this|next|and)\\s|$)`,
  ),
  row(
    'new-baby',
    `^(?:an?\\s)?(?:baby shower|baby announcement|pregnancy announcement|gender reveal|birth announcement)(?:\\s(?:party|${FILM}))?(?:\\s(?:of|for)\\s${WHO})?(?=[,.!]|$)`,
  ),
  row(
    'memorial',
    `^(?:an?\\s)?(?:memorial|funeral|remembrance|in memory)\\s?(?:${FILM})?\\s(?:of|for)\\s${WHO}(?=[,.!]|\\swho\\s|$)`,
  ),
  row(
    'anniversary',
    `^${WHO}['’]?s?['’]?\\s(?:(\\d{1,2})(?:st|nd|rd|th)\\s)?(?:golden |silver |diamond )?(?:wedding )?anniversary(?:\\s(?:party|${FILM}))?(?=[,.!]|\\s(?:on|in|this|next|and)\\s|$)`,
  ),
  row(
    'anniversary',
    `^(?:an?\\s)?(?:(\\d{1,2})(?:st|nd|rd|th)\\s)?(?:golden |silver |diamond )?(?:wedding )?anniversary\\s(?:${FILM}\\s)?(?:of|for)\\s${WHO}(?=[,.!]|\\swho\\s|$)`,
  ),
  row(
    'invitation',
    `^(?:an?\\s)?(?:(?:\\p{L}+\\s){0,2}(?:birthday|wedding|christening|engagement|garden|housewarming|summer|christmas)(?:\\sparty)?)\\s(?:invitation|invite)(?:\\s${FILM})?(?:\\s(?:of|for)\\s${WHO})?(?=[,.!]|\\son\\s|$)`,
  ),
  row(
    'birthday',
    `^(?:an?\\s)?(?:\\p{L}+\\s)?birthday\\s(?:party\\s)?${FILM}\\s(?:of|for)\\s${WHO}(?=[,.!]|\\s(?:who|turning|turns)\\s|$)`,
  ),
  row('birthday', `^(?:happy birthday)[,!]?\\s(?:to\\s)?${WHO}(?=[,.!]|$)`),
  row(
    'birthday',
    `^${WHO}['’]s\\s(?:${AGE}(?:st|nd|rd|th)\\s)?birthday(?:\\s(?:party|${FILM}))*(?=[,.!]|\\s(?:on|in|this|next|and|with)\\s|$)`,
  ),
  row(
    'birthday',
    `^${WHO}\\s(?:turns|is turning|turning|will be|becomes)\\s${AGE}(?:\\syears old)?(?=[,.!]|\\s(?:on|in|this|next|tomorrow|today|and|soon)(?:\\s|[,.!])|$)`,
  ),
];

const ASKS_FILM = new RegExp(`\\b(?:${FILM}|party|present|gift)\\b`, 'iu');
const THEME_LOVED = new RegExp(
  `(?:^|,\\s|\\sand\\s)${LOVES}(?:an?\\s|the\\s)?((?:[\\p{L}’'-]+\\s?){1,3}?)(?:\\s(?:party|fan|${FILM}))*(?=[,.!]|$)`,
  'iu',
);
const THEME_PARTY = /\b(?:an?\s)((?!birthday|surprise|big|small|little)\p{L}+)(?:[- ]themed)?\sparty\b/iu;
const THEME_NAMED = /\b(?:theme(?: is)?:?|with|about)\s((?:lots of\s)?\p{L}+s)(?=[,.!]|$)/iu;
const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const numberOf = (word: string): number => Number(word) || Math.max(NUMBERS.indexOf(word.toLowerCase()), 0);
const AFTER_YEARS = /\b(?:after|of|for)\s(\d{1,2})\syears\b/i;
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
  return /^(?:my|our|the|his|her|their)\s/i.test(who)
    ? who
    : who.replace(/\b(?!and\b)\p{Ll}/gu, (one) => one.toUpperCase());
}

const ORDINAL_ENDS = ['th', 'st', 'nd', 'rd'];
function ordinal(years: number): string {
  const end = years % 100 > 10 && years % 100 < 14 ? 'th' : (ORDINAL_ENDS[years % 10] ?? 'th');
  return `${years}${end}`;
}

function nameFor(kind: OccasionKind, who: string, years: number): string {
  const nth = years > 0 ? `${ordinal(years)} ` : '';
  const owner = who === '' ? 'the' : ownedBy(who);
  const called = who.replace(/^.*\s(?=(?:Mr|Mrs|Ms|Dr|Miss)\.?\s)/, '');
  switch (kind) {
    case 'birthday':
    case 'child-birthday':
      return `${owner} ${nth}birthday`;
    case 'anniversary':
      return `${owner} ${nth}anniversary`;
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
    THEME_PARTY.exec(text)?.[1] ?? THEME_LOVED.exec(text)?.[1] ?? THEME_NAMED.exec(text)?.[1] ?? '';
  const theme = found.replace(/^(?:lots of|a lot of|huge|big)\s/i, '').trim();
  return /^(?:birthday|party|it|him|her|to|something|video|be|me|us)\b/i.test(theme) ? '' : theme;
}

/** The occasion for which an idea asks a film; undefined where it asks for none. @param typed without slips */
export function occasionIn(typed: string): Occasion | undefined {
  const text = typed.replace(/\s+/g, ' ').trim();
  for (const { kind: named, words } of ASKED) {
    const hit = words.exec(text);
    if (!hit) continue;
    if (named === 'greeting') return greetingOf(hit[1] ?? '', hit[2] ?? '');
    const groups = hit.slice(1).filter(Boolean);
    const who = calledRight(
      groups.find((group) => !/^\d+$/.test(group) && !NUMBERS.includes(group.toLowerCase())) ?? '',
    );
    const years =
      groups.map(numberOf).find((number) => number > 0) ?? Number(AFTER_YEARS.exec(text)?.[1] ?? 0);
    const after = text.slice(hit[0].length);
    if (named === 'birthday' && /^\S+\s(?:turns|is turning)/.test(text) && !ASKS_FILM.test(text)) continue;
    const isChild = named === 'birthday' && (years > 0 ? years < GROWN : CHILD.test(who));
    const kind = isChild ? 'child-birthday' : named;
    const theme = themeIn(text);
    const rest = restOf(after, theme);
    return { kind, name: nameFor(kind, who, years), who, theme, years, rest };
  }
  return undefined;
}

/** A greeting on a feast, from whoever sends it. */
function greetingOf(feast: string, from: string): Occasion {
  const isFirm = from !== '' && !/\b(?:family|team|band|class|kids|children|parents)\b/i.test(from);
  return {
    kind: 'greeting',
    name: `${capital(feast.toLowerCase())} greetings`,
    who: isFirm ? `the team of ${from.trim()}` : from.trim(),
    theme: '',
    years: 0,
    rest: '',
  };
}

/** What the idea tells besides the occasion. */
function restOf(after: string, theme: string): string {
  if (ONLY_ASKS.test(after)) return '';
  const kept = after
    .replace(theme === '' ? /(?!)/ : THEME_LOVED, '')
    .replace(/\b(?:who|that) (?:is )?(?:retir\p{L}+|leaving|leaves|turn\p{L}*)\b[^,.]*/iu, '')
    .replace(AFTER_YEARS, '')
    .replace(/^\s*(?:on|this|next|in)\s[^,.]*(?=[,.]|$)/i, '');
  const bare = kept.replace(/^[\s,.!;–-]+|[\s,.!]+$/g, '').replace(/^(?:and|but)\s/i, '');
  return ONLY_ASKS.test(bare) || bare.split(' ').length < 3 ? '' : capital(bare);
}
