import { useNavigate } from 'react-router';
import { For } from '../../lib/audience.tsx';
import { NEW_ACCOUNT, signInPath } from '../../lib/return-to.ts';
import type { Session } from '../../lib/session.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.tsx';
import { useCheckout } from './checkout.ts';
import { PRICING_TEXTS } from './texts.ts';

/** The way to Pro: for a visitor by way of sign-in, for a free user the checkout. */
export function UpgradeButton({ session }: { session: Session }) {
  const checkout = useCheckout();
  const navigate = useNavigate();
  if (session.status === 'signed-in' && session.plan.id === 'pro') return <CurrentPlan />;

  function upgrade() {
    // With a token whose user is still being asked for, the call itself tells.
    if (session.status !== 'visitor') return checkout.mutate();
    notify.error(PRICING_TEXTS.signInFirst);
    void navigate(signInPath('/pricing'));
  }

  return (
    <Button
      variant="primary"
      size="lg"
      full
      onClick={upgrade}
      busy={(checkout.isPending || checkout.isSuccess) && PRICING_TEXTS.upgrading}
    >
      {PRICING_TEXTS.upgrade}
    </Button>
  );
}

/** For a visitor the way in; for a free user nothing to do. */
export function FreeButton({ session }: { session: Session }) {
  if (session.status === 'signed-in') {
    return session.plan.id === 'free' ? <CurrentPlan /> : null;
  }
  const start = (
    <LinkButton to="/auth" state={NEW_ACCOUNT} size="lg" full>
      {PRICING_TEXTS.start}
    </LinkButton>
  );
  return session.status === 'loading' ? <For who="visitor free unknown">{start}</For> : start;
}

function CurrentPlan() {
  return (
    <Button size="lg" full disabled>
      {PRICING_TEXTS.current}
    </Button>
  );
}
