import Stripe from 'stripe';
import { stripePayments } from '../providers/payments/stripe.ts';
import { EARLIER_PRICE_ID, PRICE_ID, SECRET_KEY, type StripePeer, stripePeer } from './stripe-peer.ts';
import { buildTestApp, type TestApp } from './test-app.ts';

export const WEBHOOK_SECRET = 'whsec_canary_of_the_endpoint';

/** A server that takes its payments through the peer. */
export interface StripeApp extends TestApp {
  readonly peer: StripePeer;
}

interface Options extends Omit<NonNullable<Parameters<typeof buildTestApp>[0]>, 'payments'> {
  readonly webhookSecret?: string | undefined;
}

/** A whole app whose payments go to a Stripe of its own; it waits two seconds for an answer. */
export async function stripeApp(options: Options = {}): Promise<StripeApp> {
  const { webhookSecret, ...rest } = { webhookSecret: WEBHOOK_SECRET, ...options };
  const peer = await stripePeer();
  const payments = stripePayments({
    secretKey: SECRET_KEY,
    priceId: PRICE_ID,
    earlierPriceIds: [EARLIER_PRICE_ID],
    webhookSecret,
    api: peer.api,
    timeLimit: 2_000,
  });
  return { ...(await buildTestApp({ ...rest, payments })), peer };
}

let events = 0;

/** An event as Stripe writes it. */
export function event(type: string, object: object, over: object = {}) {
  events += 1;
  return {
    id: `evt_${events}`,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: 1_795_176_000,
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
    data: { object },
    ...over,
  };
}

interface Signing {
  readonly secret?: string;
  /** Seconds since 1970; now where left out. */
  readonly timestamp?: number;
}

/** The header that Stripe sends with these bytes. */
export function signatureOf(payload: string, { secret = WEBHOOK_SECRET, timestamp }: Signing = {}): string {
  const header = { payload, secret, ...(timestamp !== undefined && { timestamp }) };
  return new Stripe('sk_test_signing').webhooks.generateTestHeaderString(header);
}

/** Hands bytes to the webhook. */
export function deliverRaw({ app }: TestApp, payload: string | Buffer, signature: string | undefined) {
  return app.inject({
    method: 'POST',
    url: '/api/stripe/webhook',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(signature !== undefined && { 'stripe-signature': signature }),
    },
    payload,
  });
}

/** Signs and delivers, as Stripe does. */
export function deliver(server: TestApp, content: object, signing?: Signing) {
  // Not as JSON.stringify writes it: the signature is over these very bytes.
  const payload = JSON.stringify(content, null, 2);
  return deliverRaw(server, payload, signatureOf(payload, signing));
}

/** The plan as the profile says it. */
export async function planOf({ send }: TestApp, token: string): Promise<string> {
  return (await send('GET', '/api/auth/profile', { token })).json().plan;
}

/** Begins a checkout over HTTP. @returns its id at Stripe */
export async function openCheckout({ send }: TestApp, token: string): Promise<string> {
  const answer = await send('POST', '/api/stripe/create-checkout-session', {
    token,
    body: { package: 'pro_subscription' },
  });
  const { checkout_url } = answer.json<{ checkout_url: string }>();
  return new URL(checkout_url).pathname.split('/').at(-1) ?? '';
}

/**
 * Stripe's word that a checkout is complete.
 * @param id of the checkout
 * @param over what else the event says
 */
export const checkoutEvent = (id: string, over: object = {}) =>
  event('checkout.session.completed', { id, object: 'checkout.session' }, over);

/** Somebody who has paid, and whose server has heard of it. */
export async function subscriber(server: StripeApp) {
  const account = await server.signUp();
  const checkoutId = await openCheckout(server, account.token);
  const subscription = server.peer.pay(checkoutId);
  await deliver(server, checkoutEvent(checkoutId));
  return { ...account, checkoutId, subscription };
}
