import { sifted } from '../lexicon/sifting/sifted.ts';

/*
 * A request as whoever typed it means it: what they take back or leave open while they type ('steampunk no wait, more like
 * bronze age', 'museum label not needed', 'seamless would be nice but not essential'), and an idea that they like.
 */

/** As it is often typed. */
const BECAUSE = /\b(?:becuase|becasue|beacuse|becouse|becaus|b\/c)\b/giu;
/** An idea that one likes, or has, is what one imagines. */
const IDEA =
  /\b(?:(?<who>i|we)(?: really| just| kinda| also| still)? (?:like|love|liked|loved|had|have|keep having|got) (?:the|this|an?) (?:idea|image|vision)(?: of| to have| that)|(?:the|my|our) idea(?: i had| we had)? (?:is|was|would be)(?: of| to have)?)(?= )/giu;

/** 'I want to remember my mum's greenhouse. Tomato vines up to the roof': what is to be remembered is the picture. */
const REMEMBERED =
  /^(?:i|we)(?:['’]?d)?(?: would)?(?: just| really)? (?:want|wanna|like|love|wish|hope|need)(?: to)? (?:remember|capture|keep|preserve|bring back|relive|recreate|honou?r|commemorate|hold on to) (?=(?:my|our|the|an?|that|this|his|her|their)\b)/iu;

/** What was said before, up to the last stop, is taken back. */
const TAKEN_BACK = sifted(
  /(?<=^|[,.;!?]\s)[^,.;!?"“”]{1,40}?,? (?:no,? wait|wait,? no|scratch that|no,? actually|actually,? no|sorry,? i mean(?:t)?)[,:]? (?:(?:more like|make (?:it|that)|rather|actually|better|maybe) )?(?=\p{L})/giu,
);
/** 'coffee beans?? no, that is cliche, just the books': what was only asked is taken back as well. */
const ASKED_BACK = sifted(
  /(?<=^|[,.;!?]\s)[^,.;!?"“”]{2,40}\?+ (?:no|nah|nope|hmm no)\b,? ?(?:(?:that['’]?s|thats|it['’]?s|its|too) [^,.;]{2,30}[,.;] )?(?=\p{L})/giu,
);
/** What need not be there is not to be there. */
const NOT_NEEDED = sifted(
  /(?<=^|[,.;!?]\s)(?:an? |the )?(?!it\b|this\b|that\b|they\b)([^,.;!?"“”]{3,40}?) (?:is |are )?not (?:needed|necessary|required|included|wanted|desired)(?=$|[,.;!?])/giu,
);
/** 'don’t show any people or sea monsters', 'avoid glitter', 'leave out the lamp': orders to keep a thing out. */
const ORDERS_OUT = sifted(
  /(?<=^|[,.;!?]\s|\b(?:and|but|also|so|please|pls|plz)\s)(?:(?:please|pls|plz) )?(?:(?:do not|don['’]?t|never|make sure (?:not to|you don['’]?t)|try not to) (?:show|include|add|draw|have|use|want|put in|put)(?: me| in)?|i (?:really )?(?:do not|don['’]?t|would not|wouldn['’]?t) (?:want|need|like|wish)(?: to (?:see|have))?|i(?:['’]?d| would) rather not (?:have|see)|avoid(?:ing)?(?: having| showing)?|leave out|leave off|exclude|omit) (?!it\b|this\b|that\b|them\b|him\b|her\b|his\b|its\b|their\b|my\b|too\b|so\b|to\b|like\b|anything (?:else|too)|there\b)(?:(?:any|an?|the|some) )?(?<list>[\p{L}'’-]+(?:(?:, | or | and |, or |, and | )[\p{L}'’-]+){0,7}?)(?: (?:in (?:it|the (?:picture|photo|image|frame|scene|shot|background))|on it|to it|please|pls|anywhere|at all|either|everywhere))*(?=$|[.;!?]|, (?!(?:[\p{L}'’-]+ ){0,2}(?:or|and) )| but )/giu,
);
/** So much of a thing is not wanted: it is no thing of the picture by itself. */
const NOT_TOO_MUCH = sifted(
  /,? ?(?:and |but |please )*(?:(?:not|nothing) too (?:much|many) [\p{L}'’-]+|not too [\p{L}'’-]+ (?:please|pls))(?=$|[,.;!?])/giu,
);
const BETWEEN_ITEMS = /, (?:or |and )?| or | and /u;

/** A list of what is to stay out, each by itself: 'no people, no sea monsters'. */
const ruledOut = (list: string): string =>
  list
    .split(BETWEEN_ITEMS)
    .map((each) => `no ${each.replace(/^(?:any|an?|the|some) /i, '')}`)
    .join(', ');

/** What would be nice is wished for. */
const NICE_TO_HAVE = sifted(
  /(?<=^|[,.;!?]\s)(?!it\b|this\b|that\b|they\b|which\b)([^,.;!?"“”]{3,60}?) would be (?:nice|great|good|cool|lovely|perfect|a bonus|a plus)(?:,? but (?:(?:is |it['’]?s |its )?not (?:essential|needed|necessary|required|a must)|(?:it['’]?s |its )?(?:optional|no must)))?(?=$|[,.;!?])/giu,
);

/** 'my gran asked me to draw her bakery, so: a narrow shop front'. */
const SO = /,? so:(?= )/giu;
/** Where a mark has to work is no part of it, and each mark has to be legible. */
const OF_A_MARK = sifted(
  /\b(?:logo|logotype|wordmark|monogram|emblem|icon|badge|sticker|crest|brand mark)\b/iu,
);
const WORKS_ON =
  /,? (?:and |but |it |that |which |this )*(?:has to|have to|needs? to|must|should|got to|ought to|will)(?: also| still)? (?:look (?:ok(?:ay)?|fine|good|nice|great|right|clear|well)|work|read(?: well)?|be (?:readable|legible|recogni[sz]able|usable|printable)|print|fit|scale)(?: well| both| too)? (?:on|as|at|in|for|from|down to) (?:an? |the |our |my )?[^,.;"“”]{2,60}?(?=$|[,.;])/giu;

/** A request in the words that the reading knows, without what was taken back. */
export const asIntended = (text: string): string =>
  text
    .replace(BECAUSE, 'because')
    .replace(REMEMBERED, '')
    .replace(IDEA, (_, who: string | undefined) => `${who ?? 'i'} imagine`)
    .replace(TAKEN_BACK, '')
    .replace(ASKED_BACK, '')
    .replace(SO, ',')
    .replace(WORKS_ON, (told) => (OF_A_MARK.test(text) ? '' : told))
    .replace(NOT_NEEDED, 'no $1')
    .replace(NICE_TO_HAVE, '$1')
    .replace(NOT_TOO_MUCH, '')
    .replace(
      ORDERS_OUT,
      // the last of a replacer's arguments is what its groups found
      (...found) => ` ${ruledOut((found.at(-1) as { readonly list: string }).list)}`,
    )
    .replace(/^ | (?= )/g, '');
