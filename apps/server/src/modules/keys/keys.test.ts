import { ERRORS, KEY_TEXTS, KEYS_OF_ACCOUNT } from '@framewright/contract';
import { describe, expect, test } from 'vitest';
import { lastMail, tokenIn } from '../../testing/outbox.ts';
import { buildTestApp, PASSWORD } from '../../testing/test-app.ts';
import { makeKey } from '../../testing/test-keys.ts';
import { ENGINES } from '../../testing/test-store.ts';

const NEXT = 'harbour-lantern-43';
const BODY = { name: 'A script', scopes: ['read'] };

describe.each(ENGINES)('on %s', (engine) => {
  test('a key is shown once, kept as a hash, listed, renamed and revoked', async () => {
    let now = new Date('2026-11-20T12:00:00Z');
    const { send, signUp, db } = await buildTestApp({ engine, now: () => now });
    const { token } = await signUp();
    const body = {
      name: ' Night job ',
      scopes: ['make', 'read', 'read'],
      expires_at: '2026-12-01T01:00:00+01:00',
    };
    const made = await send('POST', '/api/keys', { token, body });
    const { secret, ...key } = made.json();
    expect(secret).toMatch(/^fw_[\w-]{43}$/);
    expect(key).toEqual({
      id: expect.any(String),
      name: 'Night job',
      scopes: ['read', 'make'],
      prefix: secret.slice(0, 9),
      created_at: '2026-11-20T12:00:00.000Z',
      last_used_at: null,
      expires_at: '2026-12-01T00:00:00.000Z',
    });
    now = new Date('2026-11-20T12:00:01Z');
    const second = (await send('POST', '/api/keys', { token, body: BODY })).json();
    const list = await send('GET', '/api/keys', { token });
    expect(list.json()).toEqual({
      items: [expect.objectContaining({ id: second.id, expires_at: null }), key],
      next_cursor: null,
    });
    expect((await send('GET', `/api/keys/${key.id}`, { token })).json()).toEqual(key);
    const renamed = await send('PATCH', `/api/keys/${key.id}`, { token, body: { name: 'Day job' } });
    expect(renamed.json()).toEqual({ ...key, name: 'Day job' });
    const rows = JSON.stringify(await db.selectFrom('api_keys').selectAll().execute());
    for (const text of [rows, list.body, renamed.body]) expect(text).not.toContain(secret.slice(9));

    expect((await send('GET', '/api/usage', { token: secret })).statusCode).toBe(200);
    const revoked = await send('DELETE', `/api/keys/${key.id}`, { token });
    expect(revoked.json()).toEqual({ success: true });
    const refused = await send('GET', '/api/usage', { token: secret });
    expect(refused.statusCode).toBe(401);
    expect(refused.json()).toMatchObject({ code: 'bad_key', detail: ERRORS.bad_key.detail });
    expect((await send('DELETE', `/api/keys/${key.id}`, { token })).statusCode).toBe(404);
  });

  test("another's key is not there", async () => {
    const server = await buildTestApp({ engine });
    const [mine, other] = [await server.signUp(), await server.signUp()];
    const key = await makeKey(server, other.token, ['read']);
    const answersFor = async (id: string) => {
      const answers = [
        await server.send('GET', `/api/keys/${id}`, { token: mine.token }),
        await server.send('PATCH', `/api/keys/${id}`, { token: mine.token, body: { name: 'Mine' } }),
        await server.send('DELETE', `/api/keys/${id}`, { token: mine.token }),
      ];
      return answers.map((answer) => [answer.statusCode, answer.json().code, answer.json().detail]);
    };
    const theirs = await answersFor(key.id);
    expect(theirs).toEqual(Array(3).fill([404, 'not_found', ERRORS.not_found.detail]));
    expect(theirs).toEqual(await answersFor('nothing'));
    expect((await server.send('GET', '/api/keys', { token: mine.token })).json().items).toEqual([]);
    expect((await server.send('GET', `/api/keys/${key.id}`, { token: other.token })).json().name).toBe(
      'A script',
    );
    expect((await server.send('GET', '/api/usage', { token: key.secret })).statusCode).toBe(200);
  });

  test('an account has a number of keys at most, also when they are made at once', async () => {
    const { send, signUp } = await buildTestApp({ engine });
    const { token } = await signUp();
    const wishes = Array.from({ length: KEYS_OF_ACCOUNT + 5 }, () =>
      send('POST', '/api/keys', { token, body: BODY }),
    );
    const answers = await Promise.all(wishes);
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(409));
    expect(refused[0]?.json()).toMatchObject({ code: 'too_many_keys', detail: ERRORS.too_many_keys.detail });
    expect((await send('GET', '/api/keys', { token })).json().items).toHaveLength(KEYS_OF_ACCOUNT);
  });

  test('a key ends at its time, and its use is noted once a minute', async () => {
    let now = new Date('2026-11-20T12:00:00Z');
    const server = await buildTestApp({ engine, now: () => now });
    const { token } = await server.signUp();
    const { id, secret } = await makeKey(server, token, ['read'], { expires_at: '2026-11-20T13:00:00Z' });
    const use = async (at: string) => {
      now = new Date(at);
      return server.send('GET', '/api/usage', { token: secret });
    };
    const lastUse = async () => (await server.send('GET', `/api/keys/${id}`, { token })).json().last_used_at;
    await use('2026-11-20T12:10:00Z');
    expect(await lastUse()).toBe('2026-11-20T12:10:00.000Z');
    await use('2026-11-20T12:10:59Z');
    expect(await lastUse()).toBe('2026-11-20T12:10:00.000Z');
    await use('2026-11-20T12:11:00Z');
    expect(await lastUse()).toBe('2026-11-20T12:11:00.000Z');
    expect((await use('2026-11-20T12:59:59.999Z')).statusCode).toBe(200);
    const ended = await use('2026-11-20T13:00:00Z');
    expect(ended.statusCode).toBe(401);
    expect(ended.json()).toMatchObject({ code: 'key_expired', detail: ERRORS.key_expired.detail });
  });

  test('a key stays with a change of the password, and ends with its reset and with the account', async () => {
    const server = await buildTestApp({ engine });
    const [changed, reset, gone] = [await server.signUp(), await server.signUp(), await server.signUp()];
    const keyOf = async ({ token }: { token: string }) => (await makeKey(server, token, ['read'])).secret;
    const status = async (secret: string) =>
      (await server.send('GET', '/api/usage', { token: secret })).statusCode;
    const keys = { changed: await keyOf(changed), reset: await keyOf(reset), gone: await keyOf(gone) };
    const change = { current: PASSWORD, next: NEXT };
    await server.send('POST', '/api/auth/password', { token: changed.token, body: change });
    expect(await status(keys.changed)).toBe(200);

    await server.send('POST', '/api/auth/forgot', { body: { email: reset.user.email } });
    const token = tokenIn(await lastMail(server, 1), 'reset');
    expect(await status(keys.reset)).toBe(200);
    await server.send('POST', '/api/auth/reset', { body: { token, password: NEXT } });
    expect(await status(keys.reset)).toBe(401);

    await server.send('DELETE', '/api/auth/account', { token: gone.token, body: { password: PASSWORD } });
    expect(await status(keys.gone)).toBe(401);
    expect(await status(keys.changed)).toBe(200);
    expect(await server.db.selectFrom('api_keys').select('user_id').execute()).toEqual([
      { user_id: changed.user.id },
    ]);
  });

  test('the export names the keys, without what they are', async () => {
    const server = await buildTestApp({ engine });
    const { token } = await server.signUp();
    const { secret, ...key } = await makeKey(server, token, ['read', 'spend']);
    const data = await server.send('GET', '/api/auth/export', { token });
    expect(data.json().api_keys).toEqual([key]);
    expect(data.body).not.toContain(secret.slice(9));
  });
});

test.each([
  [{}, 'name', KEY_TEXTS.name],
  [{ ...BODY, name: ' \u200b ' }, 'name', KEY_TEXTS.name],
  [{ ...BODY, name: 'x'.repeat(101) }, 'name', 'The name is too long: at most 100 characters.'],
  [{ ...BODY, scopes: [] }, 'scopes', KEY_TEXTS.scopes],
  [{ ...BODY, scopes: ['read', 'admin'] }, 'scopes.1', KEY_TEXTS.scopes],
  [{ ...BODY, scopes: 'read' }, 'scopes', KEY_TEXTS.scopes],
  [{ ...BODY, expires_at: 'tomorrow' }, 'expires_at', KEY_TEXTS.expiry],
  [{ ...BODY, expires_at: '2020-01-01T00:00:00Z' }, 'expires_at', KEY_TEXTS.expiry],
])('the key %j is refused for its %s', async (body, path, message) => {
  const { send, signUp } = await buildTestApp();
  const { token } = await signUp();
  const answer = await send('POST', '/api/keys', { token, body });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'invalid_request', detail: message });
  expect(answer.json().fields).toContainEqual({ path, message });
});
