import { BUSINESS } from '../options/offer-words.ts';
import { capital } from '../wording.ts';

/*
 * What an idea says as its brief, put into words that are read as such: what is sold and who is seen with it, where it
 * is used, what alone is to be heard, and what a deed is done for.
 */

const ADS = '(?:ads?|adverts?|commercials?|spots?|promos?)';
const SOLD = "([\\p{L}\\d’'& -]{2,40}?)";
/** 'Perfume commercial but the model is a bulldog': who is seen with what is sold. */
const WITH_MODEL = new RegExp(
  `^(?:an?\\s)?${SOLD}\\s${ADS},?\\s(?:but|except|only|where|in which|and)\\s(?:that\\s)?(?:the|its|our)\\s(?:\\p{L}+\\s)?(?:model|star|face|hero|lead|spokes(?:man|woman|person)|influencer|actor|actress|customer|presenter)\\s(is|are)\\s([^,.;]+)`,
  'iu',
);
/** 'Perfume ad but it rains upward': what is sold, and what happens. */
const AD_TURNED = new RegExp(
  `^(?:an?\\s)?${SOLD}\\s${ADS},?\\s(?:but|except(?: that)?)\\s(?=(?:an?|the|its?|everyone|everybody|nobody|all|two|every)\\s(?!is\\s(?:shot|filmed|told|made)))`,
  'iu',
);
/** 'Ad for earplugs in a flat above a nightclub': where it is used is seen before it. */
const USED_AT = new RegExp(
  `^((?:an?\\s)?${ADS}\\sfor\\s)([^,.:;]{3,40}?)\\s(?:in|at|on|inside|aboard)\\s(an?\\s[^,.:;]{6,80})$`,
  'iu',
);

/** What is sold, as it is called again: 'the bottle' of 'a perfume bottle'. */
const again = (product: string): string =>
  `the ${product.replace(/^(?:an?|the|our|my)\s/i, '').toLowerCase()}`;

function withModel(text: string): string {
  const [head = '', product = '', is = '', who = ''] = WITH_MODEL.exec(text) ?? [];
  if (head === '') return text;
  const poses = is.toLowerCase() === 'are' ? 'pose' : 'poses';
  return `ad for ${product}: ${who.trim()} ${poses} with ${again(product)}${text.slice(head.length)}`;
}

/** What is heard and not seen where nobody speaks. */
const SPEECHLESS = 'no (?:dialog(?:ue)?s?|talking|speech|words|voices?|voice-?over|music|score)';
const HEARD_ALONE = new RegExp(
  `(\\b${SPEECHLESS}(?:,?\\s(?:and\\s|or\\s)?(?:no\\s)?(?:music|dialogue|words|score|voices?|speech))?,?\\s(?:and\\s|but\\s)?)(?:just|only|nothing but)\\s(?!(?:the\\s)?(?:sounds?|noises?)\\b|(?:an?|one|two|three|his|her|their)\\s|(?:hands|faces|eyes|looks|glances|gestures|objects|images|movement|colou?rs?|light)\\b)([^,.;]{3,50})`,
  'iu',
);

/** Whether an idea names all that is to be heard right after it rules out speech or music. */
export const isHeardByItself = (text: string): boolean => HEARD_ALONE.test(text);

/** 'Loses on purpose so his grandson keeps playing': what a deed is done for is seen after it. */
const SO_KEEPS =
  /,?\sso\s(?:that\s)?((?:the|his|her|their|its|my|our)\s(?:[\p{L}’'-]+\s){0,2}?[\p{L}’'-]+|he|she|they)\s(keeps?\s\p{L}+ing|goe?s? on\s\p{L}+ing|smiles?|laughs?|wins?|stays?|sleeps?)\b/giu;

/** 'A dragon too small to light a candle tries anyway': a small dragon tries to light it. */
const TOO_TO =
  /(^|[,.]\s)((?:an?|the|my|our|one)\s)((?:[\p{L}’'-]+\s){0,2}?[\p{L}’'-]+)\stoo\s(small|tiny|short|weak|old|young|shy|big|large|tall|slow|fat|heavy|little)\sto\s([^,.]{3,60}?)\s(tries|try)(?:\s(?:anyway|it anyway|again|all the same))?(?=[,.]|$)/iu;

/** An idea without the turns of phrase of a brief. */
export const ideaAsBriefed = (text: string): string =>
  withModel(text)
    .replace(AD_TURNED, 'ad for $1: ')
    .replace(USED_AT, (all: string, ad: string, product: string, where: string) =>
      BUSINESS.test(product) ? all : `${ad}${product}: ${where}`,
    )
    .replace(HEARD_ALONE, '$1only the sound of $2')
    .replace(
      TOO_TO,
      (_, lead: string, article: string, who: string, how: string, deed: string, tries: string) =>
        `${lead}${/^an?\s/i.test(article) ? (/^o/i.test(how) ? 'an ' : 'a ') : article}${how} ${who} ${tries} to ${deed}`,
    )
    .replace(SO_KEEPS, (_, who: string, does: string) => `. ${capital(who)} ${does}`);
