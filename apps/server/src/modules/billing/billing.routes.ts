import * as contract from '@framewright/contract';
import { AppError } from '../../http/app-error.ts';
import type { Mount } from '../../http/endpoint.ts';
import { PaymentFailure, type PaymentFailureKind } from '../../providers/payments/payments.ts';
import * as billing from './billing.service.ts';
import * as sandbox from './sandbox.service.ts';
import { receiveEvent } from './webhook.service.ts';

/** The calls of the sandbox exist only where it takes the payments. */
export function billingRoutes(mount: Mount, deps: billing.BillingDeps): void {
  mount(contract.createCheckoutSession, ({ caller, request }) =>
    told(() => billing.startCheckout(deps, caller.user, request.ip)),
  );
  mount(contract.checkoutStatus, ({ caller, params }) =>
    told(() => billing.checkoutStatus(deps, caller.user, params.session_id)),
  );
  mount(contract.createPortalSession, ({ caller }) => told(() => billing.openPortal(deps, caller.user)));
  mount(contract.getBilling, ({ caller }) => billing.billingOf(deps, caller.user));
  mount(contract.stripeWebhook, async ({ body, request }) => {
    await told(() => receiveEvent(deps, body, String(request.headers['stripe-signature'] ?? '')));
    return '';
  });
  if (deps.payments?.id === 'sandbox') sandboxRoutes(mount, deps);
}

function sandboxRoutes(mount: Mount, deps: billing.BillingDeps): void {
  mount(contract.completeSandboxCheckout, async ({ caller, params }) => {
    await sandbox.complete(billing.withPayments(deps), caller.user, params.session_id);
    return { success: true as const };
  });
  mount(contract.cancelSandboxSubscription, async ({ caller }) => {
    await sandbox.cancel(billing.withPayments(deps), caller.user);
    return { success: true as const };
  });
}

const CODES: Readonly<Record<PaymentFailureKind, contract.ErrorCode>> = {
  'no-webhook-secret': 'webhook_not_configured',
  'bad-event': 'bad_webhook',
  failed: 'payments_failed',
  'too-slow': 'payments_failed',
  unreachable: 'payments_failed',
  garbage: 'payments_failed',
};

/** Says a provider's failure in the contract's words. */
async function told<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PaymentFailure) throw new AppError(CODES[error.kind], { cause: error });
    throw error;
  }
}
