import { formsOf } from '../lexicon/inflect.ts';
import { isEnglish } from './english-words.ts';
import { senses } from './senses.ts';

/*
 * A deed that is told as done before, as it is seen: 'fed the pigeons' is 'feeding the pigeons'.
 */

/** The -ing form of a verb that has a row, by one of its finite forms. */
function ingOf(form: string): string | undefined {
  for (const sense of senses().get(form).toReversed()) {
    if (sense.is !== 'action') continue;
    const { base, s, past, ing } = sense.verb;
    if (form === base || form === s || form === past) return ing;
  }
  return undefined;
}

/** A word of a deed as -ing; undefined where it is no verb for certain. */
function inProgress(word: string): string | undefined {
  const lower = word.toLowerCase();
  const found = ingOf(lower);
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
