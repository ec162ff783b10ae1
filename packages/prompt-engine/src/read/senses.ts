import { type ActionRow, verbsIn } from '../lexicon/action.ts';
import type { FeelingRow } from '../lexicon/feeling.ts';
import { formsOf, pluralOf, type VerbForms } from '../lexicon/inflect.ts';
import type { MaterialRow } from '../lexicon/material.ts';
import { isPluralIn, type NounRow, nounNamesIn } from '../lexicon/noun.ts';
import type { PlaceRow } from '../lexicon/place.ts';
import { listOf, namesIn } from '../lexicon/row.ts';
import { type Put, RowPhrases } from '../lexicon/row-phrases.ts';
import type { RowTable } from '../lexicon/row-table.ts';
import type { StyleRow } from '../lexicon/style.ts';
import {
  actionRows,
  feelingRows,
  materialRows,
  nounRows,
  placeRows,
  styleRows,
  timeRows,
} from '../lexicon/tables.ts';
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

/* The phrases that find a row, told from its names alone: the row is read when one of them is looked up. */

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
function putAction(line: string, row: () => ActionRow, put: Put<Sense>): void {
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
function putNoun(line: string, row: () => NounRow, put: Put<Sense>): void {
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
function putPlace(line: string, row: () => PlaceRow, put: Put<Sense>): void {
  const had: string[] = [];
  for (const name of listOf(namesIn(line))) {
    const sense = (plural: boolean) => (): Sense => ({ is: 'place', row: row(), plural });
    putName(name, sense(false), put, had);
    putName(pluralOf(name.toLowerCase()), sense(true), put, had);
  }
}

/** Names as they are compared: possessives without their s. */
function putNames(names: readonly string[], sense: () => Sense, put: Put<Sense>): void {
  for (const name of names) put(name.toLowerCase().replace(/'s\b/g, ''), sense);
}

/** What has phrases: of so many rows, from a number on, each told by its place. */
interface Source {
  readonly from: number;
  readonly size: number;
  readonly tell: (place: number, put: Put<Sense>) => void;
}

/** In the order in which a phrase's meanings count. */
function sourcesOf(): readonly Source[] {
  const sources: Source[] = [];
  const add = (size: number, tell: Source['tell']): void => {
    const { from, size: before } = sources.at(-1) ?? { from: 0, size: 0 };
    sources.push({ from: from + before, size, tell });
  };
  const addRows = <Row>(
    rows: RowTable<Row>,
    tell: (line: string, row: () => Row, put: Put<Sense>) => void,
  ): void => add(rows.lines.length, (place, put) => tell(rows.lines[place] ?? '', () => rows.at(place), put));
  const addNamed = <Row>(rows: RowTable<Row>, sense: (row: Row) => Sense): void =>
    addRows(rows, (line, row, put) => putNames(listOf(namesIn(line)), () => sense(row()), put));
  const addList = <T>(list: readonly T[], tell: (each: T, put: Put<Sense>) => void): void =>
    add(list.length, (place, put) => {
      const each = list[place];
      if (each !== undefined) tell(each, put);
    });
  addList([...FUNCTION_WORDS], ([word, role], put) => put(word, () => ({ is: 'function', role, word })));
  addList([...NUMBERS], ([word, count, exact], put) => put(word, () => ({ is: 'number', count, exact })));
  addRows(nounRows(), putNoun);
  addRows(placeRows(), putPlace);
  addRows(actionRows(), putAction);
  addNamed(timeRows(), (row) => ({ is: 'time', row }));
  addNamed(feelingRows(), (row) => ({ is: 'feeling', row }));
  addNamed(styleRows(), (row) => ({ is: 'style', row }));
  addNamed(materialRows(), (row) => ({ is: 'material', row }));
  addList(COLOUR_WORDS, (colour, put) => put(colour, () => ({ is: 'colour', colour })));
  addList(LIGHT_TERMS, ({ names, term }, put) => putNames(names, () => ({ is: 'light', term }), put));
  addList(CAMERA_TERMS, ({ names, term }, put) => putNames(names, () => ({ is: 'camera', term }), put));
  addList(USE_TERMS, ({ names, term }, put) => putNames(names, () => ({ is: 'use', term }), put));
  return sources;
}

function build(): RowPhrases<Sense> {
  const sources = sourcesOf();
  const count = sources.reduce((sum, { size }) => sum + size, 0);
  return new RowPhrases(count, (number, put) => {
    const source = sources.findLast(({ from }) => from <= number);
    source?.tell(number - source.from, put);
  });
}

let built: RowPhrases<Sense> | undefined;

/** Every word and phrase that the reading knows. Built at the first call: a cold start does not pay for it. */
export function senses(): RowPhrases<Sense> {
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
