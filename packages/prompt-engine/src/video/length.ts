import { rowsOf, textOf } from '../lexicon/row.ts';

const LENGTH =
  /(?<!\b(?:the|early|late|mid)[\s-])\b(?!\d0s\s(?:[\p{L}-]+\s)?(?:colou?rs?|look|style|vibes?|feel|aesthetic|sitcom|movie|music|hair|fashion|tv|themed?|horror|cop|travel|spy|kung|game|sci|vhs|camcorder|news|ads?|advert|commercial|cartoon|anime|kid|teen|disco|rock|pop|car)\b)(\d{1,2})[\s-]?(?:s|secs?|seconds?)\b(?!\s(?:later|before|left|to|ago))/iu;
/** A minute is the longest film; whoever asks for more gets one. */
const MINUTES =
  /\b(?:half a|an?|one|two|three|1|2|3)[\s-]?(?:mins?|minutes?)\b(?=[\s-](?:long|video|film|clip|short|script|ad|spot|reel|story|documentary|version)|[.,!]|$)/i;
const SHORTEST = 4;
const LONGEST = 60;

/** How many seconds an idea asks for, from 4 to 60. */
export function lengthIn(text: string): number | undefined {
  const minutes = MINUTES.exec(text)?.[0];
  if (minutes) return /half/i.test(minutes) ? LONGEST / 2 : LONGEST;
  const seconds = Number(LENGTH.exec(text)?.[1]);
  return seconds >= SHORTEST && seconds <= LONGEST ? seconds : undefined;
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
