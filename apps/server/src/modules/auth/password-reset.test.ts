import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { AUTH_TEXTS, ERRORS } from '@framewright/contract';
import { describe, expect, test } from 'vitest';
import { lastMail, outboxOf, readable, tokenIn } from '../../testing/outbox.ts';
import { buildTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts';
import { ENGINES } from '../../testing/test-store.ts';
import { forgetExpiredTokens } from './index.ts';
import { TOKEN_LIFE } from './one-use-tokens.ts';

const NEXT = 'harbour-lantern-43';
const MINUTE = 60_000;

const forgot = ({ send }: TestApp, email: string) => send('POST', '/api/auth/forgot', { body: { email } });

const reset = ({ send }: TestApp, token: string, password = NEXT) =>
  send('POST', '/api/auth/reset', { body: { token, password } });

const login = async ({ send }: TestApp, email: string, password: string) =>
  (await send('POST', '/api/auth/login', { body: { email, password } })).statusCode;

/** Asks for a mail, and takes the token out of it. */
async function tokenFor(server: TestApp, email: string, count = 1): Promise<string> {
  await forgot(server, email);
  return tokenIn(await lastMail(server, count), 'reset');
}

describe.each(ENGINES)('on %s', (engine) => {
  test('a lost password is replaced by way of a mail, which ends every session', async () => {
    const server = await buildTestApp({ engine });
    const [{ token, user }, other] = [await server.signUp(), await server.signUp()];
    const answer = await forgot(server, ` ${user.email.toUpperCase()} `);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ success: true });
    const mail = await lastMail(server, 1);
    expect(mail).toContain(`\r\nTo: ${user.email}\r\n`);
    const secret = tokenIn(mail, 'reset');

    const done = await reset(server, secret);
    expect(done.statusCode).toBe(200);
    expect(done.json()).toEqual({ success: true });
    const status = async (bearer: string) =>
      (await server.send('GET', '/api/auth/profile', { token: bearer })).statusCode;
    expect(await status(token)).toBe(401);
    expect(await status(other.token)).toBe(200);
    expect(await login(server, user.email, PASSWORD)).toBe(401);
    expect(await login(server, user.email, NEXT)).toBe(200);
    expect(await login(server, other.user.email, PASSWORD)).toBe(200);

    const again = await reset(server, secret, PASSWORD);
    expect(again.statusCode).toBe(400);
    expect(again.json()).toMatchObject({ code: 'link_expired', detail: ERRORS.link_expired.detail });
  });

  test('of three uses at once one holds', async () => {
    const server = await buildTestApp({ engine });
    const { user } = await server.signUp();
    const secret = await tokenFor(server, user.email);
    const words = ['lantern-one-1', 'lantern-two-2', 'lantern-three-3'];
    const answers = await Promise.all(words.map((password) => reset(server, secret, password)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400]);
    const logins = await Promise.all(words.map((password) => login(server, user.email, password)));
    expect(logins.map((status) => status === 200)).toEqual(
      answers.map(({ statusCode }) => statusCode === 200),
    );
  });

  test('a link stands though somebody else asks for one, using one ends all, within a minute there is one', async () => {
    let now = new Date('2026-11-21T12:00:00Z');
    const server = await buildTestApp({ engine, now: () => now });
    const { user } = await server.signUp();
    await Promise.all([1, 2, 3].map(() => forgot(server, user.email)));
    const first = tokenIn(await lastMail(server, 1), 'reset');
    now = new Date(now.getTime() + MINUTE);
    const second = await tokenFor(server, user.email, 2);
    expect(second).not.toBe(first);
    expect((await reset(server, first)).statusCode).toBe(200);
    expect((await reset(server, second)).statusCode).toBe(400);
  });

  test('links go with the account, and when they have expired', async () => {
    let now = new Date('2026-11-21T12:00:00Z');
    const server = await buildTestApp({ engine, now: () => now });
    const { token, user } = await server.signUp();
    const other = await server.signUp();
    const tokens = () => server.db.selectFrom('one_use_tokens').select('user_id').execute();
    await tokenFor(server, user.email);
    await tokenFor(server, other.user.email, 2);
    await server.send('DELETE', '/api/auth/account', { token, body: { password: PASSWORD } });
    expect(await tokens()).toEqual([{ user_id: other.user.id }]);
    now = new Date(now.getTime() + TOKEN_LIFE - 1);
    await forgetExpiredTokens(server.db, now);
    expect(await tokens()).toHaveLength(1);
    await forgetExpiredTokens(server.db, new Date(now.getTime() + 1));
    expect(await tokens()).toEqual([]);
  });
});

test('whether an address has an account is told by nothing', async () => {
  const server = await buildTestApp();
  const { user } = await server.signUp();
  const [known, unknown] = [await forgot(server, user.email), await forgot(server, 'nobody@example.com')];
  expect(unknown.statusCode).toBe(known.statusCode);
  expect(unknown.body).toBe(known.body);
  expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
  await server.app.close(); // which waits for mails
  const mails = outboxOf(server);
  expect(mails).toHaveLength(1);
  expect(mails.join()).not.toContain('nobody@example.com');
});

