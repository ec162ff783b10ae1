import { describe, expect, test } from 'vitest';
import {
  checkoutEvent,
  deliver,
  event,
  openCheckout,
  planOf,
  type StripeApp,
  stripeApp,
  subscriber,
} from '../../testing/stripe-app.ts';
import { stripeError } from '../../testing/stripe-peer.ts';
import { ENGINES } from '../../testing/test-store.ts';

const CHECKOUT = '/api/stripe/create-checkout-session';
const ORDER = { package: 'pro_subscription' };

const status = async ({ send }: StripeApp, token: string, id: string) =>
  (await send('GET', `/api/stripe/checkout-status/${id}`, { token })).json();
const callsOf = ({ peer }: StripeApp, name: string) => peer.calls.filter(({ call }) => call === name);

describe.each(ENGINES)('on %s', (engine) => {
  test('from the order to the plan, by a signed event', async () => {
    const server = await stripeApp({ engine });
    const { token, user } = await server.signUp();
    const answer = await server.send('POST', CHECKOUT, { token, body: ORDER });
    expect(answer.statusCode).toBe(200);
    const { checkout_url } = answer.json();
    expect(checkout_url).toBe('https://checkout.stripe.com/c/pay/cs_test_1');
    expect(server.peer.refused).toEqual([]);
    expect(callsOf(server, 'createCheckout')).toMatchObject([
      {
        params: {
          line_items: [{ price: 'price_pro', quantity: '1' }],
          client_reference_id: user.id,
          customer_email: user.email,
          success_url: 'http://127.0.0.1:3000/account?session_id={CHECKOUT_SESSION_ID}',
          cancel_url: 'http://127.0.0.1:3000/pricing',
          subscription_data: { metadata: { user_id: user.id } },
        },
      },
    ]);

    const { id } = server.peer.pay('cs_test_1');
    expect(await planOf(server, token)).toBe('free');
    const heard = await deliver(server, checkoutEvent('cs_test_1'));
    expect([heard.statusCode, heard.body]).toEqual([200, '']);
    expect(await planOf(server, token)).toBe('pro');
    expect(await server.db.selectFrom('subscriptions').selectAll().execute()).toEqual([
      expect.objectContaining({ id, user_id: user.id, provider: 'stripe', status: 'active' }),
    ]);
    expect((await server.send('GET', '/api/billing', { token })).json()).toEqual({
      payments: 'stripe',
      subscription: {
        status: 'active',
        current_period_end: '2026-12-20T12:00:00.000Z',
        cancel_at_period_end: false,
      },
    });
    const again = await server.send('POST', CHECKOUT, { token, body: ORDER });
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ code: 'already_pro' });
  });

  test('an event that is late does not matter to the one who comes back', async () => {
    const server = await stripeApp({ engine });
    const { token } = await server.signUp();
    const id = await openCheckout(server, token);
    expect(await status(server, token, id)).toEqual({ payment_status: 'unpaid', plan: 'free' });
    server.peer.pay(id);
    const polls = await Promise.all(Array.from({ length: 5 }, () => status(server, token, id)));
    expect(polls).toEqual(Array(5).fill({ payment_status: 'paid', plan: 'pro' }));

    const before = server.peer.calls.length;
    expect(await status(server, token, id)).toEqual({ payment_status: 'paid', plan: 'pro' });
    expect(server.peer.calls).toHaveLength(before);
    expect((await deliver(server, checkoutEvent(id))).statusCode).toBe(200);
    expect(await planOf(server, token)).toBe('pro');
    expect(await server.db.selectFrom('subscriptions').selectAll().execute()).toHaveLength(1);
  });

  test('clicks at once are one checkout', async () => {
    const server = await stripeApp({ engine, now: () => new Date('2026-11-20T12:00:00Z') });
    const { token } = await server.signUp();
    const ids = await Promise.all(Array.from({ length: 10 }, () => openCheckout(server, token)));
    expect(new Set(ids).size).toBe(1);
    expect(server.peer.checkouts.size).toBe(1);
    expect(await server.db.selectFrom('checkout_sessions').selectAll().execute()).toHaveLength(1);
  });
});

