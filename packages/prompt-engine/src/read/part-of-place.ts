import type { Member, PlaceRead } from './scene.ts';

/** Parts of a place: the top deck of a bus is in the bus. */
export const PART_OF =
  /\b(?:deck|seats?|carriage|cabin|boot|trunk|hold|back|front|corner|middle|edge|end|floor|aisle|hall|counter|till|booth|tables?|window)$/i;

const CRAFT: ReadonlySet<string> = new Set(['vehicle', 'boat', 'aircraft', 'spacecraft']);

/**
 * Whether a place is one of its kind within another: the kitchen of a restaurant is a kitchen, a temple's garden a
 * garden; the roof of a van is no roof.
 */
export const isPartOf = (
  { words, row }: PlaceRead,
  { kind, placeRow }: Pick<Member, 'kind' | 'placeRow'>,
): boolean =>
  placeRow !== undefined &&
  (PART_OF.test(words) || (row !== undefined && !row.traits.has('support') && !CRAFT.has(kind)));
