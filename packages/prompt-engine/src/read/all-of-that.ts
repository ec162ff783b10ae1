/** 'could you paint that like an old oil painting': what was told is the picture. */
const ALL_OF_THAT =
  /^(?:all (?:of )?)?(?:that|this|it)(?: scene| moment| memory)?,? (?=(?:like|in|as|with)\b)/i;
const LONG_AGO =
  /^(?:(?:when|back when|as) (?:i|we) (?:was|were) [\p{L} ]{2,24}?,? (?=(?:i|we|my|our|there)\b))?(?:(?:i|we|they) (?:had|used to have) |there (?:was|were|used to be) )?/iu;

/** Whether a wish is for all that was told before it. */
export const isAllOfThat = (wish: string): boolean => ALL_OF_THAT.test(wish);

/** What was told before a wish for 'that', with how it is to look. */
export const withAllThat = (told: string, wish: string): string =>
  `${told.replace(LONG_AGO, '')}, ${wish.replace(ALL_OF_THAT, '').replace(/\?\s*$/, '')}`;
