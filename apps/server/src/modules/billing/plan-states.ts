import type { PlanId, SubscriptionStatus } from '@framewright/contract';

/** The plan that a subscription is worth in each state: docs/decisions/019 says why. */
const PLAN_OF: Readonly<Record<SubscriptionStatus, PlanId>> = {
  trialing: 'pro',
  active: 'pro',
  past_due: 'pro',
  incomplete: 'free',
  incomplete_expired: 'free',
  unpaid: 'free',
  paused: 'free',
  canceled: 'free',
  refunded: 'free',
  other_price: 'free',
};

/** Whether its state gives the Pro plan, as docs/decisions/019 has it. */
export function isWorthPro(subscription: { readonly status: SubscriptionStatus }): boolean {
  return PLAN_OF[subscription.status] === 'pro';
}

/** Pro as long as one of them is worth it. */
export function planFor(subscriptions: readonly { readonly status: SubscriptionStatus }[]): PlanId {
  return subscriptions.some(isWorthPro) ? 'pro' : 'free';
}

/** No money is asked for any more. */
export function hasEnded({ status }: { readonly status: SubscriptionStatus }): boolean {
  return status === 'canceled' || status === 'incomplete_expired';
}
