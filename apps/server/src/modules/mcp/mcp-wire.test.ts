import { ERRORS, MCP_BODY_LIMIT } from '@framewright/contract';
import { describe, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeKey } from '../../testing/test-keys.ts';
import { listen, rawBody, rawHeaders } from '../../testing/test-mcp.ts';
import { imagesUsed, providersWith } from '../../testing/test-pictures.ts';
import { ENGINES } from '../../testing/test-store.ts';

const LIST = 'tools/list';

const ask = ({ send }: TestApp, method: string, headers: Record<string, string> = {}, token?: string) =>
  send('POST', '/mcp', {
    body: rawBody(method),
    headers: { ...rawHeaders(method), ...headers },
    ...(token && { token }),
  });

test('a request without a handshake is answered as JSON, to be kept for an hour', async () => {
  const answer = await ask(await buildTestApp(), LIST);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('application/json');
  expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  expect(answer.headers['mcp-session-id']).toBeUndefined();
  expect(answer.json().result).toMatchObject({ ttlMs: 3_600_000, cacheScope: 'public' });
  const found = await ask(await buildTestApp(), 'server/discover');
  expect(found.json().result.supportedVersions).toContain('2026-07-28');
});

test('what is not announced is no method here', async () => {
  const server = await buildTestApp();
  const { capabilities } = (await ask(server, 'server/discover')).json().result;
  expect(Object.keys(capabilities)).toEqual(['tools']);
  for (const method of ['prompts/list', 'prompts/get', 'resources/list', 'resources/templates/list']) {
    const answer = await ask(server, method);
    expect(answer.statusCode, method).toBe(404);
    expect(answer.json().error.code, method).toBe(-32601);
  }
});

test.each([
  ['another version in the header', { 'mcp-protocol-version': '2025-11-25' }, 400, -32020],
  ['another method in the header', { 'mcp-method': 'tools/call' }, 400, -32020],
])('%s is refused', async (_, headers, status, code) => {
  const answer = await ask(await buildTestApp(), LIST, headers);
  expect(answer.statusCode).toBe(status);
  expect(answer.json().error.code).toBe(code);
});

test('a version that is not spoken here is refused with those that are', async () => {
  const server = await buildTestApp();
  const body = JSON.parse(JSON.stringify(rawBody(LIST)).replace('2026-07-28', '2031-01-01'));
  const headers = { ...rawHeaders(LIST), 'mcp-protocol-version': '2031-01-01' };
  const answer = await server.send('POST', '/mcp', { body, headers });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().error).toMatchObject({ code: -32022, data: { supported: ['2026-07-28'] } });
});

test('what is no request of the protocol is refused, and nothing stays open', async () => {
  const server = await buildTestApp();
  const send = (payload: string | Buffer, type = 'application/json') =>
    server.app.inject({
      method: 'POST',
      url: '/mcp',
      headers: { ...rawHeaders(LIST), 'content-type': type },
      payload,
    });
  const good = JSON.stringify(rawBody(LIST));
  expect((await send(good, 'text/plain')).statusCode).toBe(415);
  for (const payload of ['', '{', 'null', '[]', '{}', '[[]]', '{"jsonrpc":"2.0"}', `${'['.repeat(20_000)}`]) {
    const answer = await send(payload);
    expect(answer.statusCode, payload.slice(0, 20)).toBe(400);
    expect(answer.body, payload.slice(0, 20)).not.toMatch(/ at |node_modules/);
  }
  expect((await ask(server, 'nothing/here')).statusCode).toBe(404);
  const large = await send(`{"x":"${'x'.repeat(MCP_BODY_LIMIT)}"}`);
  expect(large.statusCode).toBe(413);
  expect(large.json()).toMatchObject({ code: 'too_large' });
  const listening = await server.send('POST', '/mcp', {
    body: rawBody('subscriptions/listen', { notifications: { toolsListChanged: true } }),
    headers: rawHeaders('subscriptions/listen'),
  });
  expect(listening.json().error).toMatchObject({ code: -32603 });
  const arguments_ = { text: 'a fox', many: Array(5_000).fill(0) };
  const stuffed = await server.send('POST', '/mcp', {
    body: rawBody('tools/call', { name: 'explain_prompt', arguments: arguments_ }),
    headers: rawHeaders('tools/call', 'explain_prompt'),
  });
  expect(stuffed.body).toMatch(/isError|error/);
});

