import type { Work } from '@framewright/contract';
import { dayName } from '../../lib/formatting.ts';

/** A row of the contact sheet: the name of a day, or frames side by side. */
export type SheetRow =
  | { readonly kind: 'day'; readonly key: string; readonly name: string; readonly count: number | undefined }
  | {
      readonly kind: 'frames';
      readonly key: string;
      readonly works: readonly Work[];
      readonly start: number;
    };

/**
 * Lays works out in rows, each day beginning a new one.
 * @param columns frames of a row
 * @param whole whether nothing follows: the count of a day that may go on is not told
 */
export function sheetRows(works: readonly Work[], columns: number, whole: boolean): SheetRow[] {
  const rows: SheetRow[] = [];
  const days = works.map(dayOf);
  let start = 0;
  for (const [first, work] of works.entries()) {
    if (first < start) continue;
    const day = days[first];
    let end = first;
    while (end < works.length && days[end] === day) end += 1;
    const name = dayName(work.created_at);
    rows.push({ kind: 'day', key: name, name, count: whole || end < works.length ? end - first : undefined });
    rows.push(...plainRows(works.slice(first, end), columns, first));
    start = end;
  }
  return rows;
}

/** To write dates is slow: each work's is written once, however often the rows are laid out. */
const DAYS = new WeakMap<Work, string>();

/** The day that a work was made on, where the reader is. */
function dayOf(work: Work): string {
  const known = DAYS.get(work);
  if (known !== undefined) return known;
  const day = new Date(work.created_at).toDateString();
  DAYS.set(work, day);
  return day;
}

/** Rows of so many works, without days. @param start the place of the first on the roll */
export function plainRows(works: readonly Work[], columns: number, start = 0): SheetRow[] {
  const rows: SheetRow[] = [];
  for (let at = 0; at < works.length; at += columns) {
    const inRow = works.slice(at, at + columns);
    rows.push({ kind: 'frames', key: inRow[0]?.id ?? '', works: inRow, start: start + at });
  }
  return rows;
}

/**
 * Where a key leads among the frames.
 * @param current the place of the focused work on the roll
 * @returns a place on the roll; `undefined` for keys that do not move
 */
export function placeAfterKey(
  key: string,
  wide: boolean,
  rows: readonly SheetRow[],
  current: number,
): number | undefined {
  const lines = rows.filter((row) => row.kind === 'frames');
  const line = lines.findIndex(({ start, works }) => current >= start && current < start + works.length);
  const here = lines[line];
  const last = lines.at(-1);
  if (!here || !last) return undefined;
  const lastPlace = last.start + last.works.length - 1;
  const column = current - here.start;
  const inLine = (to: (typeof lines)[number] | undefined) =>
    to ? to.start + Math.min(column, to.works.length - 1) : current;
  const places: Readonly<Record<string, number>> = {
    ArrowLeft: Math.max(current - 1, 0),
    ArrowRight: Math.min(current + 1, lastPlace),
    ArrowUp: inLine(lines[line - 1]),
    ArrowDown: inLine(lines[line + 1]),
    PageUp: inLine(lines[Math.max(line - PAGE_ROWS, 0)]),
    PageDown: inLine(lines[Math.min(line + PAGE_ROWS, lines.length - 1)]),
    Home: wide ? 0 : here.start,
    End: wide ? lastPlace : here.start + here.works.length - 1,
  };
  return places[key];
}

/** Rows that a page of keys moves by. */
const PAGE_ROWS = 4;
