import { AUTH_TEXTS, ERRORS } from '@framewright/contract';
import { describe, expect, test } from 'vitest';
import { buildTestApp, PASSWORD } from '../../testing/test-app.ts';
import { ENGINES } from '../../testing/test-store.ts';

const NEXT = 'harbour-lantern-43';

describe.each(ENGINES)('on %s', (engine) => {
  test('a name is changed, and nothing else', async () => {
    const { send, signUp, db } = await buildTestApp({ engine });
    const { token, user } = await signUp();
    const other = await signUp();
    const body = { name: '  Mara Holm ', plan: 'pro', email: 'x@example.com' };
    const answer = await send('PATCH', '/api/auth/profile', { token, body });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ ...user, name: 'Mara Holm' });
    expect((await send('GET', '/api/auth/profile', { token })).json()).toEqual(answer.json());
    expect(await db.selectFrom('users').select('name').where('id', '=', other.user.id).execute()).toEqual([
      { name: 'Mara Lind' },
    ]);
  });

  test('a changed password ends every session, and only the new one signs in', async () => {
    const { send, signUp } = await buildTestApp({ engine });
    const { token, user } = await signUp();
    const other = await signUp();
    const login = (password: string) =>
      send('POST', '/api/auth/login', { body: { email: user.email, password } });
    const elsewhere: string = (await login(PASSWORD)).json().access_token;

    const answer = await send('POST', '/api/auth/password', {
      token,
      body: { current: PASSWORD, next: NEXT },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ access_token: expect.any(String), user });
    const status = async (bearer: string) =>
      (await send('GET', '/api/auth/profile', { token: bearer })).statusCode;
    expect(await status(token)).toBe(401);
    expect(await status(elsewhere)).toBe(401);
    expect(await status(answer.json().access_token)).toBe(200);
    expect(await status(other.token)).toBe(200);
    expect((await login(PASSWORD)).statusCode).toBe(401);
    expect((await login(NEXT)).statusCode).toBe(200);
  });

  test('of two changes at once one holds, and one session is left', async () => {
    const { send, signUp, db } = await buildTestApp({ engine });
    const { token } = await signUp();
    const answers = await Promise.all(
      [1, 2, 3].map((each) =>
        send('POST', '/api/auth/password', { token, body: { current: PASSWORD, next: `${NEXT}${each}` } }),
      ),
    );
    // One that comes to the check after the change has another password than the account.
    const [held, ...refused] = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(held).toBe(200);
    for (const status of refused) expect([400, 401]).toContain(status);
    expect(await db.selectFrom('sessions').select('id').execute()).toHaveLength(1);
  });

  test('a sign-in with the old password beside its change leaves no session of it', async () => {
    const { send, signUp, db } = await buildTestApp({ engine });
    const { token, user } = await signUp();
    const login = () => send('POST', '/api/auth/login', { body: { email: user.email, password: PASSWORD } });
    const [changed, ...logins] = await Promise.all([
      send('POST', '/api/auth/password', { token, body: { current: PASSWORD, next: NEXT } }),
      ...Array.from({ length: 8 }, login),
    ]);
    expect(changed.statusCode).toBe(200);
    for (const { statusCode } of logins) expect([200, 401]).toContain(statusCode);
    expect(await db.selectFrom('sessions').select('id').execute()).toHaveLength(1);
  });
});

test.each([
  [{}, 'name', AUTH_TEXTS.name],
  [{ name: ' ' }, 'name', AUTH_TEXTS.name],
  [{ name: 7 }, 'name', 'Please send the name as text.'],
  [{ name: 'x'.repeat(101) }, 'name', 'The name is too long: at most 100 characters.'],
])('the name %j is refused', async (body, path, message) => {
  const { send, signUp } = await buildTestApp();
  const { token } = await signUp();
  const answer = await send('PATCH', '/api/auth/profile', { token, body });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ detail: message, fields: [{ path, message }] });
});

test.each([
  [{ next: NEXT }, 'invalid_request', 'current', AUTH_TEXTS.currentPassword],
  [{ current: PASSWORD }, 'invalid_request', 'next', AUTH_TEXTS.password],
  [{ current: PASSWORD, next: 'short' }, 'invalid_request', 'next', AUTH_TEXTS.passwordLength],
  [{ current: PASSWORD, next: 'password' }, 'common_password', 'next', ERRORS.common_password.detail],
  [{ current: 'wrong-horse-1', next: NEXT }, 'wrong_password', 'current', ERRORS.wrong_password.detail],
])('the change %j is refused, and ends no session', async (body, code, path, message) => {
  const { send, signUp } = await buildTestApp();
  const { token, user } = await signUp();
  const answer = await send('POST', '/api/auth/password', { token, body });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code, detail: message, fields: [{ path, message }] });
  expect((await send('GET', '/api/auth/profile', { token })).statusCode).toBe(200);
  const login = await send('POST', '/api/auth/login', { body: { email: user.email, password: PASSWORD } });
  expect(login.statusCode).toBe(200);
});

const PROOFS = [
  ['POST', '/api/auth/password', (password: string) => ({ current: password, next: NEXT })],
  ['DELETE', '/api/auth/account', (password: string) => ({ password })],
] as const;

describe.each(PROOFS)('%s %s', (method, url, bodyOf) => {
  test('lets nobody guess the password, and shares its limit with the sign-in', async () => {
    const { send, signUp } = await buildTestApp({ variables: { AUTH_ATTEMPTS_PER_MINUTE: '3' } });
    const { token, user } = await signUp();
    const other = await signUp();
    const attempt = (password: string) => send(method, url, { token, body: bodyOf(password) });
    await send('POST', '/api/auth/login', { body: { email: user.email, password: 'wrong-horse-1' } });
    expect((await attempt('wrong-horse-2')).statusCode).toBe(400);
    expect((await attempt('wrong-horse-3')).statusCode).toBe(400);
    const refused = await attempt(PASSWORD);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({
      code: 'too_many_attempts',
      detail: ERRORS.too_many_attempts.detail,
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const others = await send(method, url, { token: other.token, body: bodyOf(PASSWORD) });
    expect(others.statusCode).toBe(200);
  });

  test('takes no password of an account that has none', async () => {
    const { send, signUp, db } = await buildTestApp();
    const { token } = await signUp();
    await db.updateTable('users').set({ password_hash: null }).execute();
    const answer = await send(method, url, { token, body: bodyOf(PASSWORD) });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'wrong_password' });
  });
});

test.each([
  ['PATCH', '/api/auth/profile', { name: 'Mara' }],
  ['POST', '/api/auth/password', { current: PASSWORD, next: NEXT }],
  ['DELETE', '/api/auth/account', { password: PASSWORD }],
  ['GET', '/api/auth/export', undefined],
] as const)('%s %s is for whoever is signed in', async (method, url, body) => {
  const { send } = await buildTestApp();
  const answer = await send(method, url, { body });
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toMatchObject({ code: 'not_signed_in', detail: ERRORS.not_signed_in.detail });
});
