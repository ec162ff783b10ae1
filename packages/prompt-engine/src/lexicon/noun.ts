import { type Cells, choicesOf, listOf, namesIn, type Traits, textOf, traitsOf, wordsOfCell } from './row.ts';
import { RowTable } from './row-table.ts';

/** What a noun is, as far as it is photographed or drawn differently. */
export const NOUN_KINDS = [
  'person',
  'child',
  'baby',
  'group',
  'hands',
  'pet',
  'wild-animal',
  'farm-animal',
  'bird',
  'insect',
  'sea-animal',
  'reptile',
  'fantasy-being',
  'robot',
  'plant',
  'flower',
  'tree',
  'food',
  'drink',
  'product',
  'tool',
  'instrument',
  'weapon',
  'toy',
  'furniture',
  'textile',
  'jewellery',
  'clothing',
  'vehicle',
  'boat',
  'aircraft',
  'spacecraft',
  'machine',
  'device',
  'building',
  'structure',
  'container',
  'sign',
  'graphic',
  'celestial',
  'terrain',
  'weather',
  'abstract',
  'event',
  'sport',
  'material',
  'place',
  'thing',
] as const;
export type NounKind = (typeof NOUN_KINDS)[number];

/** One sense of a noun. */
export interface NounRow {
  readonly names: readonly NounName[];
  readonly kind: NounKind;
  readonly traits: Traits;
  /** Noun phrases that a picture shows of it, each fitting after 'with'. */
  readonly details: readonly string[];
  /** Alternative pictures of it (events, ideas), each a list of noun phrases. */
  readonly pictures: readonly string[];
  /** Where it is found when nothing is said: prepositional phrases, the calm one first. */
  readonly at: readonly string[];
  readonly colours: readonly string[];
  /** The id of its drawing, a costume after a colon; `-` where it has none. */
  readonly drawing: string;
}

/** What a thing is called, one and several. */
export interface NounName {
  readonly singular: string;
  /** Only where it is irregular. */
  readonly plural?: string;
}

const KINDS: ReadonlySet<string> = new Set(NOUN_KINDS);
const isKind = (word: string): word is NounKind => KINDS.has(word);

const nameOf = (text: string): NounName => {
  const [singular = '', plural] = text.split('/');
  return plural === undefined ? { singular } : { singular, plural };
};

/** The names of a row that is not read yet. */
export const nounNamesIn = (line: string): readonly NounName[] => listOf(namesIn(line)).map(nameOf);

/** Whether a row that is not read yet is of what is always several. */
export function isPluralIn(line: string): boolean {
  const from = line.indexOf(' | ') + 3;
  return wordsOfCell(line.slice(from, line.indexOf(' | ', from))).includes('plural');
}

/**
 * Rows of `names | kind traits | details | at | colours | drawing`.
 * @throws RangeError naming a row whose kind is not known
 */
export const nounsOf = (tables: readonly string[]): RowTable<NounRow> => new RowTable(tables, 6, nounOf);

function nounOf([names, kinds, details, at, colours, drawing]: Cells): NounRow {
  const [kind = '', ...traits] = wordsOfCell(kinds);
  if (!isKind(kind)) throw new RangeError(`Noun of an unknown kind '${kind}': ${names}`);
  const pictures = choicesOf(details);
  return {
    names: listOf(names).map(nameOf),
    kind,
    traits: traitsOf(traits),
    details: listOf(pictures[0]),
    pictures,
    at: choicesOf(at),
    colours: listOf(colours),
    drawing: textOf(drawing) || '-',
  };
}
