import { formsOf, singularsOf, type VerbForms } from '../lexicon/inflect.ts';
import { sifted } from '../lexicon/sifting/sifted.ts';
import { isEnglish } from './english-words.ts';
import type { VerbForm } from './senses.ts';

/** Words that are hardly ever verbs, though dictionaries know a verb of the same letters. */
const NEVER = sifted(
  /^(?:news|stairs|glasses|kids|children|people|men|women|legs|arms|eyes|hands|heads|faces|times|days|years|hours|minutes|always|sometimes|others|this|has|its|his|plus|less|across|perhaps|upwards|towards|backwards|forwards|outdoors|indoors|upstairs|downstairs|clothes|scissors|lots|goods|parts|sides|kinds|sorts)$/,
);

const isVerb = (base: string): boolean => base.length > 2 && isEnglish(base) && isEnglish(formsOf(base).ing);

/** A word as a form of a verb that no row has: 'collapses' is one, for 'collapsing' is a word. */
export function plainVerb(word: string): { readonly verb: VerbForms; readonly form: VerbForm } | undefined {
  // 'sharing' is a form of another verb.
  if (NEVER.test(word) || !/^[a-z]{3,}$/.test(word) || /[aeiou][a-z]*ing$/.test(word)) return undefined;
  if (!/[^su]s$/.test(word)) return isVerb(word) ? { verb: formsOf(word), form: 'base' } : undefined;
  const base = [word.slice(0, -1), ...singularsOf(word)].find(
    (one) => one !== word && isVerb(one) && formsOf(one).s === word,
  );
  return base === undefined ? undefined : { verb: formsOf(base), form: 's' };
}
