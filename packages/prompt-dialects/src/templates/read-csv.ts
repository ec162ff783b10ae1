/** Cells that a CSV may have. */
export const CSV_CELLS = 10_000;

/** A table of values: its first row has the names. */
export type Table =
  | { readonly rows: readonly Readonly<Record<string, string>>[]; readonly names: readonly string[] }
  /** A sentence that says what is wrong with it. */
  | { readonly problem: string };

const TEXTS = {
  empty: 'This CSV is empty. Please begin it with a row of names.',
  onlyNames: 'This CSV has names only. Please add a row of values.',
  names: 'Please give each column of the CSV a name of its own.',
  quote: 'A quotation mark in this CSV is never closed.',
  large: `This CSV is too large: at most ${CSV_CELLS.toLocaleString('en')} cells.`,
} as const;

/**
 * Reads a CSV as RFC 4180 has it, with commas, semicolons or tabs, whichever its first row has most of. Stops as soon
 * as there are too many cells. Rows that are blank are passed over; cells that are missing are empty.
 */
export function readCsv(text: string): Table {
  const source = text.replace(/^\uFEFF/, '');
  const records = recordsOf(source, delimiterOf(source));
  if (typeof records === 'string') return { problem: records };
  const [head, ...body] = records;
  if (!head) return { problem: TEXTS.empty };
  const names = head.map((name) => name.trim());
  if (names.some((name) => name === '') || new Set(names).size < names.length)
    return { problem: TEXTS.names };
  if (body.length === 0) return { problem: TEXTS.onlyNames };
  const rows = body.map((cells) =>
    Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])),
  );
  return { rows, names };
}

function delimiterOf(text: string): string {
  const end = text.search(/[\r\n]/);
  const first = end < 0 ? text : text.slice(0, end);
  const [most] = [',', ';', '\t'].toSorted((a, b) => first.split(b).length - first.split(a).length);
  return most ?? ',';
}

/** @returns a sentence where it cannot be read */
function recordsOf(text: string, delimiter: string): string[][] | string {
  const records: string[][] = [];
  // A quoted cell, or one up to the next delimiter or end of line; then what ends it.
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^"${delimiter}\\r\\n][^${delimiter}\\r\\n]*|))(${delimiter}|\\r\\n|\\n|\\r|$)`,
    'y',
  );
  let record: string[] = [];
  let cells = 0;
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text);
    if (!found) return TEXTS.quote;
    const [, quoted, plain = '', end] = found;
    record.push(quoted?.replaceAll('""', '"') ?? plain.trim());
    cells += 1;
    if (cells > CSV_CELLS) return TEXTS.large;
    if (end === delimiter && cell.lastIndex < text.length) continue;
    if (end === delimiter) record.push('');
    if (record.some((value) => value !== '')) records.push(record);
    record = [];
  }
  return records;
}
