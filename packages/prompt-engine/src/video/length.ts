import { listOf, rowsOf, textOf } from '../lexicon/row.ts';

/* Numbers of a length as words have them. number | its words */
const COUNTED = rowsOf(
  `
0.5 | half a, half an, one half, eine halbe, halbe, medio, media, une demi, demi, mezzo, mezza, meio, meia
1 | a, an, one, eine, ein, einer, un, una, une, uno, um, uma, één, een
2 | two, zwei, dos, deux, due, dois, duas, twee
3 | three, drei, tres, trois, tre, três, drie
5 | five, fünf, cinco, cinq, cinque, vijf
10 | ten, zehn, diez, dix, dieci, dez, tien
15 | fifteen, fünfzehn, quince, quinze, quindici
20 | twenty, zwanzig, veinte, vingt, venti, vinte
30 | thirty, dreißig, treinta, trente, trenta, trinta
45 | forty-five
60 | sixty, sechzig, sesenta, soixante, sessanta
90 | ninety
`,
  2,
).flatMap(([number = '', words]) => listOf(words).map((word) => [word, Number(number)] as const));
const NUMBER = `(?:\\d{1,3}(?:[.,]\\d)?|${COUNTED.map(([word]) => word)
  .sort((one, other) => other.length - one.length)
  .join('|')})`;
const SECONDS = '(?:s|secs?|seconds?|sek|sekunden?|segundos?|secondes?|secondi|secondo|seconden)';
const MINUTES = '(?:m(?=\\d)|mins?|minutes?|minuten?|minutos?|minuti|minuut)';
/** 'About 30-45 sec', '1 min 30', '2 Minuten': its lower bound, its upper one, the unit, and seconds behind minutes. */
const AMOUNT = `(?:(${NUMBER})\\s?(?:[-–]|to|bis|a|à|or)\\s?)?(${NUMBER})[\\s-]?(?:(${MINUTES})(?:\\s?(?:and\\s|und\\s|y\\s|et\\s)?(\\d{1,2})(?:\\s?${SECONDS})?|\\s(?<half>y medi[oa]|e mezz[oa]|e mei[oa]|et demie?|and a half))?|${SECONDS})(?![\\p{L}\\d])`;
const ABOUT =
  '(?:(?:about|around|roughly|approx(?:imately)?|circa|ca|max(?:imum)?|maximal|under|unter|up to|at most|exactly|total|length|duration|dauer|länge|durée|duración|runtime|etwa|ungefähr|rund|environ|unos|unas|cerca de|maximum|just|only|ideally|maybe|make it|in|not (?:more|longer) than|no longer than|needs to be|should be|has to be|máximo|maximo|massimo|no más de|höchstens|hasta)\\.?:?\\s|[~≈])*';
const FILM =
  '(?:video|vídeo|film|filmchen|clip|short|script|ad|advert|spot|reel|story|documentary|version|intro|loop|teaser|trailer|edit|explainer|tutorial|promo|movie|court[- ]métrage|corto|cortometraje|kurzfilm|curta|animation)';
/** How lengths are written, as a part of other forms: in few words, since each of these forms is compiled. */
export const LENGTH_FORM =
  '(?:(?:about|around|approx\\.?|circa|ca\\.?|max\\.?|under|up to|etwa|unos|environ) )?(?:\\d{1,3} ?[-–] ?)?(?:\\d{1,3}(?:[.,]\\d)?|half an?|an?|one|two|three|ten|fifteen|twenty|thirty|sixty|ein(?:e|er)?|una?|une|uma?|een|twee)[ -]?(?:s|secs?|seconds?|sek|sekunden?|segundos?|secondes?|secondi|seconden|mins?|minutes?|minuten?|minutos?|minuti|minuut)(?: ?\\d{1,2}(?: ?s(?:ec)?)?)?(?![\\p{L}\\d])';

