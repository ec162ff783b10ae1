import { listOf, rowsOf, textOf } from '../../lexicon/row.ts';
import type { Member } from '../../read/scene.ts';
import { BUILT } from './rows/built.ts';
import { GROWN } from './rows/grown.ts';
import { HOME_AND_DESK } from './rows/home-and-desk.ts';
import { ON_THE_MOVE } from './rows/on-the-move.ts';
import { TABLE } from './rows/table.ts';
import { TOOLS_AND_PLAY } from './rows/tools-and-play.ts';
import { WORN_AND_CARRIED } from './rows/worn-and-carried.ts';

/** How one thing is met where it is used. Each text stands alone; an empty one says nothing. */
export interface UseRow {
  readonly names: readonly string[];
  /** The trace or the instant of its use, a clause after its name. */
  readonly trace: string;
  /** Where that is, with what is near and far, a sentence. */
  readonly at: string;
  /** A source that is there, its direction and what it does, a sentence. */
  readonly light: string;
}

/** names (the last words of a name, or `*kind`) | trace | at | light */
const TABLES: readonly string[] = [
  WORN_AND_CARRIED,
  HOME_AND_DESK,
  TOOLS_AND_PLAY,
  TABLE,
  GROWN,
  ON_THE_MOVE,
  BUILT,
];
const WIDTH = 4;

let byName: Map<string, UseRow[]> | undefined;

function table(): ReadonlyMap<string, readonly UseRow[]> {
  if (byName) return byName;
  byName = new Map();
  for (const [names, trace, at, light] of TABLES.flatMap((each) => rowsOf(each, WIDTH))) {
    const row = { names: listOf(names), trace: textOf(trace), at: textOf(at), light: textOf(light) };
    for (const name of new Set(row.names)) byName.set(name, [...(byName.get(name) ?? []), row]);
  }
  return byName;
}

/** All rows, once each. */
export const rowsOfUse = (): readonly UseRow[] => [...new Set([...table().values()].flat())];

/** The ends of a name, the longest first: 'old leather boot', 'leather boot', 'boot'. */
export function nameEndsOf(name: string): readonly string[] {
  const words = name.toLowerCase().split(' ');
  return words.map((_, at) => words.slice(at).join(' '));
}

/** The uses of a thing: those of its name before those of its row's names, and those of its kind where it has none. */
export function usesOf({
  name,
  plural,
  row,
  kind,
}: Pick<Member, 'name' | 'plural' | 'row' | 'kind'>): readonly UseRow[] {
  const rows = table();
  const typed = plural ? [name, name.replace(/ies$/, 'y'), name.replace(/(?:(?<=[sxzh])e)?s$/, '')] : [name];
  const listed = (row?.names ?? []).map(({ singular }) => singular);
  const wanted = [...typed.flatMap(nameEndsOf), ...listed.map((each) => each.toLowerCase())];
  const found = wanted.map((each) => rows.get(each)).find((each) => each !== undefined);
  // The first name of a row is met by its end as well: 'acoustic guitar' is a guitar.
  const byEnd = nameEndsOf(listed[0] ?? '')
    .map((each) => rows.get(each))
    .find((each) => each !== undefined);
  return found ?? byEnd ?? rows.get(`*${kind}`) ?? [];
}
