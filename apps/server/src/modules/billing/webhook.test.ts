import { describe, expect, test } from 'vitest';
import {
  checkoutEvent,
  deliver,
  deliverRaw,
  event,
  openCheckout,
  planOf,
  type StripeApp,
  signatureOf,
  stripeApp,
  subscriber,
  WEBHOOK_SECRET,
} from '../../testing/stripe-app.ts';
import { answersRaw, stripeError } from '../../testing/stripe-peer.ts';
import { ENGINES } from '../../testing/test-store.ts';

const eventsKept = ({ db }: StripeApp) => db.selectFrom('payment_events').selectAll().execute();
const seconds = (offset: number) => Math.floor(Date.now() / 1_000) + offset;

/** Somebody whose payment no event has told of yet. */
async function paying(server: StripeApp) {
  const { token } = await server.signUp();
  const id = await openCheckout(server, token);
  const subscription = server.peer.pay(id);
  return { token, id, subscription, payload: JSON.stringify(checkoutEvent(id)) };
}

test.each([
  ['unsigned', () => undefined],
  ['signed with nothing', () => ''],
  ['signed with words', () => 'please'],
  ['without a time', (payload: string) => signatureOf(payload).replace(/t=\d+,/, '')],
  ['without a signature', () => `t=${seconds(0)}`],
  ['of an old scheme', (payload: string) => signatureOf(payload).replace('v1=', 'v0=')],
  ['signed with another secret', (payload: string) => signatureOf(payload, { secret: 'whsec_other' })],
  ['signed for another body', (payload: string) => signatureOf(`${payload} `)],
  ['six minutes old', (payload: string) => signatureOf(payload, { timestamp: seconds(-360) })],
  [
    'old under a new time',
    (payload: string) =>
      signatureOf(payload, { timestamp: seconds(-360) }).replace(/t=\d+/, `t=${seconds(0)}`),
  ],
])('an event that is %s changes nothing', async (_, sign) => {
  const server = await stripeApp();
  const { token, payload } = await paying(server);
  const answer = await deliverRaw(server, payload, sign(payload));
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    code: 'bad_webhook',
    detail: 'The signature of this event does not hold.',
  });
  expect(await planOf(server, token)).toBe('free');
  expect(await eventsKept(server)).toEqual([]);
});

test.each([
  ['nothing', ''],
  ['no JSON', '{"id":'],
  ['no object', '[]'],
  ['null', 'null'],
  ['no event', '{"id":"evt_1","type":"checkout.session.completed"}'],
  [
    'a thin event',
    '{"id":"evt_1","object":"v2.core.event","type":"x","livemode":false,"data":{"object":{}}}',
  ],
])('%s is refused, however well it is signed', async (_, payload) => {
  const server = await stripeApp();
  const answer = await deliverRaw(server, payload, signatureOf(payload || ' '));
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'bad_webhook' });
});

test('one of several signatures is enough, so that the secret can be changed', async () => {
  const server = await stripeApp();
  const { token, payload } = await paying(server);
  const [time = '', right = ''] = signatureOf(payload).split(',');
  const header = [time, `v1=${'0'.repeat(64)}`, right, 'v0=abc'].join(',');
  expect((await deliverRaw(server, payload, header)).statusCode).toBe(200);
  expect(await planOf(server, token)).toBe('pro');
});

test('four minutes late is in time', async () => {
  const server = await stripeApp();
  const { token, payload } = await paying(server);
  const header = signatureOf(payload, { timestamp: seconds(-240) });
  expect((await deliverRaw(server, payload, header)).statusCode).toBe(200);
  expect(await planOf(server, token)).toBe('pro');
});

test('the bytes count, whatever they are said to be', async () => {
  const server = await stripeApp();
  const { id, token } = await paying(server);
  const payload = JSON.stringify(checkoutEvent(id, { note: 'Zürich \u{1f4b8}' }), null, '\t');
  for (const type of ['application/json', 'text/plain', 'application/x-anything']) {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/stripe/webhook',
      headers: { 'content-type': type, 'stripe-signature': signatureOf(payload) },
      payload,
    });
    expect(answer.statusCode).toBe(200);
  }
  expect(await planOf(server, token)).toBe('pro');
});

