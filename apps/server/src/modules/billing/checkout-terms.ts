import { PLANS } from '@framewright/contract';
import type { Checkout, Terms } from '../../providers/payments/payments.ts';

/** In cents. */
const PRICE = PLANS.pro.price * 100;

/**
 * Compares a checkout that is said to be paid with what was sold.
 * @returns what is wrong with it; undefined where nothing is
 */
export function mismatch(
  checkout: Checkout,
  { priceId, livemode }: Terms,
  userId: string,
): string | undefined {
  // Where there is nothing to pay, the operator gave a trial or a coupon.
  const amount = checkout.paymentStatus === 'no_payment_required' ? 0 : PRICE;
  if (checkout.livemode !== livemode) return 'livemode';
  if (checkout.userId !== userId) return 'owner';
  if (checkout.mode !== 'subscription') return 'mode';
  if (checkout.priceId !== priceId) return 'price';
  if (checkout.currency !== 'usd') return 'currency';
  if (checkout.amountTotal !== amount) return 'amount';
  if (checkout.subscriptionId === null) return 'subscription';
  return undefined;
}
