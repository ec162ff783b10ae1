import { sifted } from '../lexicon/sifting/sifted.ts';

/* How large something is against something else, and from where it is seen, put into words that are read. */

/** How much larger it is than somebody belongs to no name: 'a suitcase bigger than him'. */
const LARGER_THAN_ONE = sifted(
  /(?<=\p{L}) (?:much |far |even |a lot )?(?:bigger|larger|taller|smaller|longer|heavier|wider|older|shorter) than (?:him|her|it|them|me|us|you|he|she|they)(?:self|selves)?\b/giu,
);

/** 'as small as a matchbox': held between two fingers. */
export const SMALLER_THAN = sifted(
  /\b(?:the size of|no bigger than|as small as|smaller than|no taller than) (?:an?|the|my|her|his) (?:\p{L}+ )?(?:thumb|finger|fingernail|matchbox|matchstick|mouse|coin|pea|ant|bee|sparrow|bean|button|grain|acorn|walnut|teacup|spoon|pencil|chess piece|snail)\b/iu,
);

const COMPARED = sifted(
  /\bas (?:big|small|large|tall|tiny|high|long|huge|wide) as (?:an?|the|my|our|his|her) ((?:[\p{L}-]+ ){0,2}?[\p{L}-]+)(?=$|[,.;]| (?:with|in|on|at|and|that|who|is|are|curled|sitting|standing|sleeping|lying|holding|playing|\p{L}+(?:ing|ed|s))\b)/giu,
);

/** The beings that something is only compared in size with: 'a dragon as big as a hamster' has no hamster in it. */
export function comparedWith(text: string): readonly string[] {
  return Array.from(text.matchAll(COMPARED), ([, name = '']) => name.toLowerCase());
}

/** A text with its comparisons of size, and the view that it begins with, as they are read. */
export function sizesAndViews(text: string): string {
  return (
    text
      .replace(/, (?:side |seen in )?profile(?: view)?(?=$|,)/giu, ' in profile')
      // Who looks up is whoever sees the picture.
      .replace(/^(?:looking|view|gazing) (?:straight )?up (?:at|to|into) /iu, 'seen from below, ')
      .replace(/^(?:looking|view|gazing) (?:straight )?down (?:at|on|onto|into|over) /iu, 'seen from above, ')
      .replace(LARGER_THAN_ONE, '')
      .replace(
        /\b(?:much |far |even )?(?:bigger|larger|taller|higher) than (?=(?:an?|the|my|our|his|her) )/giu,
        'as big as ',
      )
      .replace(
        /\b(?:much |far |even )?(?:smaller|tinier|shorter) than (?=(?:an?|the|my|our|his|her) )/giu,
        'as small as ',
      )
      // Of what size it is is told by what it is as big as.
      .replace(/\b(?:about |roughly |exactly )?the size of (?=(?:an?|the|my|our|his|her) )/giu, 'as big as ')
  );
}
