import { stringify } from 'csv-stringify/sync';

/**
 * Writes rows as RFC 4180 has it, for spreadsheet programs too: a mark at the start so that they read accents, and
 * an apostrophe before what they would run as a formula.
 * @param columns in their order, which is also the first row
 */
export function csvOf<Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, string | number>>[],
): string {
  return stringify(
    rows.map((row) => columns.map((column) => String(row[column]))),
    { header: true, columns: [...columns], bom: true, record_delimiter: '\r\n', escape_formulas: true },
  );
}
