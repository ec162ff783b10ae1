import type { getBilling, PlanId, ResponseOf, User } from '@framewright/contract';
import { isForeignKeyViolation } from '../../db/failures.ts';
import type { CheckoutSessionsTable } from '../../db/schema.ts';
import { AppError } from '../../http/app-error.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import type { Checkout, PaymentEvent, Payments } from '../../providers/payments/payments.ts';
import { planOfAccount } from '../auth/index.ts';
import * as repo from './billing.repo.ts';
import { mismatch } from './checkout-terms.ts';
import { isWorthPro } from './plan-states.ts';
import { refresh, type SubscriptionDeps } from './subscriptions.service.ts';

export interface BillingDeps extends Omit<SubscriptionDeps, 'payments'> {
  /** Who takes the money now; undefined where nothing can be paid, or where others could reach the sandbox. */
  readonly payments: Payments | undefined;
  readonly limits: RateLimits;
  readonly publicUrl: string;
}

/** Milliseconds for which a checkout stays open. */
const CHECKOUT_LIFE = 24 * 3_600_000;
const MINUTE = 60_000;

/** The instant before which a checkout must have begun to be over by now. */
export function oldestOpen(now: Date): string {
  return new Date(now.getTime() - CHECKOUT_LIFE).toISOString();
}

/** @throws {AppError} `payments_not_configured` */
export function withPayments(deps: BillingDeps): SubscriptionDeps {
  const { db, payments, now, log } = deps;
  if (!payments) throw new AppError('payments_not_configured');
  return { db, payments, now, log };
}

/**
 * The page where the Pro plan can be paid: the one that is still open, or a new one.
 * @throws {AppError} `already_pro`, `too_many_attempts`, `payments_not_configured`
 */
export async function startCheckout(
  deps: BillingDeps,
  user: User,
  ip: string,
): Promise<{ checkout_url: string }> {
  const ready = withPayments(deps);
  const { db, payments, now } = ready;
  await deps.limits.checkout(user.id, ip);
  // Before the open one is looked for: who finds none has counted as the others who find none.
  const count = await repo.countCheckouts(db, user.id);
  const [unfinished] = await repo.unpaidCheckouts(db, user.id, payments.id, oldestOpen(now()));
  const open = unfinished && (await settle(ready, unfinished));
  const subscriptions = await repo.subscriptionsOf(db, user.id, payments.id);
  if (subscriptions.some(isWorthPro)) throw new AppError('already_pro');
  if (open?.url) return { checkout_url: open.url };

  const { id, url } = await payments.createCheckout({
    user,
    customerId: subscriptions[0]?.customer_id,
    successUrl: `${deps.publicUrl}/account?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${deps.publicUrl}/pricing`,
    // Two clicks at once are one; but a failure is not repeated for longer than a minute.
    attempt: `${user.id} ${count} ${Math.floor(now().getTime() / MINUTE)}`,
  });
  await insertCheckout(ready, { id, user_id: user.id });
  return { checkout_url: url };
}

/** @throws {AppError} `not_signed_in` where the account has just been deleted */
async function insertCheckout(
  { db, payments, now }: SubscriptionDeps,
  checkout: Pick<CheckoutSessionsTable, 'id' | 'user_id'>,
): Promise<void> {
  try {
    await repo.insertCheckout(db, {
      ...checkout,
      provider: payments.id,
      payment_status: 'unpaid',
      created_at: now().toISOString(),
    });
  } catch (error) {
    if (isForeignKeyViolation(error)) throw new AppError('not_signed_in');
    throw error;
  }
}

/**
 * Asks the provider how a checkout of ours stands; one that is paid takes effect.
 * @param event what told of it
 * @returns what the provider said
 */
export async function settle(
  deps: SubscriptionDeps,
  { id, user_id: userId }: CheckoutSessionsTable,
  event?: PaymentEvent,
): Promise<Checkout | undefined> {
  const checkout = await deps.payments.retrieveCheckout(id);
  if (!checkout?.complete || checkout.paymentStatus === 'unpaid') return checkout;
  const problem = mismatch(checkout, deps.payments.terms, userId);
  const { subscriptionId } = checkout;
  if (problem || subscriptionId === null) {
    deps.log.error({ checkout: id, problem }, 'a paid checkout is not what was sold');
    return checkout;
  }
  await refresh(deps, { userId, subscriptionId, event, checkout });
  return checkout;
}

/**
 * How a checkout of the caller stands, and their plan. It asks the provider, so that no late event matters.
 * @throws {AppError} `not_found` for everybody but its owner
 */
export async function checkoutStatus(
  deps: BillingDeps,
  user: User,
  id: string,
): Promise<{ payment_status: CheckoutSessionsTable['payment_status']; plan: PlanId }> {
  const { db, payments, now, log } = deps;
  const checkout = await ownCheckout(deps, user, id);
  if (checkout.payment_status === 'unpaid' && checkout.provider === payments?.id)
    await settle({ db, payments, now, log }, checkout);
  const { payment_status } = await ownCheckout(deps, user, id);
  return { payment_status, plan: await planOfAccount(db, user.id) };
}

/** @throws {AppError} `not_found` for everybody but its owner */
async function ownCheckout(
  { db }: Pick<BillingDeps, 'db'>,
  user: User,
  id: string,
): Promise<CheckoutSessionsTable> {
  const checkout = await repo.findCheckout(db, id);
  if (checkout?.user_id !== user.id) throw new AppError('not_found');
  return checkout;
}

/** @throws {AppError} `no_subscription`, `payments_not_configured` */
export async function openPortal(deps: BillingDeps, user: User): Promise<{ portal_url: string }> {
  const { db, payments } = withPayments(deps);
  const [subscription] = await repo.subscriptionsOf(db, user.id, payments.id);
  if (!subscription) throw new AppError('no_subscription');
  return { portal_url: await payments.portal(subscription.customer_id, `${deps.publicUrl}/account`) };
}

/** What the caller pays for: the subscription that makes them pro, or else the latest. */
export async function billingOf(
  { db, payments }: BillingDeps,
  user: User,
): Promise<ResponseOf<typeof getBilling>> {
  const all = payments ? await repo.subscriptionsOf(db, user.id, payments.id) : [];
  const subscription = all.find(isWorthPro) ?? all[0];
  return {
    payments: payments?.id ?? 'none',
    subscription: subscription
      ? { ...subscription, cancel_at_period_end: subscription.cancel_at_period_end === 1 }
      : null,
  };
}
