import { ERRORS } from '@framewright/contract';
import { describe, expect, test } from 'vitest';
import { buildTestApp, PASSWORD } from '../../testing/test-app.ts';
import { ENGINES } from '../../testing/test-store.ts';
import { SESSION_LIFE } from './tokens.ts';

const person = { email: 'Mara@Example.com', name: 'Mara Lind', password: PASSWORD };

describe.each(ENGINES)('on %s', (engine) => {
  test('register, profile, sign in in another case, sign out', async () => {
    const { send } = await buildTestApp({ engine });
    const registered = await send('POST', '/api/auth/register', { body: person });
    expect(registered.statusCode).toBe(200);
    const { access_token: token, user } = registered.json();
    expect(user).toEqual({
      id: expect.stringMatching(/^[\w-]{30}$/),
      email: 'mara@example.com',
      name: 'Mara Lind',
      plan: 'free',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    expect((await send('GET', '/api/auth/profile', { token })).json()).toEqual(user);

    const login = await send('POST', '/api/auth/login', {
      body: { email: ' MARA@example.COM ', password: PASSWORD },
    });
    expect(login.json()).toMatchObject({ user });
    const second: string = login.json().access_token;
    expect(second).not.toBe(token);

    expect((await send('POST', '/api/auth/logout', { token })).json()).toEqual({ success: true });
    expect((await send('GET', '/api/auth/profile', { token })).statusCode).toBe(401);
    expect((await send('GET', '/api/auth/profile', { token: second })).statusCode).toBe(200);
  });

  test('an email is taken in any case, also when fifty ask at once', async () => {
    const { send } = await buildTestApp({ engine });
    const register = (email: string) => send('POST', '/api/auth/register', { body: { ...person, email } });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => register(index % 2 ? 'a@example.com' : 'A@EXAMPLE.com')),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, ...Array<number>(19).fill(409)]);
    expect((await register('a@example.com')).json()).toMatchObject({
      code: 'email_taken',
      detail: ERRORS.email_taken.detail,
    });
  });

  test('a deleted user and a deleted session end their tokens at once', async () => {
    const { send, signUp, db } = await buildTestApp({ engine });
    const a = await signUp();
    await db.deleteFrom('users').where('id', '=', a.user.id).execute();
    expect((await send('GET', '/api/usage', { token: a.token })).statusCode).toBe(401);
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });
});

test('an absent account and a wrong password are told apart by nothing', async () => {
  const { send, signUp } = await buildTestApp();
  const { user } = await signUp();
  const login = (email: string) =>
    send('POST', '/api/auth/login', { body: { email, password: 'wrong-horse-1' } });
  const [wrong, absent] = [await login(user.email), await login('nobody@example.com')];
  const { request_id: _, ...told } = wrong.json();
  expect(wrong.statusCode).toBe(401);
  expect(absent.statusCode).toBe(401);
  expect(told).toEqual({ code: 'wrong_credentials', detail: ERRORS.wrong_credentials.detail });
  expect(absent.json()).toMatchObject(told);
});

test('an account without a password cannot be signed in to with one', async () => {
  const { send, signUp, db } = await buildTestApp();
  const { user } = await signUp();
  await db.updateTable('users').set({ password_hash: null }).where('id', '=', user.id).execute();
  const answer = await send('POST', '/api/auth/login', { body: { email: user.email, password: PASSWORD } });
  expect(answer.statusCode).toBe(401);
});

test('passwords are kept as argon2id at the cost that OWASP names', async () => {
  const { signUp, db } = await buildTestApp();
  await signUp();
  const { password_hash } = await db.selectFrom('users').select('password_hash').executeTakeFirstOrThrow();
  expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('every character of a long password counts, and its case', async () => {
  const { send } = await buildTestApp();
  const password = `${'x'.repeat(255)}y`;
  await send('POST', '/api/auth/register', { body: { ...person, password } });
  const login = (attempt: string) =>
    send('POST', '/api/auth/login', { body: { email: person.email, password: attempt } });
  expect((await login(`${'x'.repeat(255)}z`)).statusCode).toBe(401);
  expect((await login(password.toUpperCase())).statusCode).toBe(401);
  expect((await login(password)).statusCode).toBe(200);
});

test.each(['password', 'PASSWORD', '12345678', 'qwertyuiop', 'iloveyou', 'baseball'])(
  'the common password %s is refused',
  async (password) => {
    const { send } = await buildTestApp();
    const answer = await send('POST', '/api/auth/register', { body: { ...person, password } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'common_password',
      fields: [{ path: 'password', message: ERRORS.common_password.detail }],
    });
  },
);

test('all problems of the form come at once', async () => {
  const { send } = await buildTestApp();
  const answer = await send('POST', '/api/auth/register', {
    body: { email: 'nobody', name: ' ', password: 'short' },
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({
    code: 'invalid_request',
    detail: 'Please enter a valid email address.',
    request_id: answer.headers['x-request-id'],
    fields: [
      { path: 'email', message: 'Please enter a valid email address.' },
      { path: 'name', message: 'Please enter your name.' },
      { path: 'password', message: 'Please use 8 to 256 characters for your password.' },
    ],
  });
});

test.each([
  [{}, ['Please enter your email.', 'Please enter your password.']],
  [{ email: 5, password: [] }, ['Please send the email as text.', 'Please send the password as text.']],
  [{ email: 'a@example.com', password: '' }, ['Please enter your password.']],
])('sign-in with %j says what is missing', async (body, sentences) => {
  const { send } = await buildTestApp();
  const answer = await send('POST', '/api/auth/login', { body });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields.map(({ message }: { message: string }) => message)).toEqual(sentences);
});

test('what a caller may not set is not set', async () => {
  const { send, db } = await buildTestApp();
  const wanted = {
    id: 'mine',
    plan: 'pro',
    role: 'admin',
    created_at: '2000',
    user_id: 'x',
    password_hash: 'x',
    used: -9,
  };
  await send('POST', '/api/auth/register', { body: { ...person, ...wanted } });
  const row = await db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ plan: 'free', email: 'mara@example.com' });
  expect(row.id).not.toBe('mine');
  expect(row.created_at).not.toBe('2000');
});

test('a session ends after seven days', async () => {
  let now = new Date('2026-11-21T12:00:00Z');
  const { send, signUp } = await buildTestApp({ now: () => now });
  const { token } = await signUp();
  now = new Date(now.getTime() + SESSION_LIFE - 1_000);
  expect((await send('GET', '/api/auth/profile', { token })).statusCode).toBe(200);
  now = new Date(now.getTime() + 1_000);
  const answer = await send('GET', '/api/auth/profile', { token });
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toMatchObject({
    code: 'session_expired',
    detail: 'Your session has expired. Please sign in again.',
  });
});

test('a password is the same however its signs are spelled', async () => {
  const { send, db } = await buildTestApp();
  const composed = 'Ängström-harbour-ﬁsh';
  await send('POST', '/api/auth/register', { body: { ...person, password: composed } });
  const status = async (password: string) =>
    (await send('POST', '/api/auth/login', { body: { email: person.email, password } })).statusCode;
  expect(await status(composed.normalize('NFD'))).toBe(200);
  expect(await status(composed.normalize('NFKC'))).toBe(200);
  expect(await status('Angstrom-harbour-fish')).toBe(401);
  // Set before there was one form.
  const { hash } = await import('@node-rs/argon2');
  const asTyped = await hash(composed.normalize('NFD'));
  await db.updateTable('users').set({ password_hash: asTyped }).execute();
  expect(await status(composed.normalize('NFD'))).toBe(200);
});
