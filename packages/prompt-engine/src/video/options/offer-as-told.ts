/*
 * What owners of small firms type who never say that they want an advertisement: 'launching our bike light', 'candle
 * shop christmas sale', 'my nan's doubles stall, she hands one to camera'.
 */

const LAUNCHING =
  /^(?:we(?:['’]re| are)\s|now\s)?(?:launching|introducing|presenting|announcing)\s((?:my|our|the)\s(?:new\s)?[^,.:!]{3,50})/iu;
const PLACES =
  '(?:stalls?|shop|store|bakery|cafe|café|coffee shop|restaurant|food truck|food van|salon|barbershop|barber shop|brewery|roastery|boutique|pizzeria|bistro|deli|florist|garage|car wash|gym|parlour|parlor|takeaway|nursery)';
/** A place of ours with what is done there; whoever closes it or misses it tells a story. */
const OWN_PLACE = new RegExp(`^((?:my|our)\\s(?:[\\p{L}’'-]+\\s){0,4}?${PLACES})(?=,\\s)`, 'iu');
const NO_OFFER =
  /\b(?:last|clos(?:es|ed|ing)|burn\w*|dies|died|dead|lost|loses|alone|memor\w+|remember\w*|robbed|robber\w*|thief|haunted|ghost|years? ago|childhood)\b/i;
const SALE = new RegExp(
  `^((?:an?\\s|my\\s|our\\s)?(?:[\\p{L}’'-]+\\s){0,4}?${PLACES}),?\\s((?:[\\p{L}’'-]+\\s){0,2}(?:sale|discounts?|clearance|happy hour|special offer)\\b[^,.]*)`,
  'iu',
);

const withArticle = (name: string): string =>
  /^(?:an?|my|our|the)\s/i.test(name) ? name : `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;

/** The same as an advertisement. */
export function offerAsTold(text: string): string {
  if (NO_OFFER.test(text)) return text;
  return text
    .replace(LAUNCHING, (_, what: string) => `ad for ${what.trim()}`)
    .replace(OWN_PLACE, 'ad for $1')
    .replace(SALE, (_, place: string, offer: string) => `ad for ${withArticle(place)}, ${offer}`);
}
