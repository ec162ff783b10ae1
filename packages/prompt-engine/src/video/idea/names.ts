import { places } from '../../lexicon/tables.ts';
import { isEnglish } from '../../read/english-words.ts';
import { wordsOf } from './verbs.ts';

let known: ReadonlyMap<string, string> | undefined;

/** Places that are called by a name which is no word besides: 'lisbon'. */
function namesOfPlaces(): ReadonlyMap<string, string> {
  known ??= new Map(
    places()
      .flatMap(({ names }) => names)
      .filter((name) => /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*$/u.test(name) && !isEnglish(name.toLowerCase()))
      .map((name) => [name.toLowerCase(), name] as const),
  );
  return known;
}

const DAYS =
  /\b(?:(?<=(?:on|to|from|of) )(?:mars|venus|jupiter|saturn|neptune|pluto|uranus)|(?:earth)(?=['’]s\b)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|august|september|october|november|december|christmas|easter|halloween)\b/g;
const capitalOf = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Names of places and days with their capitals: 'a weekend in lisbon'. */
export function withNames(text: string): string {
  const words = wordsOf(text);
  let named = text;
  for (const [i, { start, text: word, isCapital }] of words.entries()) {
    if (isCapital) continue;
    const next = words[i + 1];
    const two = next ? namesOfPlaces().get(`${word} ${next.text}`) : undefined;
    const name = two ?? namesOfPlaces().get(word);
    if (name) named = named.slice(0, start) + name + named.slice(start + name.length);
  }
  return named.replace(DAYS, capitalOf);
}
