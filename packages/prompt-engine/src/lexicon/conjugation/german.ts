import type { Form } from './romance.ts';
import { partedKey, prefixOf } from './separable.ts';

/** The participles of a verb with the endings they take before a noun. */
const participles = (word: string): (readonly [string, Form])[] =>
  [word, ...inflectedForms(word)].map((each): readonly [string, Form] => [each, 'participle']);

const PARTICIPLE =
  /^ge|(?:^|[a-zäöü])ge.*en$|^(?:ver|be|zer|er|ent).*en$|^(?:an|auf|aus|ab|ein|zu|vor|hoch|weg|zurück)ge/;

/** A verb that parts from its prefix: 'hängt … auf', 'aufhängt', 'aufgehängt', 'aufzuhängen'. */
function separableForms(prefix: string, verb: string): (readonly [string, Form])[] {
  const finite = `${verb.replace(/(?<=[lr])n$|en$/, '')}${softOf(verb)}`;
  return [
    [prefix + verb, 'infinitive'],
    [`${prefix}zu${verb}`, 'infinitive'],
    [prefix + finite, 'finite'],
    [partedKey(prefix, finite), 'finite'],
    [partedKey(prefix, verb), 'finite'],
    ...inflectedForms(`${prefix}${verb}d`).map((each): readonly [string, Form] => [each, 'ing']),
    ...participles(`${prefix}ge${finite}`),
  ];
}

const softOf = (verb: string): string =>
  /[td]$|[^lrh][mn]$/.test(verb.replace(/(?<=[lr])n$|en$/, '')) ? 'et' : 't';

/** The forms of a verb by rule. */
function ruledForms(phrase: string): (readonly [string, Form])[] {
  const prefix = phrase.includes(' ') ? undefined : prefixOf(phrase, 'german');
  if (prefix !== undefined) return separableForms(prefix, phrase.slice(prefix.length));
  const stem = phrase.replace(/(?<=[lr])n$|en$/, '');
  const soft = softOf(phrase);
  return [
    [phrase, 'infinitive'],
    [stem + soft, 'finite'],
    [`${phrase}d`, 'ing'],
    ...inflectedForms(`${phrase}d`).map((each): readonly [string, Form] => [each, 'ing']),
    ...participles(`ge${stem}${soft}`),
  ];
}

/** The forms of a German verb; strong ones after slashes: 'tragen/trägt/getragen', 'abschließen/schließt ab'. */
export function germanVerbForms(entry: string): (readonly [string, Form])[] {
  const [phrase = '', ...irregular] = entry.split('/');
  const prefix = phrase.includes(' ') ? undefined : prefixOf(phrase, 'german');
  const forms = ruledForms(phrase);
  for (const each of irregular) {
    if (PARTICIPLE.test(each)) forms.push(...participles(each));
    else forms.push([each, 'finite']);
    if (prefix !== undefined && each.endsWith(` ${prefix}`))
      forms.push([partedKey(prefix, each.slice(0, -prefix.length - 1)), 'finite']);
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
