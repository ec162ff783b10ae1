import type { ActionRow } from '../lexicon/action.ts';
import type { FeelingRow } from '../lexicon/feeling.ts';
import { formsOf, pluralOf, type VerbForms } from '../lexicon/inflect.ts';
import type { MaterialRow } from '../lexicon/material.ts';
import type { NounRow } from '../lexicon/noun.ts';
import { PhraseTable } from '../lexicon/phrase-table.ts';
import type { PlaceRow } from '../lexicon/place.ts';
import type { StyleRow } from '../lexicon/style.ts';
import { actions, feelings, materials, nouns, places, styles, times } from '../lexicon/tables.ts';
import type { TimeRow } from '../lexicon/time.ts';
import { COLOUR_WORDS } from './colour-terms.ts';
import { FUNCTION_WORDS, type FunctionRole, NUMBERS } from './function-words.ts';
import {
  CAMERA_TERMS,
  type CameraTerm,
  LIGHT_TERMS,
  type LightTerm,
  USE_TERMS,
  type UseTerm,
} from './terms.ts';

/** The form that a verb stands in: 'take', 'takes', 'taking', 'took' or 'taken'. */
export type VerbForm = 'base' | 's' | 'ing' | 'past';

/** One thing that a word or phrase may mean. */
export type Sense =
  | { readonly is: 'noun'; readonly row: NounRow; readonly plural: boolean; readonly name: string }
  /** Without a row: a verb whose rows all want another neighbour. */
  | { readonly is: 'action'; readonly row?: ActionRow; readonly verb: VerbForms; readonly form: VerbForm }
  | { readonly is: 'place'; readonly row: PlaceRow; readonly plural: boolean }
  | { readonly is: 'time'; readonly row: TimeRow }
  | { readonly is: 'feeling'; readonly row: FeelingRow }
  | { readonly is: 'style'; readonly row: StyleRow }
  | { readonly is: 'material'; readonly row: MaterialRow }
  | { readonly is: 'colour'; readonly colour: string }
  | { readonly is: 'number'; readonly count: number; readonly exact: boolean }
  | { readonly is: 'light'; readonly term: LightTerm }
  | { readonly is: 'camera'; readonly term: CameraTerm }
  | { readonly is: 'use'; readonly term: UseTerm }
  | { readonly is: 'function'; readonly role: FunctionRole; readonly word: string };

function addVerb(table: PhraseTable<Sense>, row: ActionRow, verb: VerbForms): void {
  const sense = (form: VerbForm): Sense => ({ is: 'action', row, verb, form });
  table.add(verb.ing, sense('ing'));
  // The dropped g of speech: 'chillin'.
  // British spelling: 'shovelling', 'travelled'.
  const doubled = (form: string): string =>
    form.replace(/([aeiou][a-z]*[^aeiou][aeiou]l)(ing|ed)\b/, '$1l$2');
  if (doubled(verb.ing) !== verb.ing) {
    table.add(doubled(verb.ing), sense('ing'));
    table.add(doubled(verb.past), sense('past'));
  }
  if (!verb.ing.includes(' ')) table.add(verb.ing.slice(0, -1), sense('ing'));
  if (verb.base === verb.ing) return;
  table.add(verb.base, sense('base'));
  table.add(verb.s, sense('s'));
  table.add(verb.past, sense('past'));
  if (verb.participle !== verb.past) table.add(verb.participle, sense('past'));
}

/** Possessives are read without their s: "worm's eye view", "child's bedroom"; who looks a name up has it whole. */
function addName(table: PhraseTable<Sense>, name: string, sense: Sense): void {
  const lower = name.toLowerCase();
  const bare = lower.replace(/['’]s(?= )/g, '');
  table.add(lower, sense);
  const isKnown = table
    .get(bare)
    .some((other) => 'row' in other && 'row' in sense && other.row === sense.row);
  if (!isKnown) table.add(bare, sense);
}

function addNoun(table: PhraseTable<Sense>, row: NounRow): void {
  for (const { singular, plural } of row.names) {
    const name = singular;
    const isPlural = row.traits.words.has('plural');
    addName(table, singular, { is: 'noun', row, plural: isPlural, name });
    const many = plural ?? pluralOf(singular);
    if (many !== singular && !isPlural) addName(table, many, { is: 'noun', row, plural: true, name });
  }
}

function build(): PhraseTable<Sense> {
  const table = new PhraseTable<Sense>();
  const addAll = (names: readonly string[], sense: Sense): void => {
    // Possessives are compared without their s: "worm's eye view".
    for (const name of names) table.add(name.toLowerCase().replace(/'s\b/g, ''), sense);
  };
  for (const [word, role] of FUNCTION_WORDS) table.add(word, { is: 'function', role, word });
  for (const [word, count, exact] of NUMBERS) table.add(word, { is: 'number', count, exact });
  for (const row of nouns()) addNoun(table, row);
  for (const row of places()) {
    for (const name of row.names) {
      addName(table, name, { is: 'place', row, plural: false });
      addName(table, pluralOf(name.toLowerCase()), { is: 'place', row, plural: true });
    }
  }
  for (const row of actions()) for (const verb of row.verbs) addVerb(table, row, verb);
  for (const row of times()) addAll(row.names, { is: 'time', row });
  for (const row of feelings()) addAll(row.names, { is: 'feeling', row });
  for (const row of styles()) addAll(row.names, { is: 'style', row });
  for (const row of materials()) addAll(row.names, { is: 'material', row });
  for (const colour of COLOUR_WORDS) table.add(colour, { is: 'colour', colour });
  for (const { names, term } of LIGHT_TERMS) addAll(names, { is: 'light', term });
  for (const { names, term } of CAMERA_TERMS) addAll(names, { is: 'camera', term });
  for (const { names, term } of USE_TERMS) addAll(names, { is: 'use', term });
  return table;
}

let built: PhraseTable<Sense> | undefined;

/** Every word and phrase that the reading knows. Built at the first call: a cold start does not pay for it. */
export function senses(): PhraseTable<Sense> {
  built ??= build();
  return built;
}

/** A verb that no row knows, from one of its forms. */
export function unknownVerb(word: string, form: VerbForm): VerbForms {
  const stem = form === 'ing' ? word.replace(/ing?$/, '') : form === 'past' ? word.replace(/ed$/, '') : word;
  const undoubled = /([bdgklmnprt])\1$/.test(stem) && !/(?:ll|ss)$/.test(stem) ? stem.slice(0, -1) : stem;
  const base = form === 's' ? word.replace(/s$/, '') : undoubled;
  const forms = formsOf(base);
  // The form that was typed is right by definition, whatever the rule makes of its stem.
  return form === 'ing' ? { ...forms, ing: word.endsWith('in') ? `${word}g` : word } : forms;
}

/** A place with walls round it, unlike a street, and unlike a table that stands in one. */
export const isRoom = ({ surroundings, traits }: PlaceRow): boolean =>
  surroundings === 'indoor' && !traits.has('support');

/** A bus stop is a thing and a place where people are. */
export function placeCalled(name: string): PlaceRow | undefined {
  const sense = senses()
    .get(name.toLowerCase())
    .find(({ is }) => is === 'place');
  return sense?.is === 'place' ? sense.row : undefined;
}