/** A length that stands by itself, before a sort of film, or behind one: '30 Sekunden', '2 minute video', 'corto de un minuto'. */
const STANDS = new RegExp(
  `(?:^|[,;:.(–—”"]\\s*|\\s-\\s)${ABOUT}${AMOUNT}(?:\\.?\\s?(?:long|lang|max|total|or so|tops|ish|film|video|clip))?(?=\\s*(?:[,;:.)!–—]|$)|\\s(?:with|mit|con|avec|com)\\s)`,
  'iu',
);
const BEFORE_FILM = new RegExp(
  `(?<![\\p{L}\\d:])${AMOUNT}[\\s-](?:long\\s)?(?:[\\p{L}-]+\\s){0,3}?${FILM}(?!\\p{L})`,
  'iu',
);
const BEHIND_FILM = new RegExp(
  `(?<!\\p{L})${FILM}\\s(?:(?:of|de|von|di|with|in|for|über)\\s|d['’])${ABOUT}${AMOUNT}`,
  'iu',
);
/** Seconds anywhere, unless they pass within the film or are a decade. */
const ANYWHERE = new RegExp(
  `(?<!\\b(?:the|early|late|mid|after|every|nach|jede|first|last|next|final|for)[\\s-])(?<![\\p{L}\\d:.,])(\\d{1,3})(?:[\\s-]?${SECONDS})(?!\\p{L})(?!\\s(?:later|before|left|to|ago)\\b)`,
  'iu',
);
/** A decade is written as a length is: '80s', '30s sitcom'. */
const DECADE =
  /^(?:[57-9]0s\b|\d0s\s(?:[\p{L}-]+\s)?(?:colou?rs?|look|style|vibes?|feel|aesthetic|sitcom|movie|music|hair|fashion|tv|themed?|horror|cop|travel|spy|kung|game|sci|vhs|camcorder|news|ads?|advert|commercial|cartoon|anime|kid|teen|disco|rock|pop|car)\b)/iu;
/** '3:20' where it stands alone; what is written so as well is a ratio or an hour. */
const CLOCK =
  /(?:^|[,;(]\s*|\b(?:ballad|song|track|video|tune|anthem|length|long|film|clip)\s)(?!2:3[59])([0-6]):([0-5]\d)(?:\s?(?:min|mins|minutes))?(?=\s*(?:[,;.)]|$))/u;
const ISO = /\bPT(?:(\d{1,2})M)?(?:(\d{1,3})S)?\b/u;
const SHORTEST = 4;
/** Whoever asks for more than ten minutes asks for no short film. */
const LONGEST = 600;

const numberOf = (word = ''): number =>
  COUNTED.find(([name]) => name === word.toLowerCase())?.[1] ?? Number(word.replace(',', '.'));

/** The seconds that a match of an amount names. */
function secondsOf(hit: RegExpExecArray): number {
  const [, , number, minutes, more] = hit;
  const half = hit.groups?.['half'] === undefined ? 0 : 30;
  const seconds = minutes === undefined ? numberOf(number) : numberOf(number) * 60 + Number(more ?? half);
  return BELOW.test(hit[0]) ? seconds * SHARE_BELOW : seconds;
}

/** 'Under a minute' is no minute. */
const BELOW = /\b(?:under|unter|less than|weniger als|menos de|moins de|meno di|minder dan)\s/iu;
const SHARE_BELOW = 0.75;

/** The first of some forms of a length that a text has, where it is no decade. */
function amountIn(text: string, forms: readonly RegExp[]): number | undefined {
  for (const form of forms) {
    const hit = form.exec(text);
    const typed = hit?.[0].replace(/^[^\p{L}\d]+/u, '') ?? '';
    const isDecade = hit !== null && DECADE.test(text.slice(hit.index + hit[0].indexOf(typed)));
    if (hit && !isDecade) return form === ANYWHERE ? Number(hit[1]) : secondsOf(hit);
  }
  return undefined;
}

/** '15秒', '2分'. */
const WITHOUT_SPACES = /(?<!\d)(\d{1,3})(秒|分)(?!の|後|前|割|间隔)/u;

function secondsWithoutSpaces(text: string): number | undefined {
  const [, number, unit] = WITHOUT_SPACES.exec(text) ?? [];
  return number === undefined ? undefined : Number(number) * (unit === '分' ? 60 : 1);
}

/** How many seconds an idea asks for, from 4 to 600. */
export function lengthIn(text: string): number | undefined {
  const [iso = '', isoMinutes, isoSeconds] = ISO.exec(text) ?? [];
  const [clock = '', minutes, rest] = CLOCK.exec(text) ?? [];
  const seconds =
    iso.length > 2
      ? Number(isoMinutes ?? 0) * 60 + Number(isoSeconds ?? 0)
      : (amountIn(text, [STANDS, BEFORE_FILM, BEHIND_FILM]) ??
        (clock === '' ? amountIn(text, [ANYWHERE]) : Number(minutes) * 60 + Number(rest)) ??
        secondsWithoutSpaces(text));
  return seconds !== undefined && seconds >= SHORTEST && seconds <= LONGEST ? Math.round(seconds) : undefined;
}

