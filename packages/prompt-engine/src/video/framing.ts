import { singularsOf } from '../lexicon/inflect.ts';
import { rowsOf, textOf } from '../lexicon/row.ts';
import { feltAs } from './felt.ts';
import { isBeingNoun, wordsOf } from './verbs.ts';

/*
 * Words of a request that say what sort of film it is, for whom and how long, and show nothing: 'asmr of', 'song
 * about', 'dialogue between', 'for beginners', '30 secs'. What is left is what a camera can see.
 */

const KIND_OF_FILM =
  '(?:music video|video clip|video message|greeting|slideshow|video|film|movie|clip|reel|tiktok|tik tok|short|vlog|documentary|trailer|teaser|ad|advert|commercial|promo|spot|explainer|tutorial|lesson|song|asmr|montage|tribute|invitation|animation|sketch|skit|portrait|project|presentation|story|scene|episode|campaign|intro|essay|poem)';
const WHO_FOR =
  "(?:(?:my|our|the|his|her|a)\\s)?(?:[\\p{L}\\d’'-]+\\s){0,3}?(?:class|school|lesson|graders?|kids|children|students|pupils|beginners|instagram|tiktok|tik tok|youtube|social media|linkedin|facebook|website|channel|homepage)";
const LEAD = new RegExp(
  `^(?:(?:an?|the|our|my|one|some)\\s)?(?:[\\p{L}\\d’'-]+\\s){0,5}?${KIND_OF_FILM}s?\\s(?:for\\s${WHO_FOR}\\s)?(?:of|about|on|showing|where|in which|with)\\s(?=\\S)`,
  'iu',
);
const LEAD_FOR = new RegExp(
  `^(?:(?:an?|the|our|my|one|some)\\s)?(?:[\\p{L}\\d’'-]+\\s){0,5}?${KIND_OF_FILM}s?\\sfor\\s(?=\\S)`,
  'iu',
);
const LEAD_COLON =
  /^(?![^:]*\b(?:ads?|advert|commercial|promo|spot)\b)(?:[\p{L}\d’'-]+\s){0,5}?(?:short|film|movie|trailer|teaser|video|clip|scene|sketch|skit|comedy|sci-fi|documentary|reel|campaign|appeal)(?:\s(?:idea|film|video))?:\s+(?=\S)/iu;
const LEAD_COMMA = new RegExp(
  `^(?![^,]*\\b(?:ads?|advert|commercial|promo|spot)\\b)(?:(?:an?|the|our|my|one)\\s)?(?:[\\p{L}\\d’'-]+\\s){0,3}?${KIND_OF_FILM},\\s+(?=\\S)`,
  'iu',
);
const INVITATION = /^((?:[\p{L}\d’'-]+\s){0,3}?[\p{L}’']+)\sinvitation(?=,|$)/iu;
const OF_FILM = /,\s(?:an?|the)\s(?:short\s)?(?:video|film|clip|montage)\s(?:of|about)\s/iu;
const TIPS =
  /^(?:(?:\d+|three|five|ten|some|my|our)\s)?(?:\p{L}+\s){0,2}?(?:tips|tricks|ways|hacks|steps)\s(?:on\s)?(?:how\s)?to\s/iu;
const WHY_SHOULD = /^why should (we|you|people|everyone|kids)\s/iu;
const FOR_DAY =
  /^for\s(?=(?:my|our|his|her|the)\s[^,]*\b(?:birthday|anniversary|wedding|retirement|graduation)\b)/iu;
const TUTORIAL =
  /^(?:[\p{L}\d’'-]+\s){0,4}?(?:tutorial|lesson|guide|diy|instructions?|explainer)(?:\s(?:on|for|about))?[:,]?\s(?=how\sto\s)/iu;
const AUDIENCE = new RegExp(`^${WHO_FOR}\\s(?:about|on|of|:)\\s`, 'iu');
const SONG =
  /^(?:(?:an?|the|my|our)\s)?(?:[\p{L}-]+\s){0,4}(?:song|track|single|ballad|tune|beat|album|rap)(?:\s(?:about|called)\s[^,]+)?,\s+(?=\S)/iu;
const SONG_ABOUT = /^(?:(?:an?|the|my|our)\s)?(?:[\p{L}-]+\s){0,4}(?:song|track|ballad|rap)\sabout\s/iu;
const TALK =
  /^(?:(?:an?|the)\s)?(?:[\p{L}-]+\s){0,2}(?:dialogue|dialog|conversation|talk|chat|argument|quarrel|interview)\s(?:between|with|of)\s([^,]+?)(\sabout\s[^,]+)?(?=,|$)/iu;
const ITS_TIME =
  /^the\s(?:very\s)?(?:first|last)\s(?:day|night|moments?|hours?|minutes?)\sof\s(?=.*ing\b|an?\s|the\s|my\s|our\s)/iu;
const METAPHOR =
  /^(?:life|time|love|memory|death|hope|happiness|freedom|childhood|grief|music|money|sleep|friendship)\sas\s(?=an?\s)/iu;
const THINGS_DONE_TO =
  /^(an?\s[^,]+?)\s(?:that|which)\s((?:\p{L}+\s){0,1}(?:people|children|everyone|others|strangers|men|women|nobody|no one)\s(?:(?:try|tries|dares?|wants?) to\s)?\p{L}+)(\s[^,]*)?$/iu;
const JOURNEY =
  /^(?:(?:an?|my|our|the)\s)?(?:[\p{L}-]+\s)?(?:trip|journey|holiday|vacation|visit|weekend|week|day|night)\s(?:to|in)\s(?=[^,]+,)/iu;
const NOTE =
  /^(?:(?:about\s)?\d+[\s-]?(?:s|secs?|seconds?|mins?|minutes?)(?:\slong)?|(?:very\s|really\s)?(?:fun|funny|animated|cinematic|cute|emotional|dramatic|upbeat|cosy|cozy|moody|realistic|vertical|aesthetic|epic|wholesome|silent|no talking|no words|no voice(?:-?over)?|no people|no text|no speaking|without (?:words|dialogue|music)|with subtitles|loop(?:able)?|sad|happy|colou?rful|playful|fast|slow|simple|short|scary|dreamy|no dialogue|no music|9:16|16:9|4k)(?:\s(?:and|but)\s\p{L}+)?|made\s(?:by|for|with)\s.*|(?:for|aimed at)\s(?:beginners|kids|children|adults|teens|teenagers|tiktok|tik tok|instagram|youtube|reels|shorts|social media|\d+[- ]year[- ]olds?)|(?:like|in the style of|shot like|filmed like)\s.*\b(?:video|film|movie|style|footage|cartoon|documentary|anime)|(?:in\s)?(?:pastel|warm|cold|bright|soft|muted|bold|earthy)\s(?:colou?rs|tones|palette)|pastels?|colou?rful|slow|cosy|(?:on\s)?\d{1,2}(?:st|nd|rd|th)?\s(?:of\s)?(?:january|february|march|april|may|june|july|august|september|october|november|december)(?:\s\d{4})?|(?:on\s)?(?:(?:this|next)\s)?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?(?:,?\s(?:the\s)?\d{1,2}(?:st|nd|rd|th)?(?:\s(?:of\s)?(?:january|february|march|april|may|june|july|august|september|october|november|december))?)?(?:\s(?:at\s)?\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm)?)?|(?:at\s)?\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm)|join us.*|come (?:and )?(?:join|visit|see us).*|(?:visit|call|book|order|sign up)\s(?:us|now|today).*|(?:to\s)?(?:show|prove|tell|remind)\s(?:(?:people|everyone|them|us)\s)?that\s(?:it\W?s|its|you|we|anyone|everyone)\s.*|(?:upbeat|fun|happy|sad|slow)\smusic)$/iu;
const HOUSED = /^(an?\s\p{L}+)\swhere\s((?:the|all|its)\s.+)$/iu;
const INVITES = /^(?:an?\s)?(?:[\p{L}-]+\s){0,2}invitation\s(?:to|for)\s/iu;
const TOPIC =
  /^(?:saving|recycling|sharing|protecting|helping|reducing|being|staying|respecting|stopping)\s[^,]+,\s(?=\S+\s\S+\s)/iu;
const THERE_IS =
  /^there(?:\sis|\sare|['’]s)\s([^,]+?)\s(?:and|who)\s(?:(?:he|she|they|it|who)\s)?(?=\p{L}+)/iu;
const THEME = /(?<=,\s)((?:\p{L}+\s)?\p{L}+)[\s-]themed?(?=,|$)/iu;
const WHEN_AND_WHERE =
  /(?<=,\s)(?:on\s)?(?:(?:this|next)\s)?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:\s(?:at\s|from\s)?\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm|o['’]clock)?)?\s((?:in|at|on)\s[^,]+)$/iu;
const WANTS_FILM =
  /(?:,|\sand|\sso|\s-)\s(?:(?:we|i|they)\s)?(?:need|want|would like|am looking for|are looking for)\s(?:(?:an?|some)\s)?(?:[\p{L}-]+\s){0,3}(?:video|film|clip|ad|advert|reel|promo|intro|spot|content)\b.*$/iu;
const LEAD_PLACE = new RegExp(
  `^(?:(?:an?|the|our|my)\\s)?(?:[\\p{L}\\d’'-]+\\s){0,3}?${KIND_OF_FILM}\\s((?:in|at|on)\\s(?:an?|the)\\s[^,]+),\\s([^,]+)(?=,|$)`,
  'iu',
);
/* A question to anybody: 'what would you tell your younger self'. */
const TO_BE = /^what it (?:means|feels like|is like) to be (an?\s[^,]+)$/iu;
const ASKS_YOU =
  /^(?:what|who|where|when|which\s\p{L}+)\s(?:would|will|do|did|have|are|were|should|could)\s(?:you|we|they)\s[^,]*$/iu;
const NEEDS =
  /^(?:(?:our|my|the)\s[^,]{2,40}?|we|they)\s(?:needs?|wants?|are looking for|is looking for|looks? for)\s((?:more\s|new\s)?(?:\p{L}+\s){0,2}?\p{L}+s)(?:\s(?:on|in|at|for|from|to|over|under|aged|between|with|who)\s.*)?$/iu;
const HELPS = /volunteer|help|donor|nurse|driver|carer|teacher|cook/i;
const OUGHT =
  /^(?:why\s)?(?:we|you|people|everyone|kids)\s(?:should(?:n’t|n't)?|must(?:n’t|n't)?|need to|have to)\s(not\s|never\s|stop\s)?(.+)$/iu;
const FINALLY =
  /,?\s(?:and\s)?(?:at|in) the (?:very )?end,?\s(?:(?:we|you)\s(?:see|find out|learn|realise|realize|discover)\s(?:that\s)?|it turns out (?:that\s)?)?(?=\S+\s\S)/giu;
const TURNS_OUT =
  /,?\s(?:and\s|but\s)?(?:then\s)?(?:it turns out|we (?:realise|realize|find out|discover|see|learn))\s(?:that\s)?/giu;
const PURPOSE =
  /\s(?:in (?:under |only |just )?(?:an?|one|two|five|\d+) (?:minutes?|seconds?|secs?|s)\b|without (?:\p{L}+ing)\s(?:it|them|any\p{L}*|\p{L}+))(?=,|$)/giu;

/** A warning shows the deed and somebody who stops it, an appeal shows the deed. */
function ought(text: string): string {
  const [, isNot, deed = ''] = OUGHT.exec(text) ?? [];
  if (!deed) return text;
  const bare = deed.replace(/^throwing\b/, 'throw').trim();
  return isNot || /shouldn|mustn/i.test(text)
    ? `two children ${bare}, a third child stops them, all three clean up together`
    : `three children ${bare}`;
}

/** Two names without a deed walk in together. */
const paired = (text: string): string =>
  text.replace(
    /^(\p{Lu}\p{Ll}+ (?:and|&) \p{Lu}\p{Ll}+)(?:,\s((?:in|on|at|by|under)\s[^,]+))?$/u,
    (_, names: string, place = '') =>
      `${names.replace('&', 'and')} walk hand in hand${place ? ` ${place}` : ''}`,
  );

/* 'A blind man paints a portrait of her': somebody makes it, and no film is asked for. */
const MADE_BY_SOMEBODY =
  /^(?:an?|the|two|three|my|our|his|her)\s(?:[\p{L}-]+\s){1,4}?(?:paints|draws|takes|makes|writes|records|films|sings|tells|watches|reads|plays|edits|shoots|sees|finds|gets|paint|draw|make|write|record|sing|watch)\s(?:an?|the|his|her|their|old)\s/iu;

/** What is to be seen, without the words that only frame it as a film. */
export function unframed(typed: string): string {
  if (MADE_BY_SOMEBODY.test(typed)) return typed;
  let text = typed
    .replace(INVITATION, '$1')
    .replace(TIPS, 'how to ')
    .replace(WHY_SHOULD, 'why $1 should ')
    .replace(FOR_DAY, '')
    .replace(PURPOSE, '')
    .replace(WANTS_FILM, '')
    .replace(LEAD_PLACE, '$2 $1')
    .trim();
  for (let turn = 0; turn < 3; turn++) {
    text = text
      .replace(LEAD_COLON, '')
      .replace(LEAD_COMMA, '')
      .replace(SONG, '')
      .replace(SONG_ABOUT, '')
      .replace(LEAD, '')
      .replace(LEAD_FOR, '');
    text = text.replace(AUDIENCE, '').replace(ITS_TIME, '').replace(JOURNEY, '');
  }
  text = text.replace(OF_FILM, ', ').replace(TUTORIAL, '').replace(INVITES, '').replace(TOPIC, '');
  if (METAPHOR.test(text))
    text = text
      .replace(METAPHOR, '')
      .replace(HOUSED, '$2 in $1')
      .replace(THINGS_DONE_TO, (_, thing: string, who: string, rest = '') => `${who} ${thing}${rest}`);
  const talk = TALK.exec(text);
  if (talk) {
    const [, who = talk[1] ?? '', where = ''] =
      /^(.+?)(\s(?:over|at|during|in|on|through)\s.+)$/iu.exec(talk[1] ?? '') ?? [];
    text = `${who} are talking${where}${talk[2] ?? ''}${text.slice(talk[0].length)}`;
  }
  text = feltAs(text);
  const items = text
    .replace(THERE_IS, '$1 ')
    .replace(THEME, '$1 decorations')
    .replace(WHEN_AND_WHERE, '$1')
    .split(/,\s+/);
  const kept = items.filter(
    (item, i) => !NOTE.test(item.trim().replace(/[.!]$/, '')) || (i === 0 && items.length === 1),
  );
  const needed = kept.findIndex((item) => NEEDS.test(item));
  const who = NEEDS.exec(kept[needed] ?? '')?.[1];
  const named = /^((?:our|my|the)\s[^,]+?)\s(?:needs?|wants?|is|are)\s/i.exec(kept[needed] ?? '')?.[1];
  const isHelp = wordsOf(who ?? '').some(({ text: word }) =>
    [word, ...singularsOf(word)].some((one) => isBeingNoun(one)),
  );
  const others = kept.filter((_, i) => i !== needed).join(', ');
  const shown =
    who && isHelp
      ? HELPS.test(who)
        ? `${who} are helping at ${named ?? (others || 'work')}`
        : `${who} are joining ${named ?? (others || 'in')}`
      : who && (named || others)
        ? [named, others].filter(Boolean).join(', ')
        : kept.join(', ');
  const ending = shown.replace(FINALLY, '. ').replace(TURNS_OUT, '. ');
  const asked = TO_BE.test(ending)
    ? ending.replace(TO_BE, '$1 looks into the lens, thinks for a moment and smiles')
    : ASKS_YOU.test(ending)
      ? 'a person looks into the lens, thinks for a moment and answers'
      : ending;
  return ought(paired(asked)) || typed;
}

const LENGTH = /\b(\d{1,2})[\s-]?(?:s|secs?|seconds?)\b(?!\s(?:later|before|left|to|ago))/i;
const SHORTEST = 4;
const LONGEST = 60;

/** How many seconds an idea asks for, from 4 to 60. */
export function lengthIn(text: string): number | undefined {
  const seconds = Number(LENGTH.exec(text)?.[1]);
  return seconds >= SHORTEST && seconds <= LONGEST ? seconds : undefined;
}

/* Where a film is shown, as it is called. words | name */
const PLATFORMS = rowsOf(
  `
tik ?tok | TikTok, upright
instagram | Instagram Reels, upright
youtube shorts | YouTube Shorts, upright
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
      new RegExp(`(?<!\\b(?:from|watch\\w*|sees|finds|in|via)\\s(?:an?\\s|the\\s)?)\\b${words}\\b`, 'i'),
      textOf(name),
    ] as const,
);

/** The platform that an idea names. */
export const platformIn = (text: string): string | undefined =>
  PLATFORMS.find(([words]) => words.test(text))?.[1];
