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
      many: [`${stem}${i(stem)}`, `${stem}ami`, `${stem}ach`, `${stem}om`],
    };
  }
  if (/[oeę]$/.test(noun)) {
    const stem = noun.slice(0, -1);
    return {
      one: [noun, `${stem}a`, `${stem}u`, `${stem}em`, `${stem}iem`, `${softened(stem)}e`],
      many: [`${stem}ami`, `${stem}ach`, `${stem}om`],
    };
  }
  // 'domek, domku': the last vowel is lost where an ending follows.
  const stem = noun
    .replace(/ek$/, 'k')
    .replace(/ec$/, 'c')
    .replace(/ień$/, 'ni')
    .replace(/ź$/, 'zi')
    .replace(/ń$/, 'ni')
    .replace(/ć$/, 'ci')
    .replace(/ś$/, 'si');
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
          ? `${head.slice(0, -1)}${/(?:dz|c|s|z|n|p|b|w|m)$/.test(head.slice(0, -1)) ? 'i' : ''}ą`
          : head.replace(/[eiy]$/, 'ą');
  return {
    finite: [head, many].map((each) => each + tail),
    ing: polishAdjectiveForms(`${many}cy`).map((each) => each + tail),
  };
}
