import { useEffect, useRef } from 'react';

/** Lets one call at a time be cancelled; leaving the page cancels it, too. */
export function useCancel() {
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  return {
    /** For a call that begins now. */
    signal: () => {
      running.current = new AbortController();
      return running.current.signal;
    },
    cancel: () => running.current?.abort(),
    /** Whether the last call was cancelled: its failure is nothing to tell. */
    wasCancelled: () => running.current?.signal.aborted === true,
  };
}
