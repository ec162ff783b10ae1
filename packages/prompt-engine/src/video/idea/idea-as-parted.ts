import { singularsOf } from '../../lexicon/inflect.ts';
import { headOf } from '../wording.ts';
import { clauseVerb } from './clause-verb.ts';
import { isBeingNoun, isNoun, verbAt, wordsOf } from './verbs.ts';

/*
 * Joints of an idea that no comma marks: what it goes from and to, what it ends with, two deeds that nobody is named
 * for, somebody who is there beside what is shown. Each side is a moment of its own.
 */

const HOUR =
  /^(?:day|night|dawn|dusk|noon|morning|evening|sunrise|sunset|midnight|spring|summer|autumn|winter|start|beginning|top|left|right|here|far|afar|home|above|below|behind|within|inside|outside|monday|\d.*)\b/i;
/** 'From oven to a kid taking the first bite', where nothing that is done leads on to it. */
const FROM_TO =
  /(^|[,:;]\s)(?:(?:all the way|straight|it goes|going|taking us|the journey|the whole way)\s)?from\s((?:the\s|an?\s|our\s|my\s|his\s|her\s)?[^,.:;]{3,50}?)\s(?:(?:all the way|on|up|over|down|through)\s)?to\s((?:an?|the|our|my|his|her|your|two|three|first|last|finished|fresh|\p{L}+ing)\s[^,.:;]{4,80})(?=[,.;]|$)/giu;

/** 'Falls, falls, falls' is three falls. */
const AGAIN = /\b(\p{L}+s)((?:,?\s(?:and\s|then\s|and then\s)?\1)+)(?=[,.;]|\s(?:and|then|but|until)\b|$)/giu;
const TIMES = ['', '', ' twice', ' three times', ' four times'];
const counted = (all: string, verb: string): string => {
  const times = TIMES[Math.min(all.split(new RegExp(`\\b${verb}\\b`, 'i')).length - 1, 4)] ?? '';
  return verbAt(wordsOf(verb), 0)?.form === 's' ? `${verb}${times}` : all;
};

/** 'Oven' is the oven; 'hands' and 'morning dew' need no article. */
const named = (what: string): string =>
  /^(?:the|an?|our|my|his|her|their|two|three|raw|fresh|first|\p{L}+ing)\s|s$/iu.test(what) || /\s/.test(what)
    ? what
    : `the ${what}`;

