import { type ClauseVerb, clauseVerb, LEADS_ON } from './clause-verb.ts';
import {
  DETERMINERS,
  isAdverb,
  isNoun,
  PARTICLES,
  PASTS,
  PREPOSITIONS,
  PRONOUNS,
  rowOf,
  verbAt,
  type Word,
  wordsOf,
} from './verbs.ts';

/* A sentence in its clauses: parted where a link is followed by a verb phrase or by a clause with its own subject. */

const LINK =
  /,?\s(?:and\sthen|but\sthen|then|and|but|until|till|while|whilst|before(?=\s(?:it|he|she|they)\s\S+\s\S+))\s/giu;

/** A clause of a sentence, with the verb that it is built on. */
export interface SentenceClause {
  readonly text: string;
  readonly words: readonly Word[];
  readonly verb?: ClauseVerb;
  /** Whether its subject is that of the segment before. */
  readonly follows: boolean;
}

/** The text without white space and commas at its ends. */
export const plain = (text: string): string => text.trim().replace(/^[,\s]+|[,\s]+$/g, '');

/** What only says when a clause happens: 'years later she is old'. */
const WHEN =
  /^(?:of course|(?:(?:many|some|several|a few|two|three|ten|twenty|fifty|\d+)\s)?(?:years?|months?|weeks?|days?|hours?|minutes?|moments?|seconds?)\s(?:later|after|on)|one (?:day|night|morning|evening|winter|summer)|(?:the )?(?:next|following) (?:day|morning|night|year|evening)|that (?:night|evening|morning|day)|at (?:first|last|the end|the last (?:moment|second|minute))|in the last (?:moment|second|minute)|by (?:the (?:very )?end|then|now|nightfall|(?:the )?(?:evening|morning|afternoon|next day))|just (?:then|in time)|(?:a|one) (?:moment|second|minute|day|year|week|month) later|(?:the )?(?:first|second|third|last|final) (?:day|night|week|time|try|attempt|round)(?!\sof\b)|one by one|little by little|bit by bit|again and again|every (?:day|night|morning|evening)|this time|in the (?:end|morning|evening)|for a (?:moment|second)|all of a sudden|meanwhile|afterwards|later|next)(?=\s)/;

const SETS_OFF =
  /^(?:in|on|at|after|during|under|behind|near|inside|before|every|across|outside|beyond|above|below)$/;

/** How many words a clause is looked for in, so that any text is read in bounded time. */
const LOOKS_AHEAD = 12;

/** How many words a phrase has that stands before the clause: 'in 2090 a museum guard shows'. */
function phraseLength(words: readonly Word[]): number {
  if (!SETS_OFF.test(words[0]?.text ?? '')) return 0;
  for (let at = 2; at < Math.min(words.length - 1, 8); at++) {
    const word = words[at]?.text ?? '';
    if ((words[at]?.start ?? 0) - (words[at - 1]?.end ?? 0) > 1) return 0;
    const isSubject = DETERMINERS.has(word) || /^(?:he|she|it|they|we|everyone|nobody|i)$/.test(word);
    if (isSubject && !PREPOSITIONS.has(words[at - 1]?.text ?? '') && words[at - 1]?.text !== 'and')
      return clauseVerb(words.slice(at, at + LOOKS_AHEAD)) ? at : 0;
  }
  return 0;
}

/** How many words at the beginning only say when. */
function whenLength(words: readonly Word[]): number {
  const when = WHEN.exec(
    words
      .slice(0, 8)
      .map(({ text }) => text)
      .join(' '),
  )?.[0];
  const length = when ? when.split(' ').length : phraseLength(words);
  return length < words.length ? length : 0;
}

/** The verb of a clause, whatever is said first of when. */
function verbOf(words: readonly Word[]): ClauseVerb | undefined {
  const from = whenLength(words);
  const verb = clauseVerb(words.slice(from));
  return verb && { ...verb, at: verb.at + from, from: verb.from + from };
}

/** 'First prototype' is the first one, 'first he' is an order. */
function isOrdinal(words: readonly Word[], at: number): boolean {
  const next = words[at + 1]?.text ?? '';
  return (
    words[at]?.text === 'first' &&
    !DETERMINERS.has(next) &&
    !PRONOUNS.has(next) &&
    verbAt(words, at + 1)?.form !== 's'
  );
}

