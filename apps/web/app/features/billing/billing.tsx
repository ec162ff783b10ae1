import type { PlanId } from '@framewright/contract';
import { useQuery } from '@tanstack/react-query';
import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, LinkButton } from '../../ui/button.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { billingQuery } from './billing-query.ts';
import { useBillingPortal } from './portal.ts';
import { SandboxCancellation } from './sandbox-cancellation.tsx';
import { isRunning, subscriptionWords } from './subscription-words.ts';
import { BILLING_TEXTS } from './texts.ts';

interface BillingProps {
  readonly plan: PlanId;
  /** The way to Pro, for those without it. */
  readonly upgrade: ReactNode;
}

/** What Pro costs, where the subscription stands, and where to pay, buy and cancel. */
export function Billing({ plan, upgrade }: BillingProps) {
  const billing = useQuery(billingQuery);
  const portal = useBillingPortal();
  const cancellable = billing.data?.payments === 'sandbox' && isRunning(billing.data.subscription);
  return (
    <div className="grid gap-5">
      <div className="grid gap-1.5">
        <p className="text-ink-2">{BILLING_TEXTS.what}</p>
        <p className="text-sm text-ink-2">{BILLING_TEXTS.creditsFor}</p>
      </div>
      <Standing plan={plan} />
      <div className="flex flex-wrap items-center gap-3">
        {upgrade ? <div className="max-sm:w-full">{upgrade}</div> : null}
        <LinkButton to="/pricing" size="lg">
          {BILLING_TEXTS.credits}
        </LinkButton>
        {cancellable ? <SandboxCancellation /> : null}
        <Button
          variant="ghost"
          size="lg"
          onClick={() => portal.mutate()}
          busy={(portal.isPending || portal.isSuccess) && BILLING_TEXTS.opening}
        >
          {BILLING_TEXTS.portal}
          <ArrowUpRight aria-hidden="true" />
        </Button>
      </div>
    </div>
  );
}

/** Where the subscription stands, and who takes the money here. */
function Standing({ plan }: { plan: PlanId }) {
  const { data, isError, isFetching, refetch } = useQuery(billingQuery);
  if (data) {
    const words = subscriptionWords(data.subscription, plan);
    return (
      <>
        {words ? <Notice>{words}</Notice> : null}
        {data.payments === 'stripe' ? null : (
          <p className="text-sm text-ink-2">{BILLING_TEXTS[data.payments]}</p>
        )}
      </>
    );
  }
  if (isError)
    return (
      <ErrorPanel message={BILLING_TEXTS.unknown} onRetry={() => void refetch()} retrying={isFetching} />
    );
  return (
    <p className="flex items-center gap-3 text-sm text-ink-2">
      <Spinner />
      {BILLING_TEXTS.loading}
    </p>
  );
}
