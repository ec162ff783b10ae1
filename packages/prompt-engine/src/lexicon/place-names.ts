import { PhraseIndex } from './phrase-index.ts';
import type { PlaceRow } from './place.ts';
import { listOf, namesIn } from './row.ts';
import { placeRows } from './tables.ts';

function indexOf(isWanted: (line: string) => boolean): PhraseIndex<PlaceRow> {
  const rows = placeRows();
  return new PhraseIndex(rows.lines.length, (number, put) => {
    const line = rows.lines[number] ?? '';
    const row = () => rows.at(number);
    if (isWanted(line)) for (const name of listOf(namesIn(line))) put(name.toLowerCase(), row);
  });
}

let places: PhraseIndex<PlaceRow> | undefined;
let regions: PhraseIndex<PlaceRow> | undefined;

/** Places by their names in small letters. */
export function placeNames(): PhraseIndex<PlaceRow> {
  places ??= indexOf(() => true);
  return places;
}

/** Cities, countries and worlds by their names in small letters: their rows begin with a capital. */
export function regionNames(): PhraseIndex<PlaceRow> {
  regions ??= indexOf((line) => /^\p{Lu}/u.test(line));
  return regions;
}
