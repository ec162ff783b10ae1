import { sifted } from '../lexicon/sifting/sifted.ts';

/** What a word that no table knows looks like, by its ending and its neighbours. */
export type WordGuess =
  | 'noun'
  | 'adjective'
  | 'verb-ing'
  | 'verb-past'
  | 'verb-s'
  | 'verb'
  | 'adverb'
  | 'name';

const ADJECTIVE = sifted(/(?:ous|ful|less|ish|ive|able|ible|ical|ic|esque|like|y|al|ary|ed|en|est)$/);
/** Adjectives that leave a thing or place one of its kind. */
export const PLAIN_ADJECTIVE = sifted(
  /^(?:dark|dim|bright|sunny|busy|crowded|quiet|silent|calm|peaceful|small|big|large|huge|narrow|wide|long|short|tall|low|high|local|public|private|typical|traditional|classic|modern|contemporary|ordinary|simple|plain|fancy|famous|popular|favou?rite|cheap|expensive|rural|urban|remote|distant|nearby|deep|open|closed|round|square|clean|tidy|messy|cluttered|warm|cool|cold|hot|fresh|fat|thin|skinny|slim|chubby|fluffy|cute|hairy|strong|weak|young|old|new|used|shared|parked|single|double|left|right|front|back|main|central|upper|lower|wooden|early|late|male|female|pregnant|blind|deaf|bald|blond|blonde|smiling|lost|lonely|shy|brave|clever|smart|lazy|curious|handmade|handcrafted|homemade|artisan|artisanal|organic|eco-friendly|vegan|custom|personali[sz]ed|wireless|portable|electric|delicious|tasty|juicy|crispy|spicy|sweet|thick|heavy|soft|smooth|premium|generic|branded|limited|seasonal|everyday|casual|formal|waterproof|reusable|recyclable|foldable|adjustable|ergonomic|authentic|mini|compact|packed|overcrowded|baked|brewed|roasted|sliced|folded|ripe|noise-cancelling|rechargeable|assorted|mixed|vintage-style)$/,
);
/** Things that end as verbs do. */
const NOUN_IN_ING = sifted(
  /^(?:ceiling|railing|awning|siding|lining|paving|lightning|siblings?|darling|sterling|shilling|inning|rigging|scaffolding|pudding|icing|topping|filling|ending|opening|crossing|landing|clearing|being|offspring)$/,
);
/** People and things that end as adjectives do. */
const NOUN_IN_IC = sifted(
  /^(?:critic|cleric|relic|mimic|lunatic|fanatic|s[ck]eptic|medic|heretic|tunic|mechanic)s?$/,
);
/** Deeds, trades and gatherings end so: 'delivery', 'security'; what is like powder or feathers does, too. */
const NOUN_IN_Y = sifted(/(?:ity|logy|graphy|nomy|mony|[^aeiou]ery|[^aeiou]ory)$/);
const ADJECTIVE_IN_RY = sifted(
  /^(?:fiery|slippery|watery|leathery|feathery|silvery|powdery|shivery|rubbery|flowery|showery|fluttery|glittery|jittery|splintery|papery|peppery|buttery|coppery|savory|gory|sensory|compulsory|migratory)$/,
);
/** 'the whale is much bigger': no one's calling. */
const COMPARATIVE = sifted(
  /^(?:bigger|smaller|taller|larger|longer|shorter|older|younger|wider|heavier|lighter|stronger|faster|higher|lower|nearer|closer)$/,
);
/** Words that a noun phrase ends before. */
const AFTER_NOUN = sifted(
  /^(?:in|on|at|of|by|with|and|from|to|into|onto|under|over|behind|beside|near|for|through|across|around|during|while|who|that|which|is|are)$/i,
);
/** Words after which a noun phrase begins. */
const OPENS = sifted(/^(?:a|an|the|my|your|his|her|its|their|our|this|that|two|three|some|me|us|him|them)$/i);

const isNounInY = (word: string): boolean => NOUN_IN_Y.test(word) && !ADJECTIVE_IN_RY.test(word);

/**
 * Guesses the class of a word that no row has. English puts what describes before what is named, and what is done
 * between the doer and an article: that, and the ending, is what there is to go by.
 * @param at where the word stands among the words of its part of the sentence
 */
export function guessOf(word: string, words: readonly string[], at: number): WordGuess {
  if (/^\p{N}/u.test(word)) return 'noun';
  if (COMPARATIVE.test(word)) return 'adjective';
  if (word.length > 4 && word.endsWith('ly')) return 'adverb';
  // A verb has a vowel before its ending: 'string' and 'thing' are none.
  if (!NOUN_IN_ING.test(word) && /[aeiouy]\w*ing$/.test(word) && word.length > 4) return 'verb-ing';
  const next = words[at + 1];
  const isLast = next === undefined;
  if (at > 0 && next !== undefined && OPENS.test(next)) {
    if (word.endsWith('s')) return 'verb-s';
    return word.endsWith('ed') ? 'verb-past' : 'verb';
  }
  if (
    at > 0 &&
    word.length > 4 &&
    word.endsWith('ed') &&
    (isLast ||
      /^(?:by|with|in|on|to|from|into|at|around|under|over|behind|inside|against|between|across|through|beside)$/.test(
        next,
      ))
  )
    return 'verb-past';
  const isEnd = isLast || AFTER_NOUN.test(next);
  if (!isLast && PLAIN_ADJECTIVE.test(word)) return 'adjective';
  if (
    !isEnd &&
    word.length > 3 &&
    !NOUN_IN_IC.test(word) &&
    !isNounInY(word) &&
    ADJECTIVE.test(word) &&
    /^\p{L}/u.test(next)
  )
    return 'adjective';
  return /^\p{Lu}/u.test(words[at] ?? '') && at > 0 ? 'name' : 'noun';
}
