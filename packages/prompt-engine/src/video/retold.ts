import { isBeingNoun, wordsOf } from './verbs.ts';

/* What is told as a noun, told as a deed: 'a chess game between A and B' is played by A and B. */

const JOURNEY =
  /^(?:the\s)?(?:(.+?)[’']s?\s(?:long\s)?(?:journey|trip|way)|journey\sof\s(.+?))\sfrom\s(.+?)\s(?:to|into)\s(.+)$/iu;
const BETWEEN =
  /^((?:an?|the|our|my)\s(?:[\p{L}-]+\s){0,2}?(game|match|race|duel|fight|battle|contest|competition|showdown|picnic|date))(\s(?:in|on|at|by)\s[^,]+?)?\s(?:between|of)\s([^,]+?\sand\s[^,]+?)((?:\s(?:in|on|at|by)\s[^,]+)?)(?=,|$)/iu;
const PLAYED: Readonly<Record<string, string>> = {
  game: 'play',
  match: 'play',
  race: 'run',
  duel: 'fight',
  fight: 'have',
  battle: 'fight',
};
const LAST_TIME =
  /^((?:an?|the|my|our)\s)?((?:[\p{L}-]+\s){0,3}?[\p{L}-]+)[’']s\s(first|last|final|worst|best|busiest|longest)\s(day|night|evening|morning|week|shift|summer|flight|journey|walk|ride|concert|performance|dance|dive|match|game|race|fight)(?=\s|,|$)/iu;
const DONE: Readonly<Record<string, string>> = {
  flight: 'sets off on',
  journey: 'sets off on',
  walk: 'sets off on',
  ride: 'sets off on',
  concert: 'plays',
  performance: 'gives',
  dance: 'dances',
  dive: 'makes',
  match: 'plays',
  game: 'plays',
  race: 'runs',
  fight: 'fights',
};
const DAY_IN_LIFE = /^(?:an?\s)?(?:[\p{L}-]+\s)?day in the life of\s/iu;

/* 'A ship whose crew sails away' */
const WHOSE = /^((?:an?|the|my|our)\s[^,]{2,40}?)\swhose\s((?:\p{L}+\s){0,2}?\p{L}+)\s(?=\p{L}+s\b)/iu;
/* 'A bookshop before it closes': the thing, and when. */
const WHILE_IT =
  /^((?:an?|the|my|our)\s[^,]{2,40}?)\s(?:before|after|when|while)\s(?:it|he|she|they)\s[^,]+(?=,|$)/iu;

/** A text that tells its first deed as a noun, with the deed as a verb; any other text as it is. */
export function retold(text: string): string {
  const journey = JOURNEY.exec(text);
  if (journey) {
    const who = (journey[1] ?? journey[2] ?? '').replace(/^(?!an?\s|the\s|my\s|our\s|two\s)/i, 'a ');
    return `${who} leaves ${journey[3]}. ${who.replace(/^an?\s/i, 'the ')} travels on and on. ${who.replace(/^an?\s/i, 'the ')} reaches ${journey[4]}`;
  }
  const played = BETWEEN.exec(text);
  if (played) {
    const [whole, game = '', noun = '', before = '', players = '', after = ''] = played;
    return `${players} ${PLAYED[noun.toLowerCase()] ?? 'have'} ${game}${before}${after}${text.slice(whole.length)}`;
  }
  const last = LAST_TIME.exec(text);
  const noun = wordsOf(last?.[2] ?? '').at(-1)?.text ?? '';
  if (last && (isBeingNoun(noun) || /(?:er|or|ist|ian|man)$/.test(noun))) {
    const [whole, article = '', who = '', which = '', what = ''] = last;
    return `${article || 'a '}${who} ${DONE[what.toLowerCase()] ?? 'goes through'} the ${which} ${what}${text.slice(whole.length)}`;
  }
  const unboxed = /^(?:(?:an?|the|my|our)\s)?((?:[\p{L}\d-]+\s){1,4}?)unboxing(?=,|$)/iu.exec(text);
  if (unboxed) return `two hands unbox the ${unboxed[1]?.trim()}${text.slice(unboxed[0].length)}`;
  const explained = /^([^,]{3,50}?)\sexplained$/i.exec(text)?.[1];
  if (explained && !/^(?:how|why|what)\b/i.test(explained)) return `explain ${explained}`;
  const hidden = /^([^,]{3,50}?)\s(secretly|actually|really)\s(an?\s[^,]+)$/i.exec(text);
  if (hidden) return `${hidden[1]} is ${hidden[2]} ${hidden[3]}`;
  return text
    .replace(DAY_IN_LIFE, '')
    .replace(WHILE_IT, '$1')
    .replace(WHOSE, (_, one: string, whose: string) => `the ${whose} of ${one} `);
}