test.each(['GET', 'DELETE', 'PUT'] as const)('%s is not taken', async (method) => {
  const answer = await (await buildTestApp()).send(method, '/mcp');
  expect(answer.statusCode).toBe(405);
  expect(answer.headers['allow']).toBe('POST');
});

test('pages of other sites are not answered', async () => {
  const local = await buildTestApp();
  const status = async (server: TestApp, origin: string) => (await ask(server, LIST, { origin })).statusCode;
  for (const origin of ['http://127.0.0.1:3000', 'http://localhost:6274', 'http://[::1]:5173'])
    expect(await status(local, origin), origin).toBe(200);
  const foreign = [
    'https://evil.example',
    'http://localhost.evil.example',
    'http://127.0.0.1.nip.example',
    'null',
    'x',
  ];
  for (const origin of foreign) expect(await status(local, origin), origin).toBe(403);
  const answer = await ask(local, LIST, { origin: 'https://evil.example' });
  expect(answer.json()).toMatchObject({ code: 'foreign_origin', detail: ERRORS.foreign_origin.detail });
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();

  const variables = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://framewright.example',
    JWT_SECRET: 'a secret of more than thirty-two characters',
  };
  const open = await buildTestApp({ variables });
  const { token } = await open.signUp();
  const { secret } = await makeKey(open, token, ['read']);
  const known = async (origin: string) => (await ask(open, LIST, { origin }, secret)).statusCode;
  expect(await known('https://framewright.example')).toBe(200);
  expect(await known('http://localhost:6274')).toBe(403);
  const visitor = await ask(open, LIST);
  expect(visitor.statusCode).toBe(401);
  expect(visitor.headers['www-authenticate']).toBe('Bearer');
  expect(visitor.json().detail).toContain('/connect');
});

test('a key is taken from the header alone, and not repeated in any answer or log', async () => {
  const lines: string[] = [];
  const server = await buildTestApp({
    variables: { LOG_LEVEL: 'trace' },
    logStream: { write: (line) => lines.push(line) },
  });
  const { token } = await server.signUp();
  const { secret } = await makeKey(server, token, ['read']);
  const inAddress = await server.send('POST', `/mcp?api_key=${secret}`, {
    body: rawBody(LIST),
    headers: rawHeaders(LIST),
  });
  expect(inAddress.statusCode).toBe(400);
  expect(inAddress.json()).toMatchObject({ code: 'key_in_address' });
  const body = rawBody('tools/call', { name: 'check_usage', arguments: {} });
  const headers = rawHeaders('tools/call', 'check_usage');
  const answer = await server.send('POST', '/mcp', { body, headers, token: secret });
  expect(answer.json().result.structuredContent).toMatchObject({ prompts_used_today: 0 });
  for (const text of [...lines, answer.body, inAddress.body]) expect(text).not.toContain(secret.slice(9));
  expect(lines.join('')).toContain('"path":"/mcp"');
});

describe.each(ENGINES)('on %s', (engine) => {
  test('who leaves while a picture is made gets it back on the day’s count', async () => {
    const begun = Promise.withResolvers<void>();
    const ended = vi.fn();
    const imageProviders = providersWith(async (_, __, { signal }) => {
      begun.resolve();
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      ended();
      signal.throwIfAborted();
      throw new Error('unreachable');
    });
    const server = await buildTestApp({ engine, imageProviders });
    const { token } = await server.signUp();
    const { secret } = await makeKey(server, token, ['make', 'read']);
    const leaving = new AbortController();
    const call = fetch(await listen(server.app), {
      method: 'POST',
      headers: { ...rawHeaders('tools/call', 'make_picture'), authorization: `Bearer ${secret}` },
      body: JSON.stringify(rawBody('tools/call', { name: 'make_picture', arguments: { prompt: 'a fox' } })),
      signal: leaving.signal,
    });
    await begun.promise;
    expect(await imagesUsed(server, token)).toBe(1);
    leaving.abort();
    await expect(call).rejects.toThrow();
    await vi.waitFor(async () => expect(await imagesUsed(server, token)).toBe(0));
    expect(ended).toHaveBeenCalledOnce();
  });
});
