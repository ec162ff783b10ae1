import { isEnglish } from '../../read/english-words.ts';
import { clauseVerb } from '../idea/clause-verb.ts';
import {
  DETERMINERS,
  isAdverb,
  isBeingNoun,
  OTHERS,
  PARTICLES,
  PREPOSITIONS,
  setOf,
  verbAt,
  wordsOf,
} from '../idea/verbs.ts';
import { capital, small } from '../wording.ts';

/* Whether a piece of an idea is a clause of its own, and who acts in it, so that a piece that lacks its doer gets one. */

/** How a piece begins: with a clause, with a verb whose doer stands before, with '-ing', else as it may. */
export type Opening = 'clause' | 'verb' | 'ing' | 'led' | 'words';

const JOINT = /^(?:(?:and|but|then|so|plus|also|meanwhile|finally|suddenly)\s)+/iu;
const PRONOUN =
  /^(?:he|she|it|they|we|i|you|everyone|everybody|nobody|no one|someone|somebody|everything|nothing|there)(?:['’](?:s|re|ll|d|m))?\s/iu;
const HELPS =
  /^(?:is|are|was|were|has|have|had|does|do|did|can|could|will|would|isn['’]?t|aren['’]?t|doesn['’]?t|don['’]?t|won['’]?t|can['’]?t|cannot|(?:never|still|just)(?!\s(?:an?|the|one|two|his|her|my)\s))\s/iu;
const LED =
  /^(?:with|without|while|as|like|because|so that|to|who|which|that|whose|where|when|until|till|before|after|in|on|at|from|through|over|under|behind|during|by|for|of|inside|outside|across|around|against|between|beside|near|above|below|into|onto|down|up|out|off|past|along|towards?|around|instead|en|con|mientras|auf|im|mit|bei|dans|avec|sur|chez|nel|nella)\s/iu;

/** Verbs that are things first: 'his daughter films it'. */
const FILMS =
  /^(?:an?|the|his|her|its|their|my|our|one|every|each)\s(?:[\p{L}’'-]+\s){1,2}?(?:films|records|photographs|pictures|faces|hands|eyes|heads|rings|stings|strings|needs|turns|waves|smiles|laughs|nods|bows|whistles|barks|wins|loses|faints)(?:\s(?:it|him|her|them|the|an?|his|us|me|everything|back|at|to|over)\b|$)/iu;

/** 'Tumbleweed rolls through the room', 'the first chord rings out': a verb that is a thing too, by where it goes. */
/** 'The last train of the night leaves': the verb ends the clause. */
const ENDS_IN =
  /^(?:the|an?|his|her|my|our|one|every)\s(?!autumn|fallen|green|dead|golden)(?:[\p{L}’'-]+\s){1,6}(?:leaves|falls|rises|burns|waves|lands|stops|breaks|starts|rings|cracks|drops|shakes|turns|ends|begins|sinks)$/iu;
const MOVES_ON = /^(?:through|out|across|away|off|past|by|along|into|up|down)$/;
function goesOn(text: string): boolean {
  if (ENDS_IN.test(text)) return true;
  const words = wordsOf(text).slice(0, 6);
  return words.some((_, at) => {
    const next = words[at + 1]?.text ?? '';
    return (
      at > 0 &&
      MOVES_ON.test(next) &&
      verbAt(words, at)?.form === 's' &&
      !DETERMINERS.has(words[at - 1]?.text ?? '') &&
      !words.slice(0, at).some(({ text: before }) => PREPOSITIONS.has(before) || before === 'and')
    );
  });
}

/** 'Ring falls': two or three words, the last of them done by what stands before. */
const SHORT =
  /^(?:(?:the|an?|his|her|my)\s)?[\p{L}’'-]+\s(?:falls|rises|opens|closes|stops|starts|appears|disappears|explodes|breaks|lands|sinks|melts|cracks|shakes|moves|wakes|arrives|leaves|freezes|flickers|vanishes|faints)$/iu;

/** A piece without the words that only join it to what came before. */
export const withoutJoint = (text: string): string => text.replace(JOINT, '').trim();

/** Words that are always done by somebody and are never things. */
const DONE =
  /^(?:(?:slowly|quickly|gently|softly|suddenly|carefully|finally|just|almost|nearly)\s)?(?:lets|makes|helps|gives|takes|puts|goes|comes|brings|sees|hears|says|does|sits|throws|grabs|notices|starts|begins|keeps|tries|wants|gets|finds|becomes|loses|eats|picks|opens|pulls|refuses|pretends|forgets|realizes|realises|decides|manages|hides|catches|steals|jumps|runs|walks|climbs|crawls|dives|leans|stands|wakes|waits|asks|reads|writes|drinks|smells|sneaks|whispers|shouts|yells|swims|hugs|kisses|pours)\s[\p{L}\d]/iu;

/** 'Falls off', 'gets up': two words that somebody does. */
const GOES_OFF =
  /^(?:falls|drops|slips|trips|rolls|flies|lands|turns|looks|gets|gives|wakes|sits|stands|lies|steps|comes|goes|runs|swims|climbs|bends|leans|calms|cheers|breaks|shows|walks|drives|jumps|passes|nods|dozes|storms|speeds)\s(?:off|down|over|up|back|out|in|away|asleep|around|round|again|twice|anyway|alone|free)(?:$|[\s,.!])/iu;

const FINITE = /^\p{L}{3,}s$/u;

const areBeings = (word: string): boolean =>
  /[^s]s$/u.test(word) && (isBeingNoun(word) || isBeingNoun(word.slice(0, -1)));

const isVerbFirst = (text: string): boolean => {
  if (DONE.test(text) || GOES_OFF.test(text)) return true;
  const words = wordsOf(text);
  // 'Twins in a van' are who they are.
  const [named] = words;
  if (/^(?:in|on|at|from|with|of)$/u.test(words[1]?.text ?? '') && areBeings(named?.text ?? '')) return false;
  const first = verbAt(words, isAdverb(words[0]?.text ?? '') ? 1 : 0);
  const next = words[(first?.at ?? 0) + (first?.length ?? 1)]?.text ?? '';
  const last = words[(first?.at ?? 0) + (first?.length ?? 1) + 1]?.text ?? '';
  if (first?.form === 's' && next === 'and' && (first.at === 1 || FINITE.test(last))) return true;
  return (
    first?.form === 's' &&
    next !== '' &&
    (DETERMINERS.has(next) ||
      PREPOSITIONS.has(next) ||
      PARTICLES.has(next) ||
      OTHERS.has(next) ||
      isAdverb(next) ||
      next === 'it')
  );
};

const ACTS_ON =
  /^(?:an?|the|his|her|its|their|my|our|this|that|it|him|them|me|us|over|down|up|out|away|back|off|in|half|one|two|three|every|all)$/;

/** Whether its second to fourth word is done to what follows it: 'teller slides over half of it'. */
function actsLater(text: string): boolean {
  const words = wordsOf(text).slice(0, 6);
  return [1, 2, 3].some((at) => {
    const verb = verbAt(words, at);
    const before = words[at - 1]?.text ?? '';
    const next = words[at + (verb?.length ?? 1)]?.text ?? '';
    return (
      verb?.form === 's' &&
      ACTS_ON.test(next) &&
      !PREPOSITIONS.has(before) &&
      !DETERMINERS.has(before) &&
      !words.slice(0, at).some(({ text: word }) => PREPOSITIONS.has(word))
    );
  });
}

/** How a piece begins. */
export function openingOf(typed: string): Opening {
  const text = withoutJoint(typed);
  if (PRONOUN.test(text)) return 'clause';
  if (HELPS.test(text) || DONE.test(text)) return 'verb';
  if (FILMS.test(text) || actsLater(text) || SHORT.test(text)) return 'clause';
  const words = wordsOf(text);
  const verb = clauseVerb(words);
  const acts = verb !== undefined && verb.form !== 'ing' && verb.from > 0;
  if (LED.test(text)) return 'led';
  if (isVerbFirst(text)) return 'verb';
  if (acts || goesOn(text)) return 'clause';
  return verb?.form === 'ing' || verbAt(words, 0)?.form === 'ing' ? 'ing' : 'words';
}

/** Whether somebody does something in it by a finite verb, wherever that stands. */
export function isToldWhole(text: string): boolean {
  if (PRONOUN.test(text) || PRONOUN.test(withoutJoint(text)) || actsLater(text)) return true;
  const words = wordsOf(text);
  const verb = words.length > 2 ? clauseVerb(words) : undefined;
  return (verb !== undefined && verb.form !== 'ing' && verb.from > 0) || (words.length > 2 && goesOn(text));
}

/** 'In 1974', 'on Sunday', 'at the end,': when it is, before whoever acts. */
const WHEN_FIRST =
  /^(?:in|at|on|by|after|before|every|one|during)\s(?:\d{1,4}(?:\s?[ap]m)?|\p{L}+day|dawn|dusk|night|noon|midnight|[^,]{1,30},)\s/iu;
/** 'The last day of a bookstore: the owner packs': a heading does nothing. */
const HEADED = /^[^:“\uE100-\uE1FF]{3,60}:\s+(?=\S+\s\S)/u;
/** Words without which a thing is another: a paper plane has no engine. */
const KINDS =
  /^(?:paper|toy|robot|teddy|rubber|stuffed|cardboard|model|lego|gingerbread|polar|space|ice|hot|snow|water|clay|wooden|plastic)$/u;
const WHO = setOf('who that which whose');
const ONES = /^(?:he|she|it|they|we|i|you)$/;
/** Kin that are called by the word alone. */
const KIN =
  /^(?:dad|daddy|mum|mom|mummy|mommy|grandpa|grandma|granny|granddad|nana|papa|mama|opa|oma|god|santa)$/iu;
const NO_ONE =
  /^(?:neither|none|others|nobody|everyone|everybody|someone|somebody|something|everything|nothing)$/;

/** Who acts in a clause, as the next one calls them: 'the mitten', 'he', 'Lena'; empty where that is not sure. */
export function doerOf(clause: string): string {
  const text = withoutJoint(clause).replace(HEADED, '').replace(WHEN_FIRST, '');
  const words = wordsOf(text);
  const verb = clauseVerb(words);
  const [first] = words;
  if (!first) return '';
  if (/^one of them\s/iu.test(text)) return 'one of them';
  const pronoun = first.text.replace(/['’].*$/, '');
  if (ONES.test(pronoun)) return pronoun === 'i' ? 'I' : pronoun;
  if (NO_ONE.test(pronoun))
    return /^(?:every|others|neither|none)/.test(pronoun) ? 'they' : /^some/.test(pronoun) ? pronoun : '';
  if (verb?.from === 0) return '';
  const before = verb ? words.slice(0, verb.from) : words;
  const bound = before.findIndex(({ text: word }, i) => i > 0 && (PREPOSITIONS.has(word) || WHO.has(word)));
  const core = (bound > 0 ? before.slice(0, bound) : before).filter(({ text: word }) => !isAdverb(word));
  const head = core.at(-1);
  const [lead] = core;
  // 'First wave, she falls'.
  if (head && core.length > 1 && ONES.test(head.text)) return head.text === 'i' ? 'I' : head.text;
  if (!head || !lead || PREPOSITIONS.has(lead.text) || core.length > 5) return '';
  if (!verb && !isBeingNoun(head.text)) return '';
  if (
    core.some(({ text: word }) => word === 'and') ||
    /^(?:two|three|four|five|six|both|several|many|all)$/.test(lead.text)
  )
    return 'they';
  if (/[^siu]s$/.test(head.text) && !isBeingNoun(head.text.replace(/s$/, '')) && !DETERMINERS.has(lead.text))
    return 'they';
  if (head.isCapital && !DETERMINERS.has(lead.text) && !(head === first && isEnglish(head.text)))
    return core.map(({ start, end }) => text.slice(start, end)).join(' ');
  // 'The younger one' is no one without the word before it.
  const of = /^(?:ones?|kid|guy|man|woman|lady|boy|girl|sister|brother|person)$/.test(head.text)
    ? core.at(-2)
    : undefined;
  const kind = core.at(-2);
  const isOfKind = kind !== undefined && KINDS.test(kind.text);
  const start = isOfKind
    ? kind.start
    : of && of !== lead && !DETERMINERS.has(of.text)
      ? of.start
      : head.start;
  const name = head === first ? head.text : small(text.slice(start, head.end));
  if (/^(?:my|our|his|her|their|its)$/.test(lead.text)) return `${lead.text} ${name}`;
  if (lead === head && KIN.test(name)) return name;
  return `the ${name}`;
}

/** Whether a piece is one word that is a turn of the story by itself. */
export const isTurn = (text: string): boolean => TURN.test(text);
const TURN =
  /^(?:and |then )*(?:stops|sits|sinks|falls|faints|smiles|laughs|cries|freezes|waits|sleeps|wakes|sneezes|lands|leaves|explodes|vanishes|disappears|blooms|flowers|opens|breaks|melts|jumps|bows)$/iu;

/** What several do by one word. */
const TOGETHER =
  /^(?:dance|bow|kiss|laugh|hug|jump|run|fall|cry|sing|smile|wave|sleep|swim|cheer|freeze|faint)$/u;
/** Verbs that are adjectives before a thing: 'last move', 'close friends'. */
const ALSO_ADJECTIVES =
  /^(?:last|first|next|close|still|clean|dry|warm|cool|open|clear|empty|slow|complete|free|live|light|present|own|rest|crash|whip|smash|jump|match|long|short|sound|spot|back)$/u;
/** Whether a piece begins with what several do, and lacks who they are: 'pour water', 'meet on a map'. */
export function isDoneByMany(typed: string): boolean {
  const words = wordsOf(withoutJoint(typed));
  if (words.length === 1) return TOGETHER.test(words[0]?.text ?? '');
  if (ALSO_ADJECTIVES.test(words[0]?.text ?? '') && words[1]?.text !== 'each') return false;
  const verb = verbAt(words, 0);
  const next = words[verb?.length ?? 1]?.text ?? '';
  const goes =
    next === 'it' ||
    DETERMINERS.has(next) ||
    PREPOSITIONS.has(next) ||
    PARTICLES.has(next) ||
    OTHERS.has(next) ||
    next === 'each';
  return verb?.form === 'base' && words.length > 1 && words.length < 12 && (goes || words.length === 2);
}

/** A piece as a sentence begins: a capital, and whoever acts before a verb that lacks them. */
export function asSentence(typed: string, doer: string): string {
  const text = withoutJoint(typed);
  const isLacking = openingOf(typed) === 'verb' || isTurn(typed) || (doer === 'they' && isDoneByMany(typed));
  return isLacking && doer !== ''
    ? `${capital(doer)} ${text.charAt(0).toLowerCase()}${text.slice(1)}`
    : capital(text);
}
