import type { PromptDraft } from '../optimizer/draft.ts';

type Wish = (draft: PromptDraft) => void;

/** 'At night in Tokyo', 'in Tokyo at night', 'to a beach in the rain': two wishes that no comma parts. */
const IN = '(?:in|on|at|inside|under|beside|during|to|into|by)';
const TWO = new RegExp(`^((?:${IN} )?[^,;]{2,60}?) (${IN} [^,;]{2,60})$`, 'iu');

/**
 * A place and an hour, or a weather, in either order; undefined where one of them is none.
 * @param said without 'make it'
 */
export function placeAndHour(
  said: string,
  hour: (words: string) => Wish | undefined,
  place: (words: string) => Wish | undefined,
): Wish | undefined {
  for (const [first, second] of partings(said)) {
    const [early, late] = [hour(first), hour(second)];
    // Where both are hours they are one wish: 'at night in the rain'.
    if (early && late) return undefined;
    const where = early ? place(second) : late ? place(first) : undefined;
    const when = early ?? late;
    if (where && when)
      return (draft) => {
        where(draft);
        when(draft);
      };
  }
  return undefined;
}

/** The ways to part the words in two before a preposition, the earliest first. */
function partings(said: string): (readonly [string, string])[] {
  if (!TWO.test(said)) return [];
  return Array.from(said.matchAll(new RegExp(` (?=${IN} )`, 'giu')), ({ index }) => [
    said.slice(0, index),
    said.slice(index + 1),
  ]);
}