/** Adverbs that lead: 'suddenly they all take off'. */
export function leadLength(words: readonly Word[]): number {
  let at = whenLength(words);
  while (at < words.length - 1 && isAdverb(words[at]?.text ?? '') && !isOrdinal(words, at)) at++;
  return at;
}

/** Whether a clause begins here that has no subject of its own: 'catches a wave'. */
function opensVerbPhrase(
  words: readonly Word[],
  before: ClauseVerb,
  beforeLink: string,
  link: string,
): ClauseVerb | undefined {
  const at = leadLength(words);
  const found = verbAt(words, at);
  if (!found) return before.form === 's' || before.isState ? passiveAt(words, at) : undefined;
  const word = words[at]?.text ?? '';
  const next = words[at + found.length]?.text;
  const wanted =
    before.form === 'ing' || before.from !== before.at ? ['ing', 's', 'base'] : [before.form, 'ing'];
  const isPast = PASTS.has(word);
  // 'They are over eighty and steal it back'.
  const isSeveral = found.form === 'base' && before.isState && /^(?:are|were)$/.test(before.verb.s);
  const isOfAll = found.form === 'base' && /^(?:both|all)$/.test(words[0]?.text ?? '');
  if (!wanted.includes(found.form) && !isPast && !isOfAll && !isSeveral) return undefined;
  // 'Totally embarrassing' says how it is.
  const isApart = (words[at + found.length]?.start ?? 0) - (words[at]?.end ?? 0) > 1;
  if (found.form === 'ing' && at > 0 && (next === undefined || isApart)) return undefined;
  if (isNoun(word) && /^(?:who|that|which)$/.test(next ?? '')) return undefined;
  const isList =
    isNoun(word) &&
    isNoun(beforeLink) &&
    beforeLink.endsWith('s') &&
    !/then/.test(link) &&
    !(next && (DETERMINERS.has(next) || PRONOUNS.has(next) || PARTICLES.has(next))) &&
    rowOf(found.verb.base)?.object !== '';
  if (
    isList ||
    (found.form === 'base' &&
      isNoun(word) &&
      !(next && (DETERMINERS.has(next) || PARTICLES.has(next) || PRONOUNS.has(next))) &&
      rowOf(found.verb.base)?.object !== '')
  )
    return undefined;
  // 'Knocks it off while looking at us' is one picture.
  if (found.form === 'ing' && /\b(?:while|whilst)\b/i.test(link)) return undefined;
  if (found.form === 'ing' && before.form !== 'ing' && !/^,|before|after|when/.test(link.trim()))
    return undefined;
  return { ...found, from: at, isState: false };
}

