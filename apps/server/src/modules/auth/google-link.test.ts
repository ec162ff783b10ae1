import { createHash } from 'node:crypto';
import { ERRORS } from '@framewright/contract';
import type { KyselyPlugin, QueryId } from 'kysely';
import { describe, expect, test } from 'vitest';
import { googleApp, MARA } from '../../testing/google-app.ts';
import { buildTestApp, PASSWORD } from '../../testing/test-app.ts';
import { testBrowser } from '../../testing/test-browser.ts';
import { ENGINES } from '../../testing/test-store.ts';
import { TOKEN_LIFE } from './one-use-tokens.ts';

/** Comes between: once it is told what to do, that is done to its end before the store's next answer is read. */
function interruption(): { readonly plugin: KyselyPlugin; next(work: () => Promise<void>): void } {
  let pending: (() => Promise<void>) | undefined;
  const reads = new WeakSet<QueryId>();
  return {
    plugin: {
      transformQuery({ node, queryId }) {
        // Housekeeping asks in between, and is not what is overtaken.
        if (node.kind === 'SelectQueryNode' && JSON.stringify(node.from).includes('"identities"'))
          reads.add(queryId);
        return node;
      },
      async transformResult({ result, queryId }) {
        if (!reads.has(queryId)) return result;
        const work = pending;
        pending = undefined;
        await work?.();
        return result;
      },
    },
    next(work) {
      pending = work;
    },
  };
}

describe.each(ENGINES)('on %s', (engine) => {
  test('an email that has an account is linked with its password only, once', async () => {
    const server = await googleApp({ engine });
    const owner = await server.profile(await server.register());
    const back = await server.signIn(MARA, '/downloads');
    expect(back).toEqual({
      page: '/auth/callback',
      link: expect.stringMatching(/^[\w-]{43}$/),
      next: '/downloads',
    });
    expect(await server.db.selectFrom('identities').selectAll().execute()).toEqual([]);
    const { hash } = await server.db.selectFrom('one_use_tokens').select('hash').executeTakeFirstOrThrow();
    expect(hash).toBe(
      createHash('sha256')
        .update(back['link'] ?? '')
        .digest('hex'),
    );

    const wrong = await server.link(back['link'], 'wrong-horse-1');
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).toMatchObject({
      code: 'wrong_password',
      fields: [{ path: 'password', message: ERRORS.wrong_password.detail }],
    });
    const linked = await server.link(back['link'], PASSWORD);
    expect(linked.statusCode).toBe(200);
    expect(linked.json()).toEqual({ access_token: expect.any(String), user: owner });
    expect(await server.profile(linked.json().access_token)).toEqual(owner);
    expect((await server.link(back['link'], PASSWORD)).json()).toMatchObject({ code: 'link_expired' });

    expect(await server.profile((await server.signIn(MARA))['token'])).toEqual(owner);
    const login = { email: owner.email, password: PASSWORD };
    expect((await server.send('POST', '/api/auth/login', { body: login })).statusCode).toBe(200);
  });

  test('of three links at once one holds, and of three first sign-ins all meet in one account', async () => {
    const server = await googleApp({ engine });
    await server.register();
    const { link: token } = await server.signIn(MARA);
    const answers = await Promise.all([1, 2, 3].map(() => server.link(token, PASSWORD)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400]);

    const ann = { ...MARA, sub: 'person-2', email: 'ann@example.com' };
    const returns = await Promise.all([1, 2, 3].map(() => server.signIn(ann)));
    const users = await Promise.all(returns.map((back) => server.profile(back['token'])));
    expect(new Set(users.map(({ id }) => id)).size).toBe(1);
    expect(await server.db.selectFrom('users').select('id').execute()).toHaveLength(2);
  });

  test('a first sign-in that another tab overtakes between two reads ends in the same account', async () => {
    const { plugin, next } = interruption();
    const server = await googleApp({ engine, plugin });
    const browser = testBrowser(server);
    const answer = await server.peer.visit(await browser.begin(), MARA);
    let faster: Record<string, string> = {};
    next(async () => {
      faster = await server.signIn(MARA);
    });
    const slower = await browser.comeBack(answer);
    expect(faster).toEqual({ page: '/auth/callback', token: expect.any(String) });
    expect(slower).toEqual({ page: '/auth/callback', token: expect.any(String) });
    expect(await server.profile(slower['token'])).toEqual(await server.profile(faster['token']));
  });

  test('the identity and its tokens go with the account, and its counts stay for the day', async () => {
    const server = await googleApp({ engine });
    await server.register();
    const { link: first } = await server.signIn(MARA);
    const { access_token: token } = (await server.link(first, PASSWORD)).json();
    await server.signIn({ ...MARA, sub: 'person-2' }); // leaves a link token
    await server.send('POST', '/api/prompts/generate', { token, body: { subject: 'a fox' } });
    const removed = await server.send('DELETE', '/api/auth/account', { token, body: { password: PASSWORD } });
    expect(removed.statusCode).toBe(200);
    expect(await server.db.selectFrom('identities').selectAll().execute()).toEqual([]);
    expect(await server.db.selectFrom('one_use_tokens').selectAll().execute()).toEqual([]);

    const again = await server.signIn(MARA);
    const usage = await server.send('GET', '/api/usage', { token: again['token'] ?? '' });
    expect(usage.json()).toMatchObject({ prompts_used_today: 1 });
  });
});

