import { describe, expect, test } from 'vitest';
import { googleApp, MARA } from '../../testing/google-app.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { testBrowser } from '../../testing/test-browser.ts';
import { ENGINES } from '../../testing/test-store.ts';

describe.each(ENGINES)('on %s', (engine) => {
  test('somebody new has an account, and the same one when they come again under another email', async () => {
    const server = await googleApp({ engine });
    const first = await server.signIn(MARA, '/pricing?plan=pro#buy');
    expect(first).toEqual({
      page: '/auth/callback',
      token: expect.any(String),
      next: '/pricing?plan=pro#buy',
    });
    const user = await server.profile(first['token']);
    expect(user).toMatchObject({ email: 'mara@example.com', name: 'Mara Lind', plan: 'free' });

    const second = await server.signIn({ ...MARA, email: 'other@example.com', email_verified: false });
    expect(second).toEqual({ page: '/auth/callback', token: expect.any(String) });
    expect(second['token']).not.toBe(first['token']);
    expect(await server.profile(second['token'])).toEqual(user);
    const { password_hash } = await server.db
      .selectFrom('users')
      .select('password_hash')
      .executeTakeFirstOrThrow();
    expect(password_hash).toBeNull();
  });
});

test('the browser is sent with PKCE, state and nonce, and keeps them in a cookie that only comes back here', async () => {
  const server = await googleApp();
  const answer = await server.app.inject('/api/auth/google?next=/pricing');
  expect(answer.statusCode).toBe(302);
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
  const { origin, searchParams } = new URL(String(answer.headers.location));
  expect(origin).toBe(server.peer.variables['GOOGLE_ISSUER']);
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: 'framewright-test',
    response_type: 'code',
    redirect_uri: 'http://127.0.0.1:3000/api/auth/google/callback',
    scope: 'openid email profile',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  });
  expect(answer.headers['set-cookie']).toMatch(
    /^framewright_sign_in=[^;]+; Max-Age=600; Path=\/api\/auth\/google; HttpOnly; SameSite=Lax$/,
  );
});

test('over https the cookie is kept to it', async () => {
  const server = await googleApp({ variables: { PUBLIC_URL: 'https://framewright.example' } });
  const answer = await server.app.inject('/api/auth/google');
  expect(answer.headers['set-cookie']).toMatch(/; Secure(;|$)/);
});

test('the return clears the cookie, and passes its address on to nobody', async () => {
  const server = await googleApp();
  const browser = testBrowser(server);
  const url = await server.peer.visit(await browser.begin(), MARA);
  const answer = await browser.open(url);
  expect(answer.statusCode).toBe(302);
  expect(answer.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
  const [cleared, marked] = [answer.headers['set-cookie']].flat();
  expect(cleared).toMatch(/^framewright_sign_in=; Max-Age=0; Path=\/api\/auth\/google;/);
  expect(answer.body).toBe('');
  // Read by the page, and by no other.
  const [, mark] =
    /^framewright_signed_in=([\w-]{22}); Max-Age=300; Path=\/auth\/callback; SameSite=Lax$/.exec(
      marked ?? '',
    ) ?? [];
  const { searchParams } = new URL(String(answer.headers.location), 'http://own.invalid');
  expect(searchParams.get('mark')).toBe(mark);
  expect(searchParams.has('token')).toBe(true);
});

test('whoever says no at Google is told so in our own word', async () => {
  const server = await googleApp();
  expect(await server.signIn(undefined, '/downloads')).toEqual({
    page: '/auth/callback',
    error: 'access_denied',
    next: '/downloads',
  });
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\tevil.example',
  'javascript:alert(1)',
  'pricing',
  '/ä',
  '',
])('the way back %j is left out', async (next) => {
  const server = await googleApp();
  expect(await server.signIn(undefined, next)).toEqual({ page: '/auth/callback', error: 'access_denied' });
});

test.each(['/api/auth/google', '/api/auth/google/callback?code=x&state=y'])(
  'where it is not set up, %s leads back with that word',
  async (url) => {
    const { app } = await buildTestApp();
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('/auth/callback?error=not_configured');
    expect((await app.inject('/api/config')).json()).toMatchObject({ google_sign_in: false });
  },
);

test('where it is set up, the configuration says so', async () => {
  const server = await googleApp();
  expect((await server.app.inject('/api/config')).json()).toMatchObject({ google_sign_in: true });
});

test('sign-ins are counted by address, and so are the accounts that they make', async () => {
  const server = await googleApp({
    variables: { AUTH_ATTEMPTS_PER_MINUTE: '1', REGISTRATIONS_PER_HOUR: '1' },
  });
  expect(await server.signIn(MARA)).toHaveProperty('token');
  expect(await server.signIn({ ...MARA, sub: 'person-2', email: 'ann@example.com' })).toEqual({
    page: '/auth/callback',
    error: 'too_many_registrations',
  });
  for (let attempt = 0; attempt < 8; attempt += 1) expect(await server.signIn(MARA)).toHaveProperty('token');
  expect(await server.signIn(MARA)).toEqual({ page: '/auth/callback', error: 'too_many_attempts' });
});

test('no token, code, proof or word of a person is logged, at any level', async () => {
  const lines: string[] = [];
  const server = await googleApp({
    variables: { LOG_LEVEL: 'trace' },
    logStream: { write: (line) => lines.push(line) },
  });
  const browser = testBrowser(server);
  const sent = await browser.begin('/pricing?canary');
  const { cookie } = browser;
  const came = await server.peer.visit(sent, { ...MARA, name: 'canary-name', email: 'canary@example.com' });
  const back = await browser.comeBack(came);
  expect(back).toHaveProperty('token');
  await browser.comeBack(came); // without its cookie
  const stranger = testBrowser(server);
  await stranger.begin();
  await stranger.comeBack(`${came}&canary=1`); // a state that is not its own
  const refused = await server.peer.visit(await stranger.begin(), undefined);
  await stranger.comeBack(refused);

  const log = lines.join('');
  expect(log).toContain('a Google sign-in failed');
  expect(log).toContain('"path":"/api/auth/google/callback"');
  expect(log).not.toMatch(/canary|mara|person-1/i);
  const { state, nonce } = Object.fromEntries(new URL(sent).searchParams);
  const code = new URL(came, 'http://x').searchParams.get('code');
  for (const secret of [state, nonce, code, cookie, back['token']]) {
    expect(secret).toBeTruthy();
    expect(log).not.toContain(secret);
  }
});

test('each return has a mark of its own, and one that signs nobody in has none', async () => {
  const server = await googleApp();
  const marks = new Set<unknown>();
  for (const who of [MARA, MARA, undefined]) {
    const browser = testBrowser(server);
    const { headers } = await browser.open(await server.peer.visit(await browser.begin(), who));
    marks.add(new URL(String(headers.location), 'http://own.invalid').searchParams.get('mark'));
    expect([headers['set-cookie']].flat()).toHaveLength(who ? 2 : 1);
  }
  expect(marks.size).toBe(3);
  expect(marks.has(null)).toBe(true);
});
