import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, LinkButton } from '../../ui/button.tsx';
import { AccountSection } from './account-section.tsx';
import { useBillingPortal } from './billing-portal.ts';
import { BILLING_TEXTS } from './texts.ts';

/** What Pro costs, and where to pay, buy and cancel. @param upgrade the way to Pro, for those without it */
export function Billing({ upgrade }: { upgrade: ReactNode }) {
  const portal = useBillingPortal();
  return (
    <AccountSection title={BILLING_TEXTS.title}>
      <div className="grid gap-5">
        <p className="text-ink-2">{BILLING_TEXTS.what}</p>
        <div className="flex flex-wrap items-center gap-3">
          {upgrade ? <div className="max-sm:w-full">{upgrade}</div> : null}
          <LinkButton to="/pricing" size="lg">
            {BILLING_TEXTS.credits}
          </LinkButton>
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
    </AccountSection>
  );
}
