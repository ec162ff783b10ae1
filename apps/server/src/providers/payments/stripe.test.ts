import { expect, test } from 'vitest';
import { httpPeer } from '../../testing/http-peer.ts';
import { event, signatureOf, WEBHOOK_SECRET } from '../../testing/stripe-app.ts';
import {
  answersRaw,
  drips,
  PRICE_ID,
  SECRET_KEY,
  staysSilent,
  stripeError,
  stripePeer,
} from '../../testing/stripe-peer.ts';
import { PaymentFailure } from './payments.ts';
import { stripePayments } from './stripe.ts';

const ORDER = {
  user: { id: 'user_1', email: 'mara@example.com' },
  customerId: undefined,
  successUrl: 'https://framewright.example/account?session_id={CHECKOUT_SESSION_ID}',
  cancelUrl: 'https://framewright.example/pricing',
  attempt: 'first',
};

async function provider(timeLimit = 2_000) {
  const peer = await stripePeer();
  const options = { secretKey: SECRET_KEY, priceId: PRICE_ID, webhookSecret: WEBHOOK_SECRET };
  return { peer, payments: stripePayments({ ...options, api: peer.api, timeLimit }) };
}

const failure = (kind: string) => expect.objectContaining({ name: 'PaymentFailure', kind });

test('a checkout goes from the order to a subscription that can be managed and ended', async () => {
  const { peer, payments } = await provider();
  const { id, url } = await payments.createCheckout(ORDER);
  expect(url).toBe(`https://checkout.stripe.com/c/pay/${id}`);
  expect(await payments.retrieveCheckout(id)).toMatchObject({
    complete: false,
    paymentStatus: 'unpaid',
    url,
  });

  const { id: subscriptionId, customer } = peer.pay(id);
  expect(await payments.retrieveCheckout(id)).toEqual({
    id,
    url: null,
    complete: true,
    mode: 'subscription',
    paymentStatus: 'paid',
    amountTotal: 500,
    currency: 'usd',
    priceId: PRICE_ID,
    livemode: false,
    userId: 'user_1',
    subscriptionId,
  });
  const active = {
    id: subscriptionId,
    customerId: customer,
    status: 'active',
    livemode: false,
    currentPeriodEnd: '2026-12-20T12:00:00.000Z',
    cancelAtPeriodEnd: false,
  };
  expect(await payments.retrieveSubscription(subscriptionId)).toEqual(active);
  expect(await payments.portal(customer, 'https://framewright.example/account')).toBe(
    `https://billing.stripe.com/p/session/${customer}`,
  );
  await payments.cancelSubscription(subscriptionId);
  await payments.cancelSubscription(subscriptionId);
  expect(await payments.retrieveSubscription(subscriptionId)).toEqual({ ...active, status: 'canceled' });
  expect(peer.refused).toEqual([]);
});

test('the same attempt is one checkout, another is another', async () => {
  const { peer, payments } = await provider();
  const [first, same] = await Promise.all([payments.createCheckout(ORDER), payments.createCheckout(ORDER)]);
  expect(same).toEqual(first);
  expect(await payments.createCheckout({ ...ORDER, attempt: 'second' })).not.toEqual(first);
  const elsewhere = { ...ORDER, user: { ...ORDER.user, email: 'other@example.com' } };
  expect(await payments.createCheckout(elsewhere)).not.toEqual(first);
  expect(peer.refused).toEqual([]);
});

test('an open checkout can be closed', async () => {
  const { peer, payments } = await provider();
  const { id } = await payments.createCheckout(ORDER);
  await payments.expireCheckout(id);
  expect(await payments.retrieveCheckout(id)).toMatchObject({ url: null, complete: false });
  expect(peer.refused).toEqual([]);
});

test('what Stripe does not know is undefined', async () => {
  const { payments } = await provider();
  expect(await payments.retrieveCheckout('cs_test_none')).toBeUndefined();
  expect(await payments.retrieveSubscription('sub_none')).toBeUndefined();
  expect(await payments.subscriptionOfPayment('pi_none')).toBeUndefined();
});

