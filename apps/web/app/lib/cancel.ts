import { useEffect, useRef } from 'react';
import { ApiError } from './api-errors.ts';

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
    /**
     * Whether the last call was cancelled: its failure is nothing to tell. What the server has answered is, also
     * where the answer ends the session, and with it the page.
     */
    wasCancelled: (failure: unknown) =>
      running.current?.signal.aborted === true && !(failure instanceof ApiError),
  };
}