const WHOLE = new RegExp(
  `^(?:and\\s)?${ABOUT}${AMOUNT}(?:\\.?\\s(?:long|lang|max|total|or so|tops))?\\.?$`,
  'iu',
);

/** Whether a piece of an idea is how long its film is, and nothing besides. */
export const isLength = (piece: string): boolean =>
  (WHOLE.test(piece) && !DECADE.test(piece)) || CLOCK.test(piece) || /^PT\d+[MS](?:\d+S)?$/u.test(piece);

const LEADS = new RegExp(
  `^${ABOUT}${AMOUNT}(?:\\s?long)?(?:[\\s,:.–—-]+)(?:of\\s)?(?=\\S)(?!(?:later|before|left|to|ago)\\b)`,
  'iu',
);

/** The length that an idea begins with; empty where it begins with none. */
export const leadingLength = (text: string): string =>
  DECADE.test(text) || !/^\P{L}*\d/u.test(text) ? '' : (LEADS.exec(text)?.[0] ?? '');

const OF_FILM = new RegExp(
  `(?<=(?<!\\p{L})${FILM})(?:\\s(?:of|de|von|di|with)\\s|\\sd['’])${ABOUT}${AMOUNT}`,
  'iu',
);

/** 'Court métrage d’une minute' without its length. */
export const withoutFilmLength = (text: string): string => text.replace(OF_FILM, '');

/** A text without the lengths of its film. */
export const withoutLength = (text: string): string =>
  text
    .replace(new RegExp(`(?<!\\p{L})${ABOUT}${AMOUNT}(?:[\\s-]long)?(?:\\s|$)`, 'giu'), '')
    .replace(/\s{2,}/gu, ' ')
    .trim();

/** A length that ends a clause without a comma: 'explain photosynthesis in 30 seconds for pupils', 'smokey eyes 15 sec'. */
const ENDS_CLAUSE = new RegExp(
  `(?<!\\b(?:for|waits?|holds?|after|only|just|last|first|final|next|every|lasts?|takes?|counts?|within|another|than|about|under|over|exactly|around|max|a|the|be))\\s(?:in\\s|of\\s)?(\\d{1,3}[\\s-]?${SECONDS})(?=\\s(?:for|with|no|and)\\b|[.!]?$)`,
  'iu',
);
/** A text in which a length stands apart, at its end, from the clause that it ends. */
export function lengthApart(text: string): string {
  const [found, length = ''] = ENDS_CLAUSE.exec(text) ?? [];
  if (found === undefined) return text;
  const rest = text.replace(found, '').replace(/[\s,.]+$/u, '');
  return `${rest}, ${length}`;
}

/* Where a film is shown, as it is called. words | name */
const PLATFORMS = rowsOf(
  `
tik ?tok | TikTok, upright
instagram | Instagram Reels, upright
youtube shorts? | YouTube Shorts, upright
youtube | YouTube
linkedin | LinkedIn
facebook | Facebook
whatsapp | WhatsApp
snapchat | Snapchat, upright
`,
  2,
).map(
  ([words = '', name]) =>
    [
      new RegExp(`(?<!\\b(?:from|off|watch\\w*|sees|finds|in|via)\\s(?:an?\\s|the\\s)?)\\b${words}\\b`, 'i'),
      textOf(name),
    ] as const,
);

/** The platform that an idea names. */
export const platformIn = (text: string): string | undefined =>
  PLATFORMS.find(([words]) => words.test(text))?.[1];

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const SHOTS =
  /\b(?:in|of|with|only|just|exactly)\s(one|two|three|four|five|six|seven|eight|\d)\s(?:simple |easy |quick |short |static |long |single )?(?:steps|shots|scenes|images|cuts|beats|parts)\b|^(two|three|four|five|six|seven|eight|\d)\s(?:shots|scenes)\b/i;

/** How many shots or steps are asked for. */
export function shotsIn(text: string): number | undefined {
  const [, said = '', first = ''] = SHOTS.exec(text) ?? [];
  const word = (said || first).toLowerCase();
  const count = NUMBERS.includes(word) ? NUMBERS.indexOf(word) + 1 : Number(word);
  return word === '' || !(count > 0) ? undefined : count;
}