test('refunded is what was given back in full, of a subscription that would run on', async () => {
  const { peer, payments } = await provider();
  const subscription = peer.pay((await payments.createCheckout(ORDER)).id);
  const [payment] = peer.payments.values();
  if (!payment) throw new Error('Nothing was paid.');
  const status = async () => (await payments.retrieveSubscription(subscription.id))?.status;
  expect(await payments.subscriptionOfPayment(payment.id)).toBe(subscription.id);
  payment.refunded = true;
  expect(await status()).toBe('refunded');
  subscription.status = 'past_due';
  expect(await status()).toBe('refunded');
  subscription.status = 'canceled';
  expect(await status()).toBe('canceled');
  subscription.status = 'active';
  const second = { status: 'paid', payment: { type: 'payment_intent', payment_intent: 'pi_second' } };
  peer.payments.set('pi_second', { id: 'pi_second', subscription: subscription.id, refunded: false });
  subscription.latest_invoice?.payments.data.push(second);
  expect(await status()).toBe('active');
  subscription.latest_invoice = null;
  expect(await status()).toBe('active');
});

test.each([
  ['sk_test_a', false],
  ['rk_test_a', false],
  ['sk_live_a', true],
  ['rk_live_a', true],
])('%s is for real money: %s', (secretKey, livemode) => {
  const payments = stripePayments({ secretKey, priceId: PRICE_ID, webhookSecret: undefined });
  expect(payments.terms).toEqual({ priceId: PRICE_ID, livemode });
});

const message = `Your key ${SECRET_KEY} and mara@example.com`;

const twoMegabytes = 2 * 1_048_576;

test.each([
  [
    '402',
    stripeError(402, { type: 'card_error', code: 'card_declined', message }),
    'failed, 402, card_declined',
  ],
  ['401', stripeError(401, { type: 'invalid_request_error', message }), 'failed, 401'],
  ['429', stripeError(429, { type: 'invalid_request_error', code: message, message }), 'failed, 429'],
  ['500', stripeError(500, { type: 'api_error', message }), 'failed, 500'],
  ['redirect', answersRaw(302, '{}', { location: 'http://127.0.0.1:9/' }), 'unreachable'],
  ['page', answersRaw(200, '<html>welcome</html>'), 'garbage, 200'],
  ['half', answersRaw(200, '{"id":"cs_1","u'), 'garbage, 200'],
  ['empty', answersRaw(200, ''), 'garbage, 200'],
  ['null', answersRaw(200, 'null'), 'garbage, 200'],
  ['list', answersRaw(200, '[]'), 'garbage, 200'],
  ['number', answersRaw(200, '5'), 'garbage, 200'],
  ['endless', answersRaw(200, `{"id":"${'x'.repeat(twoMegabytes)}"}`), 'garbage, 200'],
  ['other', answersRaw(200, '{}'), 'garbage, id'],
  ['wrong', answersRaw(200, '{"id":"cs_1","url":5}'), 'garbage, url'],
  ['odd', answersRaw(400, '{"error":5}'), 'garbage'],
])('an answer that is no good says so, and nothing else: %s', async (_, trouble, words) => {
  const { peer, payments } = await provider();
  peer.troubles.push(trouble, trouble);
  const error: unknown = await payments.createCheckout(ORDER).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(PaymentFailure);
  expect(String(error)).toBe(`PaymentFailure: A payment call failed: ${words}.`);
  expect(error).not.toHaveProperty('cause');
});

test('one failure is made good by asking again, with the same key', async () => {
  const { peer, payments } = await provider();
  peer.troubles.push(stripeError(503, { type: 'api_error' }));
  const { id } = await payments.createCheckout(ORDER);
  expect([...peer.checkouts.keys()]).toEqual([id]);
  expect(peer.calls[0]?.key).toBe(peer.calls[1]?.key);
});

test('Stripe may take only so long', async () => {
  const { peer, payments } = await provider(100);
  peer.troubles.push(staysSilent, staysSilent, drips, drips);
  await expect(payments.createCheckout(ORDER)).rejects.toEqual(failure('too-slow'));
  await expect(payments.createCheckout(ORDER)).rejects.toEqual(failure('too-slow'));
});

