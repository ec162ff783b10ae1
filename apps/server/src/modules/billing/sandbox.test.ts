import { describe, expect, test } from 'vitest';
import { buildTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts';
import { ENGINES } from '../../testing/test-store.ts';

const CHECKOUT = '/api/stripe/create-checkout-session';
const order = ({ send }: TestApp, token?: string, body: object = { package: 'pro_subscription' }) =>
  send('POST', CHECKOUT, { ...(token && { token }), body });

/** Begins a checkout. @returns its id */
async function begin(server: TestApp, token: string): Promise<string> {
  const { checkout_url } = (await order(server, token)).json();
  return new URL(checkout_url).searchParams.get('session_id') ?? '';
}

const complete = ({ send }: TestApp, token: string, id: string) =>
  send('POST', `/api/sandbox/checkout/${id}/complete`, { token });
const status = async ({ send }: TestApp, token: string, id: string) =>
  (await send('GET', `/api/stripe/checkout-status/${id}`, { token })).json();
const billing = async ({ send }: TestApp, token: string) =>
  (await send('GET', '/api/billing', { token })).json();
const planOf = async ({ send }: TestApp, token: string) =>
  (await send('GET', '/api/auth/profile', { token })).json().plan;

describe.each(ENGINES)('on %s', (engine) => {
  test('a plan is bought, managed and cancelled, and no money moves', async () => {
    const server = await buildTestApp({ engine, now: () => new Date('2026-01-31T12:00:00Z') });
    const { token } = await server.signUp();
    expect(await billing(server, token)).toEqual({ payments: 'sandbox', subscription: null });

    const answer = await order(server, token);
    expect(answer.statusCode).toBe(200);
    const { checkout_url } = answer.json();
    expect(checkout_url).toMatch(
      /^http:\/\/127\.0\.0\.1:3000\/checkout\/sandbox\?session_id=sandbox_[\w-]{30}$/,
    );
    const id = new URL(checkout_url).searchParams.get('session_id') ?? '';
    expect(await status(server, token, id)).toEqual({ payment_status: 'unpaid', plan: 'free' });
    expect(await planOf(server, token)).toBe('free');

    expect((await complete(server, token, id)).json()).toEqual({ success: true });
    expect(await status(server, token, id)).toEqual({ payment_status: 'paid', plan: 'pro' });
    expect(await planOf(server, token)).toBe('pro');
    expect(await billing(server, token)).toEqual({
      payments: 'sandbox',
      subscription: {
        status: 'active',
        current_period_end: '2026-02-28T12:00:00.000Z',
        cancel_at_period_end: false,
      },
    });
    expect((await order(server, token)).json()).toMatchObject({ code: 'already_pro' });
    const portal = await server.send('POST', '/api/stripe/portal', { token });
    expect(portal.json()).toEqual({ portal_url: 'http://127.0.0.1:3000/account' });

    expect((await server.send('POST', '/api/sandbox/cancel', { token })).json()).toEqual({ success: true });
    expect(await planOf(server, token)).toBe('free');
    expect(await billing(server, token)).toMatchObject({ subscription: { status: 'canceled' } });

    // The old page is of no more use; a new one is.
    expect((await complete(server, token, id)).json()).toEqual({ success: true });
    expect(await planOf(server, token)).toBe('free');
    const next = await begin(server, token);
    expect(next).not.toBe(id);
    await complete(server, token, next);
    expect(await planOf(server, token)).toBe('pro');
  });

  test('ten clicks at once make one subscription', async () => {
    const server = await buildTestApp({ engine });
    const { token } = await server.signUp();
    const id = await begin(server, token);
    const answers = await Promise.all(Array.from({ length: 10 }, () => complete(server, token, id)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect(await server.db.selectFrom('subscriptions').selectAll().execute()).toHaveLength(1);
    expect(await planOf(server, token)).toBe('pro');
  });

  test('deletion takes all of it along', async () => {
    const server = await buildTestApp({ engine });
    const { token } = await server.signUp();
    await complete(server, token, await begin(server, token));
    const answer = await server.send('DELETE', '/api/auth/account', { token, body: { password: PASSWORD } });
    expect(answer.statusCode).toBe(200);
    expect(await server.db.selectFrom('subscriptions').selectAll().execute()).toEqual([]);
    expect(await server.db.selectFrom('checkout_sessions').selectAll().execute()).toEqual([]);
  });
});

test('a checkout that is still open is gone on with', async () => {
  let now = new Date('2026-11-20T12:00:00Z');
  const server = await buildTestApp({ now: () => now });
  const { token } = await server.signUp();
  const first = await begin(server, token);
  expect(await begin(server, token)).toBe(first);
  now = new Date('2026-11-21T12:00:01Z');
  expect(await begin(server, token)).not.toBe(first);
});

test("another's checkout does not exist", async () => {
  const server = await buildTestApp();
  const [owner, other] = [await server.signUp(), await server.signUp()];
  const id = await begin(server, owner.token);
  for (const name of [id, 'sandbox_none', 'x'.repeat(255)]) {
    expect((await complete(server, other.token, name)).statusCode).toBe(404);
    expect(await status(server, other.token, name)).toMatchObject({ code: 'not_found' });
  }
  expect(await planOf(server, other.token)).toBe('free');
  expect(await status(server, owner.token, id)).toMatchObject({ payment_status: 'unpaid' });
});

test('there is nothing to cancel or to manage before anything was bought', async () => {
  const { send, signUp } = await buildTestApp();
  const { token } = await signUp();
  for (const url of ['/api/sandbox/cancel', '/api/stripe/portal']) {
    const answer = await send('POST', url, { token });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'no_subscription' });
  }
});

test.each([
  [{}, 'Please choose one of the offered packages.'],
  [{ package: 'gold' }, 'Please choose one of the offered packages.'],
  [{ package: ['pro_subscription'] }, 'Please choose one of the offered packages.'],
  [[], 'Please send the request as a JSON object.'],
])('%j is not for sale', async (body, detail) => {
  const server = await buildTestApp();
  const { token } = await server.signUp();
  const answer = await order(server, token, body);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'invalid_request', detail });
  expect(await server.db.selectFrom('checkout_sessions').selectAll().execute()).toEqual([]);
});

