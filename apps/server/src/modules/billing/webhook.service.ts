import { AppError } from '../../http/app-error.ts';
import type { PaymentEvent } from '../../providers/payments/payments.ts';
import * as repo from './billing.repo.ts';
import { type BillingDeps, settle } from './billing.service.ts';
import { refresh, type SubscriptionDeps } from './subscriptions.service.ts';

/**
 * Takes an event of the provider. It only says where to look: what takes effect is what the provider
 * answers when asked. Whoever calls may send it again until this returns.
 * @throws {AppError} `webhook_not_configured`
 */
export async function receiveEvent(
  { db, payments, now, log }: BillingDeps,
  rawBody: Buffer,
  signature: string,
): Promise<void> {
  if (!payments) throw new AppError('webhook_not_configured');
  const event = payments.verifyEvent(rawBody, signature);
  if (event.about === 'other' || (await repo.isKnownEvent(db, event.id))) return;
  const applied =
    event.livemode === payments.terms.livemode && (await apply({ db, payments, now, log }, event));
  if (!applied) log.warn({ event: event.id, type: event.type }, 'an event is about nothing of ours');
}

/** @returns whether it is about something of ours */
async function apply(
  deps: SubscriptionDeps,
  event: Exclude<PaymentEvent, { about: 'other' }>,
): Promise<boolean> {
  const { db, payments } = deps;
  if (event.about === 'checkout') {
    const checkout = await repo.findCheckout(db, event.objectId);
    if (checkout?.provider !== payments.id) return false;
    await settle(deps, checkout, event);
    return true;
  }
  const id =
    event.about === 'payment' ? await payments.subscriptionOfPayment(event.objectId) : event.objectId;
  const subscription = id === undefined ? undefined : await repo.findSubscription(db, id);
  if (subscription?.provider !== payments.id) return false;
  await refresh(deps, { userId: subscription.user_id, subscriptionId: subscription.id, event });
  return true;
}
