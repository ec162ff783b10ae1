import type { User } from '@framewright/contract';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import { paidInSandbox } from '../../providers/payments/sandbox.ts';
import { holdAccount } from '../auth/index.ts';
import * as repo from './billing.repo.ts';
import { isWorthPro } from './plan-states.ts';
import { keepSubscription, type SubscriptionDeps } from './subscriptions.service.ts';

/**
 * The button of the sandbox was pressed. Pressing it again changes nothing.
 * @throws {AppError} `not_found` for everybody but the owner of the checkout
 */
export async function complete({ db, now }: SubscriptionDeps, user: User, checkoutId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await holdAccount(tx, user.id);
    const checkout = await repo.findCheckout(tx, checkoutId);
    if (checkout?.user_id !== user.id || checkout.provider !== 'sandbox') throw new AppError('not_found');
    if (!(await repo.markPaid(tx, checkoutId, 'paid'))) return;
    const at = now();
    await keepSubscription(tx, {
      userId: user.id,
      provider: 'sandbox',
      subscription: paidInSandbox(checkoutId, at),
      at,
    });
  });
}

/**
 * Ends what was begun in the sandbox, at once.
 * @throws {AppError} `no_subscription`
 */
export async function cancel({ db, now }: SubscriptionDeps, user: User): Promise<void> {
  await inTransaction(db, async (tx) => {
    await holdAccount(tx, user.id);
    const active = (await repo.subscriptionsOf(tx, user.id, 'sandbox')).filter(isWorthPro);
    if (active.length === 0) throw new AppError('no_subscription');
    for (const { id, customer_id, current_period_end } of active) {
      const subscription = {
        id,
        customerId: customer_id,
        status: 'canceled',
        livemode: false,
        currentPeriodEnd: current_period_end,
        cancelAtPeriodEnd: false,
      } as const;
      await keepSubscription(tx, { userId: user.id, provider: 'sandbox', subscription, at: now() });
    }
  });
}
