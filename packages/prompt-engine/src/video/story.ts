import type { ActionRow } from '../lexicon/action.ts';
import { articleFor } from '../lexicon/inflect.ts';
import { senses } from '../read/senses.ts';
import {
  type ClauseVerb,
  clauseVerb,
  DETERMINERS,
  isAdverb,
  isNoun,
  PREPOSITIONS,
  PRONOUNS,
  verbAt,
  type Word,
  wordsOf,
} from './verbs.ts';
import { capital } from './wording.ts';

/*
 * What happens in an idea, from its beginning to its end: 'a spaceship lands and an alien steps out and waves' is
 * three events. Every event keeps the idea's own words; only its verb is put into the present.
 */

/** One thing that happens. */
export interface Event {
  /** A sentence without its full stop: 'The alien steps out'. */
  readonly text: string;
  /** Who does it, in the words that introduce it: 'a tiny alien'. */
  readonly subject: string;
  /** Who does it, as it is called again: 'the tiny alien'. */
  readonly doer: string;
  /** What is done, ready to follow its doer. */
  readonly doing: string;
  readonly base: string;
  /** The same with its verb in '-ing', as it is read without doubt: 'an old robot watering a flower'. */
  readonly reading: string;
  readonly isPlural: boolean;
  /** A row of the lexicon that knows its verb. */
  readonly row?: ActionRow;
  /** What is said in it, in quotation marks. */
  readonly line?: string;
}

export interface Story {
  /** Words before the first event that only say what it is about: 'penalty shootout'. */
  readonly heading: string;
  readonly events: readonly Event[];
}

