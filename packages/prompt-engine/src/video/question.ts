/* Ideas that ask to have a thing explained: 'why is the sky blue', 'how vaccines work'. */

import { clauseVerb } from './clause-verb.ts';
import { DETERMINERS, isNoun, sensesAt, type VerbAt, verbAt, type Word, wordsOf } from './verbs.ts';

const QUESTION =
  /^(?:(?:please\s)?(?:explain(?:ing|s)?|show(?:ing|s)?|learn|teach(?:ing)?)\s(?:to\s)?(?:(?:me|us|kids|children|people)\s)?)?(?:(?:how|why)\s(?:is|are|does|do|can)\s(.+?)|(?:how|why)\s(.+?)\s(?:works?|functions?|matters?|counts?|is|are|happens?|exists?)(?=\s|,|$).*|what\s(?:is|are)\s(.+?)|what\s(?:happens\s(?:when|if|to)|makes|causes)\s(.+?)|(?<=explain\s)(?!how|why|to\b)([\p{L}-]+(?:\s[\p{L}-]+){0,3}?))(?:\s(?:work|works|happen|exist|function))?(?:\s(?:to|for|like)\s(?:an?\s)?(?:\p{L}+|\d+)(?:[\s-].*)?)?[?.!]*$/iu;

/** What an idea asks to have explained, in its own words: 'vaccines', 'sky blue'. */
export const explainedIn = (shown: string): string | undefined => {
  const hit = QUESTION.exec(shown.split(/[,.;]\s/)[0] ?? '');
  const thing = (hit?.[1] ?? hit?.[2] ?? hit?.[3] ?? hit?.[4] ?? hit?.[5])?.trim();
  return thing && thing.split(' ').length < 7 && !/^to\s/i.test(thing) ? thing : undefined;
};

/** What a question is about, without what it says of it: 'the sky blue', 'volcanoes erupt'. */
export function calledIn(asked: string): string {
  const words = wordsOf(asked);
  const least = DETERMINERS.has(words[0]?.text ?? '') ? 2 : 1;
  const verb = [clauseVerb(words), bareVerb(words, least)].find((one) => (one?.at ?? 0) >= least);
  const at = words[verb?.at ?? -1]?.start ?? 0;
  const subject =
    at > 0
      ? asked
          .slice(0, at)
          .trim()
          .replace(/\s(?:always|never|only|often|usually|sometimes|really)$/i, '')
      : stateless(asked);
  return /^(?:you|we|i|people)$/i.test(subject) && verb
    ? verb.verb.ing
    : subject.replace(/\s(?:you|us)$/i, '');
}

/** The verb behind a helping one: 'does a vaccine protect you'. */
function bareVerb(words: readonly Word[], least: number): VerbAt | undefined {
  const isOne = /^an?$/.test(words[0]?.text ?? '');
  for (let at = least; at < words.length - (isOne ? 1 : 0); at++) {
    const found = verbAt(words, at);
    const senses = sensesAt(words[at]?.text ?? '');
    const isDeed = senses.length === 0 || senses.some(({ is }) => is === 'action');
    if (found?.form === 'base' && isDeed && !isNoun(words[at]?.text ?? '')) return found;
  }
  return undefined;
}

const stateless = (asked: string): string =>
  asked
    .replace(
      /(?<=\S)\s(?:so\s.*|form|rise|work|happen|grow|fly|float|sleep|blue|red|green|salty|hot|cold|round|dark|bright|white|sticky|important)$/i,
      '',
    )
    .replace(/(?<=s)\s\p{L}+$/u, '');
