import { startTransition, useEffect, useState } from 'react';

/** As many cards as most screens show at once. */
export const FIRST_CARDS = 6;
/** As many more with each step: they are put into the document in one go, which keeps a phone from answering. */
const STEP = 2;
/** Milliseconds between two steps, in which a press or a key is answered. */
const PAUSE_MS = 20;

/**
 * How many cards are in the document: a screenful at first, then step by step all of them, so that the
 * first is there at once and a search later makes none, but shows and hides what stands there.
 */
export function useMountedCount(total: number): number {
  const [count, setCount] = useState(FIRST_CARDS);
  useEffect(() => {
    if (count >= total) return undefined;
    const timer = setTimeout(() => startTransition(() => setCount(count + STEP)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [count, total]);
  return count;
}
