import { type Cells, choicesOf, listOf, textOf, wordsOfCell } from './row.ts';
import { RowTable } from './row-table.ts';

/** What is around whoever is in a place. */
export type Surroundings = 'indoor' | 'outdoor' | 'underwater' | 'space' | 'air';

/** A place with what it has of its own. */
export interface PlaceRow {
  readonly names: readonly string[];
  readonly surroundings: Surroundings;
  readonly traits: ReadonlySet<string>;
  readonly preposition: string;
  readonly ground: string;
  /** Noun phrases, each fitting after 'with'. */
  readonly things: readonly string[];
  readonly far: string;
  /** Its own light by day and by night; empty where only sun and moon light it. */
  readonly dayLight: string;
  readonly nightLight: string;
  readonly colours: readonly string[];
  /** What may stand blurred before the lens. */
  readonly near: string;
  readonly sound: string;
  readonly drawing: string;
}

const SURROUNDINGS: readonly Surroundings[] = ['indoor', 'outdoor', 'underwater', 'space', 'air'];

/** Rows of `names | traits | preposition | ground | things | far | lights | colours | near | sound | drawing`. */
export const readPlaces = (tables: readonly string[]): RowTable<PlaceRow> =>
  new RowTable(tables, 11, placeOf);

function placeOf(cells: Cells): PlaceRow {
  const [names, traits, preposition, ground, things, far, lights, colours, near, sound, drawing] = cells;
  const [first = '', ...rest] = wordsOfCell(traits);
  const surroundings = SURROUNDINGS.find((each) => each === first);
  if (!surroundings) throw new RangeError(`Place row that is neither indoor nor outdoor: ${names}`);
  const [day = '', night = ''] = choicesOf(lights).map(textOf);
  return {
    names: listOf(names),
    surroundings,
    traits: new Set(rest),
    preposition: textOf(preposition) || 'in',
    ground: textOf(ground),
    things: listOf(things),
    far: textOf(far),
    dayLight: day,
    nightLight: night || day,
    colours: listOf(colours),
    near: textOf(near),
    sound: textOf(sound),
    drawing: textOf(drawing) || 'backdrop',
  };
}
