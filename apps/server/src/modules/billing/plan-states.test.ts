import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SUBSCRIPTION_STATUSES } from '@framewright/contract';
import { expect, test } from 'vitest';
import { deliver, event, planOf, stripeApp, subscriber } from '../../testing/stripe-app.ts';
import { EARLIER_PRICE_ID, PRICE_ID } from '../../testing/stripe-peer.ts';
import { planFor } from './plan-states.ts';

/** What is promised to people: in the order of the decision's table. */
const STATES = [
  ['trialing', 'pro'],
  ['active', 'pro'],
  ['past_due', 'pro'],
  ['unpaid', 'free'],
  ['incomplete', 'free'],
  ['incomplete_expired', 'free'],
  ['paused', 'free'],
  ['canceled', 'free'],
  ['refunded', 'free'],
  ['other_price', 'free'],
] as const;

test('every state has its line, here and in the decision', () => {
  expect(STATES.map(([status]) => status).toSorted()).toEqual(SUBSCRIPTION_STATUSES.toSorted());
  const file = '../../../../../docs/decisions/019-the-plan-follows-the-subscription.md';
  const decision = readFileSync(path.resolve(import.meta.dirname, file), 'utf8');
  const lines = [...decision.matchAll(/^\| `(\w+)` \| (pro|free) \|/gm)].map(([, ...cells]) => cells);
  expect(lines).toEqual(STATES);
});

test.each(STATES)('%s is worth %s', (status, plan) => {
  expect(planFor([{ status }])).toBe(plan);
  expect(planFor([{ status: 'canceled' }, { status }])).toBe(plan);
  expect(planFor([{ status }, { status: 'active' }])).toBe('pro');
});

test('without a subscription there is nothing', () => {
  expect(planFor([])).toBe('free');
});

/** An event, what Stripe says when asked, and the plan that follows. */
test.each([
  ['customer.subscription.updated', { status: 'past_due' }, 'pro'],
  ['customer.subscription.updated', { cancel_at_period_end: true }, 'pro'],
  ['customer.subscription.updated', { cancel_at: 1_797_768_000 }, 'pro'],
  ['customer.subscription.updated', { status: 'unpaid' }, 'free'],
  ['customer.subscription.updated', { status: 'incomplete' }, 'free'],
  ['customer.subscription.updated', { status: 'incomplete_expired' }, 'free'],
  ['customer.subscription.updated', { status: 'canceled' }, 'free'],
  ['customer.subscription.updated', { status: 'active' }, 'pro'],
  ['customer.subscription.deleted', { status: 'canceled' }, 'free'],
  ['customer.subscription.paused', { status: 'paused' }, 'free'],
  ['customer.subscription.resumed', { status: 'active' }, 'pro'],
  ['customer.subscription.trial_will_end', { status: 'trialing' }, 'pro'],
] as const)('%s with %j leaves the plan %s', async (type, change, plan) => {
  const server = await stripeApp();
  const { token, subscription } = await subscriber(server);
  Object.assign(subscription, change);
  // The event itself says nothing that counts.
  await deliver(server, event(type, { id: subscription.id, status: 'active' }));
  expect(await planOf(server, token)).toBe(plan);
  const { subscription: told } = (await server.send('GET', '/api/billing', { token })).json();
  expect(told).toMatchObject({
    status: 'status' in change ? change.status : 'active',
    cancel_at_period_end: !('status' in change),
  });
});

const invoice = (subscription: string) => ({
  id: 'in_9',
  object: 'invoice',
  parent: { type: 'subscription_details', subscription_details: { subscription, metadata: {} } },
});

test.each([
  ['invoice.payment_failed', 'past_due', 'pro'],
  ['invoice.payment_failed', 'unpaid', 'free'],
  ['invoice.payment_action_required', 'past_due', 'pro'],
  ['invoice.paid', 'active', 'pro'],
] as const)('%s of a subscription that is %s leaves the plan %s', async (type, status, plan) => {
  const server = await stripeApp();
  const { token, subscription } = await subscriber(server);
  subscription.status = status;
  const [item] = subscription.items.data;
  if (item) item.current_period_end = Date.parse('2027-01-20T12:00:00Z') / 1_000;
  await deliver(server, event(type, invoice(subscription.id)));
  expect(await planOf(server, token)).toBe(plan);
  const { subscription: told } = (await server.send('GET', '/api/billing', { token })).json();
  expect(told).toMatchObject({ status, current_period_end: '2027-01-20T12:00:00.000Z' });
});

