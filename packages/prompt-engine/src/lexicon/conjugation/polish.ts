/*
 * Forms of Polish words as a prompt has them: nouns and adjectives in all cases, verbs as deeds that go on.
 */

/** What a consonant becomes before the ending of the locative. */
const SOFT: readonly (readonly [hard: RegExp, soft: string])[] = [
  [/st$/, 'ści'],
  [/t$/, 'ci'],
  [/zd$/, 'ździ'],
  [/d$/, 'dzi'],
  [/ch$/, 'sz'],
  [/k$/, 'c'],
  [/g$/, 'dz'],
  [/r$/, 'rz'],
  [/sł$/, 'śl'],
  [/ł$/, 'l'],
  [/([bpfwmnsz])$/, '$1i'],
];
const softened = (stem: string): string => {
  const found = SOFT.find(([hard]) => hard.test(stem));
  return found ? stem.replace(...found) : stem;
};
const i = (stem: string): string =>
  /[kg]$/.test(stem) ? 'i' : /(?:[lijcśźćńż]|cz|sz|rz|dz)$/.test(stem) ? 'i' : 'y';

/** The stem of a noun that ends in a consonant: 'domek, domku' loses its last vowel where an ending follows. */
const maleStem = (noun: string): string =>
  noun
    .replace(/ek$/, 'k')
    .replace(/ec$/, 'c')
    .replace(/ień$/, 'ni')
    .replace(/ź$/, 'zi')
    .replace(/ń$/, 'ni')
    .replace(/ć$/, 'ci')
    .replace(/ś$/, 'si');

/** The cases of a noun, several and one; a word that changes in its stem lists those forms itself. */
export function polishNounForms(noun: string): {
  readonly one: readonly string[];
  readonly many: readonly string[];
} {
  if (noun.includes(' ')) return { one: [noun], many: [] };
  if (noun.endsWith('a')) {
    const stem = noun.slice(0, -1);
    return {
      // 'jaskinia, jaskini'.
      one: [
        noun,
        ...(stem.endsWith('i') ? [stem] : []),
        `${stem}y`,
        `${stem}i`,
        `${softened(stem)}e`,
        `${stem}ę`,
        `${stem}ą`,
        `${stem}o`,
      ],
      many: [someOf(stem), `${stem}${i(stem)}`, `${stem}ami`, `${stem}ach`, `${stem}om`],
    };
  }
  if (/[oeę]$/.test(noun)) {
    const stem = noun.slice(0, -1);
    return {
      one: [noun, `${stem}a`, `${stem}u`, `${stem}em`, `${stem}iem`, `${softened(stem)}e`],
      many: [`${stem}ami`, `${stem}ach`, `${stem}om`],
    };
  }
  const stem = maleStem(noun);
  return {
    one: [noun, `${stem}a`, `${stem}u`, `${stem}owi`, `${stem}em`, `${stem}iem`, `${softened(stem)}e`],
    many: [
      `${stem}${i(stem)}`,
      `${stem}e`,
      `${stem}ów`,
      `${stem}ami`,
      `${stem}ach`,
      `${stem}om`,
      `${stem}owie`,
    ],
  };
}

/** The forms of an adjective or a participle: 'stary, starej, starym'. */
export function polishAdjectiveForms(word: string): readonly string[] {
  const stem = word.replace(/[yiae]$/, '');
  if (stem === word) return [word];
  const soft = /[kg]$/.test(stem) || /i$/.test(word) ? 'i' : '';
  return [
    word,
    ...['a', 'ą'].map((end) => stem + end),
    ...['e', 'ego', 'ej', 'emu'].map((end) => stem + soft + end),
    ...(soft ? ['i', 'im', 'ich', 'imi'] : ['y', 'ym', 'ych', 'ymi']).map((end) => stem + end),
  ];
}

/** What several do, of a verb in -i: 'siedzą', 'noszą', 'wożą', 'karmią'. */
function severalOf(stem: string): string {
  if (/śc$/.test(stem)) return stem.replace(/śc$/, 'szczą');
  if (/(?:dz|c)$/.test(stem)) return `${stem}ą`;
  if (/s$/.test(stem)) return stem.replace(/s$/, 'szą');
  if (/z$/.test(stem)) return stem.replace(/z$/, 'żą');
  return /[npbwm]$/.test(stem) ? `${stem}ią` : `${stem}ą`;
}

/** What several things are called where some of them are meant: 'ryb', 'książek', 'dyń'. */
const someOf = (stem: string): string =>
  /[^aeiouyąęó]k$/.test(stem) ? stem.replace(/k$/, 'ek') : /ni$/.test(stem) ? stem.replace(/ni$/, 'ń') : stem;

/** The forms of a verb from its third person: 'czyta, czytają, czytający'. */
export function polishVerbForms(verb: string): {
  readonly finite: readonly string[];
  readonly ing: readonly string[];
} {
  const [head = '', ...rest] = verb.split(' ');
  const tail = rest.length > 0 ? ` ${rest.join(' ')}` : '';
  const many = head.endsWith('a')
    ? `${head}ją`
    : /je$/.test(head)
      ? head.replace(/e$/, 'ą')
      : /oi$/.test(head)
        ? head.replace(/i$/, 'ją')
        : head.endsWith('i')
          ? severalOf(head.slice(0, -1))
          : head.replace(/[eiy]$/, 'ą');
  return {
    finite: [head, many].map((each) => each + tail),
    // 'czytając' and 'czytający'.
    ing: [`${many}c`, ...polishAdjectiveForms(`${many}cy`)].map((each) => each + tail),
  };
}
