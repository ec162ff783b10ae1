import { AUTH_TEXTS, ERRORS } from '@framewright/contract';
import { describe, expect, test } from 'vitest';
import { lastMail, outboxOf, readable, tokenIn } from '../../testing/outbox.ts';
import { buildTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts';
import { ENGINES } from '../../testing/test-store.ts';
import { TOKEN_LIFE } from './one-use-tokens.ts';

const NEW = 'new@example.com';

const ask = ({ send }: TestApp, token: string, email = NEW, password = PASSWORD) =>
  send('POST', '/api/auth/email', { token, body: { email, password } });

const confirm = ({ send }: TestApp, token: string) =>
  send('POST', '/api/auth/email/confirm', { body: { token } });

const login = async ({ send }: TestApp, email: string) =>
  (await send('POST', '/api/auth/login', { body: { email, password: PASSWORD } })).statusCode;

describe.each(ENGINES)('on %s', (engine) => {
  test('an address is changed by the link that was sent to it, and the old one hears of it', async () => {
    const server = await buildTestApp({ engine });
    const { token, user } = await server.signUp();
    const answer = await ask(server, token, ' NEW@example.com');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ success: true });
    const mail = await lastMail(server, 1);
    expect(mail).toContain(`\r\nTo: ${NEW}\r\n`);
    expect(mail).not.toContain(user.email);
    expect(await login(server, user.email)).toBe(200);

    const done = await confirm(server, tokenIn(mail, 'email'));
    expect(done.statusCode).toBe(200);
    expect(done.json()).toEqual({ success: true });
    const notice = readable(await lastMail(server, 2));
    expect(notice).toContain(`\r\nTo: ${user.email}\r\n`);
    expect(notice).toContain('now uses another email address');
    expect(notice).not.toMatch(/new@example|#email/);

    expect((await server.send('GET', '/api/auth/profile', { token })).statusCode).toBe(401);
    expect(await server.db.selectFrom('sessions').select('id').execute()).toEqual([]);
    expect(await login(server, user.email)).toBe(401);
    expect(await login(server, NEW)).toBe(200);
    const again = await confirm(server, tokenIn(mail, 'email'));
    expect(again.statusCode).toBe(400);
    expect(again.json()).toMatchObject({ code: 'link_expired', detail: ERRORS.link_expired.detail });
  });

  test('an address that somebody took in the meantime stays theirs', async () => {
    const server = await buildTestApp({ engine });
    const { token, user } = await server.signUp();
    await ask(server, token);
    const secret = tokenIn(await lastMail(server, 1), 'email');
    const theirs = { email: NEW, name: 'Ann', password: PASSWORD };
    await server.send('POST', '/api/auth/register', { body: theirs });
    const refused = await confirm(server, secret);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'email_taken', detail: ERRORS.email_taken.detail });
    const profile = await server.send('GET', '/api/auth/profile', { token });
    expect(profile.json()).toEqual(user);
  });

  test('of three confirmations at once one holds', async () => {
    const server = await buildTestApp({ engine });
    const { token } = await server.signUp();
    await ask(server, token);
    const secret = tokenIn(await lastMail(server, 1), 'email');
    const answers = await Promise.all([1, 2, 3].map(() => confirm(server, secret)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400]);
    await server.app.close(); // which waits for mails
    expect(outboxOf(server)).toHaveLength(2);
  });
});

test('the last address that was asked for is the only one that can be confirmed', async () => {
  const server = await buildTestApp();
  const { token } = await server.signUp();
  await ask(server, token, 'typo@example.com');
  const typo = tokenIn(await lastMail(server, 1), 'email');
  await ask(server, token);
  const right = tokenIn(await lastMail(server, 2), 'email');
  expect((await confirm(server, typo)).statusCode).toBe(400);
  expect((await confirm(server, right)).statusCode).toBe(200);
});

test('a link holds for half an hour', async () => {
  let now = new Date('2026-11-21T12:00:00Z');
  const server = await buildTestApp({ now: () => now });
  const { token } = await server.signUp();
  await ask(server, token);
  const secret = tokenIn(await lastMail(server, 1), 'email');
  now = new Date(now.getTime() + TOKEN_LIFE);
  expect((await confirm(server, secret)).json()).toMatchObject({ code: 'link_expired' });
});

test('a new password ends the link: whoever asked for it may have been somebody else', async () => {
  const server = await buildTestApp();
  const { token, user } = await server.signUp();
  await ask(server, token, 'thief@example.com');
  const stolen = tokenIn(await lastMail(server, 1), 'email');
  await server.send('POST', '/api/auth/forgot', { body: { email: user.email } });
  const body = { token: tokenIn(await lastMail(server, 2), 'reset'), password: 'harbour-lantern-43' };
  expect((await server.send('POST', '/api/auth/reset', { body })).statusCode).toBe(200);
  expect((await confirm(server, stolen)).json()).toMatchObject({ code: 'link_expired' });
});

test('whether the address has an account is told to nobody who does not read there', async () => {
  const server = await buildTestApp();
  const [{ token }, other] = [await server.signUp(), await server.signUp()];
  const [taken, free] = [await ask(server, token, other.user.email), await ask(server, token)];
  expect(taken.statusCode).toBe(200);
  expect(taken.body).toBe(free.body);
});

test.each([
  [{ password: PASSWORD }, 'invalid_request', 'email', AUTH_TEXTS.email],
  [{ email: 'nobody', password: PASSWORD }, 'invalid_request', 'email', AUTH_TEXTS.emailFormat],
  [{ email: NEW }, 'invalid_request', 'password', AUTH_TEXTS.password],
  [{ email: NEW, password: 'wrong-horse-1' }, 'wrong_password', 'password', ERRORS.wrong_password.detail],
])('with %j nothing is sent', async (body, code, path, message) => {
  const server = await buildTestApp();
  const { token } = await server.signUp();
  const answer = await server.send('POST', '/api/auth/email', { token, body });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code, detail: message, fields: [{ path, message }] });
  await server.app.close();
  expect(outboxOf(server)).toEqual([]);
});

test('it is for whoever is signed in, as often as they may try a password', async () => {
  const server = await buildTestApp({ variables: { AUTH_ATTEMPTS_PER_MINUTE: '1' } });
  const body = { email: NEW, password: PASSWORD };
  const nobody = await server.send('POST', '/api/auth/email', { body });
  expect(nobody.statusCode).toBe(401);
  expect(nobody.json()).toMatchObject({ code: 'not_signed_in' });
  const { token } = await server.signUp();
  expect((await ask(server, token, NEW, 'wrong-horse-1')).statusCode).toBe(400);
  const refused = await ask(server, token);
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ code: 'too_many_attempts' });
});

test('a confirmation that is not complete says so', async () => {
  const server = await buildTestApp();
  const answer = await confirm(server, 'short');
  expect(answer.statusCode).toBe(400);
  const message = 'This link is not complete. Please open it again from the mail.';
  expect(answer.json()).toMatchObject({ detail: message, fields: [{ path: 'token', message }] });
});
