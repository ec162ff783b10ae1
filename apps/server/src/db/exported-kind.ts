import type { Db } from './open.ts';

/** A kind of thing beside works that an export carries, a line for each, and an import takes. */
export interface ExportedKind {
  readonly name: 'templates' | 'boards';
  /**
   * All that a user has, oldest first, a page at a time.
   * @param last where the newest work of the export stands in its owner's order; later ones are not in it
   */
  linesOf(db: Db, userId: string, last: number): AsyncIterable<object>;
  /**
   * Reads a line that nobody has checked.
   * @param line parsed; undefined where it is no JSON
   * @throws {NotTaken}, which what is returned does too
   */
  read(line: unknown, importer: Importer): Promise<Keep>;
}

/** Part of a transaction that holds the account: keeps what a line said, unless it is here already. */
export type Keep = (tx: Db) => Promise<'added' | 'duplicates'>;

/** Whose import it is, and how it names things. */
export interface Importer {
  readonly userId: string;
  /** The id of what the line becomes, which lies among those of the time that it says. @param created ISO 8601 */
  idAt(created: string): string;
  /** The work here that one of theirs became, or was; null where there is none. */
  workHere(theirs: string): Promise<string | null>;
}
