import { type ComponentType, lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router';
import { LEAVE_TEXTS, type LeaveQuestionProps } from './leave-question.ts';
import { storedToken } from './token.ts';

/** Fetched while something waits, so that it is there when it is needed; where it cannot be, the browser asks. */
const LeaveDialog = lazy<ComponentType<LeaveQuestionProps>>(() =>
  import('./leave-dialog.tsx').catch(() => ({ default: AskedByBrowser })),
);

function AskedByBrowser({ open, onStay, onLeave }: LeaveQuestionProps) {
  useEffect(() => {
    if (!open) return;
    if (window.confirm(`${LEAVE_TEXTS.title} ${LEAVE_TEXTS.what}`)) onLeave();
    else onStay();
  }, [open, onStay, onLeave]);
  return null;
}

let waiting = 0;
const listeners = new Set<() => void>();

function count(change: 1 | -1): void {
  waiting += change;
  for (const listener of listeners) listener();
}

/** Has `LeaveGuard` ask before the page is left. @param isWaiting while an answer is under way */
export function useAskBeforeLeaving(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    count(1);
    return () => count(-1);
  }, [isWaiting]);
}

/** Asks before somebody leaves while anything on the page waits. Once per document: a router has one blocker. */
export function LeaveGuard() {
  const active = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting > 0,
    () => false,
  );
  const [isAsking, setIsAsking] = useState(false);
  // Mounted only then: a router with a blocker complains of every visit to a section of a page.
  return active || isAsking ? <Question active={active} onAsking={setIsAsking} /> : null;
}

interface QuestionProps {
  readonly active: boolean;
  readonly onAsking: (isAsking: boolean) => void;
}

function Question({ active, onAsking }: QuestionProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // Where the session has ended there is nothing left to wait for.
      active && currentLocation.pathname !== nextLocation.pathname && storedToken() !== null,
  );
  useEffect(() => {
    if (!active) return undefined;
    // The browser asks in its own words.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);
  // What was waited for has come while the question stood.
  const { state, proceed } = blocker;
  useEffect(() => {
    if (!active && state === 'blocked') proceed?.();
  }, [active, state, proceed]);
  useEffect(() => onAsking(state === 'blocked'), [state, onAsking]);
  return (
    <Suspense>
      <LeaveDialog
        open={active && state === 'blocked'}
        onStay={() => blocker.reset?.()}
        onLeave={() => blocker.proceed?.()}
      />
    </Suspense>
  );
}
