import type { PlaceRow } from './place.ts';
import { listOf, namesIn } from './row.ts';
import { RowPhrases } from './row-phrases.ts';
import { placeRows } from './tables.ts';

function indexOf(isWanted: (line: string) => boolean): RowPhrases<PlaceRow> {
  const rows = placeRows();
  return new RowPhrases(rows.lines.length, (number, put) => {
    const line = rows.lines[number] ?? '';
    const row = () => rows.at(number);
    if (isWanted(line)) for (const name of listOf(namesIn(line))) put(name.toLowerCase(), row);
  });
}

let places: RowPhrases<PlaceRow> | undefined;
let regions: RowPhrases<PlaceRow> | undefined;

/** Places by their names in small letters. */
export function placeNames(): RowPhrases<PlaceRow> {
  places ??= indexOf(() => true);
  return places;
}

/** Cities, countries and worlds by their names in small letters: their rows begin with a capital. */
export function regionNames(): RowPhrases<PlaceRow> {
  regions ??= indexOf((line) => /^\p{Lu}/u.test(line));
  return regions;
}
