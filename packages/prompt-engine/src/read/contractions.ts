import { sifted } from '../lexicon/sifting/sifted.ts';

/** 'who'd', 'she'd', 'they're': the word before the apostrophe is one that a short form of a verb is joined to. */
const JOINED = sifted(
  /\b(i|you|he|she|it|we|they|who|that|there|what|where|here|nobody|everyone|someone)['’](s|re|ve|ll|d|m)\b/giu,
);

/** The same typed in haste, without its apostrophe. */
const UNMARKED = sifted(
  /\b(she|he|they|who|that|there)(s|re)\b(?<=\b(?:shes|hes|theyre|whos|thats|theres))/giu,
);

const LONG: Readonly<Record<string, string>> = {
  s: 'is',
  re: 'are',
  ve: 'have',
  ll: 'will',
  d: 'would',
  m: 'am',
};

const IRREGULAR: Readonly<Record<string, string>> = { won: 'will', can: 'can', shan: 'shall', ain: 'is' };

/** 'someone's backyard' is somebody's: only before these is it what somebody is or does. */
const OWNED = sifted(
  /\b(nobody|everyone|someone)['’]s (?!\p{L}+ing\b|not\b|an?\b|the\b|got\b|been\b|just\b|already\b|about\b|in\b|on\b|at\b|gone\b|so\b|too\b|very\b|\p{L}+ed\b)(?=\p{L})/giu,
);
const KEPT = '\u0001';

/** A text with its short forms written out: 'haven't' is two words of grammar, and no thing. */
export const withoutContractions = (text: string): string =>
  text
    .replace(OWNED, `$1${KEPT} `)
    .replace(/\bcannot\b/giu, 'can not')
    .replace(
      /\b(can|won|shan|ain|\p{L}+?n)['’]?t\b(?<=n['’]t|\b(?:ca|wo|do|did|is|does|was|were|have|has|are)nt)/giu,
      (_, stem: string) => {
        const lower = stem.toLowerCase();
        return `${IRREGULAR[lower] ?? lower.replace(/n$/, '')} not`;
      },
    )
    .replace(JOINED, (_, word: string, form: string) => `${word} ${LONG[form.toLowerCase()] ?? form}`)
    .replace(UNMARKED, (_, word: string, form: string) => `${word} ${LONG[form.toLowerCase()] ?? form}`)
    .replaceAll(KEPT, '’s');
