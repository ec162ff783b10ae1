import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import { type Checkout, type Order, PaymentFailure, type Payments, type Subscription } from './payments.ts';
import {
  created,
  isRefunded,
  parseAnswer,
  subscriptionPaid,
  toCheckout,
  toEvent,
  toSubscription,
} from './stripe-answers.ts';
import { stripeFetch } from './stripe-fetch.ts';

/** The account at Stripe, and what is sold there. */
export interface StripeOptions {
  readonly secretKey: string;
  /** The Pro plan's price at Stripe. */
  readonly priceId: string;
  /** Prices that it had before: who still pays one of them is on Pro. */
  readonly earlierPriceIds?: readonly string[];
  /** Undefined where no events are taken. */
  readonly webhookSecret: string | undefined;
  /** Stripe's own address where left out. */
  readonly api?: { readonly host: string; readonly port: number; readonly protocol: 'http' };
  /** Milliseconds that Stripe may take for an answer. */
  readonly timeLimit?: number;
}

/** The one that the answers are read by; an account's own default may be older. */
const API_VERSION = '2026-10-28.endive';
const TIME_LIMIT = 15_000;

/** Seconds that an event may be old. */
const TOLERANCE = 300;

/** Where Stripe sends people, and we with it. */
const CHECKOUT = 'https://checkout.stripe.com';
const PORTAL = 'https://billing.stripe.com';

/** Payments through Stripe: its own pages take the money, and its word says who is subscribed. */
export function stripePayments(options: StripeOptions): Payments {
  const { secretKey, priceId, earlierPriceIds = [], webhookSecret, api, timeLimit = TIME_LIMIT } = options;
  const ownPrices = new Set([priceId, ...earlierPriceIds]);
  const stripe = new Stripe(secretKey, {
    apiVersion: API_VERSION,
    maxNetworkRetries: 1,
    timeout: timeLimit,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(stripeFetch),
    ...api,
  });
  return {
    id: 'stripe',
    terms: { priceId, livemode: /^[a-z]+_live_/.test(secretKey) },
    createCheckout: (order) => createCheckout(stripe, priceId, order),
    retrieveCheckout: (id) => retrieveCheckout(stripe, id),
    retrieveSubscription: (id) => retrieveSubscription(stripe, ownPrices, id),

    async expireCheckout(id) {
      await found(() => stripe.checkout.sessions.expire(id));
    },

    async portal(customerId, returnUrl) {
      const params = { customer: customerId, return_url: returnUrl };
      const session = await asked(() => stripe.billingPortal.sessions.create(params));
      return addressAt(PORTAL, parseAnswer(created, session).url);
    },

    async subscriptionOfPayment(paymentId) {
      const payment = { type: 'payment_intent', payment_intent: paymentId } as const;
      return subscriptionPaid(
        await asked(() => stripe.invoicePayments.list({ payment, expand: ['data.invoice'], limit: 1 })),
      );
    },

    async cancelSubscription(id) {
      await found(() => stripe.subscriptions.cancel(id));
    },

    verifyEvent(rawBody, signature) {
      if (webhookSecret === undefined) throw new PaymentFailure('no-webhook-secret');
      try {
        return toEvent(stripe.webhooks.constructEvent(rawBody, signature, webhookSecret, TOLERANCE));
      } catch {
        throw new PaymentFailure('bad-event');
      }
    },
  };
}

async function createCheckout(
  stripe: Stripe,
  priceId: string,
  { user, customerId, successUrl, cancelUrl, attempt }: Order,
): Promise<{ id: string; url: string }> {
  const create = (customer: { customer: string } | { customer_email: string }) => {
    const params: Stripe.Checkout.SessionCreateParams = {
      mode: 'subscription',
      line_items: [{ price: priceId, quantity: 1 }],
      success_url: successUrl,
      cancel_url: cancelUrl,
      client_reference_id: user.id,
      metadata: { user_id: user.id },
      subscription_data: { metadata: { user_id: user.id } },
      ...customer,
    };
    const idempotencyKey = createHash('sha256')
      .update(attempt + JSON.stringify(params))
      .digest('base64url');
    return stripe.checkout.sessions.create(params, { idempotencyKey });
  };
  const anew = { customer_email: user.email };
  const session = await asked(() =>
    customerId === undefined
      ? create(anew)
      : create({ customer: customerId }).catch((error: unknown) => {
          // The operator has removed the customer, or the keys are another account's now.
          if (isMissing(error, 'customer')) return create(anew);
          throw error;
        }),
  );
  const { id, url } = parseAnswer(created, session);
  return { id, url: addressAt(CHECKOUT, url) };
}

async function retrieveCheckout(stripe: Stripe, id: string): Promise<Checkout | undefined> {
  const session = await found(() => stripe.checkout.sessions.retrieve(id, { expand: ['line_items'] }));
  if (!session) return undefined;
  const checkout = toCheckout(session);
  return { ...checkout, url: checkout.url && addressAt(CHECKOUT, checkout.url) };
}

async function retrieveSubscription(
  stripe: Stripe,
  ownPrices: ReadonlySet<string>,
  id: string,
): Promise<Subscription | undefined> {
  const answer = await found(() =>
    stripe.subscriptions.retrieve(id, { expand: ['latest_invoice.payments'] }),
  );
  if (!answer) return undefined;
  const { subscription, priceIds, paidWith } = toSubscription(answer);
  // One that has ended is told as ended, whatever it was for and whatever was given back of it.
  if (!['trialing', 'active', 'past_due'].includes(subscription.status)) return subscription;
  if (!priceIds.some((price) => ownPrices.has(price))) return { ...subscription, status: 'other_price' };
  return (await allRefunded(stripe, paidWith)) ? { ...subscription, status: 'refunded' } : subscription;
}

/** Whether all that was paid with these went back; not where nothing was paid. */
async function allRefunded(stripe: Stripe, paymentIds: readonly string[]): Promise<boolean> {
  for (const id of paymentIds) {
    const payment = await asked(() => stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }));
    if (!isRefunded(payment)) return false;
  }
  return paymentIds.length > 0;
}

/** @throws {PaymentFailure} for an address of somebody else's */
function addressAt(origin: string, address: string): string {
  if (URL.canParse(address) && new URL(address).origin === origin) return address;
  throw new PaymentFailure('garbage', ['address']);
}

function isMissing(error: unknown, param: string): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    error.code === 'resource_missing' &&
    error.param === param
  );
}

/** @throws {PaymentFailure} */
async function asked<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw failureOf(error);
  }
}

/** Like `asked`, but there may be no such object: then undefined. */
async function found<T>(call: () => Promise<T>): Promise<T | undefined> {
  return asked(async () => {
    try {
      return await call();
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404)
        return undefined;
      throw error;
    }
  });
}

function failureOf(error: unknown): PaymentFailure {
  if (error instanceof Stripe.errors.StripeConnectionError) {
    const { detail } = error;
    if (detail instanceof PaymentFailure) return detail;
    const isLate = detail instanceof Error && 'code' in detail && detail.code === 'ETIMEDOUT';
    return new PaymentFailure(isLate ? 'too-slow' : 'unreachable');
  }
  if (!(error instanceof Stripe.errors.StripeError)) return new PaymentFailure('garbage');
  const { statusCode, code, requestId } = error;
  const words = [code, requestId].filter((word) => word !== undefined && /^\w{1,64}$/.test(word));
  return new PaymentFailure('failed', [statusCode, ...words]);
}
