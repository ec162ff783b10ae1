import { CONCEPTS, DUTCH_AND_POLISH_CONCEPTS, EVERYDAY_CONCEPTS } from '../../lexicon/concepts/concepts.ts';
import { formOf, pluralForm } from '../../lexicon/conjugation/romance.ts';
import { LANGUAGES } from '../../lexicon/languages/languages.ts';
import { PhraseTable } from '../../lexicon/phrase-table.ts';
import { choicesOf, listOf, rowsOf, textOf } from '../../lexicon/row.ts';
import { pluralOfPhrase } from './english.ts';
import { entryForms, isRomance, verbFormsOf } from './entry-forms.ts';
import type { Gloss, LanguageName, Role } from './gloss.ts';
import { addPolish } from './polish.ts';

/*
 * The words of one language with what they are in English, in all the forms that the rows imply. Built at the first
 * text that may be in that language.
 */

export type { Gloss, LanguageName, Role };

/** The words of one language. */
export interface Glossary {
  readonly name: LanguageName;
  readonly words: PhraseTable<Gloss>;
  /** Words as they are spelled with their accents: 'avô' is no 'avó'. */
  readonly accented: ReadonlyMap<string, readonly Gloss[]>;
  /** Characters of the longest entry. */
  readonly longest: number;
}

/** The languages in Latin letters, in the order of the everyday concepts' cells. */
export const WESTERN: readonly LanguageName[] = [
  'spanish',
  'french',
  'german',
  'portuguese',
  'italian',
  'dutch',
  'polish',
];

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
    .replace(/ł/g, 'l')
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{Mn}+/gu, '$1')
    .normalize('NFC');
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
  const accented = new Map<string, Gloss[]>();
  /** Words that were first told with their accents: 'bruder' of 'Brüder'. */
  const mutated = new Set<string>();
  let longest = 1;
  // Nearly all forms of an entry say the same of it.
  let last: Gloss | undefined;
  const add = (text: string, gloss: Gloss): void => {
    const key = folded(text);
    if (!key) return;
    const meant = gloss.plural ? { ...gloss, english: pluralOfPhrase(gloss.english) } : gloss;
    if (!last || !isSame(last, meant)) last = meant;
    const exact = text.toLowerCase();
    const spelled = accented.get(exact);
    if (spelled) spelled.push(last);
    else if (!exact.includes(' ') && (exact !== key || mutated.has(key))) accented.set(exact, [last]);
    const isSaid = ({ role, form, plural }: Gloss): boolean =>
      role === gloss.role && form === gloss.form && !plural === !gloss.plural;
    if (words.has(key) && words.get(key).some(isSaid)) return;
    longest = Math.max(longest, key.length);
    if (exact !== key && !words.has(key)) mutated.add(key);
    words.add(key, last);
  };
  // Dutch and Polish have no cell in the first concepts.
  addConcepts(CONCEPTS, COLUMNS, name, add);
  for (const [cell, entries] of rowsOf(LANGUAGES[name] ?? '', 2)) {
    const role = textOf(cell) as Role;
    for (const entry of choicesOf(entries))
      if (name === 'polish') addPolish(entry, role, add);
      else addListed(entry, role, name, add);
  }
  addConcepts(EVERYDAY_CONCEPTS, WESTERN, name, add);
  addConcepts(DUTCH_AND_POLISH_CONCEPTS, ['dutch', 'polish'], name, add);
  return { name, words, accented, longest };
}

/** What the concepts say of a language: its cell of each row. */
function addConcepts(
  concepts: readonly (readonly [Role, string])[],
  columns: readonly LanguageName[],
  name: LanguageName,
  add: (text: string, gloss: Gloss) => void,
): void {
  const column = columns.indexOf(name) + 1;
  if (column === 0) return;
  for (const [role, table] of concepts) {
    for (const cells of rowsOf(table, columns.length + 1)) {
      const english = textOf(cells[0]);
      for (const entry of listOf(cells[column])) {
        if (name === 'polish') addPolish(`${entry.replace(/\//g, ', ')} = ${english}`, role, add);
        else
          for (const [text, gloss] of entryForms(role, entry, name)) add(text, { english, role, ...gloss });
      }
    }
  }
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
    const isMany = many?.has(text) ?? (name === 'german' && isGermanPlural(first, text));
    const plural = i > 0 && isSingular && isMany && text !== first;
    add(text, { english, role, ...(form && { form }), ...(plural && { plural }) });
    // 'einen Bären': one as several.
    if (plural && name === 'german') add(text, { english, role });
  }
  if (role === 'action' && formOfFirst(first, name))
    for (const [text, gloss] of verbFormsOf(first, name)) add(text, { english, role, ...gloss });
  else if (isSingular && many) for (const text of many) add(text, { english, role, plural: true });
  else if (name === 'dutch') addDutch(first, { english, role }, isSingular, add);
}

/** 'kartoffel, kartoffeln', 'baum, bäume': the second is several of the first. */
const isGermanPlural = (one: string, other: string): boolean =>
  /(?:n|e|er|ern|s)$/.test(other) &&
  folded(other).startsWith(folded(one).replace(/e$/, '')) &&
  other.length > one.length;

/** The plurals and diminutives of a Dutch noun, the ending of an adjective. */
function addDutch(
  first: string,
  gloss: Gloss,
  isSingular: boolean,
  add: (text: string, gloss: Gloss) => void,
): void {
  if (gloss.role !== 'noun' && gloss.role !== 'place' && gloss.role !== 'adjective') return;
  for (const [text, form] of entryForms(gloss.role, first, 'dutch'))
    if (!form.plural || isSingular) add(text, { ...gloss, ...form });
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
