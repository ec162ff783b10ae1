import type { LinkForm } from './japanese.ts';

const FIRST = 0xac00;
const FINALS = 28;
const VOWELS = 21;
const N = 4;
const L = 8;
const B = 17;
const D = 7;

const codeOf = (syllable: string): number => syllable.charCodeAt(0) - FIRST;
const finalOf = (syllable: string): number => codeOf(syllable) % FINALS;
const vowelOf = (syllable: string): number => Math.floor(codeOf(syllable) / FINALS) % VOWELS;
const withFinal = (syllable: string, final: number): string =>
  String.fromCharCode(FIRST + codeOf(syllable) - finalOf(syllable) + final);
const withVowel = (syllable: string, vowel: number): string =>
  String.fromCharCode(
    FIRST + Math.floor(codeOf(syllable) / FINALS / VOWELS) * FINALS * VOWELS + vowel * FINALS,
  );

/** How a vowel joins with the ending 아 or 어: ㅏ stays, ㅗ becomes ㅘ, ㅜ ㅝ, ㅡ ㅓ, ㅣ ㅕ. */
const JOINED: ReadonlyMap<number, number> = new Map([
  [0, 0],
  [4, 4],
  [8, 9],
  [13, 14],
  [18, 4],
  [20, 6],
  [1, 1],
  [5, 5],
]);

/** The form in 아 or 어, which goes on to another verb or to 있다. */
function joinedForm(stem: string): string {
  const last = stem.slice(-1);
  const body = stem.slice(0, -1);
  if (last === '하') return `${body}해`;
  if (finalOf(last) > 0) return stem + ([0, 8].includes(vowelOf(last)) ? '아' : '어');
  const vowel = JOINED.get(vowelOf(last));
  return vowel === undefined ? `${stem}어` : body + withVowel(last, vowel);
}

/** The stem before an ending that begins with a vowel: 눕 → 누우, 듣 → 들. */
function softStem(stem: string, isIrregular: boolean): string {
  const last = stem.slice(-1);
  const body = stem.slice(0, -1);
  if (isIrregular && finalOf(last) === B) return `${body}${withFinal(last, 0)}우`;
  if (isIrregular && finalOf(last) === D) return body + withFinal(last, L);
  return stem;
}

/**
 * The forms of a Korean verb from its plain form ('팔다'); an asterisk marks a stem whose last consonant softens
 * ('눕다*').
 */
export function koreanVerbForms(entry: string): (readonly [string, LinkForm])[] {
  const isIrregular = entry.endsWith('*');
  const verb = entry.replace('*', '');
  if (!verb.endsWith('다')) return [[verb, 'linking']];
  const stem = verb.slice(0, -1);
  const last = stem.slice(-1);
  const soft = softStem(stem, isIrregular);
  const softLast = soft.slice(-1);
  const isL = finalOf(last) === L;
  const before = isL ? stem.slice(0, -1) + withFinal(last, 0) : stem;
  const open = finalOf(softLast) === 0 || (isL && !isIrregular);
  const done = open ? soft.slice(0, -1) + withFinal(softLast, N) : `${soft}은`;
  const joined = isIrregular && soft !== stem ? joinedForm(soft) : joinedForm(stem);
  return [
    [verb, 'adnominal'],
    [`${before}는`, 'adnominal'],
    [done, 'adnominal'],
    [`${before}는다`, 'adnominal'],
    [`${before.slice(0, -1)}${withFinal(before.slice(-1), finalOf(before.slice(-1)) || N)}다`, 'adnominal'],
    [`${stem}고`, 'linking'],
    [`${finalOf(last) === 0 || isL ? stem : `${soft}으`}며`, 'linking'],
    [`${finalOf(last) === 0 || isL ? stem : `${soft}으`}면서`, 'linking'],
    [joined, 'linking'],
    [`${joined}서`, 'linking'],
  ];
}