test('payment that takes days counts when it arrives', async () => {
  const server = await stripeApp();
  const { token } = await server.signUp();
  const id = await openCheckout(server, token);
  const subscription = server.peer.pay(id);
  Object.assign(server.peer.checkouts.get(id) ?? {}, { payment_status: 'unpaid' });
  subscription.status = 'incomplete';
  await deliver(server, checkoutEvent(id));
  expect(await status(server, token, id)).toEqual({ payment_status: 'unpaid', plan: 'free' });

  Object.assign(server.peer.checkouts.get(id) ?? {}, { payment_status: 'paid' });
  subscription.status = 'active';
  await deliver(server, event('checkout.session.async_payment_succeeded', { id }));
  expect(await status(server, token, id)).toEqual({ payment_status: 'paid', plan: 'pro' });
});

test('a trial that the operator gave costs nothing, and is worth the plan', async () => {
  const server = await stripeApp();
  const { token } = await server.signUp();
  const id = await openCheckout(server, token);
  server.peer.pay(id).status = 'trialing';
  Object.assign(server.peer.checkouts.get(id) ?? {}, {
    payment_status: 'no_payment_required',
    amount_total: 0,
  });
  expect(await status(server, token, id)).toEqual({ payment_status: 'no_payment_required', plan: 'pro' });
});

test.each([
  ['amount', { amount_total: 50 }],
  ['amount', { payment_status: 'no_payment_required' }],
  ['currency', { currency: 'jpy' }],
  ['price', { line_items: { data: [{ quantity: 1, price: { id: 'price_other' } }] } }],
  ['price', { line_items: { data: [{ quantity: 2, price: { id: 'price_pro' } }] } }],
  ['price', { line_items: { data: [] } }],
  ['owner', { client_reference_id: 'somebody_else' }],
  ['livemode', { livemode: true }],
  ['mode', { mode: 'payment' }],
  ['subscription', { subscription: null }],
])('a wrong %s is worth nothing: %j', async (problem, wrong) => {
  const lines: string[] = [];
  const server = await stripeApp({
    variables: { LOG_LEVEL: 'error' },
    logStream: { write: (line) => lines.push(line) },
  });
  const { token } = await server.signUp();
  const id = await openCheckout(server, token);
  server.peer.pay(id);
  Object.assign(server.peer.checkouts.get(id) ?? {}, wrong);
  lines.length = 0;
  expect((await deliver(server, checkoutEvent(id))).statusCode).toBe(200);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    checkout: id,
    problem,
    msg: 'a paid checkout is not what was sold',
  });
  expect(await status(server, token, id)).toEqual({ payment_status: 'unpaid', plan: 'free' });
  expect(await server.db.selectFrom('subscriptions').selectAll().execute()).toEqual([]);
});

test('a subscription of real money is worth nothing to test keys', async () => {
  const server = await stripeApp();
  const { token } = await server.signUp();
  const id = await openCheckout(server, token);
  server.peer.pay(id).livemode = true;
  await deliver(server, checkoutEvent(id));
  expect(await status(server, token, id)).toEqual({ payment_status: 'unpaid', plan: 'free' });
});

test('what was paid elsewhere makes nobody here pro, whoever it names', async () => {
  const server = await stripeApp();
  const { token, user } = await server.signUp();
  const id = await openCheckout(server, token);
  const paid = server.peer.checkouts.get(id);
  if (!paid) throw new Error('No checkout.');
  server.peer.checkouts.set('cs_test_foreign', {
    ...paid,
    id: 'cs_test_foreign',
    client_reference_id: user.id,
  });
  server.peer.pay('cs_test_foreign');
  expect((await deliver(server, checkoutEvent('cs_test_foreign'))).statusCode).toBe(200);
  expect(await planOf(server, token)).toBe('free');
  expect(await status(server, token, 'cs_test_foreign')).toMatchObject({ code: 'not_found' });
});

