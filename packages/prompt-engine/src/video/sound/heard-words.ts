import { DETERMINERS, PREPOSITIONS, verbAt, wordsOf } from '../idea/verbs.ts';

/* What a moment says that somebody hears. */

const HEARS =
  /\b(?:hears?|hearing(?! (?:aid|test|loss))|overhears?|listens? to|listening to)\s((?:an?\s|the\s|his\s|her\s|their\s|my\s)?[^,.;“”]{3,60})$/iu;

/** What somebody hears in a moment: 'hears the monitor whisper her name' → 'the monitor whispering her name'. */
export function soundHeard(text: string): string {
  const heard = HEARS.exec(text)?.[1] ?? '';
  const words = wordsOf(heard);
  if (
    /^(?:that|about|of|nothing|what|how|it|him|them|her(?=$|\s(?:\w+ing|at|in|on|from|through|and)\b))\b/i.test(
      heard,
    )
  )
    return '';
  const isOpen = (word = ''): boolean => !PREPOSITIONS.has(word) && !DETERMINERS.has(word);
  const verb = words
    .flatMap((_, at) => (at > 1 ? (verbAt(words, at) ?? []) : []))
    .filter(({ form, at }) => form === 'base' && isOpen(words[at - 1]?.text) && isOpen(words[at]?.text))
    .findLast(({ at }, _, [of]) =>
      words.slice(of?.at, at).every(({ text: word }) => !PREPOSITIONS.has(word)),
    );
  const at = verb && words[verb.at];
  if (!verb || !at) return heard.replace(/\s(?:and|but|until|when|while|that|which)\s.*$/i, '');
  return `${heard.slice(0, at.start)}${verb.verb.ing.split(' ')[0] ?? ''}${heard.slice(at.end)}`;
}
