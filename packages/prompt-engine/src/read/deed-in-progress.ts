import { formsOf } from '../lexicon/inflect.ts';
import { actions } from '../lexicon/tables.ts';
import { isEnglish } from './english-words.ts';

/*
 * A deed that is told as done before, as it is seen: 'fed the pigeons' is 'feeding the pigeons'.
 */

let known: ReadonlyMap<string, string> | undefined;

/** The -ing form by each finite form of the verbs that have rows. */
function forms(): ReadonlyMap<string, string> {
  known ??= new Map(
    actions().flatMap(({ verbs }) =>
      verbs.flatMap(({ base, s, past, ing }) => [base, s, past].map((form) => [form, ing] as const)),
    ),
  );
  return known;
}

/** A word of a deed as -ing; undefined where it is no verb for certain. */
function inProgress(word: string): string | undefined {
  const lower = word.toLowerCase();
  const found = forms().get(lower);
  if (found) return found;
  const stems = [
    lower,
    lower.replace(/s$/, ''),
    lower.replace(/ed$/, ''),
    lower.replace(/d$/, ''),
    lower.replace(/(\p{L})\1ed$/u, '$1'),
  ];
  const base = stems.find((stem) => {
    const { s, past, ing } = formsOf(stem);
    return stem.length > 2 && isEnglish(ing) && (stem === lower || s === lower || past === lower);
  });
  return base === undefined ? undefined : formsOf(base).ing;
}

/** A deed as it is seen, with the deeds that 'and' joins to it; undefined where its first word is no verb. */
export function deedInProgress(deed: string): string | undefined {
  const [, word = '', rest = ''] = /^(\p{L}+)(.*)$/su.exec(deed) ?? [];
  const first = inProgress(word);
  if (first === undefined) return undefined;
  // 'sit in the sink and watch the tap' goes on in the same form.
  const went = rest.replace(
    / and (\p{L}+)(?= (?:the|an?|his|her|their|at|to|for|out|up)\b)/giu,
    (found, next: string) => {
      const ing = inProgress(next);
      return ing === undefined ? found : ` and ${ing}`;
    },
  );
  return `${first}${went}`;
}
