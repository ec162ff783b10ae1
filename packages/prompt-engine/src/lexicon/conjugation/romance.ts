/*
 * The forms of Spanish, French, Portuguese and Italian words that picture prompts use: third person, gerund,
 * participle, plural and feminine. Irregular forms stand in the rows, after slashes.
 */

/** The languages whose verbs are formed by these tables. */
export type Romance = 'spanish' | 'french' | 'portuguese' | 'italian';

/** What a verb's form says: the deed is going on, it was done to the noun, or what for. */
export type Form = 'finite' | 'ing' | 'participle' | 'infinitive';

/** Endings of one conjugation: gerund; third persons; participle without its last vowel. */
interface Endings {
  readonly ing: string;
  readonly finite: readonly string[];
  readonly participle: string;
}

const endings = (ing: string, finite: string, participle: string): Endings => ({
  ing,
  finite: finite.split(' '),
  participle,
});

const CONJUGATIONS: Readonly<Record<Romance, Readonly<Record<string, Endings>>>> = {
  spanish: {
    ar: endings('ando', 'a an', 'ad'),
    er: endings('iendo', 'e en', 'id'),
    ir: endings('iendo', 'e en', 'id'),
    ír: endings('iendo', 'e en', 'id'),
  },
  portuguese: {
    ar: endings('ando', 'a am', 'ad'),
    er: endings('endo', 'e em', 'id'),
    ir: endings('indo', 'e em', 'id'),
  },
  italian: {
    are: endings('ando', 'a ano', 'at'),
    ere: endings('endo', 'e ono', 'ut'),
    ire: endings('endo', 'e ono', 'it'),
  },
  french: {
    er: endings('ant', 'e ent', 'é'),
    ir: endings('issant', 'it issent', 'i'),
    re: endings('ant', ' ent', 'u'),
  },
};

const GENDERS: Readonly<Record<Romance, readonly string[]>> = {
  spanish: ['o', 'a', 'os', 'as'],
  portuguese: ['o', 'a', 'os', 'as'],
  italian: ['o', 'a', 'i', 'e'],
  french: ['', 'e', 's', 'es'],
};

const FORMS: Readonly<Record<Romance, readonly (readonly [RegExp, Form])[]>> = {
  spanish: [
    [/(?:ando|iendo|yendo)(?:se|l[oae]s?)?$/, 'ing'],
    [/(?:[aeií]r)(?:se|l[oae]s?)?$/, 'infinitive'],
    [/(?:[aií]d|puest|iert|rot|crit|ech|uelt|vist)[oa]s?$/, 'participle'],
  ],
  portuguese: [
    [/(?:ando|endo|indo)$/, 'ing'],
    [/[aeio]r$/, 'infinitive'],
    [/(?:[aií]d|ert|crit|eit|ost)[oa]s?$/, 'participle'],
  ],
  italian: [
    [/(?:ando|endo)(?:si|l[oaie])?$/, 'ing'],
    [/[aei]r(?:e|si)$/, 'infinitive'],
    [/(?:[aiu]t|es|ess|ert|ott|ost|ort|itt|ors|lt)[oaie]$/, 'participle'],
  ],
  french: [
    [/ant$/, 'ing'],
    [/(?:er|ir|re)$/, 'infinitive'],
    [/(?:é|ée|és|ées|i|ie|is|ies|u|ue|us|ues|ert|erte|is|ise|int|inte)$/, 'participle'],
  ],
};

/** What the ending of a verb's form says. */
export function formOf(word: string, language: Romance): Form {
  const [head = ''] = word.split(' ');
  return FORMS[language].find(([ending]) => ending.test(head))?.[1] ?? 'finite';
}

/**
 * The forms of a verb, each with what it says.
 * @param entry its infinitive and, after slashes, its irregular forms: 'servir/sirve/sirviendo'
 */
export function verbForms(entry: string, language: Romance): (readonly [string, Form])[] {
  const [phrase = '', ...irregular] = entry.split('/');
  const [word = '', ...rest] = phrase.split(' ');
  const tail = rest.length > 0 ? ` ${rest.join(' ')}` : '';
  const infinitive = word.replace(/(?<=[aeií]r)(?:se|si)$/, '').replace(/(?<=[aei]r)si$/, '');
  const ending = Object.keys(CONJUGATIONS[language]).find((each) => infinitive.endsWith(each));
  const rules = ending === undefined ? undefined : CONJUGATIONS[language][ending];
  const forms: (readonly [string, Form])[] = [[phrase, 'infinitive']];
  if (ending !== undefined && rules) {
    const stem = infinitive.slice(0, -ending.length);
    forms.push([stem + rules.ing + tail, 'ing']);
    for (const end of rules.finite) forms.push([stem + end + tail, 'finite']);
    for (const gender of GENDERS[language])
      forms.push([stem + rules.participle + gender + tail, 'participle']);
  }
  const plural = { spanish: 'n', portuguese: 'm', italian: 'no', french: 'nt' }[language];
  for (const each of irregular) {
    const form = formOf(each, language);
    // 'hace la siesta' is whole, 'hace' is a head.
    if (each.includes(' ')) {
      forms.push([each, form]);
      continue;
    }
    forms.push([each + tail, form]);
    if (form === 'finite') forms.push([each + plural + tail, 'finite']);
    if (form === 'participle' && language !== 'french')
      for (const gender of GENDERS[language]) forms.push([each.slice(0, -1) + gender + tail, 'participle']);
  }
  return forms;
}

/** Plurals by ending, the first that fits: ending, what replaces it. */
const PLURALS: Readonly<Record<Romance, readonly (readonly [RegExp, string])[]>> = {
  spanish: [
    [/z$/, 'ces'],
    [/([aeiouáéó])$/, '$1s'],
    [/ión$/, 'iones'],
    [/([^s])$/, '$1es'],
  ],
  portuguese: [
    [/ão$/, 'ões'],
    [/m$/, 'ns'],
    [/([aeou])l$/, '$1is'],
    [/il$/, 'is'],
    [/([rsz])$/, '$1es'],
    [/$/, 's'],
  ],
  italian: [
    [/([^i])co$/, '$1chi'],
    [/go$/, 'ghi'],
    [/([cg])a$/, '$1he'],
    [/io$/, 'i'],
    [/[oe]$/, 'i'],
    [/a$/, 'e'],
  ],
  french: [
    [/(eau|eu)$/, '$1x'],
    [/al$/, 'aux'],
    [/([^sxz])$/, '$1s'],
  ],
};

/** The plural of a noun of one word, or of the first word of a phrase ('silla de ruedas', 'sillas de ruedas'). */
export function pluralForm(noun: string, language: Romance): string {
  const [word = '', ...rest] = noun.split(' ');
  const rule = PLURALS[language].find(([ending]) => ending.test(word));
  return [rule ? word.replace(rule[0], rule[1]) : word, ...rest].join(' ');
}

/** The forms of an adjective; irregular ones after slashes ('blanc/blanche'). */
export function adjectiveForms(entry: string, language: Romance): string[] {
  const forms = entry.split('/').flatMap((word) => {
    if (word.includes(' ')) return [word];
    if (language === 'french') return [word, `${word}e`, `${word}s`, `${word}es`];
    if (word.endsWith('o')) return GENDERS[language].map((end) => word.slice(0, -1) + end);
    const feminine = /[^i](?:or|ol|és|ês)$/.test(word) ? [`${word.replace(/é(?=s$)/, 'e')}a`] : [];
    return [word, pluralForm(word, language), ...feminine, ...feminine.map((each) => `${each}s`)];
  });
  return [...new Set(forms)];
}
