import { type Cells, cellsOf, rowLinesOf } from './row.ts';

/** The rows of a kind, each read when it is first asked for: a sentence speaks of a few among ten thousand. */
export class RowTable<Row> {
  readonly #tables: readonly string[];
  readonly #width: number;
  readonly #read: (cells: Cells) => Row;
  readonly #rows: Row[] = [];
  readonly #places = new Map<Row, number>();
  #lines: readonly string[] | undefined;
  #all: readonly Row[] | undefined;

  /**
   * @param width how many cells each row has
   * @param read makes a row of its cells, and throws where they are none
   */
  constructor(tables: readonly string[], width: number, read: (cells: Cells) => Row) {
    this.#tables = tables;
    this.#width = width;
    this.#read = read;
  }

  /** The rows as they are written. */
  get lines(): readonly string[] {
    this.#lines ??= this.#tables.flatMap(rowLinesOf);
    return this.#lines;
  }

  /**
   * A row by its place.
   * @throws RangeError where the row breaks the form of its table
   */
  at(place: number): Row {
    const line = this.lines[place];
    if (line === undefined) throw new RangeError(`No row ${place} among ${this.lines.length}.`);
    const had = this.#rows[place];
    if (had) return had;
    const row = this.#read(cellsOf(line, this.#width));
    this.#rows[place] = row;
    this.#places.set(row, place);
    return row;
  }

  /** The place of a row that was read. */
  placeOf(row: Row): number {
    return this.#places.get(row) ?? -1;
  }

  /** Every row. Reads them all. */
  all(): readonly Row[] {
    this.#all ??= this.lines.map((_, place) => this.at(place));
    return this.#all;
  }
}
