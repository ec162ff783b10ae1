import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { fails, openrouterPeer, USER_KEY } from '../../testing/openrouter-peer.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const CALL = '/api/images/openrouter/key';

async function setUp(options: Parameters<typeof openrouterPeer>[0] = {}, variables = {}) {
  const peer = await openrouterPeer(options);
  const lines: string[] = [];
  const server = await buildTestApp({
    logStream: { write: (line) => void lines.push(line) },
    variables: { OPENROUTER_BASE_URL: peer.baseUrl, LOG_LEVEL: 'trace', ...variables },
  });
  const { token } = await server.signUp();
  const code_verifier = randomBytes(32).toString('base64url');
  const code = peer.signIn(createHash('sha256').update(code_verifier).digest('base64url'));
  const exchange = (body: object = {}) =>
    server.send('POST', CALL, { token, body: { code, code_verifier, ...body } });
  return { peer, server, token, code, code_verifier, exchange, lines };
}

test('a code becomes a key of the user’s own once, and neither is kept or logged', async () => {
  const { server, exchange, lines, code, code_verifier } = await setUp();
  const config = (await server.send('GET', '/api/config')).json();
  expect(new URL(config.openrouter_sign_in).pathname).toBe('/auth');
  const answer = await exchange();
  expect(answer.json()).toEqual({ key: USER_KEY, message: '' });
  expect(answer.headers['cache-control']).toBe('no-store');
  const message = 'OpenRouter did not accept the sign-in. Please sign in once more, or paste a key.';
  expect((await exchange()).json()).toEqual({ key: null, message });
  const tables = await server.db.introspection.getTables();
  const rows = await Promise.all(
    tables.map(({ name }) =>
      server.db
        .selectFrom(name as 'users')
        .selectAll()
        .execute(),
    ), // any table of the store
  );
  for (const secret of [USER_KEY, code, code_verifier])
    expect(JSON.stringify(rows) + lines.join('')).not.toContain(secret);
});

test('a code of somebody else’s sign-in fits no verifier but theirs', async () => {
  const { exchange } = await setUp();
  expect((await exchange({ code_verifier: 'x'.repeat(43) })).json()).toMatchObject({ key: null });
});

test.each([
  ['busy', fails(529, 'Full.'), /could not be reached for your key/],
  ['no key in it', fails(200, ''), /sent no key that can be used/],
  ['a key that no header carries', sends({ key: 'a b' }), /sent no key that can be used/],
  ['another address', sends({}, 302), /could not be reached for your key/],
])('%s is one sentence', async (_, exchange, message) => {
  const set = await setUp({ exchange });
  expect((await set.exchange()).json()).toEqual({ key: null, message: expect.stringMatching(message) });
});

test('what is no sign-in is refused here, and so is who is not signed in, and who asks too often', async () => {
  const { server, exchange, peer } = await setUp({}, { AUTH_ATTEMPTS_PER_MINUTE: '1' });
  const detail = 'Please begin the sign-in at OpenRouter once more.';
  for (const body of [{ code: ' ' }, { code_verifier: 'short' }, { code: undefined }]) {
    const refused = await exchange(body);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ detail });
  }
  expect((await server.send('POST', CALL)).statusCode).toBe(401);
  expect(peer.paths).toEqual([]);
  expect((await exchange()).json()).toMatchObject({ key: USER_KEY });
  expect((await exchange()).statusCode).toBe(429);
});

function sends(body: object, status = 200) {
  return (response: Parameters<ReturnType<typeof fails>>[0]): void => {
    response.writeHead(status, { 'content-type': 'application/json', location: 'http://127.0.0.1:9/' });
    response.end(JSON.stringify(body));
  };
}
