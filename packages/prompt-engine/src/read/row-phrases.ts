import { type ActionRow, verbsIn } from '../lexicon/action.ts';
import { pluralOf, type VerbForms } from '../lexicon/inflect.ts';
import { isPluralIn, type NounRow, nounNamesIn } from '../lexicon/noun.ts';
import type { Put } from '../lexicon/phrase-index.ts';
import type { PlaceRow } from '../lexicon/place.ts';
import { listOf, namesIn } from '../lexicon/row.ts';
import type { Sense, VerbForm } from './senses.ts';

/*
 * The phrases that find a row, told from its names alone: the row is read when one of them is looked up.
 */

const doubled = (form: string): string => form.replace(/([aeiou][a-z]*[^aeiou][aeiou]l)(ing|ed)\b/, '$1l$2');

function putVerb(row: () => ActionRow, verb: VerbForms, put: Put<Sense>): void {
  const sense = (form: VerbForm) => (): Sense => ({ is: 'action', row: row(), verb, form });
  put(verb.ing, sense('ing'));
  // British spelling: 'shovelling', 'travelled'.
  if (verb.ing.includes('ling') && doubled(verb.ing) !== verb.ing) {
    put(doubled(verb.ing), sense('ing'));
    put(doubled(verb.past), sense('past'));
  }
  // The dropped g of speech: 'chillin'.
  if (!verb.ing.includes(' ')) put(verb.ing.slice(0, -1), sense('ing'));
  if (verb.base === verb.ing) return;
  put(verb.base, sense('base'));
  put(verb.s, sense('s'));
  put(verb.past, sense('past'));
  if (verb.participle !== verb.past) put(verb.participle, sense('past'));
}

/** The phrases of a deed. */
export function putAction(line: string, row: () => ActionRow, put: Put<Sense>): void {
  for (const verb of verbsIn(line)) putVerb(row, verb, put);
}

/** Possessives are read without their s: "worm's eye view", "child's bedroom"; who looks a name up has it whole. */
function putName(name: string, sense: () => Sense, put: Put<Sense>, had: string[]): void {
  const lower = name.toLowerCase();
  const bare = lower.replace(/['’]s(?= )/g, '');
  put(lower, sense);
  had.push(lower);
  if (bare === lower || had.includes(bare)) return;
  put(bare, sense);
  had.push(bare);
}

/** The phrases of a noun. */
export function putNoun(line: string, row: () => NounRow, put: Put<Sense>): void {
  const isPlural = isPluralIn(line);
  const had: string[] = [];
  for (const { singular, plural } of nounNamesIn(line)) {
    const sense = (isMany: boolean) => (): Sense => ({
      is: 'noun',
      row: row(),
      plural: isMany,
      name: singular,
    });
    putName(singular, sense(isPlural), put, had);
    const many = plural ?? pluralOf(singular);
    if (many !== singular && !isPlural) putName(many, sense(true), put, had);
  }
}

/** The phrases of a place. */
export function putPlace(line: string, row: () => PlaceRow, put: Put<Sense>): void {
  const had: string[] = [];
  for (const name of listOf(namesIn(line))) {
    const sense = (plural: boolean) => (): Sense => ({ is: 'place', row: row(), plural });
    putName(name, sense(false), put, had);
    putName(pluralOf(name.toLowerCase()), sense(true), put, had);
  }
}

/** Names as they are compared: possessives without their s. */
export function putNames(names: readonly string[], sense: () => Sense, put: Put<Sense>): void {
  for (const name of names) put(name.toLowerCase().replace(/'s\b/g, ''), sense);
}
