import { type Cells, choicesOf, listOf, textOf, wordsOfCell } from './row.ts';
import { RowTable } from './row-table.ts';

/** What a word for a time tells of. */
export type TimeType = 'time' | 'season' | 'weather' | 'occasion' | 'era';

/** An hour, a season, a weather, a feast or an age, and how it shows. */
export interface TimeRow {
  readonly names: readonly string[];
  readonly type: TimeType;
  readonly traits: ReadonlySet<string>;
  /** What air, sky and ground look like; fits after 'with'. */
  readonly ambience: string;
  readonly softLight: string;
  readonly strongLight: string;
  readonly colours: readonly string[];
  readonly things: readonly string[];
  readonly sound: string;
}

const TYPES: readonly TimeType[] = ['time', 'season', 'weather', 'occasion', 'era'];

/** Rows of `names | type traits | ambience | light | colours | things | sound`. */
export const timesOf = (tables: readonly string[]): RowTable<TimeRow> => new RowTable(tables, 7, timeOf);

function timeOf([names, kind, ambience, light, colours, things, sound]: Cells): TimeRow {
  const [first = '', ...traits] = wordsOfCell(kind);
  const type = TYPES.find((each) => each === first);
  if (!type) throw new RangeError(`Time row of no known type: ${names}`);
  const [soft = '', strong = soft] = choicesOf(light).map(textOf);
  return {
    names: listOf(names),
    type,
    traits: new Set(traits),
    ambience: textOf(ambience),
    softLight: soft,
    strongLight: strong || soft,
    colours: listOf(colours),
    things: listOf(things),
    sound: textOf(sound),
  };
}
