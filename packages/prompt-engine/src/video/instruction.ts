import { articleFor } from '../lexicon/inflect.ts';
import { senses } from '../read/senses.ts';
import { clauseVerb } from './clause-verb.ts';
import { plain } from './segments.ts';
import {
  DETERMINERS,
  isBeingNoun,
  isNoun,
  OF_A_KIND,
  PREPOSITIONS,
  rowOf,
  sensesAt,
  verbAt,
  type Word,
  wordsOf,
} from './verbs.ts';

/* Ideas that name nobody who acts: instructions, explanations, the making of a thing. */

/* Words that lead to what is shown and show nothing themselves. */
const LEAD_IN =
  /^(?:(?:the|that)\s(?:exact\s|very\s)?moment\s(?:when\s|that\s)?|(?:please\s)?(?:explain|show|teach|tell)(?:ing|s)?\s(?:me\s|us\s|kids\s|people\s)?(?:how|why|what happens when)\s|(?:how|why|what happens when)\s(?!to\s)|a day in the life of\s|pov:?\s(?:you are\s|you're\s)?|imagine\s)/i;
export const ASIDE = /,?\s+(?:step by step|in (?:\d+|three|four|five) (?:easy |simple )?steps)\b/gi;
const EXPLAINED = /^.{2,60}\sexplained\s(?:with|using|by|through)\s/i;
const HOW_TO = /^(?:(?:explain|show|learn|tutorial:?|lesson:?)\s)?(?:me\s|us\s)?how to\s/i;
const MAKING_OF = /^(?:the\s)?making(?:\sof)?\s/i;
const BECOMES = /[,\s]+from\s((?:[\p{L}-]+\s){1,5}?)(?:in)?to\s((?:[\p{L}-]+\s?){1,5})$/iu;

/** What one does, named as a thing. */
const PRACTICES =
  /^(?:yoga|pilates|tai chi|karate|judo|gymnastics|ballet|parkour|meditation|boxing training)\b/i;

/** A deed named as a thing: 'unboxing of a keyboard'. */
const DOING_OF = /^(?:the\s)?(\p{L}+ing)\sof\s(?=\S+\s\S)/iu;

/** Verbs that bid the reader, not the hands. */
const BIDS_READER =
  /^(?:meet|see|watch|join|imagine|follow|let|come|visit|discover|think|love|like|help|save|stop|remember|enjoy|picture|look)\b/i;

/** Verbs that are adjectives too: 'empty swimming pool' is no order. */
const ADJECTIVES =
  /^(?:empty|clean|dry|open|warm|cool|slow|calm|clear|dim|smooth|wet|free|loose|narrow|close|secret|perfect|complete|live|tame|lower|quiet|still|blind|bare|mature)$/;

const HOW = /^(?:until|till|well|gently|slowly|with|in|for|over|on)$/;

/** Whether words begin with what is to be done: 'stir until creamy', no 'yellow tram'. */
export function bids(words: readonly Word[]): boolean {
  const [{ text: word = '' } = {}, next] = words;
  if (verbAt(words, 0)?.form !== 'base' || isBeingNoun(word)) return false;
  const hasObject = next !== undefined && (DETERMINERS.has(next.text) || /^(?:it|them)$/.test(next.text));
  const isTold = next !== undefined && HOW.test(next.text);
  if (ADJECTIVES.test(word) && !hasObject) return false;
  const isAct = !isNoun(word) && sensesAt(word).some(({ is }) => is === 'action');
  return hasObject || (isAct && (isTold || (next !== undefined && !PREPOSITIONS.has(next.text))));
}

/** Steps told as bidding: 'mix flour and milk, fry in butter, flip it'. */
function isBidding(text: string): boolean {
  const steps = text.split(/,\s(?:and\s|then\s)*|\sand\s(?:then\s)?/);
  const isBid = (step: string): boolean => {
    const words = wordsOf(step);
    return words.length > 1 && bids(words);
  };
  const [first = ''] = steps;
  const isWork = rowOf(verbAt(wordsOf(first), 0)?.verb.base ?? '')?.traits.words.has('hands') === true;
  return isBid(first) && !BIDS_READER.test(first) && (isWork || steps.filter(isBid).length > 1);
}

/** Who does what an instruction says. */
export const HANDS = 'two hands';

/** An instruction or a heading such as 'baking bread' gets somebody who does it. */
export function withDoer(text: string): string {
  const bare = text
    .replace(ASIDE, '')
    .replace(EXPLAINED, '')
    .replace(LEAD_IN, '')
    .replace(/\svs?\.?\s/i, ' takes on ');
  if (DOING_OF.test(bare)) return withDoer(bare.replace(DOING_OF, '$1 '));
  if (PRACTICES.test(bare)) return `a person does ${bare}`;
  const asked = HOW_TO.test(bare)
    ? bare.replace(HOW_TO, '')
    : MAKING_OF.test(bare)
      ? bare.replace(MAKING_OF, 'make ')
      : '';
  if (asked) return `${HANDS} ${asked}`;
  if (isBidding(bare)) return `${HANDS} ${bare}`;
  const [topic = '', ...told] = bare.split(/,\s/);
  if (/^\p{L}+ing$/u.test(topic) && told.length > 0) return told.join(', ');
  const words = wordsOf(bare);
  const verb = verbAt(words, 0);
  const next = words[verb?.length ?? 1]?.text ?? '';
  const isCompound =
    OF_A_KIND.test(next) ||
    (isNoun(next) && (clauseVerb(words) !== undefined || rowOf(verb?.verb.base ?? '')?.object === ''));
  const isHandwork = rowOf(verb?.verb.base ?? '')?.traits.words.has('hands') === true;
  if (verb?.form !== 'ing' || words.length < (isHandwork ? 3 : 4) || isCompound) return bare;
  const isBodily =
    verb &&
    (rowOf(verb.verb.base)?.traits.words.has('hands') === false ||
      / with (?:my|our|the|his|her) /i.test(bare));
  return `${isBodily ? 'a person' : HANDS} ${bare.replace(/ with (?:my|our) /i, ' with their ')}`;
}

export const articled = (words: string): string =>
  /^(?:an?|the)\s|s$/i.test(words) ? words : `${articleFor(words)} ${words}`;

/** What a thing is made from and what it is in the end, where the words say so. */
export function becoming(text: string): readonly [from: string, to: string, rest: string] | undefined {
  const hit = BECOMES.exec(text);
  if (!hit) return undefined;
  const [from = '', to = ''] = [plain(hit[1] ?? ''), plain(hit[2] ?? '')];
  const last = (words: string) => words.split(' ').at(-1)?.toLowerCase() ?? '';
  const isTimed = [from, to].some((words) =>
    senses()
      .get(last(words))
      .some(({ is }) => is === 'time' || is === 'place'),
  );
  return isTimed ? undefined : [from, to, text.slice(0, hit.index)];
}
