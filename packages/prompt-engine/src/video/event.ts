import type { ActionRow } from '../lexicon/action.ts';
import { articleFor } from '../lexicon/inflect.ts';
import { type ClauseVerb, clauseVerb } from './clause-verb.ts';
import { leadLength, plain, type Segment } from './segments.ts';
import { seenOf } from './told-states.ts';
import { isAdverb, PREPOSITIONS, rowOf, wordsOf } from './verbs.ts';
import { capital } from './wording.ts';

/* A clause as something that happens: the idea's own words, its verb in the present. */

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

/** Marks that stand for a quotation while a text is parted. */
const HELD = /\uE000(\d+)\uE001/g;

const MOST = 5;

const MANNER =
  /[\s,]+(?:in\s)?(?:super\s|extreme\s|very\s)?(?:slow[\s-]?motion|slow[\s-]?mo|time-?lapse|hyperlapse|real time|one take|4k|8k|hd|close(?:-?\s?up)?|cinematic(?:ally)?|drone shot|macro|asmr|no (?:music|dialogue|sound)|step by step|in (?:\d+|three|four|five) (?:easy |simple )?steps|(?:to|for) (?:an? )?(?:\d+[- ]year[- ]olds?|kids|children|beginners|dummies))$/i;
const LONGEST = 26;

/** Without what only says how it is filmed. */
function trimmed(text: string): string {
  let kept = plain(text);
  for (let turn = 0; turn < 3; turn++) kept = plain(kept.replace(MANNER, ''));
  const words = kept.split(/\s+/);
  return words.length <= LONGEST ? kept : words.slice(0, LONGEST).join(' ');
}

const AGAIN =
  /\s(?:who|that|which|wearing|dressed|holding|carrying|in|on|at|with|from|near|under|behind|called|named)\s.*$/i;

/** How a doer is called from the second mention on: 'a tiny alien' → 'the tiny alien'. */
export function calledAgainAs(doer: string): string {
  if (/^(?:i|he|she|it|they|we|you)$/i.test(doer)) return doer.toLowerCase();
  if (/^one of\s/i.test(doer)) return 'the same one';
  const pair = /^(an?\s[^,]+?)\sand\s(an?\s[^,]+)$/i.exec(doer);
  if (pair) return `${calledAgainAs(pair[1] ?? '')} and ${calledAgainAs(pair[2] ?? '')}`;
  const short = doer.replace(AGAIN, '').replace(/\b\d+[- ]years?[- ]old\s/i, '');
  const bare = short.replace(/^(?:an?|one|another|some)\s/i, '');
  return bare === short && !/^two\b|^three\b|^the\b/i.test(short)
    ? lowered(short)
    : `the ${bare.replace(/^the\s/i, '')}`;
}

const lowered = (text: string): string =>
  /^(?:An?|The|My|His|Her|Their|Our|Its|One|Two|Three|Every\w*|All|Both|They|He|She|It|Some\w*)\b/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

const NAMED =
  /^(?:an?|the|this|that|these|those|my|your|his|her|its|our|their|some|any|each|every\w*|another|no|one|two|three|four|five|six|seven|eight|nine|ten|twelve|several|many|few|both|all|\d[\d,]*|he|she|it|they|we|you|i|someone|somebody|nobody|nothing|mum|mom|dad|grandma|grandpa)$/i;

/** 'Robot and a little girl' → 'a robot and a little girl'. */
const paired = (subject: string): string =>
  /^\p{Ll}[\p{L}-]*\sand\s(?:an?|the|my|his|her)\s/u.test(subject) && !NAMED.test(subject.split(' ')[0] ?? '')
    ? `${articleFor(subject)} ${subject}`
    : subject;

const COLLECTIVE =
  /^(?:(?:young|old|happy|small|little|large|elderly)\s)?(?:couple|family|team|crew|band|group|class|pair|crowd)$/i;