test.each(['x'.repeat(256), '%00', 'a%20b', '%F0%9F%92%B8'])('the id %s is refused', async (id) => {
  const { send, signUp } = await buildTestApp();
  const { token } = await signUp();
  for (const [method, url] of [
    ['GET', `/api/stripe/checkout-status/${id}`],
    ['POST', `/api/sandbox/checkout/${id}/complete`],
  ] as const) {
    const answer = await send(method, url, { token });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_request' });
  }
});

const CALLS = [
  ['POST', CHECKOUT],
  ['GET', '/api/stripe/checkout-status/x'],
  ['POST', '/api/stripe/portal'],
  ['GET', '/api/billing'],
  ['POST', '/api/sandbox/checkout/x/complete'],
  ['POST', '/api/sandbox/cancel'],
] as const;

test.each(CALLS)('%s %s is for people who are signed in', async (method, url) => {
  const { send } = await buildTestApp();
  expect((await send(method, url)).json()).toMatchObject({ code: 'not_signed_in' });
  expect((await send(method, url, { token: 'x.y.z' })).statusCode).toBe(401);
});

const PRODUCTION = { NODE_ENV: 'production', PUBLIC_URL: 'https://framewright.example' };

test.each([
  ['in production', PRODUCTION],
  ['on an address that others reach', { HOST: '0.0.0.0' }],
  ['behind a public address', { PUBLIC_URL: 'https://framewright.example' }],
])('there is no sandbox %s', async (_, variables) => {
  const server = await buildTestApp({ variables });
  const { token } = await server.signUp();
  for (const url of ['/api/sandbox/checkout/x/complete', '/api/sandbox/cancel']) {
    const answer = await server.send('POST', url, { token });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not_found' });
  }
  expect((await order(server, token)).json()).toMatchObject({
    code: 'payments_not_configured',
    detail: 'Payments are not set up on this server.',
  });
  expect((await server.send('POST', '/api/stripe/portal', { token })).statusCode).toBe(503);
  expect(await billing(server, token)).toEqual({ payments: 'none', subscription: null });
  expect((await server.send('GET', '/api/config')).json()).toMatchObject({ payments: 'none' });
});

test('events are not accepted in the sandbox', async () => {
  const { send } = await buildTestApp();
  const answer = await send('POST', '/api/stripe/webhook', { body: { id: 'evt_1' } });
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ code: 'webhook_not_configured' });
});

test('checkouts are limited for each account, and for each address', async () => {
  const server = await buildTestApp({ variables: { AUTH_ATTEMPTS_PER_MINUTE: '2' } });
  const { token } = await server.signUp();
  const statuses: number[] = [];
  for (let index = 0; index < 3; index += 1) statuses.push((await order(server, token)).statusCode);
  expect(statuses).toEqual([200, 200, 429]);
  const refused = await order(server, token);
  expect(refused.json()).toMatchObject({ code: 'too_many_attempts' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);

  const others = await Promise.all(Array.from({ length: 10 }, () => server.signUp()));
  const answers = [];
  for (const other of others)
    for (let index = 0; index < 2; index += 1) answers.push(await order(server, other.token));
  // Four of the address's twenty were used before.
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(16);
});
