import { CONCEPTS } from '../../lexicon/concepts/concepts.ts';
import { germanVerbForms, inflectedForms } from '../../lexicon/conjugation/german.ts';
import { japaneseVerbForms } from '../../lexicon/conjugation/japanese.ts';
import { koreanVerbForms } from '../../lexicon/conjugation/korean.ts';
import {
  adjectiveForms,
  formOf,
  pluralForm,
  type Romance,
  verbForms,
} from '../../lexicon/conjugation/romance.ts';
import { PhraseTable } from '../../lexicon/phrase-table.ts';
import { choicesOf, listOf, rowsOf, textOf } from '../../lexicon/row.ts';
import { LANGUAGES } from '../../lexicon/tables.ts';
import { pluralOfPhrase } from './english.ts';
import type { Gloss, Role } from './gloss.ts';
import { addPolish } from './polish.ts';

/*
 * The words of one language with what they are in English, in all the forms that the rows imply. Built at the first
 * text that may be in that language.
 */

/** The languages beside English that are read. */
export type LanguageName =
  | 'chinese'
  | 'dutch'
  | 'french'
  | 'german'
  | 'italian'
  | 'japanese'
  | 'korean'
  | 'polish'
  | 'portuguese'
  | 'spanish';

export type { Gloss, Role };

/** The words of one language. */
export interface Glossary {
  readonly name: LanguageName;
  readonly words: PhraseTable<Gloss>;
  /** Characters of the longest entry. */
  readonly longest: number;
}

/** In the order of the concepts' cells, after the English one. */
const COLUMNS: readonly LanguageName[] = [
  'spanish',
  'french',
  'german',
  'portuguese',
  'italian',
  'japanese',
  'chinese',
  'korean',
];

const ROMANCE: ReadonlySet<string> = new Set(['spanish', 'french', 'portuguese', 'italian']);
const isRomance = (name: LanguageName): name is LanguageName & Romance => ROMANCE.has(name);

/** Elided words of grammar, in full: so that phrases are found with and without them. */
const ELIDED: Readonly<Record<string, string>> = {
  l: 'le ',
  d: 'de ',
  qu: 'que ',
  un: 'una ',
  dell: 'della ',
  all: 'alla ',
  nell: 'nella ',
  sull: 'sulla ',
  dall: 'dalla ',
  s: 's ',
  n: 'n ',
  c: 'c ',
  j: 'j ',
  m: 'm ',
};

