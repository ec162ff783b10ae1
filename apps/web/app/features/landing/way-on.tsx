import type { ReactNode } from 'react';
import { useHydrated } from '../../lib/hydrated.ts';
import { NEW_ACCOUNT } from '../../lib/return-to.ts';
import { useSignedInHint } from '../../lib/signed-in-hint.ts';
import { LinkButton, type LinkButtonProps } from '../../ui/button.tsx';
import { LANDING_TEXTS } from './texts.ts';

/**
 * What a visitor sees in a place, and what somebody who is signed in sees there. Both are prerendered, and the style
 * sheet shows one of them by the token (audience.css); this page does without the code that asks whose that is.
 */
export function ByToken({ visitor, user }: { visitor: ReactNode; user: ReactNode }) {
  const isKnown = useHydrated();
  const isSignedIn = useSignedInHint();
  return (
    <>
      {isKnown && isSignedIn ? null : (
        <span className="contents" data-for={isKnown ? undefined : 'visitor'}>
          {visitor}
        </span>
      )}
      {isKnown && !isSignedIn ? null : (
        <span className="contents" data-for={isKnown ? undefined : 'free pro unknown'}>
          {user}
        </span>
      )}
    </>
  );
}

/** The way on: to an account, or to one's own. */
export function WayOn(look: Pick<LinkButtonProps, 'size' | 'className' | 'variant'>) {
  return (
    <ByToken
      visitor={
        <LinkButton to="/auth" state={NEW_ACCOUNT} {...look}>
          {LANDING_TEXTS.start}
        </LinkButton>
      }
      user={
        <LinkButton to="/dashboard" {...look}>
          {LANDING_TEXTS.dashboard}
        </LinkButton>
      }
    />
  );
}
