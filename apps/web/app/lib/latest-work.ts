import type { WorkItem, WorkKind } from '@framewright/contract';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { storedToken } from './token.ts';

const DAY_MS = 86_400_000;

/** Under this name the browser keeps what somebody has put away, by its kind. */
const putAwayKey = (kind: WorkKind) => `startedAnew:${kind}`;

/** Somebody starts anew: what was last made comes back by itself no more. It stays on the roll. */
export function startAnew(kind: WorkKind, id: string | undefined): void {
  if (id !== undefined) localStorage.setItem(putAwayKey(kind), id);
}

/** Where a work is gone on with: the screen of its kind, which brings it back by the address. */
const SCREENS = {
  takes: '/generator?work=',
  picture: '/generator?tab=images&work=',
  script: '/sora2?work=',
  conversation: '/sora2/optimizer?work=',
} as const satisfies Partial<Record<WorkKind, string>>;

/** The address that brings a work back to the screen of its kind; undefined where no screen does. */
export function screenOf({ kind, id }: { readonly kind: WorkKind; readonly id: string }): string | undefined {
  return kind === 'extraction' ? undefined : `${SCREENS[kind]}${encodeURIComponent(id)}`;
}

/**
 * Brings back the work that the address names with `work=`, else, after a reload, what was last made where that is
 * at most a day ago. Asked once; a failure is none: the screen then begins empty.
 * @param restore takes it over, unless something else has begun meanwhile; `isAsked` where the address names it
 */
export function useLatestWork(kind: WorkKind, restore: (item: WorkItem, isAsked: boolean) => void): void {
  const latest = useRef(restore);
  const [query] = useSearchParams();
  const asked = useRef(query.get('work'));
  useEffect(() => {
    latest.current = restore;
  });
  useEffect(() => {
    if (storedToken() === null) return undefined;
    const leaving = new AbortController();
    const id = asked.current;
    askFor(kind, id, leaving.signal).then(
      (item) => {
        if (item && !leaving.signal.aborted) latest.current(item, item.id === id);
      },
      () => undefined,
    );
    return () => leaving.abort();
  }, [kind]);
}

async function askFor(kind: WorkKind, id: string | null, signal: AbortSignal): Promise<WorkItem | undefined> {
  const { askForLatest, askForWork } = await import('./ask-for-work.ts');
  const asked = id === null ? undefined : await askForWork(id, signal);
  if (asked?.kind === kind) return asked;
  const from = new Date(Date.now() - DAY_MS).toISOString();
  const latest = await askForLatest(kind, from, signal);
  if (latest === undefined || latest === localStorage.getItem(putAwayKey(kind))) return undefined;
  return askForWork(latest, signal);
}
