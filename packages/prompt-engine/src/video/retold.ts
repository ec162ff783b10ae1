import { articleFor } from '../lexicon/inflect.ts';
import { callingNamed } from './calling.ts';
import { isBeingNoun, verbAt, wordsOf } from './verbs.ts';
import { headOf } from './wording.ts';

/** 'Tying a tie' is asked for as 'tie a tie'. */
function bareOf(task: string): string {
  const [first] = wordsOf(task);
  const verb = first && verbAt([first], 0);
  return verb?.form === 'ing' ? `${verb.verb.base}${task.slice(first?.end ?? 0)}` : task;
}

/** Whether somebody is named: a snowboarder, no trailer. */
const isDoer = (name: string): boolean => {
  const last = name.split(' ').at(-1)?.toLowerCase() ?? '';
  return (
    isBeingNoun(last) ||
    callingNamed(last) !== undefined ||
    /(?:boarder|skater|skier|surfer|rider|biker|climber|diver)$/.test(last)
  );
};

/* What is told as a noun, told as a deed: 'a chess game between A and B' is played by A and B. */

const JOURNEY =
  /^(?:the\s)?(?:(.+?)[’']s?\s(?:long\s)?(?:journey|trip|way)|journey\sof\s(.+?))\sfrom\s(.+?)\s(?:to|into)\s(.+)$/iu;
const BETWEEN =
  /^((?:an?|the|our|my)\s(?:[\p{L}-]+\s){0,2}?(game|match|race|duel|fight|battle|contest|competition|showdown|picnic|date))(\s(?:in|on|at|by|over|through|for|during)\s[^,]+?)?\s(?:between|of)\s([^,]+?\sand\s[^,]+?)((?:\s(?:in|on|at|by|over|through|for|during)\s[^,]+)?)(?=,|$)/iu;
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

/* 'Tutorial: change a tyre' */
const TAUGHT =
  /^(?:(?:an?|my|our|quick|easy|short|video|the|simple|\p{L}+ing)\s)*(?:tutorials?|lesson|how-?to|guide|diy)\s?(?::|on|about|-|–)\s(?:how to\s)?(?=\S)/iu;
/* 'Song about leaving a small town, girl on a night bus' */
const SUNG =
  /^(?:[\p{L}’'-]+\s){0,8}?song\s(?:about|on)\s(\p{L}+ing\s[^,]+),\s((?:an?\s|the\s)?(?:\p{L}+\s)??\p{L}+(?:\s(?:in|on|at|by|with)\s[^,]+)?)$/iu;
/* 'Time is a river': the picture is what is seen. */
const LIKENED =
  /^(?:our |my )?(?:time|love|life|hope|fear|grief|memory|memories|freedom|happiness|sadness|anger|silence|friendship|home|death|youth|childhood|loneliness|anxiety|depression|music|jealousy|trust|sleep|work|marriage|language|history|the (?:mind|heart|soul|past|future|internet|city))\s(?:is|are)\s(?:like\s)?(an?\s(?:\p{L}+\s){0,2}\p{L}+(?:\s(?:in|on|at|under|over|without|with)\s[^,]+)?)$/iu;
/* 'Snowboarder triple cork slow motion in the alps' */
const TRICK =
  /^(an?\s|the\s)?((?:\p{L}+\s)??\p{L}+(?:er|ist|kid|girl|boy|man|woman))\s((?:\p{L}+\s){0,2}(?:cork|flip|backflip|frontflip|kickflip|ollie|wheelie|stunt|grind|carve|jump|kick|spin|dive|turn|grab|ride|dunk|serve|smash|save|goal|punch|leap|pirouette|somersault|handstand|landing|run|trick|climb|descent|wipeout|drift))(?:,?\s(?:in\s)?(?:(?:super\s)?slow[\s-]?mo(?:tion)?))?(?=\s(?:in|on|at|over|under|off|into|from|down|through|during)\s|,|$)/iu;
/* 'Making pasta with my dad' */
const TOGETHER =
  /^(\p{L}+ing)\s([^,]+?)\swith\s((?:my|our)\s(?:\d+\s|(?:two|three|best|little|big|old|new)\s)*\p{L}+)(?=\sfor\sthe\s|,|$)/iu;

/* 'A day at the beach with my dog' */
const DAY_WITH =
  /^((?:an?|our|one|the first|my first)\s(?:\p{L}+\s)?(?:day|morning|evening|night|afternoon|weekend|week|summer)\s(?:at|in|on|by)\s[^,]+?)\swith\s((?:my|our)\s(?:\p{L}+\s)??\p{L}+)(?=,|$)/iu;

/** A text that tells its first deed as a noun, with the deed as a verb; any other text as it is. */
export function retold(text: string): string {
  const taught = text.replace(TAUGHT, '');
  if (taught !== text) return `how to ${bareOf(taught)}`;
  const likened = LIKENED.exec(text)?.[1];
  if (likened) return likened;
  const [, sungOf = '', singer = ''] = SUNG.exec(text) ?? [];
  const sings = verbAt(wordsOf(sungOf.split(' ')[0] ?? ''), 0);
  if (sings && isBeingNoun(headOf(singer)))
    return `${/^(?:an?|the)\s/i.test(singer) ? singer : `${articleFor(singer)} ${singer}`} ${sings.verb.s}${sungOf.slice(sungOf.indexOf(' '))}`;
  const [whole = '', day = '', companion = ''] = DAY_WITH.exec(text) ?? [];
  if (day) return `${companion} and I spend ${day}${text.slice(whole.length)}`;
  const trick = TRICK.exec(text);
  if (trick && isDoer(trick[2] ?? ''))
    return `${trick[1] ?? `${articleFor(trick[2] ?? '')} `}${trick[2]} does ${articleFor(trick[3] ?? '')} ${trick[3]}${text.slice(trick[0].length)}`;
  const together = TOGETHER.exec(text);
  const made = together && verbAt(wordsOf(together[1] ?? ''), 0);
  if (together && made)
    return `${together[3]} and I ${made.verb.base} ${together[2]}${text.slice(together[0].length)}`;
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
