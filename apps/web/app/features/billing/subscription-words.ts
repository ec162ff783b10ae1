import type { getBilling, PlanId, ResponseOf, SubscriptionStatus } from '@framewright/contract';
import { longDate } from '../../lib/formatting.ts';
import { STATUS_TEXTS } from './texts.ts';

/** The subscription of whoever is signed in. */
export type Subscription = NonNullable<ResponseOf<typeof getBilling>['subscription']>;

const OVER: readonly SubscriptionStatus[] = ['canceled', 'incomplete_expired', 'refunded'];

/** Whether a subscription still runs, so that there is something to cancel. */
export function isRunning(subscription: Subscription | null | undefined): boolean {
  return subscription ? !OVER.includes(subscription.status) : false;
}

/** Where a subscription stands, in a sentence; `undefined` for a free account that never had one. */
export function subscriptionWords(subscription: Subscription | null, plan: PlanId): string | undefined {
  if (!subscription) return plan === 'pro' ? STATUS_TEXTS.byHand : undefined;
  const { status, current_period_end, cancel_at_period_end: cancelled } = subscription;
  const date = current_period_end === null ? undefined : longDate(current_period_end);
  switch (status) {
    case 'active':
      return cancelled ? STATUS_TEXTS.ends(date) : STATUS_TEXTS.renews(date);
    case 'trialing':
      return cancelled ? STATUS_TEXTS.trialEnds(date) : STATUS_TEXTS.trial(date);
    case 'past_due':
      return STATUS_TEXTS.pastDue;
    case 'unpaid':
      return STATUS_TEXTS.unpaid;
    case 'paused':
      return STATUS_TEXTS.paused;
    case 'canceled':
      return STATUS_TEXTS.ended;
    case 'incomplete':
      return STATUS_TEXTS.incomplete;
    case 'incomplete_expired':
      return STATUS_TEXTS.expired;
    case 'refunded':
      return STATUS_TEXTS.refunded;
    case 'other_price':
      return STATUS_TEXTS.otherPrice;
  }
}
