import { rowsOf } from '../../lexicon/row.ts';
import { headWord, isSeveral } from '../core/named-as.ts';
import { isBeingNoun } from '../idea/verbs.ts';
import { doerOf, isToldWhole } from '../plain/acts.ts';
import type { Told } from '../plain/as-told.ts';
import { isAbroad } from '../plain/wording-plain.ts';
import { FEELING_ROWS, QUESTION_ROWS } from './telling-rows.ts';

const asWords = (words: string): RegExp => new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, 'iu');

const QUESTIONS = rowsOf(QUESTION_ROWS, 2).map(([words = '', question = '']) => ({
  words: asWords(words),
  question,
}));
const FEELINGS = rowsOf(FEELING_ROWS, 3).map(([words = '', one = '', other = '']) => ({
  words: asWords(words),
  tones: [one, other] as const,
}));

/** Things whose way one follows. */
const GOES =
  /^(?:boats?|ships?|letters?|cars?|trains?|trucks?|bus|beans?|balloons?|planes?|balls?|coins?|bottles?|socks?|robots?|bikes?|kites?|leaf|feather|drop|raindrop|snowflake|parcel|postcard|suitcase|toys?)$/u;

/** What one wants to know at the first picture; empty where nothing is open, and in another tongue. */
export function questionOf({ typed, moments, matter = typed, isShop, isNamed }: Told): string {
  if (isAbroad(typed) || isShop || /\b(?:how|why|what|explain\p{L}*)\s/iu.test(typed)) return '';
  const told = matter || typed;
  const whole = isToldWhole(told)
    ? told
    : isNamed === true
      ? ''
      : (moments.find(({ text }) => isToldWhole(text))?.text ?? '');
  const doer = whole === '' ? '' : doerOf(whole);
  const head = headWord(doer);
  const isCalled = /^(?:the|my|our|his|her)\s|^\p{Lu}/u.test(doer) && (isBeingNoun(head) || GOES.test(head));
  const found = QUESTIONS.find(
    ({ words, question }) => words.test(told) && (isCalled || !question.includes('{the}')),
  );
  return asked(found?.question ?? '', doer);
}

/** A question of one, or of several. */
const asked = (question: string, doer: string): string =>
  (isSeveral(doer)
    ? question
        .replace(/\bdoes\b/u, 'do')
        .replace(/\bDoes\b/u, 'Do')
        .replace(' stops?', ' stop?')
    : question
  ).replace('{the}', doer);

/** What one wants to know of who acts in a clause; empty where nothing is open. */
export function askedBy(text: string): string {
  const doer = isToldWhole(text) ? doerOf(text) : '';
  const isNamed = /^(?:the|my|his|her|our)\s/iu.test(doer);
  const found = isNamed
    ? QUESTIONS.find(({ words, question }) => words.test(text) && question.includes('{the}'))
    : undefined;
  return found?.question.replace('{the}', doer) ?? '';
}

/** The tones that what happens in an idea has; undefined where no word gives one. */
export const feelingsTold = ({ typed }: Told): readonly [string, string] | undefined =>
  isAbroad(typed) ? undefined : FEELINGS.find(({ words }) => words.test(typed))?.tones;