const ELISION = /(?<!\p{L})(\p{L}{1,5})['’](?=\p{L})/gu;

/** A text with its elided words in full. */
export const unelided = (text: string): string =>
  /['’]/.test(text)
    ? text.replace(ELISION, (whole, lead: string) => ELIDED[lead.toLowerCase()] ?? whole)
    : text;

/** Lower case without accents: people leave them out. Scripts of other kinds stay as they are. */
export function folded(text: string): string {
  const low = unelided(text).toLowerCase();
  // Letters of English alone have nothing to fold.
  if (/^[ -~]*$/.test(low)) return low;
  return low
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{Mn}+/gu, '$1')
    .normalize('NFC');
}

type Forms = readonly (readonly [form: string, gloss: Partial<Gloss>])[];

const asForms = (forms: readonly (readonly [string, Gloss['form']])[]): Forms =>
  forms.map(([text, form]) => [text, form ? { form } : {}]);

function verbFormsOf(entry: string, name: LanguageName): Forms {
  if (isRomance(name)) return asForms(verbForms(entry, name));
  if (name === 'german') return asForms(germanVerbForms(entry));
  if (name === 'japanese') return asForms(japaneseVerbForms(entry));
  if (name === 'korean') return asForms(koreanVerbForms(entry));
  if (name === 'dutch') return asForms([[entry, 'infinitive']]);
  // 看, 看着, 看著: the deed goes on.
  return [entry, `${entry}着`, `${entry}著`, `${entry}了`].map((each) => [each, {}]);
}

function nounFormsOf(entry: string, name: LanguageName): Forms {
  const [singular = '', ...plurals] = entry.split('/');
  if (plurals.length > 0)
    return [[singular, {}], ...plurals.map((each) => [each, { plural: true }] as const)];
  return isRomance(name)
    ? [
        [singular, {}],
        [pluralForm(singular, name), { plural: true }],
      ]
    : [[singular, {}]];
}

function adjectiveFormsOf(entry: string, name: LanguageName): Forms {
  const forms = isRomance(name)
    ? adjectiveForms(entry, name)
    : name === 'german'
      ? entry.split('/').flatMap(inflectedForms)
      : entry.split('/');
  return forms.map((each) => [each, {}]);
}

/** What a preposition becomes with the article after it: 'junto a' → 'junto al'. */
const CONTRACTIONS: Readonly<Partial<Record<LanguageName, Readonly<Record<string, string>>>>> = {
  spanish: { de: 'del', a: 'al' },
  french: { de: 'du des', à: 'au aux' },
  portuguese: { de: 'do da dos das dum duma', a: 'ao à aos às', em: 'no na nos nas num numa' },
  italian: {
    a: 'al allo alla ai agli alle',
    di: 'del dello della dei degli delle',
    da: 'dal dallo dalla dai dagli dalle',
  },
};

function contracted(entry: string, name: LanguageName): string[] {
  const words = entry.split(' ');
  const last = words.pop() ?? '';
  const forms = words.length > 0 ? CONTRACTIONS[name]?.[last] : undefined;
  return [entry, ...(forms?.split(' ') ?? []).map((form) => [...words, form].join(' '))];
}

/** Every form of an entry of a concept row. */
function formsOf(role: Role, entry: string, name: LanguageName): Forms {
  if (role === 'preposition') return contracted(entry, name).map((each) => [each, {}]);
  if (role === 'action') return verbFormsOf(entry, name);
  if (role === 'noun' || role === 'place') return nounFormsOf(entry, name);
  if (role === 'adjective' || role === 'feeling') return adjectiveFormsOf(entry, name);
  return entry.split('/').map((each) => [each, {}]);
}

/** What the form of a verb says that a language's own table lists. */
function listedForm(word: string, name: LanguageName): Gloss['form'] {
  if (isRomance(name)) return formOf(word, name);
  if (name === 'german')
    return /end(?:e[rsmn]?)?$/.test(word) ? 'ing' : /en$/.test(word) ? 'infinitive' : 'finite';
  if (name === 'dutch') return /end(?:e)?$/.test(word) ? 'ing' : /en$/.test(word) ? 'infinitive' : 'finite';
  if (name === 'japanese') return /(?:[てで]|ながら)$/.test(word) ? 'linking' : 'adnominal';
  if (name === 'korean') return /(?:고|며|면서|서|아|어)$/.test(word) ? 'linking' : 'adnominal';
  return undefined;
}

const isNominal = (role: Role): boolean => role === 'noun' || role === 'place';

const isSame = (one: Gloss, other: Gloss): boolean =>
  one.english === other.english &&
  one.role === other.role &&
  one.form === other.form &&
  one.plural === other.plural;

function build(name: LanguageName): Glossary {
  const words = new PhraseTable<Gloss>();
  let longest = 1;
  const seen = new Set<string>();
  // Nearly all forms of an entry say the same of it.
  let last: Gloss | undefined;
  const add = (text: string, gloss: Gloss): void => {
    const key = folded(text);
    const id = `${key}|${gloss.role}|${gloss.form ?? ''}|${gloss.plural ? 's' : ''}`;
    if (!key || seen.has(id)) return;
    seen.add(id);
    longest = Math.max(longest, key.length);
    const meant = gloss.plural ? { ...gloss, english: pluralOfPhrase(gloss.english) } : gloss;
    if (!last || !isSame(last, meant)) last = meant;
    words.add(key, last);
  };
  const column = COLUMNS.indexOf(name) + 1;
  // Dutch and Polish have their own tables only.
  for (const [role, table] of column > 0 ? CONCEPTS : []) {
    for (const cells of rowsOf(table, 9)) {
      for (const entry of listOf(cells[column])) {
        for (const [text, gloss] of formsOf(role, entry, name))
          add(text, { english: textOf(cells[0]), role, ...gloss });
      }
    }
  }
  for (const [cell, entries] of rowsOf(LANGUAGES[name] ?? '', 2)) {
    const role = textOf(cell) as Role;
    for (const entry of choicesOf(entries))
      if (name === 'polish') addPolish(entry, role, add);
      else addListed(entry, role, name, add);
  }
  return { name, words, longest };
}

/** An entry of a language's own table: 'león, leones = lion'. A form in the plural is told by the first. */
function addListed(
  entry: string,
  role: Role,
  name: LanguageName,
  add: (text: string, gloss: Gloss) => void,
): void {
  const [names, english = ''] = entry.split(' = ');
  const [first = '', ...others] = listOf(names);
  const many = isRomance(name)
    ? new Set([first, ...others].map((each) => pluralForm(each, name)))
    : undefined;
  const isSingular = isNominal(role) && pluralOfPhrase(english) !== english && !/[^s]s$/.test(english);
  for (const [i, text] of [first, ...others].entries()) {
    // '坐在' is a verb and its preposition.
    if (name === 'chinese' && role === 'action' && text.endsWith('在')) continue;
    const form = role === 'action' ? listedForm(text, name) : undefined;
    const plural = i > 0 && isSingular && many?.has(text) === true && text !== first;
    add(text, { english, role, ...(form && { form }), ...(plural && { plural }) });
  }
  if (role === 'action' && formOfFirst(first, name))
    for (const [text, gloss] of verbFormsOf(first, name)) add(text, { english, role, ...gloss });
  else if (isSingular && many) for (const text of many) add(text, { english, role, plural: true });
}

const formOfFirst = (first: string, name: LanguageName): boolean =>
  listedForm(first, name) === 'infinitive' ||
  (name === 'japanese' && /[うつるむぶぬくぐす]$/.test(first) && !/て(?:いる|る)$/.test(first)) ||
  (name === 'korean' && /다$/.test(first));

const built = new Map<LanguageName, Glossary>();

/** The glossary of a language. */
export function glossaryOf(name: LanguageName): Glossary {
  const found = built.get(name) ?? build(name);
  built.set(name, found);
  return found;
}
