import { PROMPT_DEFAULTS } from '@framewright/prompt-engine/vocabulary';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { forgetTried, lastTried, type Tried } from '../../lib/tried.ts';
import type { Shown, Wish } from './use-generate-prompts.ts';

/**
 * Goes on with what was tried on the landing page, where the address says so; until it is written, a reload begins
 * again.
 * @param take puts the subject into its field, and writes the wish where there is one
 */
export function useTried(
  shown: Shown | undefined,
  take: (subject: string, wish: Wish | undefined) => void,
): void {
  const [query, setQuery] = useSearchParams();
  const isAsked = query.get('take') === 'tried';
  const hasBegun = useRef(false);
  const isWritten = shown?.wish.tried !== undefined;
  const act = useRef({ take, leave: () => setQuery({}, { replace: true, preventScrollReset: true }) });
  useEffect(() => {
    if (!isAsked || hasBegun.current) return;
    hasBegun.current = true;
    const tried = lastTried();
    if (tried) act.current.take(tried.subject, wishOf(tried));
    if (tried && tried.how !== 'typed') return;
    forgetTried();
    act.current.leave();
  }, [isAsked]);
  useEffect(() => {
    if (!isWritten) return;
    forgetTried();
    act.current.leave();
  }, [isWritten]);
}

function wishOf({ subject, variation, how }: Tried): Wish | undefined {
  if (how === 'typed') return undefined;
  const { aspect_ratio: aspectRatio } = PROMPT_DEFAULTS;
  return { ...{ subject, aspectRatio, variation }, isChosen: false, locks: [], tried: how };
}