test('a sign-in can go on for as long as its cookie lasts, and a link for half an hour', async () => {
  let now = new Date('2026-11-21T12:00:00Z');
  const server = await googleApp({ now: () => now });
  const browser = testBrowser(server);
  const answer = await server.peer.visit(await browser.begin(), MARA);
  now = new Date(now.getTime() + 600_000);
  expect(await browser.comeBack(answer)).toEqual({ page: '/auth/callback', error: 'failed' });

  await server.register();
  const { link: token } = await server.signIn(MARA);
  now = new Date(now.getTime() + TOKEN_LIFE - 1);
  expect((await server.link(token, 'wrong-horse-1')).json()).toMatchObject({ code: 'wrong_password' });
  now = new Date(now.getTime() + 1);
  const late = await server.link(token, PASSWORD);
  expect(late.statusCode).toBe(400);
  expect(late.json()).toMatchObject({ code: 'link_expired', detail: ERRORS.link_expired.detail });
});

test.each([
  [
    { link: 'x', password: PASSWORD },
    'link',
    'This link is not complete. Please open it again from the mail.',
  ],
  [{ link: 'x'.repeat(43) }, 'password', 'Please enter your password.'],
])('the link %j is refused', async (body, path, message) => {
  const server = await buildTestApp();
  const answer = await server.send('POST', '/api/auth/google/link', { body });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'invalid_request', fields: [{ path, message }] });
});

test('a guessed link, one of another purpose, and one to an account without a password hold nowhere', async () => {
  const server = await googleApp();
  await server.register();
  const { link: token } = await server.signIn(MARA);
  expect((await server.link('x'.repeat(43), PASSWORD)).json()).toMatchObject({ code: 'link_expired' });
  await server.db.updateTable('one_use_tokens').set({ purpose: 'reset-password' }).execute();
  expect((await server.link(token, PASSWORD)).json()).toMatchObject({ code: 'link_expired' });
  await server.db.updateTable('one_use_tokens').set({ purpose: 'link-identity' }).execute();
  await server.db.updateTable('users').set({ password_hash: null }).execute();
  expect((await server.link(token, PASSWORD)).json()).toMatchObject({ code: 'link_expired' });
});

test('a link lets nobody guess the password, and shares its limit with the sign-in', async () => {
  const server = await googleApp({ variables: { AUTH_ATTEMPTS_PER_MINUTE: '2' } });
  await server.register();
  const { link: token } = await server.signIn(MARA);
  const body = { email: MARA.email, password: 'wrong-horse-1' };
  expect((await server.send('POST', '/api/auth/login', { body })).statusCode).toBe(401);
  expect((await server.link(token, 'wrong-horse-2')).statusCode).toBe(400);
  const refused = await server.link(token, PASSWORD);
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ code: 'too_many_attempts' });
});
