import { expect, test, vi } from 'vitest';
import { makeWork } from '../../testing/works.ts';
import { placeAfterKey, plainRows, sheetRows } from './sheet-rows.ts';

const on = (day: number, count: number) =>
  Array.from({ length: count }, (_, place) =>
    makeWork({ id: `${day}-${place}`, created_at: `2025-11-${day}T12:00:00.000Z` }),
  );

test('each day begins a row; the count of a day that may go on is not told', () => {
  const works = [...on(20, 4), ...on(19, 3)];
  const shape = (whole: boolean) =>
    sheetRows(works, 3, whole).map((row) =>
      row.kind === 'day' ? [row.name, row.count] : [row.start, row.works.length],
    );
  expect(shape(false)).toEqual([
    ['Thursday, 20 Nov 2025', 4],
    [0, 3],
    [3, 1],
    ['Wednesday, 19 Nov 2025', undefined],
    [4, 3],
  ]);
  expect(shape(true)[3]).toEqual(['Wednesday, 19 Nov 2025', 3]);
  expect(sheetRows([], 3, true)).toEqual([]);
});

test('with a page more, only the days of what has come are written out', () => {
  const works = [...on(18, 5), ...on(17, 5)];
  const written = vi.spyOn(Date.prototype, 'toDateString');
  sheetRows(works.slice(0, 8), 3, false);
  written.mockClear();
  sheetRows(works, 3, true);
  // Two are new; and the name of each day asks twice whether it is today.
  expect(written.mock.calls.length).toBeLessThanOrEqual(2 + 2 * 2);
  written.mockRestore();
});

test.each([
  ['ArrowRight', 3, 4],
  ['ArrowLeft', 0, 0],
  ['ArrowRight', 6, 6],
  // Down into a shorter row, and on into the next day.
  ['ArrowDown', 2, 3],
  ['ArrowDown', 3, 4],
  ['ArrowUp', 6, 3],
  ['ArrowUp', 1, 1],
  ['Home', 5, 4],
  ['End', 4, 6],
  ['PageDown', 0, 4],
  ['x', 0, undefined],
])('%s from %i leads to %s', (key, from, to) => {
  const rows = sheetRows([...on(20, 4), ...on(19, 3)], 3, true);
  expect(placeAfterKey(key, false, rows, from)).toBe(to);
});

test('with Control, Home and End lead to the ends of the roll', () => {
  const rows = plainRows(on(20, 7), 1);
  expect(placeAfterKey('Home', true, rows, 4)).toBe(0);
  expect(placeAfterKey('End', true, rows, 4)).toBe(6);
});
