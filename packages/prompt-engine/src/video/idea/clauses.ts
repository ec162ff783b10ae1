import { clauseVerb } from './clause-verb.ts';
import { isSettingPiece } from './piece-settings.ts';
import { clausesIn, leadLength, plain, type SentenceClause } from './segments.ts';
import { timesNamed } from './times-named.ts';
import {
  DETERMINERS,
  isAdverb,
  isBeingNoun,
  isNoun,
  PREPOSITIONS,
  PRONOUNS,
  sensesAt,
  verbAt,
  type Word,
  wordsOf,
} from './verbs.ts';

/* A sentence in the clauses and named things that a film shows one after the other, each in its own words. */

/** A stretch of a sentence that makes one moment. */
export interface Clause {
  readonly text: string;
  /** Whether whoever acts in the moment before acts in this one too: 'saves the penalty'. */
  readonly follows: boolean;
}

const SUBORDINATE =
  /^(?:when|while|whenever|if|after|before|because|as|once|since|although|though|until|every time|by the time|instead of|just as|even though)\b/i;
const GOES_ON =
  /^(?:who|whom|which|that|whose|where|when|as|because|so|if|like|even|especially|including|such|than|or|nor|not|too|also|please|etc|alone|together|again|forever|always|ready|full)\b/i;
const DANGLING =
  /(?:^(?:and|or|nor|of|than|that|which|who)\b|\b(?:and|or|the|an?|of|to|but|that|which|who|as|so|their|my|our|when|where|while)$)/i;

