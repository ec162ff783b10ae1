import { sifted } from '../lexicon/sifting/sifted.ts';

/*
 * What somebody takes back, or leaves open, while they type: 'steampunk no wait, more like bronze age', 'museum label not
 * needed', 'seamless would be nice but not essential'.
 */

/** What was said before, up to the last stop, is taken back. */
const TAKEN_BACK = sifted(
  /(?<=^|[,.;!?]\s)[^,.;!?"“”]{1,40}?,? (?:no,? wait|wait,? no|scratch that|no,? actually|actually,? no|sorry,? i mean(?:t)?)[,:]? (?:(?:more like|make (?:it|that)|rather|actually|better|maybe) )?(?=\p{L})/giu,
);
/** What need not be there is not to be there. */
const NOT_NEEDED = sifted(
  /(?<=^|[,.;!?]\s)(?:an? |the )?(?!it\b|this\b|that\b|they\b)([^,.;!?"“”]{3,40}?) (?:is |are )?not (?:needed|necessary|required)(?=$|[,.;!?])/giu,
);
/** What would be nice is wished for. */
const NICE_TO_HAVE = sifted(
  /(?<=^|[,.;!?]\s)(?!it\b|this\b|that\b|they\b|which\b)([^,.;!?"“”]{3,60}?) would be (?:nice|great|good|cool|lovely|perfect|a bonus|a plus)(?:,? but (?:(?:is |it['’]?s |its )?not (?:essential|needed|necessary|required|a must)|(?:it['’]?s |its )?(?:optional|no must)))?(?=$|[,.;!?])/giu,
);

/** A text as whoever typed it means it in the end. */
export const withoutSecondThoughts = (text: string): string =>
  text.replace(TAKEN_BACK, '').replace(NOT_NEEDED, 'no $1').replace(NICE_TO_HAVE, '$1');
