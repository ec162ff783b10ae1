import { EXPLAINED_ROWS } from './explained-rows.ts';
import { feltAs } from './felt.ts';
import { stepsFor } from './how-to.ts';
import { listOf, rowsOf, textOf } from '../lexicon/row.ts';
import { setOf, wordsOf } from './verbs.ts';
import { capital, wordsPattern } from './wording.ts';

/*
 * What is known to be seen where an idea only names it: the steps of an instruction, an explanation, a feeling, the
 * seasons. A row runs only if it accounts for every word of the idea that means something.
 */

/** Images that an idea stands for. */
export interface Known {
  readonly sort: 'steps' | 'explained' | 'felt' | 'seasons';
  readonly beats: readonly string[];
}

const EXPLAINED = rowsOf(EXPLAINED_ROWS, 5).map(([words, ...beats]) => ({
  words: wordsPattern(listOf(words)),
  names: listOf(words),
  beats: beats.map((beat) => textOf(beat)),
}));

/** Words that a question or an instruction is made of. */
const ASKING = setOf(
  'how to why is are was what do does did the a an of in on and it its for my your our you we i they that this be can could from with by at as work works working happen happens form forms made make makes function exist exists simple explain explained explains process thing things people so really actually get gets called tutorial recipe easy quick basic own one into out up off use using look looks like where when us me there always first erupt erupts come comes',
);

const stem = (word: string): string => word.replace(/(?:ies|y)$/, 'i').replace(/(?:ing|ed|es|s|e)$/, '').slice(0, 6);

/** The words of a text that no other text has, by their stems. */
function unaccounted(text: string, ...others: readonly string[]): string[] {
  const there = new Set(others.flatMap((other) => wordsOf(other).map(({ text: word }) => stem(word))));
  return wordsOf(text)
    .map(({ text: word }) => word)
    .filter((word) => !ASKING.has(word) && !there.has(stem(word)));
}

const HOW_TO = /^how\s(?:to|do (?:you|i))\s(.+?)[?.!]*$/i;
const ANIMAL = /\b(?:eggs?|butter|milk|cheese|meat|honey|fish|chicken|cream|yolk)\b/i;
const TAIL = /\s((?:for|without|with|in|on|at|before|after|from|using|by|as)\s[^,]+)$/i;

/** The steps of an instruction; what they do not show stands at the end of the last one. */
function stepsOf(text: string, isHowTo: boolean): readonly string[] | undefined {
  const deed = HOW_TO.exec(text)?.[1] ?? (isHowTo ? text : '');
  const steps = deed === '' ? [] : stepsFor(deed);
  const last = steps.at(-1);
  if (!last || (/\b(?:vegan|plant[- ]based)\b/i.test(text) && ANIMAL.test(steps.join(' ')))) return undefined;
  const left = unaccounted(deed, ...steps);
  if (left.length === 0) return steps;
  const tail = TAIL.exec(deed)?.[1] ?? '';
  const head = deed.slice(0, deed.length - tail.length);
  if (tail !== '' && unaccounted(head, ...steps).filter((word) => !isDeed(word, head)).length === 0)
    return [...steps.slice(0, -1), `${last}, ${tail}`];
  if (left.every((word) => isDeed(word, deed))) return steps;
  return left.length < 4 && wordsOf(deed).length < 8
    ? [...steps.slice(0, -1), `${last}: ${deed.replace(/^\S+\s/, isHowTo && !HOW_TO.test(text) ? '$&' : '')}`]
    : undefined;
}

/** The verb of the instruction itself is what the steps show. */
const isDeed = (word: string, deed: string): boolean => wordsOf(deed)[0]?.text === word;

function explainedBeats(text: string, isLesson: boolean): readonly string[] | undefined {
  if (!isLesson && !/^(?:how|why|what)\s(?!to\s)/i.test(text)) return undefined;
  return EXPLAINED.find(
    ({ words, names, beats }) => words?.test(text) && unaccounted(text, names.join(' '), ...beats).length === 0,
  )?.beats;
}

const SEASONS =
  /^(.+?),?\s(?:(?:in|through|over|across|during|throughout)\s)?(?:all\s)?(?:the\s)?(?:four|4|all|every)\s?(?:the\s)?seasons?$/i;

/** What is known of an idea that tells one thing. @param film the words that call it a film */
export function knownFor(told: readonly string[], film: string): Known | undefined {
  const [text = '', ...more] = told;
  if (more.length > 0 || text === '') return undefined;
  const seasons = SEASONS.exec(text)?.[1];
  if (seasons)
    return {
      sort: 'seasons',
      beats: ['spring', 'summer', 'autumn', 'winter'].map((season) => `${capital(seasons)} in ${season}`),
    };
  const steps = stepsOf(text, /\b(?:tutorial|how-to|recipe|diy|guide|lesson)/i.test(film));
  if (steps) return { sort: 'steps', beats: steps };
  const beats = explainedBeats(text, /\b(?:school|class|explainer|lesson|project|educational|science|documentary|kids)/i.test(film));
  if (beats) return { sort: 'explained', beats };
  const felt = feltAs(text);
  return felt ? { sort: 'felt', beats: [felt] } : undefined;
}