const QUOTE = /\s?["“«]([^"“”«»\n]{1,200})["”»]/gu;
const HELD = /\uE000(\d+)\uE001/g;

const SENTENCE_END = /[.!?…]+(?=\s|$)|[;\n]+|\s[-–—→>]+\s|:\s/gu;
const LINK =
  /,?\s(?:and\sthen|then|and|but|until|till|while|whilst|as|when|before|after|so|just as|which makes|only to)\s|,\s/giu;
const NOT_SHOWN =
  /^(?:the\s)?(?:camera|shot|scene|video|film|music|soundtrack|voice-?over|narrator|lens|view|text|caption|style|lighting|mood)\b/i;
const SHOWS = /^(?:we see|you see|we watch|it shows|shows?|showing|see|watch|imagine|picture this|there is|there's|there are)\s+/i;
const MOST = 5;

interface Segment {
  readonly text: string;
  readonly words: readonly Word[];
  readonly verb?: ClauseVerb;
  /** Whether its subject is that of the segment before. */
  readonly follows: boolean;
}

const plain = (text: string): string => text.trim().replace(/^[,\s]+|[,\s]+$/g, '');

/** Adverbs that lead: 'suddenly they all take off'. */
function leadLength(words: readonly Word[]): number {
  let at = 0;
  while (at < words.length - 1 && isAdverb(words[at]?.text ?? '')) at++;
  return at;
}

/** Whether a clause begins here that has no subject of its own: 'catches a wave'. */
function opensVerbPhrase(words: readonly Word[], before: ClauseVerb, beforeLink: string, link: string): ClauseVerb | undefined {
  const at = leadLength(words);
  const found = verbAt(words, at);
  if (!found) return undefined;
  const word = words[at]?.text ?? '';
  const next = words[at + found.length]?.text;
  const wanted = before.form === 'ing' || before.from !== before.at ? ['ing', 's', 'base'] : [before.form, 'ing'];
  if (!wanted.includes(found.form)) return undefined;
  const isList =
    isNoun(word) &&
    isNoun(beforeLink) &&
    !/then/.test(link) &&
    !(next && (DETERMINERS.has(next) || PRONOUNS.has(next))) &&
    rowOf(found.verb.base)?.object !== '';
  if (isList || (found.form === 'base' && isNoun(word) && !(next && DETERMINERS.has(next)) && rowOf(found.verb.base)?.object !== '')) return undefined;
  if (found.form === 'ing' && before.form !== 'ing' && !/^,|while|before|after|when/.test(link.trim())) return undefined;
  return { ...found, from: at, isState: false };
}

/** Whether a clause with a subject of its own begins here: 'the goat escapes'. */
function opensClause(text: string, words: readonly Word[], link: string): ClauseVerb | undefined {
  const at = leadLength(words);
  const first = words[at]?.text ?? '';
  const until = nextLink(text, words, at + 1);
  const own = words.slice(at, until);
  const verb = clauseVerb(own);
  if (!verb || verb.at > 9) return undefined;
  const subject = own.slice(0, verb.from).map(({ text: word }) => word);
  // 'before a dragon and offers': the noun is the link's own, and the verb is the next clause's.
  if (/\s(?:before|after|as|until)\s/i.test(link) && subject.includes('and')) return undefined;
  const isBare = !/^\s(?:and|as|so)\s/i.test(link) && subject.length < 6 && verb.form !== 'ing' && !subject.some((word) => PREPOSITIONS.has(word));
  const isLed =
    isBare ||
    DETERMINERS.has(first) ||
    PRONOUNS.has(first) ||
    isNoun(first) ||
    /^\p{Lu}/u.test(text.slice(words[at]?.start));
  const isFinite = verb.form !== 'ing' || verb.from !== verb.at || DETERMINERS.has(first);
  return isLed && isFinite ? { ...verb, at: verb.at + at, from: verb.from + at } : undefined;
}

/** The index of the first word after the next link that is no 'and' within a subject. */
function nextLink(text: string, words: readonly Word[], from: number): number {
  const start = words[from]?.start ?? text.length;
  const hit = /,\s|\s(?:until|while|but|when|before|then)\s/i.exec(text.slice(start));
  if (!hit) return words.length;
  const at = words.findIndex(({ start: begin }) => begin >= start + hit.index + hit[0].length);
  return at < 0 ? words.length : at;
}

/** A sentence in its clauses. */
function segmentsOf(sentence: string): Segment[] {
  const found: Segment[] = [];
  let start = 0;
  let follows = false;
  const close = (end: number): ClauseVerb | undefined => {
    const text = plain(sentence.slice(start, end));
    const words = wordsOf(text);
    const at = leadLength(words);
    const verb = follows ? openVerb(words, at) : clauseVerb(words);
    if (text) found.push({ text, words, follows, ...(verb && { verb }) });
    return verb;
  };
  for (const link of sentence.matchAll(LINK)) {
    if (link.index < start) continue;
    const soFar = wordsOf(plain(sentence.slice(start, link.index)));
    const verb: ClauseVerb | undefined = follows ? openVerb(soFar, leadLength(soFar)) : clauseVerb(soFar);
    const rest = sentence.slice(link.index + link[0].length);
    const words = wordsOf(rest);
    const own = opensClause(rest, words, link[0]);
    const last = soFar.at(-1)?.text ?? '';
    if (!verb) {
      const isHeading = found.length === 0 && own && (/^,/.test(link[0]) || /\bwhen|while|until|as\b/.test(link[0])) && !/^(?:as|when|once|after|before|while)\s/i.test(sentence);
      if (!isHeading) continue;
    }
    if (last === words[0]?.text && isAdverb(last)) continue;
    const isLinked = /\s(?:before|after)\s/i.test(link[0]) && own?.isState;
    if (isLinked) continue;
    const phrase: ClauseVerb | undefined = verb && opensVerbPhrase(words, verb, last, link[0]);
    if (!own && !phrase) continue;
    if (/\s(?:as|so|after|before|when)\s/i.test(link[0]) && !own && !(phrase && phrase.form === 'ing')) continue;
    close(link.index);
    start = link.index + link[0].length;
    follows = Boolean(phrase) && (!own || isVerbFirst(words));
  }
  close(sentence.length);
  return found;
}

/** 'Honey drips': the second word is the verb. */
const isVerbNext = (words: readonly Word[]): boolean => verbAt(words, leadLength(words) + 1)?.form === 's';

const isVerbFirst = (words: readonly Word[]): boolean => {
  const first = words[leadLength(words)]?.text ?? '';
  const found = verbAt(words, leadLength(words));
  return !DETERMINERS.has(first) && !PRONOUNS.has(first) && found !== undefined && (found.form !== 'base' || !isVerbNext(words));
};

function openVerb(words: readonly Word[], at: number): ClauseVerb | undefined {
  const found = verbAt(words, at);
  return found && { ...found, from: at, isState: false };
}

const HOUR =
  /[\s,]+(?:(?:just|right|shortly|early|late)\s)?(?:at|in|during|on)\s(?:(?:the|an?)\s)?(?:(?:early|late|first|last|summer|winter|autumn|spring|sunday|saturday|monday)\s){0,2}(?:dawn|sunrise|daybreak|first light|sunset|dusk|twilight|night|midnight|noon|midday|golden hour|blue hour|morning|afternoon|evening|day)$/i;
const MANNER =
  /[\s,]+(?:in\s)?(?:super\s|extreme\s|very\s)?(?:slow[\s-]?motion|slow[\s-]?mo|time-?lapse|hyperlapse|real time|one take|4k|8k|hd|close(?:-?\s?up)?|cinematic(?:ally)?|drone shot|macro|asmr|no (?:music|dialogue|sound)|step by step|in (?:\d+|three|four|five) (?:easy |simple )?steps|(?:to|for) (?:an? )?(?:\d+[- ]year[- ]olds?|kids|children|beginners|dummies))$/i;
const LONGEST = 26;

/** Without what only says when, or how it is filmed. */
function trimmed(text: string): string {
  let kept = plain(text);
  for (let turn = 0; turn < 3; turn++) kept = plain(kept.replace(MANNER, '').replace(HOUR, ''));
  const words = kept.split(/\s+/);
  return words.length <= LONGEST ? kept : words.slice(0, LONGEST).join(' ');
}

const AGAIN = /\s(?:who|that|which|wearing|dressed|holding|carrying|in|on|at|with|from|near|under|behind|called|named)\s.*$/i;

/** How a doer is called from the second mention on: 'a tiny alien' → 'the tiny alien'. */
export function calledAgainAs(doer: string): string {
  if (/^(?:i|he|she|it|they|we|you)$/i.test(doer)) return doer.toLowerCase();
  const short = doer.replace(AGAIN, '').replace(/\b\d+[- ]years?[- ]old\s/i, '');
  const bare = short.replace(/^(?:an?|one|another|some)\s/i, '');
  return bare === short && !/^two\b|^three\b|^the\b/i.test(short) ? lowered(short) : `the ${bare.replace(/^the\s/i, '')}`;
}

const lowered = (text: string): string => (/^(?:An?|The|My|His|Her|Their|Our|Its|One|Two|Three|Every\w*|All|Both|They|He|She|It|Some\w*)\b/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text);

const NAMED =
  /^(?:an?|the|this|that|these|those|my|your|his|her|its|our|their|some|any|each|every\w*|another|no|one|two|three|four|five|six|seven|eight|nine|ten|twelve|several|many|few|both|all|\d[\d,]*|he|she|it|they|we|you|i|someone|somebody|nobody|nothing|mum|mom|dad|grandma|grandpa)$/i;

/** A subject with an article where one is wanted: 'young woman' → 'the young woman'. */
function withArticle(doer: string, isPlural: boolean): string {
  const [first = ''] = doer.split(/\s/);
  return doer === '' || NAMED.test(first) || isPlural || /^\p{Lu}\p{Ll}/u.test(doer) ? doer : `the ${doer}`;
}

const SEVERAL =
  /^(?:they|we|you|i|both|all|people|\p{L}+ and)\b|\b(?:people|children|kids|men|women)\b|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|several|many|few|dozens of|hundreds of|thousands of)\b|\sand\s/iu;

function isSeveral(subject: string, verb: ClauseVerb): boolean {
  if (verb.form === 's' && verb.from === verb.at) return false;
  if (verb.form === 'base') return true;
  const head = subject.replace(AGAIN, '').replace(/\sof\s.*$/i, '').trim();
  return SEVERAL.test(subject.replace(AGAIN, '')) || (/[^siu]s$/.test(head) && !/^(?:an?|one|this|that)\s/i.test(head));
}

const finite = ({ verb, isState, form }: ClauseVerb, typed: string, isPlural: boolean): string =>
  (isState && form === 's') || (form === 'past' && verb.base === verb.s) ? typed : isPlural ? verb.base : verb.s;

/** The row of a verb that any doer fits. */
const rowOf = (verb: string): ActionRow | undefined =>
  senses()
    .get(verb)
    .flatMap((sense) => (sense.is === 'action' && sense.row ? [sense.row] : []))
    .find(({ traits }) => traits.needs.length === 0);

export const SAYS = /^(?:say|ask|shout|whisper|announce|tell|yell|scream|call|answer|reply|sing|mutter|explain|cry|declare|exclaim|murmur)\b/;

/** A segment as an event; what it says of its doer goes on from the event before. */
function eventOf({ text, words, verb, follows }: Segment, before: Event | undefined, quotes: readonly string[]): Event | undefined {
  const [first, typed, last] = [words[verb?.from ?? -1], words[verb?.at ?? -1], words[(verb?.at ?? 0) + (verb?.length ?? 1) - 1]];
  if (!verb || !first || !typed || !last || (!follows && PREPOSITIONS.has(words[0]?.text ?? ''))) return undefined;
  const lead = text.slice(0, first.start).trim();
  const adverbs = wordsOf(lead);
  const from = adverbs[leadLength(adverbs)];
  const subject = follows ? '' : plain(from && !isAdverb(from.text) ? lead.slice(from.start) : lead);
  const adverb = follows ? lead : plain(from && !isAdverb(from.text) ? lead.slice(0, from.start) : '');
  const trail = /^(.*?)((?:\s\p{L}+ly|\s(?:then|finally|just|still|never|always|both|all|slowly|also|almost))+)$/iu.exec(subject);
  const own = trail && isAdverb(wordsOf(trail[2] ?? '')[0]?.text ?? '') ? { subject: plain(trail[1] ?? ''), manner: plain(trail[2] ?? '') } : { subject, manner: '' };
  const isPlural = own.subject ? isSeveral(own.subject, verb) : (before?.isPlural ?? verb.form === 'base');
  const doer = own.subject ? withArticle(own.subject, isPlural) : (before?.doer ?? '');
  const isSaid = SAYS.test(verb.verb.base);
  const spoken = isSaid ? [...text.matchAll(HELD)].map(([, at]) => quotes[Number(at)] ?? '')[0] : undefined;
  const said = text.slice(typed.start, last.end);
  const doing = trimmed(`${own.manner ? `${own.manner} ` : ''}${finite(verb, said, isPlural)}${text.slice(last.end)}`.replace(HELD, (_, at: string) => (isSaid ? '' : `“${quotes[Number(at)] ?? ''}”`)).replace(/\s+/g, ' ')).replace(/\s,/g, ',');
  const sentence = [adverb, doer, doing].filter(Boolean).join(' ');
  const row = rowOf(verb.verb.base);
  return {
    text: capital(sentence),
    subject: doer,
    doer: calledAgainAs(doer),
    doing,
    base: verb.verb.base,
    reading: `${own.subject} ${verb.verb.ing}${text.slice(last.end).replace(HELD, '')}`.trim(),
    isPlural,
    ...(row && { row }),
    ...(spoken && { line: spoken }),
  };
}

/** Two events of one doer as one, where there are more than a film of seconds can part. */
function merged(events: readonly Event[]): Event[] {
  const list = [...events];
  while (list.length > MOST) {
    const at = list.findIndex((event, i) => i > 0 && event.doer === list[i - 1]?.doer);
    const nth = at > 0 ? at : list.length - 2;
    const [one, two] = [list[nth - 1], list[nth]];
    if (!one || !two) break;
    const text = one.doer === two.doer ? `${one.text} and ${two.doing}` : one.text;
    list.splice(nth - 1, 2, { ...one, text });
  }
  return list;
}

/* Words that lead to what is shown and show nothing themselves. */
const LEAD_IN =
  /^(?:(?:the|that)\s(?:exact\s|very\s)?moment\s(?:when\s|that\s)?|(?:please\s)?(?:explain|show|teach|tell)(?:ing|s)?\s(?:me\s|us\s|kids\s|people\s)?(?:how|why|what happens when)\s|(?:how|why|what happens when)\s(?!to\s)|a day in the life of\s|pov:?\s(?:you are\s|you're\s)?|imagine\s)/i;
const ASIDE = /,?\s+(?:step by step|in (?:\d+|three|four|five) (?:easy |simple )?steps)\b/gi;
const EXPLAINED = /^.{2,60}\sexplained\s(?:with|using|by|through)\s/i;
const HOW_TO = /^(?:(?:explain|show|learn|tutorial:?|lesson:?)\s)?(?:me\s|us\s)?how to\s/i;
const MAKING_OF = /^(?:the\s)?making(?:\sof)?\s/i;
const BECOMES = /[,\s]+from\s((?:[\p{L}-]+\s){1,5}?)(?:in)?to\s((?:[\p{L}-]+\s?){1,5})$/iu;

/** Who does what an instruction says. */
export const HANDS = 'two hands';

/** An instruction or a heading such as 'baking bread' gets somebody who does it. */
export function withDoer(text: string): string {
  const bare = text.replace(ASIDE, '').replace(EXPLAINED, '').replace(LEAD_IN, '');
  const asked = HOW_TO.test(bare) ? bare.replace(HOW_TO, '') : MAKING_OF.test(bare) ? bare.replace(MAKING_OF, 'make ') : '';
  if (asked) return `${HANDS} ${asked}`;
  const words = wordsOf(bare);
  const verb = verbAt(words, 0);
  const next = words[verb?.length ?? 1]?.text ?? '';
  if (verb?.form !== 'ing' || words.length < 4 || (isNoun(next) && clauseVerb(words))) return bare;
  const isBodily = verb && (rowOf(verb.verb.base)?.traits.words.has('hands') === false || / with (?:my|our|the|his|her) /i.test(bare));
  return `${isBodily ? 'a person' : HANDS} ${bare.replace(/ with (?:my|our) /i, ' with their ')}`;
}

const articled = (words: string): string => (/^(?:an?|the)\s|s$/i.test(words) ? words : `${articleFor(words)} ${words}`);

/** What a thing is made from and what it is in the end, where the words say so. */
function becoming(text: string): readonly [from: string, to: string, rest: string] | undefined {
  const hit = BECOMES.exec(text);
  if (!hit) return undefined;
  const [from = '', to = ''] = [plain(hit[1] ?? ''), plain(hit[2] ?? '')];
  const last = (words: string) => words.split(' ').at(-1)?.toLowerCase() ?? '';
  const isTimed = [from, to].some((words) => senses().get(last(words)).some(({ is }) => is === 'time' || is === 'place'));
  return isTimed ? undefined : [from, to, text.slice(0, hit.index)];
}

/** Things named one after the other without a verb: 'dough, oven, first customer'. */
function listedIn(sentence: string, before: Event | undefined): Event[] {
  const items = sentence.split(/,\s(?:and\s)?/).map(plain);
  const isList = items.length > 2 && items.every((item) => /^[\p{L}\p{N}' -]{3,40}$/u.test(item) && item.split(' ').length < 7);
  if (!isList || before) return [];
  return items.map((item) => ({ text: capital(item), subject: item, doer: calledAgainAs(item), doing: '', base: '', reading: item, isPlural: /[^s]s$/.test(item) }));
}

const THEN_SHOWN = /,?\s(?:and\s)?then\s([^,]{3,60})$/i;

/** What a sentence ends on where it names no deed: 'silence, then the first note'. */
function lastShown(sentence: string): string | undefined {
  const shown = THEN_SHOWN.exec(sentence)?.[1];
  return shown && !clauseVerb(wordsOf(shown)) && !verbAt(wordsOf(shown), 0) ? shown : undefined;
}

/** 'Gardening tips: how to plant tomatoes': what stands before a colon tells nothing yet. */
const TITLE = /^([^:.!?\uE000]{3,70}):\s+(?=\S)/;
const QUESTION = /^(?:what|why|how|who|where)\s(?:does|do|is|are|would|will|can|if)\b/i;
const RESTATES = /^(?:as|when|while|once|after|just as|just when)\s/i;
const JOINS = /^(?:then|and|but|so|next|first|also|now)\s+/i;

/** The events of one sentence, or what it names instead. */
function eventsOf(sentence: string, before: Event | undefined, quotes: readonly string[]): readonly [Event[], string] {
  const shown = lastShown(sentence);
  const bare = withDoer(shown ? sentence.replace(THEN_SHOWN, '') : sentence).replace(RESTATES, '');
  const found: Event[] = [];
  let heading = '';
  if (QUESTION.test(bare)) return [[], ''];
  for (const segment of segmentsOf(bare)) {
    const last = found.at(-1) ?? before;
    if (NOT_SHOWN.test(segment.text) && last) continue;
    const event = eventOf(segment, last, quotes);
    if (event?.subject) found.push(event);
    else if (!event && found.length === 0) heading = segment.text;
  }
  const [last] = found.slice(-1);
  if (last && shown) found.push({ ...last, reading: shown, text: capital(`then ${shown}`), doing: '', base: '' });
  return [found, heading];
}

/** Reads what happens in a text, in its order; no events where nobody is said to do anything. */
export function storyIn(shown: string): Story {
  const quotes: string[] = [];
  const change = becoming(plain(shown.slice(0, 400)));
  const text = (change?.[2] ?? shown.slice(0, 1_600)).replace(ASIDE, '');
  const held = text.replace(QUOTE, (_, line: string) => ` \uE000${quotes.push(line.trim()) - 1}\uE001`);
  const events: Event[] = [];
  const [led = '', title = ''] = TITLE.exec(held) ?? [];
  const body = held.slice(led.length);
  let heading = plain(title);
  for (const sentence of body.split(SENTENCE_END).map(plain).filter(Boolean)) {
    const [found, named] = eventsOf(sentence.replace(JOINS, '').replace(SHOWS, ''), events.at(-1), quotes);
    const listed = found.length === 0 && (heading || events.length > 0) ? listedIn(sentence, events.length > 1 ? events.at(-1) : undefined) : [];
    events.push(...found, ...listed);
    if (events.length === 0 || (heading === '' && events[0] === found[0])) heading ||= named;
  }
  const [first] = events;
  if (change && first) {
    const [from, to] = change;
    events.unshift({ ...first, text: capital(`${articled(from)}, before the work begins`), doing: '' });
    events.push({ ...first, text: capital(`the ${to.replace(/^(?:an?|the)\s/i, '')}, done`), doing: '' });
  }
  return { heading: first ? heading : '', events: merged(events) };
}
