import { type Cells, listOf, textOf } from './row.ts';
import { RowTable } from './row-table.ts';

/** A material, finish, state, pattern or size, and how it looks. */
export interface MaterialRow {
  readonly names: readonly string[];
  readonly kind: string;
  /** A noun phrase: 'flaking orange rust over pitted steel'. */
  readonly surface: string;
  /** How light shows it. */
  readonly light: string;
}

/** Rows of `names | kind | surface | light`. */
export const materialsOf = (tables: readonly string[]): RowTable<MaterialRow> =>
  new RowTable(tables, 4, materialOf);

function materialOf([names, kind, surface, light]: Cells): MaterialRow {
  return {
    names: listOf(names),
    kind: textOf(kind),
    surface: textOf(surface),
    light: textOf(light),
  };
}
