import type { Board, BoardCell } from '@framewright/contract';

/** A column of a board: the values of the last axis, each with its cells from top to bottom. */
export interface Column {
  readonly label: string;
  /** What the value says, where that is more than its label. */
  readonly text: string | undefined;
  readonly cells: readonly BoardCell[];
}

/** A board as a table. */
export interface Layout {
  /** What the columns differ in; undefined of a single picture. */
  readonly name: Board['axes'][number]['name'] | undefined;
  readonly columns: readonly Column[];
  /** One for each row; a single row has none. */
  readonly rows: readonly string[];
}

/** Lays a board out: its last axis in columns, all others together in rows. */
export function layoutOf({ axes, cells }: Pick<Board, 'axes' | 'cells'>): Layout {
  const last = axes.at(-1);
  if (!last) return { name: undefined, columns: [{ label: '', text: undefined, cells }], rows: [] };
  const others = axes.slice(0, -1);
  const columns = last.values.map(({ label, text }, index) => ({
    label,
    text: text === label || last.name === 'model' ? undefined : text,
    cells: cells.filter(({ at }) => at.at(-1) === index),
  }));
  const rows = others.length === 0 ? [] : (columns[0]?.cells ?? []).map((cell) => namesOf(cell, others));
  return { name: last.name, columns, rows };
}

/** '1:1, Backlit': what a cell is called. */
export function cellName({ axes }: Pick<Board, 'axes'>, cell: BoardCell): string {
  return namesOf(cell, axes) || 'the picture';
}

function namesOf({ at }: BoardCell, axes: Board['axes']): string {
  return axes.map(({ values }, axis) => values[at[axis] ?? 0]?.label ?? '').join(', ');
}

/** Cells that have a picture that is not in the bin. */
export function drawn(cells: readonly BoardCell[]): BoardCell[] {
  return cells.filter(({ work }) => work !== null && !work.trashed);
}
