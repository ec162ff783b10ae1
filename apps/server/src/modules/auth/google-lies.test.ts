import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import {
  type Lies,
  lyingOpenidPeer,
  privateKey,
  publicKey,
  signedWith,
  signedWithSecret,
  strangersKey,
  unsigned,
} from '../../testing/lying-openid-peer.ts';
import { CLIENT } from '../../testing/openid-peer.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { testBrowser } from '../../testing/test-browser.ts';

const FAILED = { page: '/auth/callback', error: 'failed' };

async function setUp(lies: Lies = {}) {
  const peer = await lyingOpenidPeer(lies);
  const server = await buildTestApp({ variables: peer.variables });
  const signIn = async () => {
    const browser = testBrowser(server);
    return browser.comeBack(peer.answerTo(await browser.begin()));
  };
  const accounts = () => server.db.selectFrom('users').select(['email', 'name']).execute();
  return { peer, server, signIn, accounts };
}

const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
const seconds = Math.floor(Date.now() / 1_000);

test('told no lie, the server takes what the peer says', async () => {
  const { signIn, accounts } = await setUp();
  expect(await signIn()).toEqual({ page: '/auth/callback', token: expect.any(String) });
  expect(await accounts()).toEqual([{ email: 'mara@example.com', name: 'Mara Lind' }]);
});

test.each<[string, Lies]>([
  ['with a wrong nonce', { claims: { nonce: 'another' } }],
  ['without a nonce', { claims: { nonce: undefined } }],
  ['of a wrong issuer', { claims: { iss: 'https://accounts.google.com' } }],
  ['for a wrong audience', { claims: { aud: 'another-client' } }],
  ['for two audiences, and another party', { claims: { aud: [CLIENT.id, 'b'], azp: 'b' } }],
  ['that has expired', { claims: { iat: seconds - 700, exp: seconds - 600 } }],
  ['that is not valid yet', { claims: { nbf: seconds + 600 } }],
  ['without an expiry', { claims: { exp: undefined } }],
  ['without a subject', { claims: { sub: undefined } }],
  ['of a subject that cannot be kept', { claims: { sub: 'a\0b' } }],
  ['that is not signed', { sign: unsigned }],
  ['signed with the client secret', { sign: signedWithSecret(CLIENT.secret) }],
  ['signed with the public key as a secret', { sign: signedWithSecret(pem) }],
  ["signed with a stranger's key", { sign: signedWith(strangersKey) }],
  ['signed with a key that is not listed', { sign: signedWith(strangersKey, { kid: 'two' }) }],
  ['signed with the right key in another way', { sign: signedWith(privateKey, { alg: 'PS256' }) }],
  ['that is no token', { sign: () => 'canary' }],
  ['beside garbage for keys', { keys: '{"keys":"canary"' }],
  ['beside no keys', { keys: '{"keys":[]}' }],
])('an ID token %s signs nobody in', async (_, lies) => {
  const { peer, signIn, accounts } = await setUp(lies);
  expect(await signIn()).toEqual(FAILED);
  expect(peer.tokenRequests).toBe(1);
  expect(await accounts()).toEqual([]);
});

test.each<[string, Lies]>([
  ['an email that is not verified', { claims: { email_verified: false } }],
  ['an email that is verified in words only', { claims: { email_verified: 'true' } }],
  ['an email that nobody calls verified', { claims: { email_verified: undefined } }],
  ['no email', { claims: { email: undefined } }],
  ['an email that is none', { claims: { email: 'mara@example.com\r\nBcc: x@example.com' } }],
  ['an email of another type', { claims: { email: ['mara@example.com'] } }],
])('somebody new with %s has no account made', async (_, lies) => {
  const { signIn, accounts } = await setUp(lies);
  expect(await signIn()).toEqual({ page: '/auth/callback', error: 'email_unverified' });
  expect(await accounts()).toEqual([]);
});

test('an email that is not verified is not linked either', async () => {
  const { server, signIn } = await setUp({ claims: { email_verified: false } });
  const body = { email: 'mara@example.com', name: 'Mara', password: 'lantern-harbour-42' };
  await server.send('POST', '/api/auth/register', { body });
  expect(await signIn()).toEqual({ page: '/auth/callback', error: 'email_unverified' });
});

test.each([
  ['that is too long', 'x'.repeat(500), 'x'.repeat(100)],
  ['whose cut would leave half a character', `${'x'.repeat(99)}😀`, 'x'.repeat(99)],
  ['that breaks lines', '  Mara\r\nBcc: x\0 ', 'MaraBcc: x'],
  ['that is blank', ' ', 'mara'],
  ['that is missing', undefined, 'mara'],
  ['that is none', { first: 'Mara' }, 'mara'],
])('a name %s is mended', async (_, name, kept) => {
  const { signIn, accounts } = await setUp({ claims: { name } });
  expect(await signIn()).toHaveProperty('token');
  expect(await accounts()).toEqual([{ email: 'mara@example.com', name: kept }]);
});

