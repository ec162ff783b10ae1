import { dutchAdjectiveForms, dutchNounForms, dutchVerbForms } from '../../lexicon/conjugation/dutch.ts';
import { germanVerbForms, inflectedForms } from '../../lexicon/conjugation/german.ts';
import { japaneseVerbForms } from '../../lexicon/conjugation/japanese.ts';
import { koreanVerbForms } from '../../lexicon/conjugation/korean.ts';
import { adjectiveForms, pluralForm, type Romance, verbForms } from '../../lexicon/conjugation/romance.ts';
import type { Gloss, LanguageName, Role } from './gloss.ts';

/* The forms that an entry of a table implies, by what it is in its language. */

const ROMANCE: ReadonlySet<string> = new Set(['spanish', 'french', 'portuguese', 'italian']);
/** Whether the forms of a language are those of the Romance tables. */
export const isRomance = (name: LanguageName): name is LanguageName & Romance => ROMANCE.has(name);

/** The forms of an entry, each with what it says besides the entry's gloss. */
export type Forms = readonly (readonly [form: string, gloss: Partial<Gloss>])[];

const asForms = (forms: readonly (readonly [string, Gloss['form']])[]): Forms =>
  forms.map(([text, form]) => [text, form ? { form } : {}]);

/** The forms of a verb. */
export function verbFormsOf(entry: string, name: LanguageName): Forms {
  if (isRomance(name)) return asForms(verbForms(entry, name));
  if (name === 'german') return asForms(germanVerbForms(entry));
  if (name === 'japanese') return asForms(japaneseVerbForms(entry));
  if (name === 'korean') return asForms(koreanVerbForms(entry));
  if (name === 'dutch') return asForms(dutchVerbForms(entry));
  // 看, 看着, 看著: the deed goes on.
  return [entry, `${entry}着`, `${entry}著`, `${entry}了`].map((each) => [each, {}]);
}

function nounFormsOf(entry: string, name: LanguageName): Forms {
  const [singular = '', ...plurals] = entry.split('/');
  if (plurals.length > 0)
    return [[singular, {}], ...plurals.map((each) => [each, { plural: true }] as const)];
  if (name === 'dutch')
    return [
      [singular, {}],
      ...dutchNounForms(singular).map(([form, plural]) => [form, plural ? { plural } : {}] as const),
    ];
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
      : name === 'dutch'
        ? entry.split('/').flatMap(dutchAdjectiveForms)
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
export function entryForms(role: Role, entry: string, name: LanguageName): Forms {
  if (role === 'preposition') return contracted(entry, name).map((each) => [each, {}]);
  if (role === 'action') return verbFormsOf(entry, name);
  if (role === 'noun' || role === 'place') return nounFormsOf(entry, name);
  if (role === 'adjective' || role === 'feeling') return adjectiveFormsOf(entry, name);
  return entry.split('/').map((each) => [each, {}]);
}
