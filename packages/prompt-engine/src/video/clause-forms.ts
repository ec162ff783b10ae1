import { type ClauseVerb, clauseVerb } from './clause-verb.ts';
import { isBeingNoun, isNoun, verbAt, type Word, wordsOf } from './verbs.ts';
import { small } from './wording.ts';

/* Clauses whose deed stands in a relative clause, in the passive or behind 'the moment', as plain ones. */

const RELATIVE = /^((?:[\p{L}’'-]+\s){1,5}?[\p{L}’'-]+),?\s(?:who|that|which)\s((\p{L}+)\b.*)$/isu;

/** 'A keeper who gets a letter' is no more than that she gets it. */
export function relativeAsDeed(text: string): string {
  const [, who = '', deed = '', first = ''] = RELATIVE.exec(text) ?? [];
  const [, adverb = ''] = /^((?:never|always|still|finally|suddenly|only|no longer)\s)/i.exec(deed) ?? [];
  const verb = first ? verbAt(wordsOf(deed.slice(adverb.length)), 0) : undefined;
  const main = clauseVerb(wordsOf(text));
  const isWhole = !main || main.at === wordsOf(text).length - wordsOf(deed).length;
  if (!verb || verb.form === 'ing' || !isWhole || clauseVerb(wordsOf(who))) return text;
  const isOne = /^(?:an?|one|my|the)\s/i.test(who) && verb.form === 'past';
  return `${who} ${isOne ? deed.replace(first, verb.verb.s.split(' ')[0] ?? first) : deed}`;
}

/** 'The moment a baby hears' is that it hears. */
export const MOMENT =
  /^(?:the|that|a)\s(?:exact\s)?moment\s(?:when\s|that\s|where\s)?(?=(?:an?|the|my|our|his|her|two|your|someone)\s)/i;

const DONE_BY =
  /^((?:[\p{L}’'-]+\s){0,5}[\p{L}’'-]+),?\s(\p{L}+)\sby\s((?:an?|the|his|her|my|our|their|two|three)\s[\p{L}’' -]+)$/iu;

/** 'A mailman chased by a goose' is the goose chasing him. */
export function asActive(text: string): string {
  const [, who = '', done = '', by = ''] = DONE_BY.exec(text) ?? [];
  const verb = done ? verbAt(wordsOf(done), 0) : undefined;
  if (verb?.form !== 'past' || clauseVerb(wordsOf(who)) || !isBeingNoun(wordsOf(by).at(-1)?.text ?? ''))
    return text;
  return `${by} ${/^(?:two|three)\s/i.test(by) ? verb.verb.base : verb.verb.s} ${small(who.trim())}`;
}

const SEVERAL = /s$|^(?:couple|pair|group|team|crowd|family|bunch|few|lot|band|crew|gang|choir)$/;

/** 'A snail race with commentators': one snail does not race, it races. */
export const isCompound = (words: readonly Word[], verb: ClauseVerb | undefined): boolean =>
  verb?.form === 'base' &&
  verb.from === 2 &&
  verb.at === 2 &&
  /^an?$/.test(words[0]?.text ?? '') &&
  isNoun(words[2]?.text ?? '') &&
  !SEVERAL.test(words[1]?.text ?? '');