test('a mail is plain text and the same as HTML, loads nothing, and names nobody', async () => {
  const server = await buildTestApp();
  const name = 'Mara <img src=http://evil.example>\r\nBcc: x@evil.example';
  await server.send('POST', '/api/auth/register', {
    body: { email: 'a@example.com', name, password: PASSWORD },
  });
  await forgot(server, 'a@example.com');
  const source = await lastMail(server, 1);
  expect(source).toMatch(/^http:\/\/127\.0\.0\.1:3000\/auth#reset=[\w-]{43}\r$/m);
  const mail = readable(source);
  expect(mail).toContain('Subject: Framewright: choose a new password');
  expect(mail).toMatch(/^From: Framewright <framewright@localhost>/m);
  expect(mail).toMatch(/Content-Type: text\/plain/);
  expect(mail).toMatch(/Content-Type: text\/html/);
  expect(mail).toMatch(
    /<a href="http:\/\/127\.0\.0\.1:3000\/auth#reset=[\w-]{43}">Choose a new password<\/a>/,
  );
  expect(mail).not.toMatch(/evil|Mara|<img|src=|Bcc/);
});

test.each([
  'a@example.com\r\nBcc: x@evil.example',
  'a@example.com, x@evil.example',
  '<a@example.com>',
  'a@b',
])('no mail is asked for with %j', async (email) => {
  const server = await buildTestApp();
  const answer = await forgot(server, email);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ fields: [{ path: 'email', message: AUTH_TEXTS.emailFormat }] });
});

test('an account without a password gets one', async () => {
  const server = await buildTestApp();
  const { user } = await server.signUp();
  await server.db.updateTable('users').set({ password_hash: null }).execute();
  expect((await reset(server, await tokenFor(server, user.email))).statusCode).toBe(200);
  expect(await login(server, user.email, NEXT)).toBe(200);
});

test('a link holds for half an hour', async () => {
  let now = new Date('2026-11-21T12:00:00Z');
  const server = await buildTestApp({ now: () => now });
  const { user } = await server.signUp();
  const secret = await tokenFor(server, user.email);
  now = new Date(now.getTime() + TOKEN_LIFE);
  expect((await reset(server, secret)).json()).toMatchObject({ code: 'link_expired' });
  now = new Date(now.getTime() - 1);
  expect((await reset(server, secret)).statusCode).toBe(200);
});

test('a password that is refused leaves the link as it is', async () => {
  const server = await buildTestApp();
  const { user } = await server.signUp();
  const secret = await tokenFor(server, user.email);
  const common = await reset(server, secret, 'password');
  expect(common.statusCode).toBe(400);
  expect(common.json()).toMatchObject({ code: 'common_password', fields: [{ path: 'password' }] });
  const short = await reset(server, secret, 'short');
  expect(short.json()).toMatchObject({ fields: [{ path: 'password', message: AUTH_TEXTS.passwordLength }] });
  expect((await reset(server, secret)).statusCode).toBe(200);
});

test.each(['x'.repeat(43), 'x'.repeat(42), '', 'x'.repeat(44), `${'x'.repeat(42)}'`])(
  'the token %j holds nowhere',
  async (token) => {
    const server = await buildTestApp();
    expect((await reset(server, token)).statusCode).toBe(400);
  },
);

test('a token of another kind is no way in', async () => {
  const server = await buildTestApp();
  const { token, user } = await server.signUp();
  const secret = await tokenFor(server, user.email);
  expect((await reset(server, token)).statusCode).toBe(400);
  const calls = [
    ['/api/auth/email/confirm', { token: secret }],
    ['/api/auth/google/link', { link: secret, password: PASSWORD }],
  ] as const;
  for (const [url, body] of calls) {
    expect((await server.send('POST', url, { body })).json()).toMatchObject({ code: 'link_expired' });
  }
  expect((await server.send('GET', '/api/auth/profile', { token: secret })).statusCode).toBe(401);
  expect((await reset(server, secret)).statusCode).toBe(200);
});

test('a changed password ends the link', async () => {
  const server = await buildTestApp();
  const { token, user } = await server.signUp();
  const secret = await tokenFor(server, user.email);
  await server.send('POST', '/api/auth/password', { token, body: { current: PASSWORD, next: NEXT } });
  expect((await reset(server, secret, 'lantern-three-3')).json()).toMatchObject({ code: 'link_expired' });
});

test('mails are counted for an address and its account, known or not, and apart from sign-ins', async () => {
  const server = await buildTestApp({ variables: { AUTH_ATTEMPTS_PER_MINUTE: '2' } });
  const { user } = await server.signUp();
  for (const email of [user.email, 'nobody@example.com']) {
    await login(server, email, 'wrong-horse-1');
    await login(server, email, 'wrong-horse-2');
    expect((await forgot(server, email)).statusCode).toBe(200);
    expect((await forgot(server, email)).statusCode).toBe(200);
    const refused = await forgot(server, email);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'too_many_attempts' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  }
});

test("the outbox is the operator's alone, and the log says where it is without what is in it", async () => {
  const lines: string[] = [];
  const server = await buildTestApp({
    variables: { LOG_LEVEL: 'trace' },
    logStream: { write: (line) => lines.push(line) },
  });
  const { user } = await server.signUp();
  const secret = await tokenFor(server, user.email);
  await reset(server, secret);
  await reset(server, secret);
  await server.app.close();
  const folder = path.join(server.variables['DATA_DIR'] ?? '', 'outbox');
  const [file = ''] = readdirSync(folder);
  expect(statSync(path.join(folder, file)).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  const log = lines.join('');
  expect(log).toContain(path.join(folder, file));
  expect(secret).toHaveLength(43);
  expect(log).not.toContain(secret);
  expect(log).not.toContain(user.email);
});
