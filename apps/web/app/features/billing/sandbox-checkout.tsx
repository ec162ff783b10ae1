import { checkoutStatus, completeSandboxCheckout } from '@framewright/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-errors.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Notice } from '../../ui/notice.tsx';
import { notify } from '../../ui/notify.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { SANDBOX_TEXTS } from './texts.ts';

interface SandboxCheckoutProps {
  readonly sessionId: string;
  readonly email: string;
}

/** What is bought, and the button that pays without money. */
export function SandboxCheckout({ sessionId, email }: SandboxCheckoutProps) {
  const checkout = useQuery({
    queryKey: ['checkout', sessionId],
    queryFn: ({ signal }) => call(checkoutStatus, { params: { session_id: sessionId }, signal }),
    enabled: sessionId !== '',
    staleTime: 0,
  });
  if (sessionId === '' || isUnknown(checkout.error)) return <Unknown />;
  if (checkout.data?.payment_status === 'unpaid') return <Payable sessionId={sessionId} email={email} />;
  if (checkout.data) return <Paid to={checkout.data.plan === 'pro' ? '/account' : paymentPath(sessionId)} />;
  if (checkout.isError)
    return (
      <ErrorPanel
        message={SANDBOX_TEXTS.unloaded}
        onRetry={() => void checkout.refetch()}
        retrying={checkout.isFetching}
      />
    );
  return (
    <p className="flex items-center gap-3 text-ink-2">
      <Spinner />
      {SANDBOX_TEXTS.loading}
    </p>
  );
}

function Payable({ sessionId, email }: SandboxCheckoutProps) {
  const { pay, payOnce } = usePayOnce(sessionId);
  if (isUnknown(pay.error)) return <Unknown />;
  return (
    <div className="card card-pad-lg grid gap-6">
      <dl className="grid text-sm">
        <Fact name={SANDBOX_TEXTS.what}>{SANDBOX_TEXTS.product}</Fact>
        <Fact name={SANDBOX_TEXTS.price}>{SANDBOX_TEXTS.perMonth}</Fact>
        <Fact name={SANDBOX_TEXTS.account}>{email}</Fact>
        <Fact name={SANDBOX_TEXTS.due}>{SANDBOX_TEXTS.nothing}</Fact>
      </dl>
      {pay.isError ? <Notice kind="error">{SANDBOX_TEXTS.failed}</Notice> : null}
      <div className="grid gap-3">
        <Button
          variant="primary"
          size="lg"
          full
          onClick={payOnce}
          busy={(pay.isPending || pay.isSuccess) && SANDBOX_TEXTS.paying}
        >
          {SANDBOX_TEXTS.pay}
        </Button>
        <BackToPricing />
      </div>
    </div>
  );
}

/** Pays, and goes where the account waits for it. */
function usePayOnce(sessionId: string) {
  const navigate = useNavigate();
  const pay = useMutation({
    mutationFn: () => call(completeSandboxCheckout, { params: { session_id: sessionId } }),
    onSuccess: () => navigate(paymentPath(sessionId), { replace: true }),
    onError: (error) => {
      if (!isUnknown(error)) notify.error(SANDBOX_TEXTS.failed);
    },
  });
  // A second click can come before the button knows that it is busy.
  const paying = useRef(false);

  function payOnce() {
    if (paying.current) return;
    paying.current = true;
    pay.mutate(undefined, {
      onError: () => {
        paying.current = false;
      },
    });
  }

  return { pay, payOnce };
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3 first:pt-0">
      <dt className="text-ink-3">{name}</dt>
      <dd className="min-w-0 font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}

/** No such checkout, or somebody else's: which of them is nobody's business. */
function Unknown() {
  return (
    <div className="grid justify-items-start gap-5">
      <Notice kind="error" className="w-full">
        {SANDBOX_TEXTS.unknown}
      </Notice>
      <BackToPricing />
    </div>
  );
}

function Paid({ to }: { to: string }) {
  return (
    <div className="grid justify-items-start gap-5">
      <Notice className="w-full">{SANDBOX_TEXTS.paid}</Notice>
      <LinkButton to={to} variant="primary" size="lg">
        {SANDBOX_TEXTS.toAccount}
      </LinkButton>
    </div>
  );
}

function BackToPricing() {
  return (
    <LinkButton to="/pricing" variant="ghost" size="lg">
      <ArrowLeft aria-hidden="true" />
      {SANDBOX_TEXTS.back}
    </LinkButton>
  );
}

/** Where the account waits for the payment. */
function paymentPath(sessionId: string): string {
  return `/account?session_id=${encodeURIComponent(sessionId)}`;
}

function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
