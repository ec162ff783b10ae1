const MIN_LETTERS = 4;
/** The part of the shorter text's words that both must have. */
const SHARED = 1 / 3;

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length >= MIN_LETTERS),
  );

/** Whether a text is still the other one, changed: a third of the words of the shorter are in both. */
export function saysOfTheSame(text: string, before: string): boolean {
  if (text === before) return true;
  const [now, then] = [wordsOf(text), wordsOf(before)];
  const shared = [...now].filter((word) => then.has(word)).length;
  return shared > 0 && shared >= Math.min(now.size, then.size) * SHARED;
}
