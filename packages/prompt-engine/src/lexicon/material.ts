import { listOf, rowsOf, textOf } from './row.ts';

/** A material, finish, state, pattern or size, and how it looks. */
export interface MaterialRow {
  readonly names: readonly string[];
  readonly kind: string;
  /** A noun phrase: 'flaking orange rust over pitted steel'. */
  readonly surface: string;
  /** How light shows it. */
  readonly light: string;
}

/** Reads rows of `names | kind | surface | light`. */
export function materialsOf(table: string): MaterialRow[] {
  return rowsOf(table, 4).map(([names, kind, surface, light]) => ({
    names: listOf(names),
    kind: textOf(kind),
    surface: textOf(surface),
    light: textOf(light),
  }));
}
