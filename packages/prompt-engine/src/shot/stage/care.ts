import type { Figure } from '../stage.ts';
import type { Deed } from './benches.ts';

/*
 * Deeds that are done to somebody's body: hair that is cut, a tooth that is drilled.
 */

/** Whoever has this done sits to it. */
const CARED_FOR =
  /^(?:drill|examine|treat|check|vaccinate|inject|bandage|shave|tattoo|massage|make up|paint|photograph)\b/;

/** Whether a deed is done to somebody's head, teeth or skin. */
export const isCare = ({ row, doing }: Pick<Deed, 'row' | 'doing'>): boolean =>
  /^(?:scissors|brush|hair-dryer)$/.test(row.tool) || CARED_FOR.test(doing.verb.base);

/** Whose beard is trimmed, where the words name only the beard as what it is done to: the only other one. */
export function patientOf(figures: readonly Figure[], agent: number): number {
  const others = figures.flatMap(({ age, bond }, i) => (age && !bond && i !== agent ? [i] : []));
  return others.length === 1 ? (others[0] ?? -1) : -1;
}