test('a wrong state, none, or two are refused before anything is asked', async () => {
  const { peer, server } = await setUp();
  const returns = async (change: (query: URLSearchParams) => void) => {
    const browser = testBrowser(server);
    const url = new URL(peer.answerTo(await browser.begin()), peer.issuer);
    change(url.searchParams);
    return browser.comeBack(url.pathname + url.search);
  };
  expect(await returns((query) => query.set('state', 'another'))).toEqual(FAILED);
  expect(await returns((query) => query.delete('state'))).toEqual(FAILED);
  expect(await returns((query) => query.append('state', query.get('state') ?? ''))).toEqual(FAILED);
  expect(await returns((query) => query.delete('code'))).toEqual(FAILED);
  expect(await returns((query) => query.set('iss', 'https://evil.example'))).toEqual(FAILED);
  expect(peer.tokenRequests).toBe(0);
});

test.each([
  ['without the cookie', () => ''],
  ['with a forged cookie', (cookie: string) => cookie.replace(/=./, '=_')],
  ['with a cookie of another signature', (cookie: string) => cookie.replace(/\.[^.]*$/, '.x')],
  ['with a cookie of no signature', (cookie: string) => cookie.replace(/\.[^.]*$/, '')],
])('a return %s is refused before anything is asked', async (_, change) => {
  const { peer, server } = await setUp();
  const browser = testBrowser(server);
  const url = peer.answerTo(await browser.begin());
  expect(browser.cookie).toMatch(/^framewright_sign_in=[\w-]+\.\S{40,}$/);
  const cookie = change(browser.cookie);
  const answer = await server.app.inject({ url, headers: { cookie } });
  expect(answer.headers.location).toBe('/auth/callback?error=failed');
  expect(peer.tokenRequests).toBe(0);
});

test('a return holds once, also for whoever kept the cookie', async () => {
  const { peer, server } = await setUp();
  const browser = testBrowser(server);
  const url = peer.answerTo(await browser.begin());
  const { cookie } = browser;
  expect(await browser.comeBack(url)).toHaveProperty('token');
  expect(await browser.comeBack(url)).toEqual(FAILED);
  expect(peer.tokenRequests).toBe(1);
  const kept = await server.app.inject({ url, headers: { cookie } });
  expect(kept.headers.location).toBe('/auth/callback?error=failed');
});

test.each([
  ['', {}],
  [', even if the provider minds no verifier', { ignoresPkce: true }],
])("a code from another's browser is worth nothing in this one%s", async (_, lies) => {
  const { peer, server, accounts } = await setUp(lies);
  const [attacker, victim] = [testBrowser(server), testBrowser(server)];
  const stolen = new URL(peer.answerTo(await attacker.begin()), peer.issuer).searchParams.get('code') ?? '';
  const own = new URL(peer.answerTo(await victim.begin()), peer.issuer);
  own.searchParams.set('code', stolen);
  expect(await victim.comeBack(own.pathname + own.search)).toEqual(FAILED);
  expect(await accounts()).toEqual([]);
});

test.each([
  ['access_denied', 'access_denied'],
  ['server_error', 'failed'],
  ['canary"><script>', 'failed'],
])('the error %s is told as %s, without a word of the provider', async (error, word) => {
  const { peer, server } = await setUp();
  const browser = testBrowser(server);
  const url = new URL(peer.answerTo(await browser.begin()), peer.issuer);
  const query = new URLSearchParams({ error, error_description: 'canary' });
  query.set('state', url.searchParams.get('state') ?? '');
  expect(await browser.comeBack(`${url.pathname}?${query}`)).toEqual({ page: '/auth/callback', error: word });
  expect(peer.tokenRequests).toBe(0);
});

test.each<[string, Lies['token']]>([
  ['refuses', (response) => response.writeHead(401).end('{"error":"invalid_client"}')],
  ['fails', (response) => response.writeHead(500).end('canary')],
  ['redirects', (response) => response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end()],
  ['hangs up', (response) => response.destroy()],
  [
    'answers no token',
    (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
  ],
])('where the token endpoint %s, nobody is signed in', async (_, token) => {
  const { signIn, accounts } = await setUp({ ...(token && { token }) });
  expect(await signIn()).toEqual(FAILED);
  expect(await accounts()).toEqual([]);
});

test.each([
  ['nothing', {}],
  ['as another', { issuer: 'https://accounts.google.com', authorization_endpoint: 'http://127.0.0.1:1/' }],
])(
  'a provider that describes itself as %s is not used, and asked again by the next sign-in',
  async (_, metadata) => {
    const { peer, server, signIn } = await setUp({ metadata });
    const answer = await server.app.inject('/api/auth/google?next=/pricing');
    expect(answer.headers.location).toBe('/auth/callback?error=failed&next=%2Fpricing');
    expect(answer.headers['set-cookie']).toBeUndefined();
    peer.lie({});
    expect(await signIn()).toHaveProperty('token');
  },
);

test('a picture that somebody names is never fetched, and not kept', async () => {
  let hits = 0;
  const canary = createServer((_, response) => {
    hits += 1;
    response.end();
  });
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => canary.close(() => resolve())));
  const { port } = canary.address() as AddressInfo; // it listens on a port, not on a pipe
  const picture = `http://127.0.0.1:${port}/canary.svg`;
  const named = { picture, profile: picture, jku: picture, sector_identifier_uri: picture };
  const { signIn, server } = await setUp({ claims: named, sign: signedWith(privateKey) });
  expect(await signIn()).toHaveProperty('token');
  const rows = await server.db.selectFrom('users').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain('canary');
  expect(hits).toBe(0);
});
