import { TEMPERS, type Temper } from '../shot/stage.ts';
import { type Cells, listOf, textOf, wordsOfCell } from './row.ts';
import { RowTable } from './row-table.ts';

/** A feeling, and how face, body and light show it. */
export interface FeelingRow {
  readonly names: readonly string[];
  readonly temper: Temper;
  readonly face: string;
  readonly body: string;
  /** Adjectives of light: 'soft, dim'. */
  readonly light: string;
  readonly colours: readonly string[];
  readonly mood: string;
}

/** Rows of `names | temper traits | face | body | light | colours | mood`. */
export const feelingsOf = (tables: readonly string[]): RowTable<FeelingRow> =>
  new RowTable(tables, 7, feelingOf);

function feelingOf([names, tempers, face, body, light, colours, mood]: Cells): FeelingRow {
  const [first = ''] = wordsOfCell(tempers);
  const temper = TEMPERS.find((each) => each === first);
  if (!temper) throw new RangeError(`Feeling row of no known temper: ${names}`);
  return {
    names: listOf(names),
    temper,
    face: textOf(face),
    body: textOf(body),
    light: textOf(light),
    colours: listOf(colours),
    mood: textOf(mood),
  };
}
