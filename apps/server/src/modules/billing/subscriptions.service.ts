import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/open.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Checkout, PaymentEvent, Payments, Subscription } from '../../providers/payments/payments.ts';
import { holdAccount, setPlanOf } from '../auth/index.ts';
import * as repo from './billing.repo.ts';
import { planFor } from './plan-states.ts';

/** What subscriptions are kept with. */
export interface SubscriptionDeps {
  readonly db: Db;
  readonly payments: Payments;
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
}

interface Claim {
  readonly userId: string;
  readonly subscriptionId: string;
  /** What told of it: takes effect once. */
  readonly event?: PaymentEvent | undefined;
  /** What it came of: paid from here on. */
  readonly checkout?: Pick<Checkout, 'id' | 'paymentStatus'>;
}

/** How often the provider is asked: after that, two others have been faster. */
const ATTEMPTS = 2;

/**
 * Asks the provider how a subscription stands, and brings the account's plan in line. What is written was
 * read after everything that was written before: so of many at once the newest state stays.
 */
export async function refresh(deps: SubscriptionDeps, claim: Claim): Promise<void> {
  const { db, payments, log } = deps;
  const { userId, subscriptionId, event } = claim;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (event && (await repo.isKnownEvent(db, event.id))) return;
    const before = await repo.findSubscription(db, subscriptionId);
    const subscription = await payments.retrieveSubscription(subscriptionId);
    const isOurs = subscription?.livemode === payments.terms.livemode;
    if (!isOurs || (before && before.user_id !== userId)) {
      log.error({ subscription: subscriptionId }, 'a subscription is not what it was said to be');
      return;
    }
    if (await inTransaction(db, (tx) => write({ ...deps, db: tx }, claim, subscription, before?.updated_at)))
      return;
  }
  // The second of them asked after the first had written, and so after this began: what it wrote says it all.
  await inTransaction(db, async (tx) => {
    if (await holdAccount(tx, userId)) await acknowledge({ ...deps, db: tx }, claim);
  });
}

/** @returns whether there is nothing left to do; false where the row is not as it was `before` */
async function write(
  deps: SubscriptionDeps,
  claim: Claim,
  subscription: Subscription,
  before: string | undefined,
): Promise<boolean> {
  const { db: tx, payments, now } = deps;
  const { userId } = claim;
  if (!(await holdAccount(tx, userId))) return true;
  const present = await repo.findSubscription(tx, subscription.id);
  if (present?.updated_at !== before) return false;
  if (!(await acknowledge(deps, claim))) return true;
  await keepSubscription(tx, { userId, provider: payments.id, subscription, at: after(now(), before) });
  return true;
}

/** Writes down what told of it. @returns false where that event took effect before */
async function acknowledge({ db: tx, now }: SubscriptionDeps, { event, checkout }: Claim): Promise<boolean> {
  if (event && !(await repo.insertEvent(tx, event, now().toISOString()))) return false;
  if (checkout) await repo.markPaid(tx, checkout.id, checkout.paymentStatus);
  return true;
}

interface Keep {
  readonly userId: string;
  readonly provider: Payments['id'];
  readonly subscription: Subscription;
  readonly at: Date;
}

/** Writes a subscription down, and the plan that follows. The account must be held. */
export async function keepSubscription(tx: Db, { userId, provider, subscription, at }: Keep): Promise<void> {
  await repo.saveSubscription(tx, {
    id: subscription.id,
    user_id: userId,
    provider,
    customer_id: subscription.customerId,
    status: subscription.status,
    current_period_end: subscription.currentPeriodEnd,
    cancel_at_period_end: subscription.cancelAtPeriodEnd ? 1 : 0,
    updated_at: at.toISOString(),
  });
  await setPlanOf(tx, userId, planFor(await repo.subscriptionsOf(tx, userId, provider)));
}

/** Never twice the same instant: it tells whether a row has changed. */
function after(now: Date, before: string | undefined): Date {
  return new Date(Math.max(now.getTime(), before ? Date.parse(before) + 1 : 0));
}