test('who has paid a debt is pro again', async () => {
  const server = await stripeApp();
  const { token, subscription } = await subscriber(server);
  for (const [status, plan] of [
    ['unpaid', 'free'],
    ['active', 'pro'],
  ] as const) {
    subscription.status = status;
    await deliver(server, event('invoice.paid', invoice(subscription.id)));
    expect(await planOf(server, token)).toBe(plan);
  }
});

test('all the money back is the end of the plan, until more is paid', async () => {
  const server = await stripeApp();
  const { token, subscription } = await subscriber(server);
  const [payment] = server.peer.payments.values();
  if (!payment) throw new Error('Nothing was paid.');
  const charge = { id: 'ch_1', object: 'charge', payment_intent: payment.id };
  const billing = async () => (await server.send('GET', '/api/billing', { token })).json().subscription;

  await deliver(server, event('charge.refunded', { ...charge, refunded: false, amount_refunded: 100 }));
  expect(await planOf(server, token)).toBe('pro');
  payment.refunded = true;
  await deliver(server, event('charge.refunded', { ...charge, refunded: true, amount_refunded: 500 }));
  expect(await planOf(server, token)).toBe('free');
  expect(await billing()).toMatchObject({ status: 'refunded' });
  // Stripe still calls it active, and events go on.
  await deliver(server, event('customer.subscription.updated', { id: subscription.id }));
  expect(await planOf(server, token)).toBe('free');

  const next = { status: 'paid', payment: { type: 'payment_intent', payment_intent: 'pi_next' } };
  subscription.latest_invoice = { id: 'in_next', payments: { data: [next] } };
  server.peer.payments.set('pi_next', { id: 'pi_next', subscription: subscription.id, refunded: false });
  await deliver(server, event('invoice.paid', invoice(subscription.id)));
  expect(await planOf(server, token)).toBe('pro');
});

test('a subscription that is moved to a price of somebody else is worth nothing, until it comes back', async () => {
  const server = await stripeApp();
  const { token, subscription } = await subscriber(server);
  const [item] = subscription.items.data;
  if (!item) throw new Error('Nothing was bought.');
  for (const [price, plan, status] of [
    ['price_other', 'free', 'other_price'],
    [PRICE_ID, 'pro', 'active'],
    [EARLIER_PRICE_ID, 'pro', 'active'],
  ] as const) {
    item.price.id = price;
    await deliver(server, event('customer.subscription.updated', { id: subscription.id }));
    expect(await planOf(server, token)).toBe(plan);
    const billing = (await server.send('GET', '/api/billing', { token })).json();
    expect(billing.subscription).toMatchObject({ status });
  }
  // Beside ours it may hold something else.
  subscription.items.data.push({ ...item, price: { id: 'price_other' } });
  await deliver(server, event('customer.subscription.updated', { id: subscription.id }));
  expect(await planOf(server, token)).toBe('pro');
  subscription.items.data.shift();
  subscription.status = 'canceled';
  await deliver(server, event('customer.subscription.deleted', { id: subscription.id }));
  const billing = (await server.send('GET', '/api/billing', { token })).json();
  expect(billing.subscription).toMatchObject({ status: 'canceled' });
});

test('of two subscriptions one is enough', async () => {
  const server = await stripeApp();
  const { token, subscription } = await subscriber(server);
  const row = await server.db.selectFrom('subscriptions').selectAll().executeTakeFirstOrThrow();
  await server.db
    .insertInto('subscriptions')
    .values({ ...row, id: 'sub_second' })
    .execute();
  server.peer.subscriptions.set('sub_second', { ...subscription, id: 'sub_second' });
  subscription.status = 'canceled';
  await deliver(server, event('customer.subscription.deleted', { id: subscription.id }));
  expect(await planOf(server, token)).toBe('pro');
  const second = server.peer.subscriptions.get('sub_second');
  Object.assign(second ?? {}, { status: 'canceled' });
  await deliver(server, event('customer.subscription.deleted', { id: 'sub_second' }));
  expect(await planOf(server, token)).toBe('free');
});