test('nobody there', async () => {
  const api = { host: '127.0.0.1', port: 9, protocol: 'http' } as const;
  const payments = stripePayments({
    secretKey: SECRET_KEY,
    priceId: PRICE_ID,
    webhookSecret: undefined,
    api,
  });
  await expect(payments.createCheckout(ORDER)).rejects.toEqual(failure('unreachable'));
});

test.each([
  'http://checkout.stripe.com/c/pay/cs_1',
  'https://checkout.stripe.com.evil.example/c/pay/cs_1',
  'https://checkout.stripe.com@evil.example/',
  'https://billing.stripe.com/p/session/1',
  'https://evil.example/https://checkout.stripe.com/',
  '//checkout.stripe.com/',
  'javascript:alert(1)',
  '',
])('nobody is sent to %j', async (url) => {
  const { peer, payments } = await provider();
  peer.troubles.push(answersRaw(200, JSON.stringify({ id: 'cs_1', url })));
  await expect(payments.createCheckout(ORDER)).rejects.toEqual(failure('garbage'));
  peer.troubles.push(
    answersRaw(200, JSON.stringify({ id: 'bps_1', url: url.replace('billing', 'checkout') })),
  );
  await expect(payments.portal('cus_1', 'https://framewright.example/account')).rejects.toEqual(
    failure('garbage'),
  );
});

const about = (type: string, object: object) => {
  const payments = stripePayments({
    secretKey: SECRET_KEY,
    priceId: PRICE_ID,
    webhookSecret: WEBHOOK_SECRET,
  });
  const payload = JSON.stringify(event(type, object));
  return payments.verifyEvent(Buffer.from(payload), signatureOf(payload));
};
const ofSubscription = (subscription: unknown) => ({ parent: { subscription_details: { subscription } } });

test.each([
  ['checkout.session.completed', { id: 'cs_1' }, 'checkout', 'cs_1'],
  ['checkout.session.async_payment_succeeded', { id: 'cs_1' }, 'checkout', 'cs_1'],
  ['checkout.session.async_payment_failed', { id: 'cs_1' }, 'other', undefined],
  ['customer.subscription.created', { id: 'sub_1' }, 'subscription', 'sub_1'],
  ['customer.subscription.deleted', { id: 'sub_1' }, 'subscription', 'sub_1'],
  ['invoice.paid', { id: 'in_1', ...ofSubscription('sub_1') }, 'subscription', 'sub_1'],
  ['invoice.paid', { id: 'in_1', ...ofSubscription({ id: 'sub_1' }) }, 'subscription', 'sub_1'],
  ['invoice.paid', { id: 'in_1', parent: null }, 'other', undefined],
  ['invoice.paid', { id: 'in_1', parent: { quote_details: { quote: 'qt_1' } } }, 'other', undefined],
  ['charge.refunded', { id: 'ch_1', payment_intent: 'pi_1' }, 'payment', 'pi_1'],
  ['charge.refunded', { id: 'ch_1', payment_intent: null }, 'other', undefined],
  ['customer.created', { id: 'cus_1' }, 'other', undefined],
])('%s %j is about: %s', (type, object, kind, objectId) => {
  const told = about(type, object);
  expect(told).toMatchObject({ type, livemode: false, about: kind });
  expect('objectId' in told ? told.objectId : undefined).toBe(objectId);
});

test('an event that cannot be read is none', () => {
  expect(() => about('charge.refunded', { payment_intent: 5 })).toThrow(PaymentFailure);
});

test('a redirect is not followed: a key is for one address', async () => {
  const followed: string[] = [];
  const elsewhere = await httpPeer((request, response) => {
    followed.push(String(request.headers.authorization));
    response.end('{}');
  });
  const { peer, payments } = await provider();
  const sentOn = answersRaw(307, '{}', { location: `${elsewhere.origin}/v1/checkout/sessions` });
  peer.troubles.push(sentOn, sentOn);
  await expect(payments.createCheckout(ORDER)).rejects.toBeInstanceOf(PaymentFailure);
  expect(followed).toEqual([]);
});