test('more than an event can be is not read', async () => {
  const server = await stripeApp();
  const payload = JSON.stringify(checkoutEvent('cs_test_1', { padding: 'x'.repeat(300_000) }));
  const answer = await deliverRaw(server, payload, signatureOf(payload));
  expect(answer.statusCode).toBe(413);
  expect(answer.json()).toMatchObject({ code: 'too_large' });
});

test.each([undefined, WEBHOOK_SECRET])(
  'other calls still take JSON only, with the secret %s',
  async (secret) => {
    const server = await stripeApp({ webhookSecret: secret });
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'text/plain' },
      payload: '{}',
    });
    expect(answer.statusCode).toBe(415);
  },
);

test('without a secret no event is taken, not even one that is signed with nothing', async () => {
  const server = await stripeApp({ webhookSecret: undefined });
  const { token, id, payload } = await paying(server);
  const empty = signatureOf(payload, { secret: '' });
  for (const header of [signatureOf(payload), empty, undefined]) {
    const answer = await deliverRaw(server, payload, header);
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'webhook_not_configured' });
  }
  expect(await planOf(server, token)).toBe('free');
  // Who comes back from Stripe is asked about all the same.
  const status = await server.send('GET', `/api/stripe/checkout-status/${id}`, { token });
  expect(status.json()).toEqual({ payment_status: 'paid', plan: 'pro' });
});

test('an event of real money is not for test keys', async () => {
  const server = await stripeApp();
  const { token, id } = await paying(server);
  expect((await deliver(server, checkoutEvent(id, { livemode: true }))).statusCode).toBe(200);
  expect(await planOf(server, token)).toBe('free');
});

test.each([
  ['payment_intent.succeeded', { id: 'pi_1' }],
  ['customer.created', { id: 'cus_1' }],
  ['checkout.session.expired', { id: 'cs_test_1' }],
  ['invoice.paid', { id: 'in_1', parent: null }],
  ['invoice.paid', { id: 'in_1', subscription: 'sub_1' }],
  ['customer.subscription.updated', { id: 'sub_of_another_product' }],
  ['charge.refunded', { id: 'ch_1', payment_intent: null }],
  ['charge.refunded', { id: 'ch_1', payment_intent: 'pi_of_another_product' }],
  ['balance.available', {}],
])('%s about nothing of ours is taken, and does nothing: %j', async (type, object) => {
  const server = await stripeApp();
  const answer = await deliver(server, event(type, object));
  expect(answer.statusCode).toBe(200);
  expect(await eventsKept(server)).toEqual([]);
});

