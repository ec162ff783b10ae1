import { type Piece, readTemplate, type Template } from './template.ts';
import { canOrder, type Filled, inSequence, oneOf, oneText, someOf, type Texts, times } from './texts.ts';

/** What is filled in. */
export interface Filling {
  /** Values of names; each name takes each of its values. */
  readonly lists?: Readonly<Record<string, readonly string[]>>;
  /** Values of several names that belong together, row by row: they win over lists of the same names. */
  readonly rows?: readonly Readonly<Record<string, string>>[];
}

/** One prompt of a template. */
export interface Expansion {
  readonly prompt: string;
  /** What stands for each name that was filled in. */
  readonly values: Readonly<Record<string, string>>;
  /** All that was chosen for it, in the order of the text: values of names, each once, and options that say something. */
  readonly chosen: readonly string[];
}

/** A template with its values: how many prompts it makes, and which. */
export interface Expansions {
  /** Every combination, at most `MOST`, which then says 'at least'. */
  readonly count: number;
  /** Names that nothing stands for; they stay in the prompts as they were written. */
  readonly unfilled: readonly string[];
  /** Signs of Dynamic Prompts that are not read; they stay in the prompts as they were written. */
  readonly unread: readonly string[];
  /** @param index from 0 to `count`, exclusive; the last part of the text changes fastest, rows slowest */
  at(index: number): Expansion;
}

/** Counts what a template makes with these values, whatever the number is; nothing is written out until it is asked for. */
export function expansionsOf(template: Template, { lists = {}, rows = [] }: Filling = {}): Expansions {
  const { pieces, names, unread } = template;
  const inRows = new Set(rows.flatMap((row) => Object.keys(row)));
  const valuesOf = (name: string) =>
    (Object.hasOwn(lists, name) && !inRows.has(name) ? lists[name] : undefined) ?? [];
  const usesRows = names.some((name) => inRows.has(name));
  const uses = usesIn(template);
  const listed = uses.names.map((name) => ({ name, values: valuesOf(name) })).filter(hasValues);
  const known = (name: string) =>
    inRows.has(name) || valuesOf(name).length > 0 || uses.withFallback.has(name);
  const refused = new Set(unread);
  const means = { valuesOf, inRows, refuse: (written: string) => refused.add(written) };
  const texts = sequenceOf(pieces, means);
  const drawn = uses.drawn.map((place) => ({
    place,
    texts: sequenceOf(template.drawnOnce[place] ?? [], means),
  }));
  const ofDrawn = drawn.reduce((product, each) => times(product, each.texts.count), 1);
  const ofLists = listed.reduce((product, { values }) => times(product, values.length), 1);
  const inText = times(ofDrawn, texts.count);
  const within = times(ofLists, inText);
  return {
    count: times(usesRows ? rows.length : 1, within),
    unfilled: names.filter((name) => !known(name)),
    unread: [...refused],
    at(index) {
      const row = usesRows ? rows[Math.floor(index / within)] : undefined;
      const values = valuesAt(Math.floor((index % within) / inText), listed);
      for (const name of names) {
        const said = row && Object.hasOwn(row, name) ? row[name] : undefined;
        if (said !== undefined) values[name] = said;
      }
      const filled = { values, drawn: drawnAt(Math.floor((index % inText) / texts.count), drawn, values) };
      const parts = texts.partsAt(index % texts.count, filled);
      return {
        prompt: tidied(parts.join(''), pieces),
        values,
        chosen: chosenOf(parts, pieces, texts, values),
      };
    },
  };
}

interface Listed {
  readonly name: string;
  readonly values: readonly string[];
}

const hasValues = ({ values }: Listed) => values.length > 0;

/** The last list changes fastest. */
function valuesAt(index: number, listed: readonly Listed[]): Record<string, string> {
  const values: Record<string, string> = {};
  let rest = index;
  for (const { name, values: all } of listed.toReversed()) {
    values[name] = all[rest % all.length] ?? '';
    rest = Math.floor(rest / all.length);
  }
  return values;
}

interface Drawn {
  readonly place: number;
  readonly texts: Texts;
}

/** What each variable that is drawn once says: a later one may hold an earlier one. */
function drawnAt(index: number, all: readonly Drawn[], values: Filled['values']): readonly string[] {
  const own = new Map<number, number>();
  let rest = index;
  for (const { place, texts } of all.toReversed()) {
    own.set(place, rest % texts.count);
    rest = Math.floor(rest / texts.count);
  }
  const drawn: string[] = [];
  for (const { place, texts } of all) drawn[place] = texts.at(own.get(place) ?? 0, { values, drawn });
  return drawn;
}

/** What there is to fill in with. */
interface Means {
  /** None where there is no such list, or the name is in the rows. */
  readonly valuesOf: (name: string) => readonly string[];
  readonly inRows: ReadonlySet<string>;
  /** Hears of what stays as it is written. */
  readonly refuse: (written: string) => void;
}

