import { germanSingulars } from '../../lexicon/conjugation/german.ts';
import { singularsOf } from '../../lexicon/inflect.ts';
import { pluralOfPhrase } from './english.ts';
import type { Gloss, Glossary } from './glossary.ts';

/* Words of German and Dutch that no row has, by the words that they are made of. */

/** Whether a word names a thing, a being or a place. */
export const nameable = (gloss: Gloss): boolean => gloss.role === 'noun' || gloss.role === 'place';

/** 'Wintermorgen', 'Bleistiftzeichnung': hours and looks are compounded as things are. */
const isHourOrLook = ({ role }: Gloss): boolean => role === 'time' || role === 'style';

/** The words of a German compound that is not in the table: its head, and what stands before it where that is known. */
export function compoundOf(
  word: string,
  { words }: Glossary,
): { gloss: Gloss; isPartly: boolean } | undefined {
  for (let at = 2; at <= word.length - 3; at++) {
    const head = headOf(word.slice(at), words);
    if (!head) continue;
    const lead = word.slice(0, at);
    const known = [
      lead,
      lead.replace(/(?:es|s|en|n|er|e)$/, ''),
      `${lead}e`,
      `${lead}en`,
      lead.replace(/s$/, 'en'),
    ]
      .flatMap((each) => (each.length > 1 ? words.get(each) : []))
      .find((gloss) => nameable(gloss) || ['adjective', 'time', 'action'].includes(gloss.role));
    if (known) {
      const first =
        known.role === 'action'
          ? known.english.split(' ')[0]
          : (singularsOf(known.english)[0] ?? known.english);
      return { gloss: { ...head, english: `${first} ${head.english}` }, isPartly: false };
    }
    if (word.length - at >= 5) return { gloss: head, isPartly: true };
  }
  return undefined;
}

/** The last noun of a compound: as it stands, or in a plural that only lengthens it. */
function headOf(word: string, words: Glossary['words']): Gloss | undefined {
  const exact = words.get(word).find(nameable) ?? words.get(word).find(isHourOrLook);
  if (exact) return exact;
  const stem = /^(.{3,}?)(?:en|n|e|s)$/.exec(word)?.[1];
  const gloss = stem === undefined ? undefined : words.get(stem).find(nameable);
  return gloss && !/s$/.test(word)
    ? { ...gloss, english: pluralOfPhrase(gloss.english), plural: true }
    : gloss;
}

/** A noun in a form that no row has. */
export function nounOf(word: string, words: Glossary['words']): Gloss | undefined {
  const exact = words.get(word).find(nameable);
  if (exact) return exact;
  for (const one of germanSingulars(word)) {
    const gloss = words.get(one).find(nameable);
    if (!gloss) continue;
    const isPlural =
      !/(?:[^i]|^)(?:in|es|s)$/.test(word.slice(one.length - 1)) && /(?:en|er|n|e)$/.test(word);
    return isPlural && !gloss.plural
      ? { ...gloss, english: pluralOfPhrase(gloss.english), plural: true }
      : gloss;
  }
  return undefined;
}
