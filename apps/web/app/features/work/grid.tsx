import type { ComponentProps } from 'react';

/*
 * A table places its rows itself, and all of them must be there. Of the roll only those rows are drawn that can be
 * seen, each at its own place: so it is made of plain elements that carry the roles of a table.
 */
const GRID = { role: 'grid', 'aria-multiselectable': true } as const;
const ROW = { role: 'row' } as const;
const ROW_HEADER = { role: 'rowheader' } as const;
const CELL = { role: 'gridcell' } as const;

/** What can be chosen from by keyboard; one of the links within takes the focus. */
export function Grid(props: ComponentProps<'div'>) {
  return <div {...props} {...GRID} />;
}

/** Holds cells, and stands in a `Grid`. */
export function GridRow(props: ComponentProps<'div'>) {
  return <div {...props} {...ROW} />;
}

/** The cell that names its row. */
export function GridRowHeader(props: ComponentProps<'div'>) {
  return <div {...props} {...ROW_HEADER} />;
}

/** Stands in a `GridRow`. */
export function GridCell(props: ComponentProps<'div'>) {
  return <div {...props} {...CELL} />;
}
