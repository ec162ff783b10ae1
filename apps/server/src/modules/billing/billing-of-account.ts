import type { Payments } from '../../providers/payments/payments.ts';
import type { Belongings } from '../auth/index.ts';
import * as repo from './billing.repo.ts';
import { type BillingDeps, oldestOpen } from './billing.service.ts';
import { hasEnded } from './plan-states.ts';

type Deps = Pick<BillingDeps, 'payments' | 'log'>;

/** What accounts pay for. Once an account is gone, nothing is taken for it any more. */
export function billingOfAccounts(deps: Deps): Belongings<'subscriptions'> {
  return {
    async exportOf(db, userId) {
      const subscriptions = await repo.allSubscriptionsOf(db, userId);
      return {
        subscriptions: subscriptions.map(({ user_id: _, cancel_at_period_end, ...rest }) => ({
          ...rest,
          cancel_at_period_end: cancel_at_period_end === 1,
        })),
      };
    },

    // Of the sandbox nothing is left to end: no money moves there.
    async forget(tx, { id: userId }, now) {
      const paidFor = (await repo.subscriptionsOf(tx, userId, 'stripe')).filter(
        (subscription) => !hasEnded(subscription),
      );
      const begun = await repo.unpaidCheckouts(tx, userId, 'stripe', oldestOpen(now));
      return async () => {
        for (const { id } of paidFor) await end(deps, { subscription: id });
        for (const { id } of begun) await end(deps, { checkout: id });
      };
    },
  };
}

/** As well as it goes: what fails is for the operator to end by hand. */
async function end(
  { payments, log }: Deps,
  what: { readonly subscription: string } | { readonly checkout: string },
): Promise<void> {
  try {
    if (payments?.id !== 'stripe') throw new Error('Stripe is no longer set up on this server.');
    if ('subscription' in what) await payments.cancelSubscription(what.subscription);
    else await endCheckout(payments, what.checkout);
  } catch (err) {
    log.error({ err, ...what }, 'a deleted account may still be charged: please end this at the provider');
  }
}

/** One that has been paid in the meantime has become a subscription. */
async function endCheckout(payments: Payments, id: string): Promise<void> {
  const checkout = await payments.retrieveCheckout(id);
  if (checkout?.url) await payments.expireCheckout(id);
  if (checkout?.subscriptionId) await payments.cancelSubscription(checkout.subscriptionId);
}