/** A subject with an article where one is wanted: 'young woman' → 'the young woman'. */
function withArticle(doer: string, isPlural: boolean): string {
  const [first = ''] = doer.split(/\s/);
  if (COLLECTIVE.test(doer)) return `a ${doer}`;
  return doer === '' || NAMED.test(first) || isPlural || /^\p{Lu}\p{Ll}/u.test(doer) ? doer : `the ${doer}`;
}

const SEVERAL =
  /^(?:they|we|you|i|both|all|people|\p{L}+ and)\b|\b(?:people|children|kids|men|women)\b|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|several|many|few|dozens of|hundreds of|thousands of)\b|\sand\s/iu;

function isSeveral(subject: string, verb: ClauseVerb): boolean {
  if (/^(?:the other |the |this |that )?one\b/i.test(subject)) return false;
  if (verb.form === 's' && verb.from === verb.at) return false;
  if (verb.form === 'base') return true;
  const head = subject
    .replace(AGAIN, '')
    .replace(/\sof\s.*$/i, '')
    .trim();
  return (
    SEVERAL.test(subject.replace(AGAIN, '')) ||
    (/[^siu]s$/.test(head) && (!/^(?:an?|one|this|that)\s/i.test(head) || /[’']s\s/.test(head)))
  );
}

const finite = ({ verb, isState, form }: ClauseVerb, typed: string, isPlural: boolean): string =>
  (isState && form === 's') || (form === 'past' && verb.base === verb.s)
    ? typed
    : isPlural
      ? verb.base
      : verb.s;

export const SAYS =
  /^(?:say|ask|shout|whisper|announce|tell|yell|scream|call|answer|reply|sing|mutter|explain|cry|declare|exclaim|murmur)\b/;

const BEHIND = /^(?:both|all|each|also|just|still|never|almost|nearly|always|barely|simply|even|only)$/i;

const CALLED_OUT = /^([^,]{3,30}),\s((?:an?|the|his|her|their|our|my|one|two)\s[^,]+)$/i;

/** The one whom 'who' means, where several are named: 'the water cycle with a raindrop who travels'. */
const NEAREST =
  /^(?!.*\b(?:man|woman|boy|girl|kid|child)\b.*\bwith\b).*\b(?:with|about|between)\s((?:an?|the|my|our|two|three)\s[^,]+?),?\s(?:who|that|which)$/i;

/** A segment as an event; what it says of its doer goes on from the event before. */
export function eventOf(
  { text, words, verb, follows }: Segment,
  before: Event | undefined,
  quotes: readonly string[],
): Event | undefined {
  const [first, typed, last] = [
    words[verb?.from ?? -1],
    words[verb?.at ?? -1],
    words[(verb?.at ?? 0) + (verb?.length ?? 1) - 1],
  ];
  if (
    !verb ||
    !first ||
    !typed ||
    !last ||
    (!follows && leadLength(words) === 0 && PREPOSITIONS.has(words[0]?.text ?? ''))
  )
    return undefined;
  const lead = text.slice(0, first.start).trim();
  const adverbs = wordsOf(lead);
  const from = adverbs[leadLength([...adverbs, first])];
  const isOnlyLead = adverbs.length > 0 && !from;
  const named =
    follows || isOnlyLead ? '' : plain(from && !isAdverb(from.text) ? lead.slice(from.start) : lead);
  // 'Penalty, the keeper': what is only called out stands before.
  const [, calledOut = '', whole = named] = (!/\sand\s/i.test(named) && CALLED_OUT.exec(named)) || [];
  const relative = /^(.*?),?\s(?:who|that|which)((?:\s\p{L}+)*)$/iu.exec(whole);
  const isRelative =
    relative !== null && wordsOf(relative[2] ?? '').every(({ text: word }) => isAdverb(word));
  const [, nearest] = (isRelative && NEAREST.exec(`${relative[1] ?? ''} who`)) || [];
  const subject = nearest ?? (isRelative ? `${relative[1] ?? ''}${relative[2] ?? ''}` : whole);
  const adverb =
    follows || isOnlyLead ? lead : plain(from && !isAdverb(from.text) ? lead.slice(0, from.start) : '');
  const trail =
    /^(.*?)((?:\s\p{L}+ly|\s(?:then|finally|just|still|never|always|both|all|slowly|also|almost))+)$/iu.exec(
      subject,
    );
  const own =
    trail && isAdverb(wordsOf(trail[2] ?? '')[0]?.text ?? '')
      ? { subject: plain(trail[1] ?? ''), manner: plain(trail[2] ?? '') }
      : { subject, manner: '' };
  const isPlural =
    own.subject.toLowerCase() === 'you'
      ? false
      : own.subject
        ? isSeveral(own.subject, verb)
        : (before?.isPlural ?? verb.form === 'base');
  // One of those who were named together.
  if (/^one$/i.test(own.subject) && before?.isPlural) {
    const all = before.doer.replace(/^one of /i, '');
    own.subject = `one of ${/^(?:the|my|our|his|her|their|them)\b/i.test(all) ? all : `the ${all}`}`;
  }
  const isAnybody = own.subject.toLowerCase() === 'you';
  if (isAnybody) own.subject = 'a person';
  const doer = own.subject ? withArticle(paired(own.subject), isPlural) : (before?.doer ?? '');
  const isSaid = SAYS.test(verb.verb.base);
  const spoken = isSaid ? [...text.matchAll(HELD)].map(([, at]) => quotes[Number(at)] ?? '')[0] : undefined;
  const said = text.slice(typed.start, last.end);
  const doing = trimmed(
    `${own.manner ? `${own.manner} ` : ''}${finite(verb, said, isPlural)}${text.slice(last.end)}`
      .replace(HELD, (_, at: string) => (isSaid ? '' : `“${quotes[Number(at)] ?? ''}”`))
      .replace(/\s+/g, ' '),
  ).replace(/\s,/g, ',');
  // 'Both' and the like stand behind the one they are said of.
  const isBehind = follows && BEHIND.test(adverb);
  const sentence = (isBehind ? [doer, adverb, doing] : [adverb, doer, doing]).filter(Boolean).join(' ');
  // 'It is from his wife': whoever found it reads it.
  const isRead = /^it$/i.test(own.subject) && /^is from\s/i.test(doing) && before?.doing;
  const finder = isRead ? `${before.doer} ${before.isPlural ? 'read' : 'reads'} it: ` : '';
  const row = rowOf(verb.verb.base);
  const isBareLine =
    spoken !== undefined && wordsOf(doing).filter(({ text: word }) => !isAdverb(word)).length === 1;
  return {
    text: capital(
      calledOut
        ? `${calledOut}: ${sentence}`
        : isBareLine
          ? `${sentence}: “${spoken}”`
          : `${finder}${seenOf(sentence)}`,
    ),
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

/** A whole sentence as an event. */
export function eventSeen(sentence: string): Event {
  const words = wordsOf(sentence);
  const verb = clauseVerb(words);
  const event =
    verb && eventOf({ text: sentence, words, verb, follows: false, isCause: false }, undefined, []);
  return (
    (event && { ...event, text: sentence }) ?? {
      text: sentence,
      subject: sentence,
      doer: calledAgainAs(sentence),
      doing: '',
      base: '',
      reading: sentence,
      isPlural: false,
    }
  );
}

/** Two events of one doer as one, where there are more than a film of seconds can part. */
export function merged(events: readonly Event[]): Event[] {
  const list = events.filter(({ text }, i) => events.findIndex((event) => event.text === text) === i);
  while (list.length > MOST) {
    const at = list.findIndex((event, i) => i > 0 && event.doer === list[i - 1]?.doer);
    const nth = at > 0 ? at : list.length - 2;
    const [one, two] = [list[nth - 1], list[nth]];
    if (!one || !two) break;
    const both = `${one.text} and ${two.doing}`;
    const text = one.doer === two.doer && both.split(' ').length <= LONGEST ? both : one.text;
    list.splice(nth - 1, 2, { ...one, text });
  }
  return list;
}