test("nobody hears of another's checkout, and nobody profits from it", async () => {
  const server = await stripeApp();
  const [owner, other] = [await server.signUp(), await server.signUp()];
  const id = await openCheckout(server, owner.token);
  server.peer.pay(id);
  const before = server.peer.calls.length;
  expect(await status(server, other.token, id)).toMatchObject({ code: 'not_found' });
  expect(server.peer.calls).toHaveLength(before);
  expect(await planOf(server, other.token)).toBe('free');
});

test('who comes back after a subscription has ended is known to Stripe', async () => {
  const server = await stripeApp();
  const { token, subscription } = await subscriber(server);
  subscription.status = 'canceled';
  await deliver(server, event('customer.subscription.deleted', { id: subscription.id }));
  expect(await planOf(server, token)).toBe('free');

  const id = await openCheckout(server, token);
  expect(callsOf(server, 'createCheckout').at(-1)).toMatchObject({
    params: { customer: subscription.customer },
  });
  server.peer.pay(id);
  await deliver(server, checkoutEvent(id));
  expect(await planOf(server, token)).toBe('pro');
});

test('a customer whom the operator has removed is a new one', async () => {
  const server = await stripeApp();
  const { token, user, subscription } = await subscriber(server);
  subscription.status = 'canceled';
  await deliver(server, event('customer.subscription.deleted', { id: subscription.id }));
  server.peer.customers.clear();
  expect(await openCheckout(server, token)).toMatch(/^cs_test_/);
  expect(callsOf(server, 'createCheckout').at(-1)).toMatchObject({ params: { customer_email: user.email } });
});

test('an open checkout is gone on with; one that has expired is not', async () => {
  const server = await stripeApp();
  const { token } = await server.signUp();
  const first = await openCheckout(server, token);
  expect(await openCheckout(server, token)).toBe(first);
  Object.assign(server.peer.checkouts.get(first) ?? {}, { status: 'expired', url: null });
  expect(await openCheckout(server, token)).not.toBe(first);
});

test('who has paid and orders again before any event is told that they are pro', async () => {
  const server = await stripeApp();
  const { token } = await server.signUp();
  server.peer.pay(await openCheckout(server, token));
  const answer = await server.send('POST', CHECKOUT, { token, body: ORDER });
  expect(answer.json()).toMatchObject({ code: 'already_pro' });
  expect(await planOf(server, token)).toBe('pro');
});

test('the portal is for customers', async () => {
  const server = await stripeApp();
  const nobody = await server.signUp();
  const refused = await server.send('POST', '/api/stripe/portal', { token: nobody.token });
  expect(refused.json()).toMatchObject({ code: 'no_subscription' });
  const { token, subscription } = await subscriber(server);
  const answer = await server.send('POST', '/api/stripe/portal', { token });
  expect(answer.json()).toEqual({
    portal_url: `https://billing.stripe.com/p/session/${subscription.customer}`,
  });
  expect(callsOf(server, 'createPortal')).toMatchObject([
    { params: { return_url: 'http://127.0.0.1:3000/account' } },
  ]);
});

test('what Stripe says of a failure stays between the two', async () => {
  const lines: string[] = [];
  const server = await stripeApp({
    variables: { LOG_LEVEL: 'trace' },
    logStream: { write: (line) => lines.push(line) },
  });
  const { token } = await server.signUp();
  const message = 'Invalid API Key provided: sk_test_canary_of_the_peer';
  server.peer.troubles.push(stripeError(401, { type: 'invalid_request_error', message }));
  const answer = await server.send('POST', CHECKOUT, { token, body: ORDER });
  expect(answer.statusCode).toBe(502);
  expect(answer.json()).toMatchObject({
    code: 'payments_failed',
    detail: 'The payment service did not answer as it should. Please try again.',
  });
  await deliver(server, checkoutEvent(await openCheckout(server, token)));
  await deliver(server, checkoutEvent('cs_test_none'), { secret: 'whsec_wrong' });
  expect(lines.join('')).toContain('A payment call failed: failed, 401.');
  expect(lines.join('') + answer.body).not.toMatch(/canary/);
  expect(await server.db.selectFrom('checkout_sessions').selectAll().execute()).toHaveLength(1);
});
