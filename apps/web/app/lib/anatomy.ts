import type { Span } from '@framewright/prompt-engine/vocabulary';
import { useEffect, useState } from 'react';

/** What was analyzed since the page was opened: the same text always has the same anatomy. */
const known = new Map<string, readonly Span[]>();
const NO_SPANS: readonly Span[] = [];

/**
 * The anatomy of a text that is at hand in the browser. Empty until the engine, which is fetched for
 * the first text, has read it; nothing is read as long as no text is asked for.
 */
export function useAnatomy(text: string | undefined): readonly Span[] {
  const [, setRead] = useState<string>();
  const spans = text === undefined ? undefined : known.get(text);
  useEffect(() => {
    if (text === undefined || known.has(text)) return undefined;
    let wanted = true;
    void import('@framewright/prompt-engine/anatomy').then(({ analyze }) => {
      known.set(text, analyze(text));
      if (wanted) setRead(text);
    });
    return () => {
      wanted = false;
    };
  }, [text]);
  return spans ?? NO_SPANS;
}
