/** One row of a table: its cells, trimmed. `|` parts cells, `,` items of a list, `;` alternatives, `-` is an empty cell. */
export type Cells = readonly string[];

/** The rows of a table as they are written, without blank lines and comments (`#`). */
export function rowLinesOf(table: string): string[] {
  const lines: string[] = [];
  for (let from = 0; from < table.length; ) {
    const end = table.indexOf('\n', from);
    const until = end < 0 ? table.length : end;
    const line = table.slice(from, until).trim();
    if (line && !line.startsWith('#')) lines.push(line);
    from = until + 1;
  }
  return lines;
}

/** The first cell of a row as it is written: its names. */
export function namesIn(line: string): string {
  const end = line.indexOf(' | ');
  return end < 0 ? line : line.slice(0, end);
}

/**
 * The cells of a row.
 * @param width how many it has
 * @throws RangeError naming the row that has more or fewer
 */
export function cellsOf(line: string, width: number): Cells {
  const cells = line.split(' | ').map((cell) => cell.trim());
  if (cells.length !== width) throw new RangeError(`Lexicon row with ${cells.length} cells: ${line}`);
  return cells;
}

/**
 * The rows of a table, each in its cells.
 * @param width how many cells each row has
 * @throws RangeError naming the row that has more or fewer
 */
export const rowsOf = (table: string, width: number): Cells[] =>
  rowLinesOf(table).map((line) => cellsOf(line, width));

const EMPTY = '-';

const parts = (cell: string | undefined, by: RegExp | string): string[] =>
  cell === undefined || cell === EMPTY
    ? []
    : cell
        .split(by)
        .map((part) => part.trim())
        .filter(Boolean);

/** The text of a cell; none where the cell is empty. */
export const textOf = (cell: string | undefined): string => (cell === EMPTY ? '' : (cell ?? ''));

/** The items of a list, parted by commas (commas inside brackets stay). */
export const listOf = (cell: string | undefined): string[] => parts(cell, ',');

/** The alternatives of a cell, parted by semicolons. */
export const choicesOf = (cell: string | undefined): string[] => parts(cell, ';');

/** The words of a cell, parted by spaces. */
export const wordsOfCell = (cell: string | undefined): string[] => parts(cell, /\s+/);

/** Traits of a sense: plain words, and `+word` marks (a neighbour that picks this sense of a homonym;
 * `+by:`, `+to:` and `+of:` ask for the doer, the object and its owner: read/deed-sense.ts). */
export interface Traits {
  readonly words: ReadonlySet<string>;
  readonly needs: readonly string[];
}

/** Rows of one family have the same traits: each is kept once. */
const kept = new Map<string, Traits>();

/** Parts the words of a cell into plain words and what its `+` marks ask for, without their plus. */
export function traitsOf(words: readonly string[]): Traits {
  const key = words.join(' ');
  const had = kept.get(key);
  if (had) return had;
  const traits = {
    words: new Set(words.filter((word) => !word.startsWith('+'))),
    needs: words.filter((word) => word.startsWith('+')).map((word) => word.slice(1)),
  };
  kept.set(key, traits);
  return traits;
}

/** A list as a sentence says it: 'a, b and c'; where a member is a pair itself, 'a, b, and c and d'. */
export function inWords(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  const comma = items.slice(-2).some((item) => /\sand\s/.test(item)) ? ',' : '';
  return `${items.slice(0, -1).join(', ')}${comma} and ${items.at(-1)}`;
}
