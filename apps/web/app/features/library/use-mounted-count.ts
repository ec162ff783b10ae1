import { startTransition, useEffect, useState } from 'react';

/** As many cards as most screens show at once; more in one step would keep a phone from answering. */
export const FIRST_CARDS = 6;
/** Milliseconds between two steps, in which a press or a key is answered. */
const PAUSE_MS = 30;

/**
 * How many cards are in the document: a screenful at first, then step by step all of them, so that the
 * first is there at once and a search later makes none, but shows and hides what stands there.
 */
export function useMountedCount(total: number): number {
  const [count, setCount] = useState(FIRST_CARDS);
  useEffect(() => {
    if (count >= total) return undefined;
    const timer = setTimeout(() => startTransition(() => setCount(count + FIRST_CARDS)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [count, total]);
  return count;
}
