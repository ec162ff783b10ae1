import type { Lock } from '../vocabulary.ts';
import type { Decision } from './shot.ts';

/*
 * What is kept from another take stands in the place of what would be decided there.
 */

const plainOf = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[.,;:]+$/, '');

/** The decision that a locked phrase takes the place of: itself, else one that stands as it does in its sentence. */
function placeOfLock(decisions: readonly Decision[], lock: Lock, taken: ReadonlySet<number>): number {
  const free = (i: number): boolean => !taken.has(i);
  const same = decisions.findIndex(({ text }, i) => free(i) && plainOf(text) === plainOf(lock.text));
  if (same >= 0) return same;
  const joins = /^\p{Ll}/u.test(lock.text);
  const [first = ''] = lock.text.toLowerCase().split(' ');
  const fits = ({ element }: Decision, i: number): boolean => free(i) && element === lock.element;
  const alike = decisions.findIndex(
    (each, i) => fits(each, i) && each.text.toLowerCase().startsWith(`${first} `),
  );
  if (alike >= 0) return alike;
  const standing = decisions.findIndex((each, i) => fits(each, i) && (each.joins === true) === joins);
  return standing >= 0 ? standing : decisions.findIndex(fits);
}

/** Locked phrases replace what would be decided for their elements. */
export function withLocks(decisions: readonly Decision[], locks: readonly Lock[]): Decision[] {
  const kept = [...decisions];
  const taken = new Set<number>();
  const plain = locks.map(({ text }) => plainOf(text));
  // A phrase that is decided again keeps its own place before another can take it.
  const ordered = [...locks].sort((a, b) => Number(hasText(kept, b)) - Number(hasText(kept, a)));
  for (const lock of ordered) {
    const at = placeOfLock(kept, lock, taken);
    const joins = at >= 0 ? kept[at]?.joins : undefined;
    const locked: Decision = {
      element: lock.element,
      text: lock.text,
      because: 'You locked it.',
      ...(joins && { joins }),
    };
    taken.add(at >= 0 ? at : kept.length);
    if (at >= 0) kept[at] = locked;
    else kept.push(locked);
  }
  return kept.filter(({ text }, i) => taken.has(i) || !plain.includes(plainOf(text)));
}

const hasText = (decisions: readonly Decision[], lock: Lock): boolean =>
  decisions.some(({ text }) => plainOf(text) === plainOf(lock.text));
