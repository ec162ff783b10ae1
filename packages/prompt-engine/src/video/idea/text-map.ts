import { rowsOf, textOf } from '../../lexicon/row.ts';

/** Rows of `key | text` as a map. */
export const textMap = (table: string): ReadonlyMap<string, string> =>
  new Map(rowsOf(table, 2).map(([key = '', text]) => [key, textOf(text)] as const));
