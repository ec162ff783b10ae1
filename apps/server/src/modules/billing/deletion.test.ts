import { accountExport } from '@framewright/contract';
import { describe, expect, test } from 'vitest';
import {
  checkoutEvent,
  deliver,
  openCheckout,
  type StripeApp,
  stripeApp,
  subscriber,
} from '../../testing/stripe-app.ts';
import { stripeError } from '../../testing/stripe-peer.ts';
import { buildTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts';
import { ENGINES } from '../../testing/test-store.ts';

const remove = ({ send }: TestApp, token: string) =>
  send('DELETE', '/api/auth/account', { token, body: { password: PASSWORD } });

const statuses = ({ peer }: StripeApp) => [...peer.subscriptions.values()].map(({ status }) => status);

describe.each(ENGINES)('on %s', (engine) => {
  test('a deleted account is charged no more, and nothing of it stays', async () => {
    const server = await stripeApp({ engine });
    const other = await subscriber(server);
    const { token, subscription } = await subscriber(server);
    expect((await remove(server, token)).statusCode).toBe(200);
    expect(subscription.status).toBe('canceled');
    expect(other.subscription.status).toBe('active');
    const rows = await server.db.selectFrom('subscriptions').selectAll().execute();
    expect(rows).toMatchObject([{ user_id: other.user.id }]);
    expect(server.peer.refused).toEqual([]);
  });

  test('what is paid while the account is being deleted is given up as well', async () => {
    const server = await stripeApp({ engine });
    const { token } = await server.signUp();
    const id = await openCheckout(server, token);
    server.peer.pay(id);
    await Promise.all([remove(server, token), deliver(server, checkoutEvent(id))]);
    expect(statuses(server)).toEqual(['canceled']);
    expect(await server.db.selectFrom('subscriptions').selectAll().execute()).toEqual([]);
  });
});

test('a page that is still open can no longer be paid on', async () => {
  const server = await stripeApp();
  const { token } = await server.signUp();
  const id = await openCheckout(server, token);
  await remove(server, token);
  expect(server.peer.checkouts.get(id)).toMatchObject({ status: 'expired' });
});

test('what has ended is left alone', async () => {
  const server = await stripeApp();
  const { token, subscription } = await subscriber(server);
  subscription.status = 'canceled';
  await server.db.updateTable('subscriptions').set({ status: 'canceled' }).execute();
  await remove(server, token);
  expect(server.peer.calls.filter(({ call }) => call === 'cancelSubscription')).toEqual([]);
});

/** Collects what is logged as an error. */
function errorLog() {
  const lines: string[] = [];
  const options = {
    variables: { LOG_LEVEL: 'error' },
    logStream: { write: (line: string) => lines.push(line) },
  };
  return { lines, options };
}

const TOLD = 'a deleted account may still be charged: please end this at the provider';

test('where Stripe fails the account is gone all the same, and the operator is told', async () => {
  const { lines, options } = errorLog();
  const server = await stripeApp(options);
  const { token, subscription } = await subscriber(server);
  lines.length = 0;
  server.peer.troubles.push(stripeError(400, { type: 'api_error' }));
  expect((await remove(server, token)).statusCode).toBe(200);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ subscription: subscription.id, msg: TOLD }]);
  expect(await server.db.selectFrom('users').selectAll().execute()).toEqual([]);
});

test('the operator is told as well where Stripe is no longer set up', async () => {
  const server = await stripeApp();
  const { token, subscription } = await subscriber(server);
  const { lines, options } = errorLog();
  const later = await buildTestApp({ ...options, variables: { ...server.variables, ...options.variables } });
  lines.length = 0;
  expect((await remove(later, token)).statusCode).toBe(200);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ subscription: subscription.id, msg: TOLD }]);
});

test('the export says what is paid for', async () => {
  const server = await stripeApp();
  await subscriber(server);
  const { token, subscription } = await subscriber(server);
  const { subscriptions } = accountExport.parse(
    (await server.send('GET', '/api/auth/export', { token })).json(),
  );
  expect(subscriptions).toEqual([
    {
      id: subscription.id,
      provider: 'stripe',
      customer_id: subscription.customer,
      status: 'active',
      current_period_end: '2026-12-20T12:00:00.000Z',
      cancel_at_period_end: false,
      updated_at: expect.any(String),
    },
  ]);
});
