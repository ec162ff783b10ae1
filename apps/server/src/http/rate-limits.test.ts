import { describe, expect, test } from 'vitest';
import { buildTestApp, PASSWORD, type TestApp } from '../testing/test-app.ts';
import { ENGINES } from '../testing/test-store.ts';

const signIn = ({ send }: TestApp, email: string, headers: Record<string, string> = {}) =>
  send('POST', '/api/auth/login', { body: { email, password: 'wrong-horse-1' }, headers });

describe.each(ENGINES)('on %s', (engine) => {
  test('sign-in attempts are counted per account and address; other accounts go on', async () => {
    const server = await buildTestApp({ engine, variables: { AUTH_ATTEMPTS_PER_MINUTE: '3' } });
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect((await signIn(server, 'a@example.com')).statusCode).toBe(401);
    }
    const refused = await signIn(server, 'A@example.com');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'too_many_attempts' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await signIn(server, 'b@example.com')).statusCode).toBe(401);
  });

  test('new accounts are counted per address', async () => {
    const { send } = await buildTestApp({ engine, variables: { REGISTRATIONS_PER_HOUR: '1' } });
    const register = (email: string) =>
      send('POST', '/api/auth/register', { body: { email, name: 'A', password: PASSWORD } });
    expect((await register('a@example.com')).statusCode).toBe(200);
    const refused = await register('b@example.com');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'too_many_registrations' });
  });
});

test('an address has ten times the attempts of one account', async () => {
  const server = await buildTestApp({ variables: { AUTH_ATTEMPTS_PER_MINUTE: '1' } });
  const statuses = [];
  for (let index = 0; index < 11; index += 1) {
    statuses.push((await signIn(server, `${index}@example.com`)).statusCode);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
});

const FORGED = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'x-client-ip', 'cf-connecting-ip'];

test.each(FORGED)('a forged %s has no effect', async (name) => {
  const server = await buildTestApp({ variables: { AUTH_ATTEMPTS_PER_MINUTE: '1' } });
  expect((await signIn(server, 'a@example.com', { [name]: '192.0.2.1' })).statusCode).toBe(401);
  expect((await signIn(server, 'a@example.com', { [name]: '192.0.2.2' })).statusCode).toBe(429);
});

test('behind one proxy its last word counts, and nothing that a caller wrote before it', async () => {
  const server = await buildTestApp({ variables: { AUTH_ATTEMPTS_PER_MINUTE: '1', TRUST_PROXY: '1' } });
  const from = (forwarded: string) => signIn(server, 'a@example.com', { 'x-forwarded-for': forwarded });
  expect((await from('1.1.1.1, 192.0.2.1')).statusCode).toBe(401);
  expect((await from('2.2.2.2, 192.0.2.1')).statusCode).toBe(429);
  expect((await from('1.1.1.1, 192.0.2.9')).statusCode).toBe(401);
});

test('new accounts from one IPv6 network are counted together', async () => {
  const { send } = await buildTestApp({ variables: { REGISTRATIONS_PER_HOUR: '1', TRUST_PROXY: '1' } });
  const register = (email: string, address: string) =>
    send('POST', '/api/auth/register', {
      body: { email, name: 'A', password: PASSWORD },
      headers: { 'x-forwarded-for': address },
    });
  expect((await register('a@example.com', '2001:db8:1:2::1')).statusCode).toBe(200);
  expect((await register('b@example.com', '2001:db8:1:2:ffff::9')).statusCode).toBe(429);
  expect((await register('c@example.com', '2001:db8:1:3::1')).statusCode).toBe(200);
});
