import { listWork } from '@framewright/contract';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { call } from '../../lib/api.ts';
import { NetworkError } from '../../lib/api-errors.ts';

const STORAGE_KEY = 'pictureUnderWay';

/** Tells this load of the page from the one before it. */
const THIS_LOAD = `${performance.timeOrigin}`;

const mark = z.object({ load: z.string(), at: z.iso.datetime() });

/** A picture is being made: leaving the page ends it. */
export function markUnderWay(): void {
  clearTimeout(forgetting);
  keep(JSON.stringify({ load: THIS_LOAD, at: new Date().toISOString() }));
}

/**
 * Nothing is being made any more.
 * @param error how it ended. Browsers also break the connections of a page that they are about to load again: what a
 * broken one means shows when the page is still there.
 */
export function unmarkUnderWay(error: unknown): void {
  clearTimeout(forgetting);
  if (error instanceof NetworkError) forgetting = setTimeout(keep, LOADS_AGAIN);
  else keep();
}

/** Milliseconds in which a page that is being loaded again is gone. */
const LOADS_AGAIN = 5_000;
let forgetting: ReturnType<typeof setTimeout> | undefined;

function keep(value?: string): void {
  try {
    if (value === undefined) sessionStorage.removeItem(STORAGE_KEY);
    else sessionStorage.setItem(STORAGE_KEY, value);
  } catch {
    // A browser that keeps nothing says nothing afterwards.
  }
}

/** When the picture was begun that an earlier load of this page did not see the end of. */
function begunBefore(): string | undefined {
  try {
    const left = mark.safeParse(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '')).data;
    return left && left.load !== THIS_LOAD ? left.at : undefined;
  } catch {
    return undefined;
  }
}

/** Whether loading the page again has ended a picture; one that was kept at that very moment was not ended. */
export function useEndedByReload(): boolean {
  const [hasEnded, setHasEnded] = useState(false);
  useEffect(() => {
    const from = begunBefore();
    if (from === undefined) return undefined;
    const leaving = new AbortController();
    const query = new URLSearchParams({ kind: 'picture', from, limit: '1' });
    call(listWork, { query, signal: leaving.signal }).then(
      ({ items }) => {
        keep();
        setHasEnded(items.length === 0);
      },
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  return hasEnded;
}
