import { small } from '../wording.ts';
import { type ClauseVerb, clauseVerb } from './clause-verb.ts';
import { isBeingNoun, isNoun, verbAt, type Word, wordsOf } from './verbs.ts';

/* Clauses whose deed stands in a relative clause, in the passive or behind 'the moment', as plain ones. */

const RELATIVE = /^((?:[\p{L}’'-]+\s){1,5}?[\p{L}’'-]+),?\s(?:who|that|which)\s((\p{L}+)\b.*)$/isu;

/** What is thought or found out has a clause of its own behind it: 'who believes her plants are judging her'. */
const MINDS =
  /^(?:(?:suddenly|finally|always|still|only)\s)?(?:believes?|thinks?|realis\w+|realiz\w+|knows?|discovers?|finds? out|notices?|suspects?|fears?|hopes?|dreams?|pretends?|imagines?|claims?|swears?|insists?|says?|(?:is|are|was) (?:convinced|sure|certain|afraid|told|obsessed|terrified))\b/i;
/** What somebody is afraid or proud of stands behind it, and what they do behind that. */
const MINDS_OF = /^(?:is|are|was|were)\s(?:\p{L}+ly\s)?\p{L}+\s(?:of|by|about)\s/iu;
const STATES = /^(?:is|are|has|have|gets?|can|cannot|can['’]t|does|do|must|wants?|needs?)\s/i;

/** 'A keeper who gets a letter' is no more than that she gets it. */
export function relativeAsDeed(text: string): string {
  const [, who = '', deed = '', first = ''] = RELATIVE.exec(text) ?? [];
  const [, adverb = ''] = /^((?:never|always|still|finally|suddenly|only|no longer)\s)/i.exec(deed) ?? [];
  const verb = first ? verbAt(wordsOf(deed.slice(adverb.length)), 0) : undefined;
  const main = clauseVerb(wordsOf(text));
  const at = wordsOf(text).length - wordsOf(deed).length;
  const isJoined = main !== undefined && /^(?:and|then)$/.test(wordsOf(text)[main.from - 1]?.text ?? '');
  const isWhole = !main || main.at === at || isJoined || (MINDS.test(deed) && !MINDS_OF.test(deed));
  if (STATES.test(deed) && isWhole && !clauseVerb(wordsOf(who))) return `${who} ${deed}`;
  if (!verb || verb.form === 'ing' || !isWhole || clauseVerb(wordsOf(who))) return text;
  const isOne = /^(?:an?|one|my|the)\s/i.test(who) && verb.form === 'past';
  return `${who} ${isOne ? deed.replace(first, verb.verb.s.split(' ')[0] ?? first) : deed}`;
}

/** 'The moment a baby hears' is that it hears. */
const MOMENT =
  /^(?:the|that|a)\s(?:exact\s|very\s)?(moment|second|day|night|morning|evening)\s(?:when\s|that\s|where\s)?(?=(?:an?|the|my|our|his|her|two|your|someone|everyone|\p{Lu}\p{L}+)\s)/u;

/** What happened in a moment, as it is seen to happen. */
export function asMoment(text: string): string {
  const time = MOMENT.exec(text)?.[1] ?? '';
  if (time === '') return text;
  const told = text.replace(MOMENT, '');
  const words = wordsOf(told);
  const at = words.findIndex(
    ({ text: word }, i) =>
      i > 0 &&
      verbAt(words, i)?.form === 'past' &&
      !/^(?:was|were|is|are|been|had|has|have)$/.test(words[i - 1]?.text ?? word),
  );
  const verb = at > 0 ? verbAt(words, at)?.verb : undefined;
  const [word, before] = [words[at], words[at - 1]?.text ?? ''];
  if (!verb || !word) return told;
  const isSeveral = /[^s]s$/.test(before) || /^(?:people|they|we)$/.test(before);
  const now = (isSeveral ? verb.base : verb.s).split(' ')[0] ?? '';
  const when = /night|morning|evening/.test(time) ? (time === 'night' ? ' at night' : ` in the ${time}`) : '';
  return `${told.slice(0, word.start)}${now}${told.slice(word.end)}${when}`;
}

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
