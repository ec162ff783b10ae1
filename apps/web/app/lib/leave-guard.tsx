import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { storedToken } from './token.ts';

const TEXTS = {
  title: 'Leave while it is being made?',
  what: 'What is under way is stopped when you leave this page.',
  stay: 'Cancel',
  leave: 'Leave',
} as const;

/** Asks before somebody leaves the page that waits for an answer. @param active while it waits */
export function LeaveGuard({ active }: { readonly active: boolean }) {
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
  return (
    <Dialog
      open={active && state === 'blocked'}
      onOpenChange={(open) => open || blocker.reset?.()}
      title={TEXTS.title}
      description={TEXTS.what}
      actions={
        <>
          <Button onClick={() => blocker.reset?.()}>{TEXTS.stay}</Button>
          <Button variant="danger" onClick={() => blocker.proceed?.()}>
            {TEXTS.leave}
          </Button>
        </>
      }
    />
  );
}
