import { getWork, listWork, type WorkItem, type WorkKind } from '@framewright/contract';
import { useEffect, useRef } from 'react';
import { call } from './api.ts';
import { storedToken } from './token.ts';

const DAY_MS = 86_400_000;

/** Under this name the browser keeps what somebody has put away, by its kind. */
const putAwayKey = (kind: WorkKind) => `startedAnew:${kind}`;

/** Somebody starts anew: what was last made comes back by itself no more. It stays on the roll. */
export function startAnew(kind: WorkKind, id: string | undefined): void {
  if (id !== undefined) localStorage.setItem(putAwayKey(kind), id);
}

/**
 * After a reload, brings back what was last made, where that is at most a day ago. Asked once; a failure is none:
 * the screen then begins empty.
 * @param restore takes it over, unless something else has begun meanwhile
 */
export function useLatestWork(kind: WorkKind, restore: (item: WorkItem) => void): void {
  const latest = useRef(restore);
  useEffect(() => {
    latest.current = restore;
  });
  useEffect(() => {
    if (storedToken() === null) return undefined;
    const leaving = new AbortController();
    askForLatest(kind, leaving.signal).then(
      (item) => {
        if (item && !leaving.signal.aborted) latest.current(item);
      },
      () => undefined,
    );
    return () => leaving.abort();
  }, [kind]);
}

async function askForLatest(kind: WorkKind, signal: AbortSignal): Promise<WorkItem | undefined> {
  const from = new Date(Date.now() - DAY_MS).toISOString();
  const query = new URLSearchParams({ kind, from, limit: '1' });
  const { items } = await call(listWork, { query, signal });
  const id = items[0]?.id;
  if (id === undefined || id === localStorage.getItem(putAwayKey(kind))) return undefined;
  return call(getWork, { params: { id }, signal });
}
