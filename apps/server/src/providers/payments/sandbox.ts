import { newId } from '../../ids.ts';
import { PaymentFailure, type Payments, type Subscription } from './payments.ts';

const PREFIX = 'sandbox_';

/**
 * Payments where no money moves. It remembers nothing: a checkout stays open here, and whether somebody
 * pressed the button is known to the one who asks.
 * @param publicUrl where the page with the button is
 */
export function sandboxPayments(publicUrl: string): Payments {
  const addressOf = (id: string) => `${publicUrl}/checkout/sandbox?session_id=${id}`;
  return {
    id: 'sandbox',
    terms: { priceId: 'sandbox', livemode: false },

    async createCheckout() {
      const id = `${PREFIX}${newId()}`;
      return { id, url: addressOf(id) };
    },

    async retrieveCheckout(id) {
      if (!id.startsWith(PREFIX)) return undefined;
      return {
        id,
        url: addressOf(id),
        complete: false,
        mode: 'subscription',
        paymentStatus: 'unpaid',
        amountTotal: null,
        currency: null,
        priceId: null,
        livemode: false,
        userId: null,
        subscriptionId: null,
      };
    },

    expireCheckout: async () => {},
    portal: async (_, returnUrl) => returnUrl,
    retrieveSubscription: async () => undefined,
    subscriptionOfPayment: async () => undefined,
    cancelSubscription: async () => {},
    verifyEvent() {
      throw new PaymentFailure('no-webhook-secret');
    },
  };
}

/** What comes of pressing the button: a subscription for a month. */
export function paidInSandbox(checkoutId: string, now: Date): Subscription {
  return {
    id: `subscription_of_${checkoutId}`,
    customerId: `customer_of_${checkoutId}`,
    status: 'active',
    livemode: false,
    currentPeriodEnd: monthAfter(now).toISOString(),
    cancelAtPeriodEnd: false,
  };
}

/** The same day of the next month, or its last where it has fewer days. */
function monthAfter(now: Date): Date {
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + 1);
  if (end.getUTCDate() !== now.getUTCDate()) end.setUTCDate(0);
  return end;
}
