import type { FeelingRow } from '../../lexicon/feeling.ts';
import type { StyleRow } from '../../lexicon/style.ts';
import { feelings, styles } from '../../lexicon/tables.ts';

const byName = <Row extends { readonly names: readonly string[] }>(
  rows: readonly Row[],
  name: string,
): Row | undefined => {
  const wanted = name.toLowerCase();
  return rows.find(({ names }) => names.some((each) => each.toLowerCase() === wanted));
};

/** The style row of a name that a form sends. */
export const styleNamed = (name: string): StyleRow | undefined => byName(styles(), name);

/** The feeling row of a name that a form sends. */
export const feelingNamed = (name: string): FeelingRow | undefined => byName(feelings(), name);