/** 'A tour ending with churros' ends with them. */
const ENDS_WITH =
  /(?:,?\s(?:and\s|that\s|which\s|it\s)?(?:end(?:s|ing)|finish(?:es|ing)|conclud(?:es|ing)|clos(?:es|ing))|,\s(?:and\s|then\s)?(?:end|finish|close))\s(?:up\s)?(?:with|on|at)\s(?!(?:an?\s|the\s|our\s|my\s)?(?:\p{L}+\s)?(?:bang|high|logo|slogan|tagline|text|title|words?|cliffhanger|note|silence|end|top|[“"])\b|time\b|least\b|last\b)(?=\p{L})/giu;

/** 'Skating down a hill and crashing into a hedge': two deeds of one who is not named. */
const GERUNDS =
  /^(\p{L}+ing\b[^,.]{6,}?),?\s(?:and|then|and then|before)\s(?:then\s|finally\s|just\s|suddenly\s)*(\p{L}+ing\b[^,.]{3,})$/iu;

/** 'A snail race with an excited commentator': somebody who is there. */
const WITH_SOMEBODY = /^([^,.:;]{4,70}?)\swith\s(an?\s(?:[\p{L}-]+\s){0,4}?[\p{L}-]+)$/iu;
/** 'Snow in a town seen from a window': from where all of it is seen. */
const SEEN_FROM = /(?<!,)\s(?=seen\s(?:only\s)?(?:from|through)\s(?:an?|the|his|her)\s)/giu;

/** Whatever its last word may be besides: 'a snail race' is no deed. */
const HAPPENING =
  /\b(?:race|parade|match|game|contest|competition|concert|party|wedding|ceremony|festival|tournament|battle|duel|fight|show|auction|exam|lesson|rehearsal|interview|trial|meeting|picnic|feast|heist|press conference)$/i;
/** 'The proposal goes wrong when the ring rolls off the cliff': what goes wrong is seen in what happens. */
const GOES_WRONG =
  /^(.{6,90}?),?\s(?:goes\s(?:\p{L}+ly\s)?wrong|fails|is ruined|gets ruined|is interrupted|gets interrupted|falls apart|ends badly|ends in (?:chaos|disaster)|turns into (?:chaos|a disaster))\s(?:when|because|as|after)\s(\S.{6,})$/iu;
/** 'Slow turntable and then the light comes on': how it is filmed, and what happens. */
const MOVE_THEN =
  /(^|,\s)((?:(?:slow|fast|smooth|static)\s)?(?:turntable|zoom(?: in| out)?|pan|push[- ]in|pull[- ]back|slow motion|close-up|wide shot|orbit|rotation))\s(?:and\s)?then\s(?=\p{L})/giu;
/** 'Our studio opening this October': when it opens is read, and not seen. */
const OPENING = /(?<=\p{L})\s(?=opening\s(?:this|next|in|on|soon)\b)/giu;
/** 'Hers are perfect': what is hers is what several of them were named before. */
const OWN_ONES =
  /(?<=^(.{4,160}?)[,.]?\s(?:(?:and|but|while)\s)?)\b(his|hers|mine|yours|ours|theirs)\s(?=(?:are|look|come out|turn out|fall apart|stay)\b)/giu;
const WHOSE: Readonly<Record<string, string>> = {
  his: 'his',
  hers: 'her',
  mine: 'my',
  yours: 'your',
  ours: 'our',
  theirs: 'their',
};
function withOwnOnes(text: string): string {
  return text.replace(OWN_ONES, (all: string, before: string, own: string) => {
    const things = wordsOf(before).findLast(
      ({ text: word }) =>
        /[^s]s$/.test(word) &&
        !isBeingNoun(word) &&
        singularsOf(word).some((one) => isNoun(one) && !isBeingNoun(one)),
    );
    return things ? `${WHOSE[own.toLowerCase()] ?? own} ${things.text} ` : all;
  });
}

const ONLY_FIRST = /(^|,\s)(?:only|just)\s(?=(?:an?|the|one|two)\s\p{L})/giu;

function deedsParted(text: string): string {
  const [, one = '', other = ''] = GERUNDS.exec(text) ?? [];
  const isDeed = (part: string): boolean => verbAt(wordsOf(part), 0)?.form === 'ing';
  return one !== '' && isDeed(one) && isDeed(other) ? `${one}. ${other}` : text;
}

/** Callings, which no list has all of: 'commentator'. */
const isSomebody = (noun: string): boolean =>
  isBeingNoun(noun) || /(?:ator|itor|ologist|iologist|ician|eer)$/.test(noun);

function companionParted(text: string): string {
  const [, what = '', who = ''] = WITH_SOMEBODY.exec(text) ?? [];
  const isNamed =
    (HAPPENING.test(what) && clauseVerb(wordsOf(what))?.form !== 's') ||
    (clauseVerb(wordsOf(what)) === undefined && !isBeingNoun(headOf(what).toLowerCase()));
  if (what === '' || !isNamed) return text;
  return isSomebody(headOf(who).toLowerCase()) ? `${what}, ${who}` : text;
}

/** An idea with a comma at each such joint. */
export const ideaAsParted = (typed: string): string =>
  companionParted(
    deedsParted(
      withOwnOnes(typed)
        .replace(AGAIN, counted)
        .replace(FROM_TO, (all: string, before: string, from: string, to: string) =>
          HOUR.test(from) || HOUR.test(to) ? all : `${before}${named(from)}, then ${to}`,
        )
        .replace(GOES_WRONG, '$1. $2')
        .replace(MOVE_THEN, '$1$2, then ')
        .replace(ENDS_WITH, '. ')
        .replace(SEEN_FROM, ', ')
        .replace(OPENING, ', ')
        .replace(ONLY_FIRST, '$1'),
    ),
  );
