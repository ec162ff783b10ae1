import { headWord, introduced, isSomebody, sentence } from '../core/named-as.ts';
import { clauseVerb } from '../idea/clause-verb.ts';
import { PREPOSITIONS, wordsOf } from '../idea/verbs.ts';
import { isToldWhole } from '../plain/acts.ts';
import { doneTo } from '../plain/deed-phases.ts';
import { placeNamedIn } from '../plain/views-of.ts';

/* The first frame of a clause: who and what is there before it happens. */

const NOBODY = /^(?:i|we|you|he|she|it|they|nobody|everyone|everybody|somebody|someone|there|one of .*)$/iu;
const FOUND_LATER =
  /\b(?:finds?|discovers?|pours?|paints?|folds?|carves?|knits?|sews?|grows?|cooks?|prepares?|throws|makes?|builds?|bakes?|draws?|writes?|becomes?|turns?|gets?|wins?|buys?|orders?|invents?|hears?|dreams?|solves?|scores?|says?|tells?|wants?|learns?|plays?)\b/iu;

/** Who acts in a clause, with what leads the name: 'a snail', 'our cat'. */
export function whoIn(text: string): string {
  const words = wordsOf(text);
  const verb = clauseVerb(words);
  if (!verb || verb.from === 0) return '';
  const who = text.slice(0, words[verb.from - 1]?.end ?? 0).replace(/,.*$/u, '');
  const [lead] = words;
  const isPlain = !NOBODY.test(who) && !PREPOSITIONS.has(lead?.text ?? '') && who.split(' ').length <= 7;
  return isPlain ? who.replace(/\s(?:then|just|always|never|slowly|suddenly|still)$/iu, '') : '';
}

const STANDS = /^(?:in|on|at|under|inside|outside|behind|beside|near|by)\s/iu;

/** Who and what is in the picture before a clause happens; empty where it names nobody. */
export function firstFrame(text: string): string {
  const who = isToldWhole(text) ? whoIn(text) : '';
  if (who === '') return '';
  const thing = FOUND_LATER.test(text) ? '' : doneTo(text);
  const isThing =
    thing !== '' &&
    !/^(?:it|them|him|her|the (?:way|time|end|day)|.*\b(?:logo|text|title|words|letters|name|camera))$/iu.test(
      thing,
    ) &&
    thing.split(' ').length < 5;
  const place = placeNamedIn(text);
  const at = STANDS.test(place)
    ? ` ${place}`
    : place === ''
      ? ''
      : `, ${place.replace(/^\p{L}+\s/u, '')} around`;
  if (!isThing && at === '') return '';
  return sentence(`${introduced(who)}${isThing ? ` and ${thing}` : ''}${at}`);
}

/** Those who are named in some texts and can be looked at, the first of them first. */
export function beingsIn(texts: readonly string[]): readonly string[] {
  const all: string[] = [];
  for (const text of texts) {
    const who = whoIn(text);
    const thing = doneTo(text);
    for (const name of [who, thing]) {
      const head = headWord(name);
      if (name === '' || !isSomebody(name) || all.some((other) => headWord(other) === head)) continue;
      all.push(name);
    }
  }
  return all;
}