/** Whether a text is whole in itself: nothing open at its ends, brackets and quotations closed. */
const isWhole = (text: string): boolean =>
  text !== '' &&
  !DANGLING.test(text) &&
  (text.match(/[("“]/g)?.length ?? 0) === (text.match(/[)"”]/g)?.length ?? 0) + straight(text);

/* Straight quotation marks open and close alike. */
const straight = (text: string): number => {
  const marks = text.match(/"/g)?.length ?? 0;
  return marks % 2 === 0 ? 0 : Number.NaN;
};

/** Whether a piece only says when, in what weather or how: 'sunset', 'tired but happy'. */
function isCircumstance(piece: string): boolean {
  if (
    /^(?:underwater|indoors|outdoors|outside|backstage|offstage|barefoot|upstairs|downstairs|alone|together)$/i.test(
      piece.trim(),
    )
  )
    return true;
  if (timesNamed(piece).some(({ words: said }) => said.length >= piece.trim().length - 2)) return true;
  const words = wordsOf(piece);
  if (words.length > 4 || words.length === 0) return false;
  return words.every(({ text }) => {
    const all = sensesAt(text);
    if (
      /^\d+$/.test(text) ||
      /^(?:on|at|in|to|till|until|from|and|but|the|a|an|very|still|so|of)$/.test(text)
    )
      return true;
    if (isAdverb(text) || all.some(({ is }) => is === 'time' || is === 'feeling')) return true;
    return all.length === 0 && !/s$|ing$/.test(text) && /(?:ed|ful|less|ous|y|ive)$/.test(text);
  });
}

/** 'When she dies it dances alone': with what happens then. */
const isFullPeriod = (words: readonly Word[]): boolean =>
  words.length > 5 &&
  (words.filter((_, i) => i > 1 && verbAt(words, i)?.form === 's').length > 1 ||
    words.filter(({ text }) => /^(?:he|she|it|they|we|i)$/.test(text)).length > 1);

/** Whether a piece may stand as a moment of its own. */
function stands(piece: string, isLast: boolean): boolean {
  const words = wordsOf(piece);
  const first = words[0]?.text ?? '';
  if (words.length === 0 || !isWhole(piece)) return false;
  // 'When he falls asleep it changes the channel' is told whole.
  if (SUBORDINATE.test(piece) && isFullPeriod(words)) return true;
  if (GOES_ON.test(piece) || SUBORDINATE.test(piece) || isSettingPiece(piece)) return false;
  const lead = leadLength(words);
  if (PREPOSITIONS.has(first) && !/^(?:up|down|out|off|away|back|over)$/.test(first))
    return lead > 0 && clauseVerb(words.slice(lead)) !== undefined;
  if (isCircumstance(piece) && !isLast) return false;
  if (isCircumstance(piece)) return false;
  // '… washes back, answered': how it comes back.
  if (words.length === 1 && /^(?:past|ing)$/.test(verbAt(words, 0)?.form ?? '')) return false;
  // 'Nervous, holding flowers': what somebody is like.
  const isNaming =
    DETERMINERS.has(first) ||
    PRONOUNS.has(first) ||
    words.some(({ text, isCapital }) => isNoun(text) || isCapital);
  if (words.length === 1 && !isNaming && verbAt(words, 0)?.form === 'base') return false;
  return isNaming || verbAt(words, lead) !== undefined || words.length > 1;
}

const COMMA = /,\s+(?:and\s+(?:then\s+)?|but\s+(?:then\s+)?|then\s+)?/gi;

/** A text between its commas, where what stands between them is a moment of its own. */
function atCommas(text: string): string[] {
  const found: string[] = [];
  let start = 0;
  const isLed = SUBORDINATE.test(text);
  const hits = Array.from(text.matchAll(COMMA));
  for (const [i, hit] of hits.entries()) {
    const left = text.slice(start, hit.index);
    const from = hit.index + hit[0].length;
    const until = hits[i + 1]?.index ?? text.length;
    const right = text.slice(from, until);
    const isOpen = (isLed && start === 0) || SUBORDINATE.test(left) || !isWhole(left);
    const isListed = isList(text, hits.length);
    if (isOpen) continue;
    const isNext = /then/i.test(hit[0]) && isWhole(right);
    if (!isNext && !stands(right, i === hits.length - 1)) continue;
    if (!isNext && isCoordinate(left, right) && !isListed) continue;
    found.push(left);
    start = from;
  }
  found.push(text.slice(start));
  return found;
}

/** 'Flour, eggs and milk' are things of one deed where a verb stands before them. */
function isCoordinate(left: string, right: string): boolean {
  const words = wordsOf(left);
  const verb = clauseVerb(words) ?? verbAt(words, 0);
  const own = wordsOf(right);
  const hasVerb = clauseVerb(own) !== undefined || verbAt(own, leadLength(own)) !== undefined;
  if (hasVerb || !verb) return false;
  // An object that was just named goes on being listed.
  const isShort = own.length < 4 && !DETERMINERS.has(own[0]?.text ?? '');
  const last = words.at(-1)?.text ?? '';
  return isShort && words.length - verb.at < 4 && isNoun(last.replace(/s$/, '')) && /s$|\d/.test(last);
}

/** Whether a text only names things, none of which does anything. */
const isList = (text: string, commas: number): boolean =>
  commas > 1 && clauseVerb(wordsOf(text.split(',')[0] ?? '')) === undefined;

/** The last two things of a list: 'rain and the people we met'. */
function lastOfList(pieces: readonly string[]): string[] {
  const last = pieces.at(-1) ?? '';
  const both = /^([^"“]{2,30}?)\sand\s([^"“]+)$/i.exec(last);
  const [one = '', two = ''] = [both?.[1], both?.[2]];
  const isPlain =
    verbAt(wordsOf(one), 0)?.form !== 's' &&
    clauseVerb(wordsOf(one)) === undefined &&
    wordsOf(one).length < 4 &&
    isWhole(two);
  return pieces.length > 2 && both && isPlain && !/\b(?:between|both)\b/i.test(one)
    ? [...pieces.slice(0, -1), one, two]
    : [...pieces];
}

/** 'Then bows': one word is a deed of its own. */
const THEN_LAST = /\sthen\s\p{L}+s$/iu;

/** Whether a part is a clause beyond doubt: 'and sneezes' is one, 'and waves' may be a thing. */
const isSure = ({ words, follows, verb }: SentenceClause): boolean => {
  const [{ text = '' } = {}] = words;
  return words.length > 1 || isBeingNoun(text) || (follows && verb?.form === 's' && !isNoun(text));
};

/** The clauses of a sentence, from its beginning to its end; nothing of it is left out but the words that link them. */
export function clausesOf(sentence: string): readonly Clause[] {
  const text = plain(sentence.replace(/[.!?…]+$/u, ''));
  const whole = [{ text, follows: false }];
  if (text === '' || !/[,\s]/.test(text)) return whole;
  const pieces = lastOfList(atCommas(text));
  const found = pieces.flatMap((piece, i): readonly Clause[] => {
    const words = wordsOf(piece);
    const own = verbAt(words, leadLength(words));
    const isOpen =
      i > 0 &&
      own !== undefined &&
      own.form !== 'ing' &&
      !isSeveralActing(words, leadLength(words)) &&
      goesOn(own.form, pieces[i - 1] ?? '') &&
      !isNounLed(piece, pieces[i - 1] ?? '');
    const parts = SUBORDINATE.test(piece) ? [] : clausesIn(isOpen ? `it ${piece}` : piece);
    const isSound =
      parts.length > 1 &&
      parts.every(
        (part, nth) =>
          isWhole(part.text) &&
          (isSure(part) || (part.follows && THEN_LAST.test(piece))) &&
          (nth === 0 || part.verb !== undefined) &&
          (nth === 0 || !SUBORDINATE.test(part.text) || part.words.length > 6) &&
          !GOES_ON.test(part.text),
      );
    if (!isSound) return [{ text: piece, follows: isOpen }];
    return parts.map((part, nth) => ({
      text: nth === 0 && isOpen ? part.text.replace(/^it\s/, '') : part.text,
      follows: nth === 0 ? isOpen : part.follows,
    }));
  });
  return found.every((clause) => isWhole(clause.text)) ? found : whole;
}

/** 'Lights go out': several that do something, and nobody who lights. */
const isSeveralActing = (words: readonly Word[], at: number): boolean =>
  verbAt(words, at)?.form === 's' &&
  /^(?:go|come|turn|fall|rise|fly|open|close|start|stop|begin|appear|flicker|dim|explode|drop|stand|lie|sit|glow|burn|shake|fade|everywhere)$/.test(
    words[at + 1]?.text ?? '',
  );

/** 'Realise they are there' goes on from 'a couple argue', where several act. */
const goesOn = (form: string, before: string): boolean =>
  form !== 'base' || clauseVerb(wordsOf(before))?.form === 'base';

/** Whether a piece begins with a thing and not with what is done: 'waves on the rocks'; 'sits down, waves at us'. */
function isNounLed(piece: string, before: string): boolean {
  const [first = '', second = ''] = wordsOf(piece).map(({ text }) => text);
  if (!isNoun(first)) return false;
  const verb = clauseVerb(wordsOf(before));
  // 'Then panics and tries it again'.
  if (second === 'and' && verb?.form === 's' && verbAt(wordsOf(piece), 2)?.form === 's') return false;
  // 'Teammates laugh, then panic'.
  if (second === '' && verb?.form === 'base' && verbAt(wordsOf(piece), 0)?.form === 'base') return false;
  const isAfterDeed = /s$/.test(first) && verb?.form === 's' && !verb.isState;
  const goesOn = isAfterDeed && (PREPOSITIONS.has(second) || isAdverb(second));
  return !(
    goesOn ||
    DETERMINERS.has(second) ||
    PRONOUNS.has(second) ||
    /^(?:him|her|it|them|up|out|away|off)$/.test(second)
  );
}