/** 'And is invited to a wedding': what is done to whoever acts. */
function passiveAt(words: readonly Word[], at: number): ClauseVerb | undefined {
  const word = words[at]?.text ?? '';
  const done = /^(?:is|are|gets|get)$/.test(word) ? verbAt(words, at + 1) : undefined;
  // 'And can’t turn it off' is how it comes out.
  const fails = /^(?:cannot|can[’']t)$/.test(word) ? verbAt(words, at + 1) : undefined;
  const isTold = done?.form === 'past' || fails?.form === 'base';
  const verb = isTold ? clauseVerb(words.slice(at), true) : undefined;
  return verb && { ...verb, at: verb.at + at, from: verb.from + at };
}

const finiteIn = (words: readonly Word[]): ClauseVerb | undefined => {
  const verb = clauseVerb(words);
  return verb && verb.form !== 'ing' ? verb : undefined;
};

/** Whether a clause with a subject of its own begins here: 'the goat escapes'. */
function opensClause(text: string, words: readonly Word[], link: string): ClauseVerb | undefined {
  const at = leadLength(words);
  const first = words[at]?.text ?? '';
  const until = nextLink(text, words, at + 1);
  const own = words.slice(at, until);
  const and = own.findIndex(({ text: word }, i) => i > 1 && word === 'and');
  const verb = (and > 0 ? finiteIn(own.slice(0, and)) : undefined) ?? clauseVerb(own);
  if (!verb || verb.at > 9) return undefined;
  const subject = own.slice(0, verb.from).map(({ text: word }) => word);
  // 'before a dragon and offers': the noun is the link's own, and the verb is the next clause's.
  const second = subject[subject.indexOf('and') + 1] ?? '';
  if (subject.includes('and') && (PRONOUNS.has(second) || /\s(?:before|after|as|until)\s/i.test(link)))
    return undefined;
  const isBare =
    !/^\s(?:and|as|so)\s/i.test(link) &&
    subject.length < 6 &&
    verb.form !== 'ing' &&
    !subject.some((word) => PREPOSITIONS.has(word));
  const isLed =
    isBare ||
    DETERMINERS.has(first) ||
    PRONOUNS.has(first) ||
    isNoun(first) ||
    /^\p{Lu}/u.test(text.slice(words[at]?.start));
  const isActing = verb.form !== 'ing' || verb.from !== verb.at || DETERMINERS.has(first);
  return isLed && isActing ? { ...verb, at: verb.at + at, from: verb.from + at } : undefined;
}

/** The index of the first word after the next link that is no 'and' within a subject. */
function nextLink(text: string, words: readonly Word[], from: number): number {
  const start = words[from]?.start ?? text.length;
  const hit = /,\s|\s(?:until|while|but|when|before|then)\s/i.exec(text.slice(start));
  if (!hit) return words.length;
  const at = words.findIndex(({ start: begin }) => begin >= start + hit.index + hit[0].length);
  return at < 0 ? words.length : at;
}

/** 'Flowers grow' has a subject of its own, 'catches a wave and leaves' has none. */
function hasOwnSubject(words: readonly Word[], verb: ClauseVerb): boolean {
  const lead = leadLength(words);
  const first = words[lead]?.text ?? '';
  const acts = verbAt(words, lead)?.form === 's';
  return (
    DETERMINERS.has(first) ||
    PRONOUNS.has(first) ||
    (verb.from === lead + 1 &&
      (acts ? isNoun(first) && verb.form === 'base' : isNoun(first) || verb.form === 's'))
  );
}

/** The first of several doers: 'the dog' of 'the dog, the toddler and the dad have'. */
const isListed = (words: readonly Word[]): boolean =>
  words.length < 5 && DETERMINERS.has(words[0]?.text ?? '') && isNoun(words.at(-1)?.text ?? '');

/** A sentence in its clauses. */
export function clausesIn(sentence: string): SentenceClause[] {
  const found: SentenceClause[] = [];
  let start = 0;
  let follows = false;
  const close = (end: number): ClauseVerb | undefined => {
    const text = plain(sentence.slice(start, end));
    const words = wordsOf(text);
    const at = leadLength(words);
    const verb = follows ? openVerb(words, at) : verbOf(words);
    if (text) found.push({ text, words, follows, ...(verb && { verb }) });
    return verb;
  };
  for (const link of sentence.matchAll(LINK)) {
    if (link.index < start) continue;
    const soFar = wordsOf(plain(sentence.slice(start, link.index)));
    const verb: ClauseVerb | undefined = follows ? openVerb(soFar, leadLength(soFar)) : verbOf(soFar);
    const rest = sentence.slice(link.index + link[0].length);
    const words = wordsOf(rest);
    const own = opensClause(rest, words, link[0]);
    const last = soFar.at(-1)?.text ?? '';
    if (!verb) {
      const isHeading =
        found.length === 0 &&
        own &&
        !(isListed(soFar) && words.slice(0, own.from).some(({ text }) => text === 'and')) &&
        (/^,/.test(link[0]) || /\bwhen|while|until|as\b/.test(link[0])) &&
        !/^(?:as|when|once|after|before|while)\s/i.test(sentence);
      if (!isHeading) continue;
    }
    if (last === words[0]?.text && isAdverb(last)) continue;
    const isLinked = /\s(?:before|after)\s/i.test(link[0]) && own?.isState;
    if (isLinked) continue;
    const phrase: ClauseVerb | undefined = verb && opensVerbPhrase(words, verb, last, link[0]);
    if (!own && !phrase) continue;
    if (/\s(?:as|so|after|before|when)\s/i.test(link[0]) && !own && !(phrase && phrase.form === 'ing'))
      continue;
    close(link.index);
    start = link.index + link[0].length;
    follows = phrase !== undefined && !(own && hasOwnSubject(words, own));
  }
  close(sentence.length);
  return found;
}

/** The verb of a clause that goes on without a subject of its own. */
export function openVerb(words: readonly Word[], at: number): ClauseVerb | undefined {
  const found = verbAt(words, at);
  // 'Spurs jingling on tile': the spurs do.
  const isThing =
    found?.form === 's' && verbAt(words, at + 1)?.form === 'ing' && !LEADS_ON.has(found.verb.base);
  if (isThing) return undefined;
  return found ? { ...found, from: at, isState: false } : passiveAt(words, at);
}