const sequenceOf = (pieces: readonly Piece[], means: Means) =>
  inSequence(pieces.map((piece) => textsOf(piece, means)));

function textsOf(piece: Piece, means: Means): Texts {
  switch (piece.kind) {
    case 'text':
      return oneText(() => piece.text);
    case 'drawn':
      return oneText(({ drawn }) => drawn[piece.place] ?? '');
    case 'choice':
      return oneOf(piece.options.map((option) => sequenceOf(option, means)));
    case 'some':
      return textsOfSome(piece, means);
    case 'name':
      return textsOfName(piece, means);
  }
}

type Name = Extract<Piece, { kind: 'name' }>;

function textsOfName({ name, written, fallback, isList }: Name, means: Means): Texts {
  const { valuesOf, inRows } = means;
  if (isList && valuesOf(name).length > 0) return oneOf(valuesOf(name).map(textsOfValue));
  const isFilled = inRows.has(name) || valuesOf(name).length > 0;
  if (!isFilled && fallback) return sequenceOf(fallback, means);
  return oneText(({ values }) => (Object.hasOwn(values, name) ? (values[name] ?? '') : written));
}

/** A value of a list may have alternatives of its own; what is to be filled in within it stays as it is written. */
function textsOfValue(value: string): Texts {
  if (!value.includes('{')) return oneText(() => value);
  const { pieces } = readTemplate(value);
  return sequenceOf(pieces, { valuesOf: () => [], inRows: new Set(), refuse: () => {} });
}

/** `{2$$__name__}` takes two of the list. */
function textsOfSome(some: Extract<Piece, { kind: 'some' }>, means: Means): Texts {
  const { options, written, most } = some;
  const [only, ...others] = options;
  const [piece, ...more] = only ?? [];
  const isList = others.length === 0 && more.length === 0 && piece?.kind === 'name' && piece.isList;
  const values = isList ? means.valuesOf(piece.name) : [];
  if (values.length === 0)
    return someOf(
      options.map((option) => sequenceOf(option, means)),
      some,
    );
  if (canOrder(values.length, most)) return someOf(values.map(textsOfValue), some);
  means.refuse(written);
  return oneText(() => written);
}

/** Names as they are used, and variables that are drawn once, each where the text uses it. */
function usesIn({ pieces, names, drawnOnce }: Template) {
  const once = new Set<string>();
  const withFallback = new Set<string>();
  const drawn = new Set<number>();
  const look = (all: readonly Piece[]): void => {
    for (const piece of all) {
      if (piece.kind === 'choice' || piece.kind === 'some') piece.options.forEach(look);
      if (piece.kind === 'name' && !piece.isList) once.add(piece.name);
      if (piece.kind === 'name' && piece.fallback) {
        withFallback.add(piece.name);
        look(piece.fallback);
      }
      if (piece.kind === 'drawn' && !drawn.has(piece.place)) {
        drawn.add(piece.place);
        look(drawnOnce[piece.place] ?? []);
      }
    }
  };
  look(pieces);
  return {
    names: names.filter((name) => once.has(name)),
    withFallback,
    drawn: [...drawn].toSorted((a, b) => a - b),
  };
}

/** What the prompt has that another one has not. */
function chosenOf(
  parts: readonly string[],
  pieces: readonly Piece[],
  { counts }: { readonly counts: readonly number[] },
  values: Filled['values'],
): string[] {
  const chosen = parts.filter((_, at) => {
    const piece = pieces[at];
    const isFilled = piece?.kind === 'name' && Object.hasOwn(values, piece.name);
    return isFilled || piece?.kind === 'drawn' || (counts[at] ?? 1) > 1;
  });
  return [...new Set(chosen.map((part) => part.trim()))].filter((part) => part !== '');
}

/** An empty option leaves no gap; a text without options stays as it was written. */
function tidied(text: string, pieces: readonly Piece[]): string {
  if (!pieces.some(({ kind }) => kind === 'choice' || kind === 'some')) return text;
  return text.replaceAll(/(?<=\S) {2,}(?=\S)/g, ' ').replaceAll(/ +(?=[,.;](?:\s|$))/g, '');
}

/** Some of the prompts, spread over all of them, no two from the same place. */
export function sampleOf({ count, at }: Expansions, size: number): Expansion[] {
  const some = Math.min(size, count);
  if (some === count) return Array.from({ length: some }, (_, index) => at(index));
  const stride = strideFor(count);
  const sample: Expansion[] = [];
  for (let index = 0, place = 0; index < some; index += 1) {
    sample.push(at(place));
    // Without a sum beyond what numbers hold exactly.
    place = place >= count - stride ? place - (count - stride) : place + stride;
  }
  return sample;
}

/** By the golden ratio, and without a divisor in common: every part of the template is seen to change. */
function strideFor(count: number): number {
  let stride = Math.max(1, Math.floor(count * 0.618_033_988_749_895));
  while (greatestCommonDivisor(stride, count) > 1) stride += 1;
  return stride;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
