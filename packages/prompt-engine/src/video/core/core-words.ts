import { isAdverb, isBeingNoun, isNoun, PREPOSITIONS, setOf, verbAt, wordsOf } from '../idea/verbs.ts';
import type { Told } from '../plain/as-told.ts';
import { isAbroad } from '../plain/wording-plain.ts';

/*
 * The core of an idea: the people, things and places that it names. A film of which one is missing tells another idea. What
 * steers the film, for whom it is and how it is called are no core.
 */

/** Words that name a film and nothing in it, and words that stand for nothing. */
const NO_CORE = setOf(
  'video film clip movie ad advert commercial spot promo trailer teaser intro outro opener recap reel vlog montage edit animation cartoon explainer tutorial documentary doc mockumentary short sketch parody visual loop style vibe vibes vibe mood look feel feeling theme type kind sort version idea concept story scene scenes shot shots song track music sound seconds second secs sec minute minutes min hour hours day days week year years time times way thing things lot bit end start beginning middle front back side top bottom part half day today tonight now moment everyone everybody nobody one ones someone something anything nothing format vertical instagram tiktok youtube reels stories shorts camera drone zoom close closeup macro angle frame slow motion mo fast cuts cut black white light music birthday bday anniversary grade graders class audience website page channel stream feed slogan logo text words caption captions subtitles title name address please pls',
);

const STEM = 4;
const stemOf = (word: string): string => {
  const bare = word
    .replace(/['’]s?$/u, '')
    .replace(/(?:ies|y)$/u, 'i')
    .replace(/(?:es|s)$/u, '');
  return bare.length > STEM + 2 ? bare.slice(0, Math.max(STEM, bare.length - 2)) : bare;
};

/** Whether a text has a word, in whatever number. */
export function hasWord(text: string, word: string): boolean {
  const stem = stemOf(word.toLowerCase());
  return wordsOf(text).some(({ text: other }) => other.startsWith(stem) || stemOf(other) === stem);
}

/** The names in a text of what can be seen. */
export function namesIn(text: string): readonly string[] {
  const words = wordsOf(text);
  return [
    ...new Set(
      words
        .filter(({ text: word }, at) => {
          if (word.length < 3 || NO_CORE.has(word) || PREPOSITIONS.has(word) || isAdverb(word)) return false;
          const isName = isNoun(word) || isBeingNoun(word) || isBeingNoun(word.replace(/s$/u, ''));
          const found = verbAt(words, at);
          // 'Jumps' is done, 'a jump' is there.
          const isDone = found?.form === 's' || found?.form === 'ing';
          return (
            isName && !(isDone && !/^(?:an?|the|my|our|his|her|two|three)$/u.test(words[at - 1]?.text ?? ''))
          );
        })
        .map(({ text: word }) => word),
    ),
  ];
}

/** All that is seen or said in a film; what is only read in it is not seen. */
export const shownIn = ({ moments }: Told): string =>
  moments
    .flatMap(({ text, lines }) => [text.replace(/“[^”]*”/gu, ''), ...lines.map(({ line }) => line)])
    .join('. ');

/** The words of the notes, which steer a film. */
const notedIn = ({ notes }: Told): string => notes.map(({ text }) => text).join('. ');

/** The names of an idea that nothing of its film shows. */
export function missingFrom(told: Told, matter: string): readonly string[] {
  if (isAbroad(told.typed)) return [];
  const shown = shownIn(told);
  const noted = notedIn(told);
  return namesIn(matter).filter((word) => !hasWord(shown, word) && !hasWord(noted, word));
}

const ENDS_PHRASE = /^(?:and|or|but|then|while|until|as|where|when|who|that|which|because|so)$/u;

/** The phrase of a text that a word stands in, with the preposition that leads it: 'in a supermarket'. */
export function phraseWith(text: string, word: string): string {
  const words = wordsOf(text);
  const at = words.findIndex(({ text: other }) => other === word);
  const own = words[at];
  if (!own) return word;
  const isPart = (one: number, other: number): boolean =>
    !/[,.;:!?()“”]/u.test(text.slice(words[one]?.end ?? 0, words[other]?.start ?? 0));
  const isVerb = (i: number): boolean => {
    const found = verbAt(words, i);
    return found?.form === 's' && !isNoun(words[i]?.text ?? '');
  };
  let from = at;
  while (
    from > 0 &&
    isPart(from - 1, from) &&
    !ENDS_PHRASE.test(words[from - 1]?.text ?? '') &&
    !isVerb(from - 1)
  ) {
    from--;
    if (PREPOSITIONS.has(words[from]?.text ?? '')) break;
  }
  let to = at;
  while (
    to + 1 < words.length &&
    isPart(to, to + 1) &&
    !ENDS_PHRASE.test(words[to + 1]?.text ?? '') &&
    !PREPOSITIONS.has(words[to + 1]?.text ?? '') &&
    isNoun(words[to + 1]?.text ?? '')
  )
    to++;
  return text.slice(words[from]?.start ?? 0, words[to]?.end ?? 0);
}

/** Whether a phrase is led by where or with what it is. */
export const isLedBy = (phrase: string): boolean => PREPOSITIONS.has(wordsOf(phrase)[0]?.text ?? '');
