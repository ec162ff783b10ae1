import { ERRORS } from '@framewright/contract';
import { describe, expect, test } from 'vitest';
import { type GoogleApp, googleApp, MARA } from '../../testing/google-app.ts';
import { buildTestApp, PASSWORD } from '../../testing/test-app.ts';
import { ENGINES } from '../../testing/test-store.ts';

const TEN_MINUTES = 600_000;

const remove = ({ send }: GoogleApp, token: string | undefined, body: object = {}) =>
  send('DELETE', '/api/auth/account', { token: token ?? '', body });
const methods = async ({ send }: GoogleApp, token: string | undefined) =>
  (await send('GET', '/api/auth/methods', { token: token ?? '' })).json();
const accounts = ({ db }: GoogleApp) => db.selectFrom('users').select('email').execute();

describe.each(ENGINES)('on %s', (engine) => {
  test('an account by Google alone is deleted by whoever has just signed in there', async () => {
    let now = new Date('2026-11-23T12:00:00Z');
    const server = await googleApp({ engine, now: () => now });
    const { token: old } = await server.signIn(MARA);
    expect(await methods(server, old)).toEqual({ password: false, google: true, confirmed: true });
    now = new Date(now.getTime() + TEN_MINUTES);
    expect(await methods(server, old)).toEqual({ password: false, google: true, confirmed: false });
    const refused = await remove(server, old);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({
      code: 'confirm_sign_in',
      detail: ERRORS.confirm_sign_in.detail,
    });
    expect(await accounts(server)).toHaveLength(1);

    const { token } = await server.signIn(MARA);
    now = new Date(now.getTime() + TEN_MINUTES - 1);
    // The one that was there before is no better for it.
    expect((await remove(server, old)).statusCode).toBe(403);
    expect((await remove(server, token)).json()).toEqual({ success: true });
    expect(await accounts(server)).toEqual([]);
    expect(await server.db.selectFrom('identities').selectAll().execute()).toEqual([]);
    expect((await remove(server, token)).statusCode).toBe(401);
  });

  test('where there is a password, it is asked for, however fresh the sign-in through Google is', async () => {
    const server = await googleApp({ engine });
    await server.register();
    const { link } = await server.signIn(MARA);
    await server.link(link, PASSWORD);
    const { token } = await server.signIn(MARA);
    expect(await methods(server, token)).toEqual({ password: true, google: true, confirmed: false });
    const refused = await remove(server, token);
    expect(refused.statusCode).toBe(400);
    const message = 'Please enter your password.';
    expect(refused.json()).toMatchObject({
      ...{ code: 'invalid_request', detail: message, fields: [{ path: 'password', message }] },
    });
    expect((await remove(server, token, { password: 'wrong-horse-1' })).json()).toMatchObject({
      code: 'wrong_password',
    });
    expect(await accounts(server)).toHaveLength(1);
    expect((await remove(server, token, { password: PASSWORD })).statusCode).toBe(200);
  });
});

test('who signs in with a password is told so, and visitors and keys are told nothing', async () => {
  const server = await googleApp({ variables: { AUTH_ATTEMPTS_PER_MINUTE: '2' } });
  const token = await server.register();
  expect(await methods(server, token)).toEqual({ password: true, google: false, confirmed: false });
  expect((await server.send('GET', '/api/auth/methods')).json()).toMatchObject({ code: 'not_signed_in' });
  const body = { name: 'reader', scopes: ['read'] };
  const { secret } = (await server.send('POST', '/api/keys', { token, body })).json();
  expect(await methods(server, secret)).toMatchObject({ code: 'key_not_taken' });
});

test('a password that is chosen in the meantime is asked for', async () => {
  const server = await googleApp();
  const { token } = await server.signIn(MARA);
  await server.db.updateTable('users').set({ password_hash: 'of another tab' }).execute();
  expect((await remove(server, token)).json()).toMatchObject({ code: 'invalid_request' });
  expect(await accounts(server)).toHaveLength(1);
});

test('without Google nothing of it changes', async () => {
  const { send, signUp } = await buildTestApp();
  const { token } = await signUp();
  const answer = await send('GET', '/api/auth/methods', { token });
  expect(answer.json()).toEqual({ password: true, google: false, confirmed: false });
});