describe.each(ENGINES)('on %s', (engine) => {
  test('one event a hundred times at once takes effect once', async () => {
    const server = await stripeApp({ engine });
    const { token, id, subscription } = await paying(server);
    const content = checkoutEvent(id);
    const answers = await Promise.all(Array.from({ length: 100 }, () => deliver(server, content)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await eventsKept(server)).toMatchObject([{ id: content.id, type: content.type }]);
    expect(await planOf(server, token)).toBe('pro');

    // Played again after the end, it brings nothing back.
    subscription.status = 'canceled';
    await deliver(server, event('customer.subscription.deleted', { id: subscription.id }));
    const calls = server.peer.calls.length;
    expect((await deliver(server, content)).statusCode).toBe(200);
    expect(server.peer.calls).toHaveLength(calls);
    expect(await planOf(server, token)).toBe('free');
  });

  test('events in the wrong order end in the right state', async () => {
    const server = await stripeApp({ engine });
    const { token, id, subscription } = await paying(server);
    await deliver(server, event('customer.subscription.created', { id: subscription.id }));
    expect(await planOf(server, token)).toBe('free');
    subscription.status = 'canceled';
    await deliver(server, event('customer.subscription.deleted', { id: subscription.id }));
    await deliver(server, checkoutEvent(id));
    expect(await planOf(server, token)).toBe('free');
    await deliver(server, event('customer.subscription.updated', { id: subscription.id, status: 'active' }));
    expect(await planOf(server, token)).toBe('free');
  });

  test('of two at once the newer state stays, though the older one comes back later', async () => {
    const server = await stripeApp({ engine });
    const { token, subscription } = await subscriber(server);
    const [asked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let isFirst = true;
    server.peer.beforeAnswer = async (call) => {
      if (call !== 'retrieveSubscription' || !isFirst) return;
      isFirst = false;
      asked.resolve();
      await released.promise;
    };
    const slow = deliver(server, event('customer.subscription.updated', { id: subscription.id }));
    await asked.promise; // and was told that it is active
    subscription.status = 'canceled';
    await deliver(server, event('customer.subscription.deleted', { id: subscription.id }));
    expect(await planOf(server, token)).toBe('free');
    released.resolve();
    expect((await slow).statusCode).toBe(200);
    expect(await planOf(server, token)).toBe('free');
    expect(await eventsKept(server)).toHaveLength(3);
  });

  test('two subscriptions of one account that change at once leave the right plan', async () => {
    const server = await stripeApp({ engine });
    const { token, subscription } = await subscriber(server);
    const row = await server.db.selectFrom('subscriptions').selectAll().executeTakeFirstOrThrow();
    const other = { ...structuredClone(subscription), id: 'sub_other' };
    await server.db
      .insertInto('subscriptions')
      .values({ ...row, id: other.id, status: 'canceled' })
      .execute();
    server.peer.subscriptions.set(other.id, other);
    for (let round = 0; round < 10; round += 1) {
      const isActive = round % 2 === 0;
      other.status = isActive ? 'active' : 'canceled';
      subscription.status = isActive ? 'canceled' : 'active';
      await Promise.all(
        [subscription.id, other.id].map((id) =>
          deliver(server, event('customer.subscription.updated', { id })),
        ),
      );
      expect(await planOf(server, token)).toBe('pro');
    }
  });

  test('a hundred events of one checkout at once all succeed, and have one effect', async () => {
    const server = await stripeApp({ engine });
    const { token, id, subscription } = await paying(server);
    const contents = Array.from({ length: 100 }, (_, index) => {
      if (index % 2) return event('customer.subscription.updated', { id: subscription.id });
      return checkoutEvent(id);
    });
    const answers = await Promise.all(contents.map((content) => deliver(server, content)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(100).fill(200));
    expect(await server.db.selectFrom('subscriptions').select(['id', 'status']).execute()).toEqual([
      { id: subscription.id, status: 'active' },
    ]);
    expect(await planOf(server, token)).toBe('pro');
    const kept = new Set((await eventsKept(server)).map((row) => row.id));
    for (const content of contents) {
      // Before there is a subscription, what is said of one is about nothing of ours.
      if (content.type === 'checkout.session.completed') expect(kept.has(content.id)).toBe(true);
    }
  });

  test('a hundred events of one subscription at once end in what it is', async () => {
    const server = await stripeApp({ engine });
    const { token, subscription } = await subscriber(server);
    subscription.status = 'unpaid';
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        deliver(server, event('customer.subscription.updated', { id: subscription.id })),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(100).fill(200));
    expect(await eventsKept(server)).toHaveLength(101);
    expect(await planOf(server, token)).toBe('free');
  });
});

test.each([
  ['a failure', stripeError(400, { type: 'api_error' })],
  ['garbage', answersRaw(200, '{"id":"cs_test_1"}')],
])('after %s at Stripe the event comes again, and then takes effect', async (_, trouble) => {
  const server = await stripeApp();
  const { token, id } = await paying(server);
  const content = checkoutEvent(id);
  server.peer.troubles.push(trouble);
  const failed = await deliver(server, content);
  expect(failed.statusCode).toBe(502);
  expect(failed.json()).toMatchObject({ code: 'payments_failed' });
  expect(await eventsKept(server)).toEqual([]);
  expect((await deliver(server, content)).statusCode).toBe(200);
  expect(await planOf(server, token)).toBe('pro');
});

test('what cannot be stored is not acknowledged', async () => {
  const server = await stripeApp();
  const { id, token } = await paying(server);
  const content = checkoutEvent(id);
  await server.db.schema.alterTable('subscriptions').renameTo('elsewhere').execute();
  expect((await deliver(server, content)).statusCode).toBe(500);
  await server.db.schema.alterTable('elsewhere').renameTo('subscriptions').execute();
  expect(await eventsKept(server)).toEqual([]);
  expect((await deliver(server, content)).statusCode).toBe(200);
  expect(await planOf(server, token)).toBe('pro');
});
