import { hostname } from 'node:os';
import { expect, test } from 'vitest';
import { buildTestApp } from '../testing/test-app.ts';

const HEALTH = '/api/health';

test.each([
  'localhost',
  'localhost:5173',
  'app.localhost',
  '127.0.0.1:3000',
  '[::1]:3000',
  '192.168.1.20',
  hostname(),
  `${hostname()}.local`,
])('answers to %s', async (host) => {
  const { send } = await buildTestApp();
  expect((await send('GET', HEALTH, { headers: { host } })).statusCode).toBe(200);
});

test.each([
  'evil.example',
  'evil.example:3000',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  ':',
  '@',
])('does not answer to %s, which may be the name of another site that points here', async (host) => {
  const { send } = await buildTestApp();
  const answer = await send('GET', HEALTH, { headers: { host } });
  expect(answer.statusCode).toBe(421);
  expect(answer.json()).toMatchObject({
    code: 'foreign_host',
    detail: 'This server answers on its own machine only. Set PUBLIC_URL to reach it by another name.',
  });
});

test('answers to the name of PUBLIC_URL, and in production to every name that is sent its way', async () => {
  const PUBLIC_URL = 'https://framewright.example';
  const host = 'framewright.example';
  const local = await buildTestApp({ variables: { PUBLIC_URL } });
  expect((await local.send('GET', HEALTH, { headers: { host } })).statusCode).toBe(200);
  const JWT_SECRET = 'a secret of more than thirty-two characters';
  const production = await buildTestApp({ variables: { NODE_ENV: 'production', PUBLIC_URL, JWT_SECRET } });
  const inside = { host: 'framewright-7f9c' };
  expect((await production.send('GET', HEALTH, { headers: inside })).statusCode).toBe(200);
});

const CHECKOUT = '/api/stripe/create-checkout-session';
const ORDER = { package: 'pro_subscription' };

test('behind a proxy that nobody named, the sandbox closes for good and the log says so', async () => {
  const lines: string[] = [];
  const logStream = { write: (line: string) => lines.push(line) };
  const server = await buildTestApp({ logStream, variables: { LOG_LEVEL: 'warn' } });
  const { token } = await server.signUp();
  const order = async () => (await server.send('POST', CHECKOUT, { token, body: ORDER })).json();
  const { checkout_url } = await order();
  const id = new URL(checkout_url).searchParams.get('session_id');
  await server.send('GET', HEALTH, { headers: { 'x-forwarded-for': '203.0.113.7' } });
  expect(await order()).toMatchObject({ code: 'payments_not_configured' });
  const answer = await server.send('POST', `/api/sandbox/checkout/${id}/complete`, { token });
  expect(answer.json()).toMatchObject({ code: 'payments_not_configured' });
  expect((await server.send('GET', '/api/config')).json()).toMatchObject({ payments: 'none' });
  await server.send('GET', HEALTH, { headers: { forwarded: 'for=203.0.113.7' } });
  expect(lines.filter((line) => line.includes('sandbox payments are off'))).toHaveLength(1);
});

test('a proxy that TRUST_PROXY names is no surprise', async () => {
  const server = await buildTestApp({ variables: { TRUST_PROXY: '1' } });
  const { token } = await server.signUp();
  await server.send('GET', HEALTH, { headers: { 'x-forwarded-for': '203.0.113.7' } });
  expect((await server.send('POST', CHECKOUT, { token, body: ORDER })).statusCode).toBe(200);
});
