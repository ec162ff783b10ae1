import { isEnglish } from '../../read/english-words.ts';
import { senses } from '../../read/senses.ts';
import {
  DETERMINERS,
  isAdverb,
  isNoun,
  NOUNS,
  OTHERS,
  PREPOSITIONS,
  PRONOUNS,
  sensesAt,
  type VerbAt,
  type Word,
} from './verbs.ts';

/** Whether what follows a word lets it be a verb that is also a noun: 'waters a flower', 'waves at us'. */
export const opensObject = (next: string | undefined): boolean =>
  next !== undefined &&
  (DETERMINERS.has(next) ||
    PREPOSITIONS.has(next) ||
    OTHERS.has(next) ||
    PRONOUNS.has(next) ||
    isAdverb(next));

/** 'The Shibuya crossing' is a place behind its name. */
const isPlaceName = (words: readonly Word[], at: number): boolean =>
  /^(?:crossing|landing|clearing|opening)$/.test(words[at]?.text ?? '') &&
  at > 1 &&
  words[at - 1]?.isCapital === true &&
  !opensObject(words[at + 1]?.text);

/** Whether a word is part of a name of several: 'northern lights', 'sewing machine'. */
export const isInName = (words: readonly Word[], at: number, isFirst: boolean): boolean =>
  isPlaceName(words, at) ||
  (isFirst ? [at] : [at - 1, at - 2]).some((from) => {
    const hit =
      from < 0
        ? undefined
        : senses().longestAt(
            words.slice(from, from + 4).map(({ text }) => text),
            0,
          );
    // 'Coming home' is a name and a deed.
    const isName =
      hit?.value.some(({ is }) => is === 'noun' || is === 'place') === true &&
      !hit.value.some(({ is }) => is === 'action');
    return isName && hit.length > 1 && from + hit.length > at;
  });

/** Past forms that another verb follows: 'learned to open doors'. */
export const LED_TO =
  /^(?:learned|learnt|decided|started|wanted|tried|refused|promised|managed|agreed|hoped)$/;

/** Past forms that are no participles of a thing done to one. */
export const STAYS =
  /^(?:waited|stayed|walked|arrived|laughed|smiled|danced|jumped|cried|looked|listened|returned|met|ran|came|went|fell|sat|stood|slept)$/;

/** 'Farmers with conical hats': what they have on, and nothing that they do. */
export const isQualified = (words: readonly Word[], at: number): boolean => {
  const [link = '', quality = ''] = [words[at - 2]?.text, words[at - 1]?.text];
  return (
    PREPOSITIONS.has(link) &&
    isEnglish(quality) &&
    !isNoun(quality) &&
    !isAdverb(quality) &&
    !PRONOUNS.has(quality)
  );
};

/** Whether a word may say what the thing after it is like: a colour, a feeling or a time. */
export const namesColour = (word: string): boolean =>
  sensesAt(word).some(({ is }) => is === 'colour' || is === 'feeling' || is === 'time');

/** 'A red dress in the desert': before the dress stands what it is like, and no red one that dresses. */
export const isOneOf = (words: readonly Word[], before: string): boolean =>
  namesColour(before) && /^(?:an?|one|the|my|her|his)$/.test(words[0]?.text ?? '');

/** Verbs that are things too, and hardly ever several of them behind one article: 'the soup flies'. */
const BEFALLS =
  /^(?:flies|falls|drops|slips|breaks|stops|turns|opens|closes|bursts|cracks|rises|sinks|spills|starts|melts|rings|dances|jumps|crashes|explodes|lands)$/;
/** What leaves and lands, though its leaves and lands are things: 'the last train leaves'. */
const CARRIES = /^(?:train|bus|plane|ship|boat|ferry|taxi|car|tram|rocket|truck|van|helicopter)$/;

/** Whether a word that is a thing too is what happens to the one thing before it. */
export function befalls(words: readonly Word[], at: number): boolean {
  const [before = '', word = '', next] = [at - 1, at, at + 1].map((i) => words[i]?.text);
  if (CARRIES.test(before)) return next === undefined || next === 'and';
  const isLed = at === 2 && /^(?:the|his|her|their|my|our)$/.test(words[0]?.text ?? '');
  return next === undefined && isLed && BEFALLS.test(word);
}

/** A verb that no dictionary of ours has: 'a girl zests a lemon'. */
export function coined(words: readonly Word[], at: number): VerbAt | undefined {
  const [before = '', word = '', next = ''] = [at - 1, at, at + 1].map((i) => words[i]?.text);
  if (!/[^siu]s$/.test(word) || isNoun(word) || NOUNS.has(word)) return undefined;
  const isLed = isNoun(before) || /^(?:he|she|it)$/.test(before);
  if (!isLed || !(DETERMINERS.has(next) || /^(?:him|her|it|them)$/.test(next))) return undefined;
  return {
    at,
    length: 1,
    verb: { base: word.slice(0, -1), s: word, ing: word, past: word, participle: word },
    form: 's',
  };
}
