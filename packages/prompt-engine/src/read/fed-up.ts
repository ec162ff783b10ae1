import { sifted } from '../lexicon/sifting/sifted.ts';

const FED_UP = sifted(
  /[,;.]? (?:i['’]?m|i am|we['’]?re) (?:so |really |just |a bit )*(?:tired|sick|bored|fed up) (?:of|with) [^,.;]+/gi,
);

/** A text without what somebody wants no more of, which is nobody's mood: 'no skulls, im tired of skulls'. */
export const withoutFedUp = (text: string): string => text.replace(FED_UP, '');
