import type { Piece, Template } from './template.ts';

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
  /** @param index from 0 to `count`, exclusive; the last part of the text changes fastest, rows slowest */
  at(index: number): Expansion;
}

/** The largest count that is told. */
export const MOST = Number.MAX_SAFE_INTEGER;

/** A product that stops at `MOST`; of whole numbers from 0. */
function times(a: number, b: number): number {
  if (a === 0 || b === 0) return 0;
  return a > MOST / b ? MOST : a * b;
}

const plus = (a: number, b: number) => Math.min(MOST, a + b);

/** Counts what a template makes with these values, whatever the number is; nothing is written out until it is asked for. */
export function expansionsOf(
  { pieces, names }: Template,
  { lists = {}, rows = [] }: Filling = {},
): Expansions {
  const inRows = new Set(rows.flatMap((row) => Object.keys(row)));
  const listed = names.flatMap((name) => {
    const values = Object.hasOwn(lists, name) && !inRows.has(name) ? lists[name] : undefined;
    return values && values.length > 0 ? [{ name, values }] : [];
  });
  const usesRows = names.some((name) => inRows.has(name));
  const fallbacks = new Set(namesWithFallback(pieces));
  const known = (name: string) =>
    (usesRows && inRows.has(name)) || listed.some((each) => each.name === name) || fallbacks.has(name);
  const texts = measured(pieces);
  const ofLists = listed.reduce((product, { values }) => times(product, values.length), 1);
  const within = times(ofLists, texts.count);
  return {
    count: times(usesRows ? rows.length : 1, within),
    unfilled: names.filter((name) => !known(name)),
    at(index) {
      const row = usesRows ? rows[Math.floor(index / within)] : undefined;
      let rest = Math.floor((index % within) / texts.count);
      const values: Record<string, string> = {};
      for (const { name, values: all } of listed.toReversed()) {
        values[name] = all[rest % all.length] ?? '';
        rest = Math.floor(rest / all.length);
      }
      for (const name of names) {
        const said = row && Object.hasOwn(row, name) ? row[name] : undefined;
        if (said !== undefined) values[name] = said;
      }
      const parts = partsOf(texts, index % texts.count, values);
      return {
        prompt: tidied(parts.map(({ text }) => text).join(''), pieces),
        values,
        chosen: chosenOf(parts),
      };
    },
  };
}

/** Pieces with how many texts they make, so that nothing is counted twice. */
interface Measured {
  readonly count: number;
  readonly pieces: readonly (
    | { readonly count: 1; readonly piece: Exclude<Piece, { kind: 'choice' }> }
    | { readonly count: number; readonly options: readonly Measured[] }
  )[];
}

function measured(pieces: readonly Piece[]): Measured {
  const all = pieces.map((piece) => {
    if (piece.kind !== 'choice') return { count: 1 as const, piece };
    const options = piece.options.map(measured);
    return { count: options.reduce((sum, option) => plus(sum, option.count), 0), options };
  });
  return { count: all.reduce((product, { count }) => times(product, count), 1), pieces: all };
}

/** What a piece says in one prompt, and whether another value could stand there. */
interface Part {
  readonly text: string;
  readonly isChosen: boolean;
}

function partsOf({ pieces }: Measured, index: number, values: Readonly<Record<string, string>>): Part[] {
  let rest = index;
  const parts = pieces.toReversed().map((piece): Part => {
    const own = rest % piece.count;
    rest = Math.floor(rest / piece.count);
    if ('options' in piece) return { text: chosen(piece.options, own, values), isChosen: true };
    const isChosen = piece.piece.kind === 'name' && Object.hasOwn(values, piece.piece.name);
    return { text: said(piece.piece, values), isChosen };
  });
  return parts.toReversed();
}

function written(texts: Measured, index: number, values: Readonly<Record<string, string>>): string {
  return partsOf(texts, index, values)
    .map(({ text }) => text)
    .join('');
}

function chosenOf(parts: readonly Part[]): string[] {
  const texts = parts.flatMap(({ text, isChosen }) => (isChosen ? text.trim() : []));
  return [...new Set(texts)].filter((text) => text !== '');
}

function chosen(
  options: readonly Measured[],
  index: number,
  values: Readonly<Record<string, string>>,
): string {
  let before = 0;
  for (const option of options) {
    if (index - before < option.count) return written(option, index - before, values);
    before += option.count;
  }
  return '';
}

function said(piece: Exclude<Piece, { kind: 'choice' }>, values: Readonly<Record<string, string>>): string {
  if (piece.kind === 'text') return piece.text;
  return Object.hasOwn(values, piece.name) ? (values[piece.name] ?? '') : (piece.fallback ?? piece.written);
}

/** An empty option leaves no gap; a text without options stays as it was written. */
function tidied(text: string, pieces: readonly Piece[]): string {
  if (!pieces.some(({ kind }) => kind === 'choice')) return text;
  return text.replaceAll(/(?<=\S) {2,}(?=\S)/g, ' ').replaceAll(/ +(?=[,.;](?:\s|$))/g, '');
}

function namesWithFallback(pieces: readonly Piece[]): string[] {
  return pieces.flatMap((piece) => {
    if (piece.kind === 'name') return piece.fallback === undefined ? [] : [piece.name];
    return piece.kind === 'choice' ? piece.options.flatMap(namesWithFallback) : [];
  });
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
