import type { Form } from './romance.ts';

/** The forms of a German verb; strong ones after slashes: 'tragen/trägt/getragen'. A separable prefix follows its verb. */
export function germanVerbForms(entry: string): (readonly [string, Form])[] {
  const [phrase = '', ...irregular] = entry.split('/');
  const stem = phrase.replace(/(?<=[lr])n$|en$/, '');
  const soft = /[td]$|[^lrh][mn]$/.test(stem) ? 'et' : 't';
  const forms: (readonly [string, Form])[] = [
    [phrase, 'infinitive'],
    [stem + soft, 'finite'],
    [`${phrase}d`, 'ing'],
    [`ge${stem}${soft}`, 'participle'],
    ...inflectedForms(`${phrase}d`).map((each): readonly [string, Form] => [each, 'ing']),
    ...inflectedForms(`ge${stem}${soft}`).map((each): readonly [string, Form] => [each, 'participle']),
  ];
  for (const each of irregular) {
    if (/^ge|(?:^|[a-zäöü])ge.*en$|^(?:ver|be|zer|er|ent).*en$/.test(each))
      forms.push(
        [each, 'participle'],
        ...inflectedForms(each).map((one): readonly [string, Form] => [one, 'participle']),
      );
    else forms.push([each, 'finite']);
  }
  return forms;
}

/** The endings that an adjective takes before a noun. */
export const inflectedForms = (word: string): string[] => {
  if (word.includes(' ')) return [word];
  const stem = word
    .replace(/e$/, '')
    .replace(/(?<=[^aeiou])e(?=[lr]$)/, (e) => (/dunkel|edel|teuer/.test(word) ? '' : e));
  return [word, ...['e', 'er', 'es', 'em', 'en'].map((end) => stem + end)];
};

const NOUN_ENDINGS = ['innen', 'in', 'en', 'es', 'er', 'n', 'e', 's'];

/** Likely singulars of a German noun, for a form that no row has. */
export const germanSingulars = (word: string): string[] =>
  NOUN_ENDINGS.filter((end) => word.endsWith(end) && word.length - end.length > 2).map((end) =>
    word.slice(0, -end.length),
  );
