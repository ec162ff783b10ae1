import type { Form } from './romance.ts';
import { partedKey, prefixOf } from './separable.ts';

/*
 * Forms of Dutch words as a prompt has them: plurals and diminutives of nouns, adjectives with their ending, verbs as
 * deeds that go on.
 */

const LONG = /(?:aa|ee|oo|uu)[bdfgklmnprstz]$/;
const SHORT = /(?:^|[^aeiou])[aeiou][bdfgklmnprst]$/;

/** A stem before an ending that begins with a vowel: 'boom' as 'bom', 'kat' as 'katt', 'huis' as 'huiz'. */
function beforeVowel(word: string): string {
  if (LONG.test(word)) return voiced(word.replace(/(a|e|o|u)\1([a-z])$/, '$1$2'));
  if (SHORT.test(word)) return word + word.slice(-1);
  return /(?:ie|oe|ui|ij|ei|ou|eu|[lrn])[fs]$/.test(word) ? voiced(word) : word;
}
const voiced = (word: string): string => word.replace(/f$/, 'v').replace(/s$/, 'z');

/** The diminutive of a noun: 'huisje', 'boompje', 'balletje', 'vrouwtje'. */
function diminutiveOf(noun: string): string {
  if (/(?:aa|ee|oo|uu|ie|oe|ui|ij|ei|ou|eu)m$|[lr]m$/.test(noun)) return `${noun}pje`;
  if (/ing$/.test(noun) && noun.length > 6) return noun.replace(/g$/, 'kje');
  if (/(?:^|[^aeiou])[aeiou][lmnr]$/.test(noun) && !/(?:el|er|en)$/.test(noun.slice(2)))
    return `${noun}${noun.slice(-1)}etje`;
  if (/[lnrw]$|[aeiou]$|ij$/.test(noun)) return `${noun}tje`;
  return `${noun}je`;
}

/** A noun's forms besides its own, with whether they are several. */
export function dutchNounForms(noun: string): (readonly [form: string, isPlural: boolean])[] {
  if (noun.includes(' ') || noun.endsWith('je')) return [[`${noun}s`, true]];
  const small = diminutiveOf(noun);
  const many = /(?:[aou]|[^ei]y)$/.test(noun)
    ? [`${noun}'s`]
    : /(?:[^aeiou]e[lrmn]|e|aar|eur|oir)$/.test(noun) && noun.length > 4
      ? [`${noun}s`, ...(noun.endsWith('e') ? [`${noun}n`] : [])]
      : [`${beforeVowel(noun)}en`, `${noun}s`];
  return [...many.map((form) => [form, true] as const), [small, false], [`${small}s`, true]];
}

/** An adjective as it stands and with its ending: 'rood, rode'. */
export const dutchAdjectiveForms = (word: string): string[] =>
  word.includes(' ') || /(?:e|en)$/.test(word) ? [word] : [word, `${beforeVowel(word)}e`];

/** The stem of a verb from its infinitive: 'lopen' as 'loop', 'bakken' as 'bak', 'lezen' as 'lees'. */
function stemOf(infinitive: string): string {
  if (/(?:aa|oe|ie|ee)n$/.test(infinitive) && infinitive.length < 6) return infinitive.slice(0, -1);
  const bare = infinitive.replace(/en$|(?<=ë)n$/, '');
  const stem = /([bdfgklmnprst])\1$/.test(bare)
    ? bare.slice(0, -1)
    : /(?:^|[^aeiou])[aou][bdgklmnprstvz]$|(?:^|[^aeiou])e[bdgkmpstvz]$/.test(bare)
      ? bare.replace(/([aeou])([a-z])$/, '$1$1$2')
      : bare;
  return stem.replace(/v$/, 'f').replace(/z$/, 's');
}

function plainForms(verb: string): (readonly [string, Form])[] {
  const stem = stemOf(verb);
  const third = stem.endsWith('t') ? stem : `${stem}t`;
  const participle = `ge${stem}${/[tkfspx]$|ch$/.test(stem) ? (stem.endsWith('t') ? '' : 't') : 'd'}`;
  return [
    [verb, 'infinitive'],
    [third, 'finite'],
    [`${verb}d`, 'ing'],
    [`${verb}de`, 'ing'],
    [participle, 'participle'],
    [`${participle}e`, 'participle'],
  ];
}

/** The forms of a Dutch verb; strong ones after slashes: 'aansteken/steekt aan/aangestoken'. */
export function dutchVerbForms(entry: string): (readonly [string, Form])[] {
  const [phrase = '', ...irregular] = entry.split('/');
  const forms: (readonly [string, Form])[] = irregular.map((each) => [
    each,
    /^(?:aan|af|op|uit|in)?ge.*(?:en|[dt])$/.test(each) ? 'participle' : 'finite',
  ]);
  if (phrase.includes(' ')) return [[phrase, 'infinitive'], ...forms];
  const prefix = prefixOf(phrase, 'dutch');
  if (prefix === undefined) return [...plainForms(phrase), ...forms];
  const verb = phrase.slice(prefix.length);
  const parted = plainForms(verb).flatMap(([form, says]): (readonly [string, Form])[] =>
    says === 'finite' || says === 'infinitive'
      ? [
          [prefix + form, says],
          [partedKey(prefix, form), 'finite'],
        ]
      : [[prefix + form, says]],
  );
  const strong = irregular
    .filter((each) => each.endsWith(` ${prefix}`))
    .map((each): readonly [string, Form] => [partedKey(prefix, each.slice(0, -prefix.length - 1)), 'finite']);
  return [...parted, [`${prefix}te${verb}`, 'infinitive'], ...strong, ...forms];
}
