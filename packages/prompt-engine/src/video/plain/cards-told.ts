import type { FormatNote } from '../format/format-apart.ts';

/* What an idea asks to be read at its end, and which words of format are read only where it is told plainly. */

/** 'Ends with our address Hauptstr. 12': what is read at the end. */
const FACT_AT_END =
  /(?<=[,.;]\s)(?:(?:and |then )?(?:it )?(?:ends?|ending|closes) (?:with|on) |and |then )?(?:(?:our|my|the) )?(?:address|phone number|phone|website|web address|opening hours|email|instagram|handle)[:,]?\s(?!(?:is|are|at|on|in)\s)((?=[^“”"]*[\d@.])[^,;“”"]{3,60})$/iu;
/** 'Cut to black with adress': what is read there is not told, and is seen to be there. */
const CARD_AT_END =
  /(?<=[,.;]\s)(?:and |then )*(?:(?:it )?(?:ends?|ending|closes) (?:with|on) |(?:(?:hard |smash )?cuts?|fades?) to (?:black|white) with )(?:(?:our|my|the|a) )*(adr?ess|logo|phone number|website|opening hours|date|name)(?: of the \p{L}+)?[.!]?$/iu;
/** An idea whose last card is told as words to be read. */
export const withCard = (text: string): string =>
  text
    .replace(FACT_AT_END, (_, fact: string) => `end text “${fact.trim()}”`)
    .replace(
      CARD_AT_END,
      (_, what: string) => `black screen with the ${what.replace(/^adress$/iu, 'address')} in clear letters`,
    );

/** Whether an idea ends on a card that was told so. */
export const IS_CARDED = /(?:^|[,.;]\s)(?:end text [\uE100-\uE1FF]|black screen with the )/u;

/** How fast it runs and how near it is are read everywhere; what else steers a film is read here alone. */
export const isOfThis = ({ kind, text }: FormatNote): boolean =>
  (kind !== 'camera' && kind !== 'form') ||
  !/^(?:in )?(?:super |extreme )?(?:slow|slo)[ -]?mo(?:tion)?$|^(?:time|hyper)[ -]?lapse$|^macro(?: shot)?$|^vertical(?: video)?$|^horizontal$/iu.test(
    text,
  );
