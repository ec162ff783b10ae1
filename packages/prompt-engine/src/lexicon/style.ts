import { type Cells, listOf, textOf, wordsOfCell } from './row.ts';
import { RowTable } from './row-table.ts';

/** By what means a look is made. */
export type StyleMedium = 'photo' | 'drawn' | 'painted' | 'print' | 'rendered' | 'craft' | 'graphic';

/** A look, with the means that replace lens, aperture and tripod where it is no photograph. */
export interface StyleRow {
  readonly names: readonly string[];
  readonly medium: StyleMedium;
  readonly traits: ReadonlySet<string>;
  /** How forms are made. */
  readonly line: string;
  /** How light is shown; for photographs the light they are known for. */
  readonly shading: string;
  /** View, projection, layout; for photographs the camera. */
  readonly framing: string;
  /** The material's trace. */
  readonly surface: string;
  readonly colours: readonly string[];
}

const MEDIA: readonly StyleMedium[] = ['photo', 'drawn', 'painted', 'print', 'rendered', 'craft', 'graphic'];

/** Rows of `names | medium traits | line | shading | framing | surface | colours`. */
export const stylesOf = (tables: readonly string[]): RowTable<StyleRow> => new RowTable(tables, 7, styleOf);

function styleOf([names, kind, line, shading, framing, surface, colours]: Cells): StyleRow {
  const [first = '', ...traits] = wordsOfCell(kind);
  const medium = MEDIA.find((each) => each === first);
  if (!medium) throw new RangeError(`Style row of no known medium: ${names}`);
  return {
    names: listOf(names),
    medium,
    traits: new Set(traits),
    line: textOf(line),
    shading: textOf(shading),
    framing: textOf(framing),
    surface: textOf(surface),
    colours: listOf(colours),
  };
}
