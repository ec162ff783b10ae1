import { sifted } from '../lexicon/sifting/sifted.ts';

/*
 * Adverbs that stand behind a noun and are no part of it: 'carries his bicycle home', 'holds the book upside down',
 * 'stops mid-robbery'.
 */

const END =
  '(?=$|[,.;!?]| (?:in|on|at|by|with|to|from|under|over|behind|beside|through|across|into|for|as|and|while|when|after|before|because|so|until|outside|inside|past|along|near)\\b)';

/** Whoever carries or leads somebody home has no home in hand. */
const TAKEN_HOME = sifted(
  new RegExp(
    `\\b((?:carr|bring|brought|tak|took|drag|push|pull|lead|led|haul|lug|wheel|walk|driv|drove|rid|follow|escort|fetch|help|send|sent|tow)\\p{L}* (?:(?:an?|the|his|her|their|its|my|our|two|three|some|each other) ?)(?:[\\p{L}'’-]+ ){0,3}?[\\p{L}'’-]+) home${END}`,
    'giu',
  ),
);
const UPSIDE_DOWN = sifted(
  new RegExp(
    `(?<=\\b(?:hold|turn|wear|read|carr|flip|put|drink|rid)\\p{L}* (?:an?|the|his|her|their|its|my) (?:\\p{L}+ ){1,3})(?:upside[ -]down|inside out|back to front)${END}`,
    'giu',
  ),
);
/** 'mid-robbery': in the middle of it, where nothing follows that it is the kind of. */
const IN_THE_MIDDLE = sifted(
  new RegExp(
    `(?<=\\p{L} )mid[- ](?!air|autumn|winter|summer|spring|century|length|size)\\p{L}{4,}${END}`,
    'giu',
  ),
);
const LAST_TIME = sifted(
  /(?<=\p{L}) (?:one|for the|for one|a) (?:very )?(?:last|final) time(?: ever)?(?=$|[,.;!?]| \p{L})/giu,
);
/** Whoever is late for it, is; a late wife is dead. */
const LATE = sifted(
  /(?<=\b(?:is|are|runs?|running|arrives?|arriving|comes?|works?|working|stays?|staying|sits?|up) )late\b|\blate (?=at night\b)/giu,
);
const FAREWELL = sifted(
  new RegExp(`(?<=\\b(?:kiss|wav|hug|bid|say)\\p{L}* .*)\\b(?:goodbye|farewell|good ?night)${END}`, 'giu'),
);

/** How long or how long ago: 'for the first time in years', 'that burned down years ago'. */
const SPANS = sifted(
  /(?<=\p{L} )(?:(?:in|for) )?(?:(?:many|some|ten|two|three|five|twenty|fifty|a hundred|a few|several|countless|so many) )?(?:(?:years|decades|centuries|ages|months|weeks|days) ago|(?<=\b(?:in|for) (?:\p{L}+ )?)(?:years|decades|centuries|ages|months|weeks|days)(?! (?:of|from|past|gone|long)\b))(?=$|[,.;!?]| )/giu,
);
/** 'the square where he proposed to her': what was there once is seen no more. */
const ONCE = sifted(
  / where (?:he|she|they|(?:her|his|their|my|our|the|an?) (?:\p{L}+ ){0,2}?\p{L}+) (?:had |once |first )*(?:\p{L}{3,}ed|met|died|fell|was|were|lost|found|left|won|sat|stood|grew|fought|built|hid|sang|kept)\b[^,.;]*/giu,
);
/** 'keeps playing' is playing. */
const GOES_ON = sifted(
  /\b(?:keeps?|continues?|goes on|go on|starts?|begins?) (?=(?!being)\p{L}{3,}ing\b)/giu,
);

/** 'on a blind date': how they are there, and no thing that they are on. */
const ON_AN_ERRAND = sifted(
  new RegExp(
    `(?<=\\p{L}) on (?:an?|the|their|his|her|its) (?:(?:blind|first|second|bad|awkward|secret|double|terrible|hunger|strict|dangerous|impossible|last|long) )?(?:date|diet|mission|quest|errand|rampage|budget|roll|strike)(?! (?:palm|tree|cake|night|with))${END}`,
    'giu',
  ),
);

/** A text without such adverbs; the subject keeps them. */
export const withoutTrailingWords = (text: string): string =>
  text
    .replace(TAKEN_HOME, '$1')
    .replace(UPSIDE_DOWN, '')
    .replace(IN_THE_MIDDLE, '')
    .replace(LAST_TIME, '')
    .replace(FAREWELL, '')
    .replace(ON_AN_ERRAND, '')
    .replace(LATE, '')
    .replace(SPANS, '')
    .replace(ONCE, '')
    .replace(GOES_ON, '')
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[,.;!?])/g, '');
