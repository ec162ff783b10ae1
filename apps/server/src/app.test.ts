import * as contract from '@framewright/contract';
import { expect, test } from 'vitest';
import { buildTestApp } from './testing/test-app.ts';
import { ENGINES } from './testing/test-store.ts';

const ENDPOINTS: readonly contract.Endpoint[] = Object.values(contract).filter(
  (value): value is typeof value & contract.Endpoint => typeof value === 'object' && 'path' in value,
);

/** The routes of Fastify's printed tree, where a branch stands four columns after what it grows from. */
function routesOf(tree: string): string[] {
  const grown: string[] = [];
  const branches = tree.matchAll(/^((?:[│ ] {3})*)[├└]── (\S+)(?: \((.+)\))?$/gm);
  return [...branches].flatMap(([, indent = '', branch = '', methods]) => {
    const depth = indent.length / 4;
    const path = (grown[depth - 1] ?? '') + branch;
    grown[depth] = path;
    if (!methods) return [];
    const named = methods.split(', ').filter((method) => method !== 'HEAD');
    return named.map((method) => `${method} ${path}`);
  });
}

test('what is served is the contract, and a reader for it', async () => {
  const { app } = await buildTestApp();
  const served = routesOf(app.printRoutes({ commonPrefix: false })).filter(
    (route) => !/ \/api\/docs./.test(route),
  );
  const promised = ENDPOINTS.map(({ method, path }) => `${method} ${path}`);
  expect(served.toSorted()).toEqual([...promised, 'GET /api/docs'].toSorted());
});

test.each(ENDPOINTS.map((endpoint) => [endpoint.method, endpoint.path, endpoint] as const))(
  '%s %s refuses a visitor unless it is open',
  async (method, path, { access }) => {
    const { app } = await buildTestApp();
    const answer = await app.inject({ method, url: path.replace(':id', 'x') });
    if (access === 'signed-in' || access === 'pro') {
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ code: 'not_signed_in' });
    } else {
      expect(answer.statusCode).not.toBe(401);
    }
  },
);

/** How deep a body can be that is not too large. */
const DEEP = 8_000;
const BODIES: Record<string, string> = {
  nothing: '',
  null: 'null',
  true: 'true',
  'a number': '42',
  'a huge number': '{"subject":1e400,"email":1e400,"prompt":1e400,"strength":1e400}',
  'a text': '"x"',
  'an array': '[]',
  'an array of objects': '[{}]',
  'an empty object': '{}',
  'broken JSON': '{"subject":',
  'single quotes': "{'subject':'x'}",
  'a trailing comma': '{"subject":"x",}',
  'two objects': '{}{}',
  'deep arrays': `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`,
  'deep objects': `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
  'a deep field': `{"subject":${'['.repeat(DEEP)}${']'.repeat(DEEP)}}`,
  'a prototype': '{"__proto__":{"plan":"pro"},"constructor":{"prototype":{"plan":"pro"}}}',
  'very many keys': `{${Array.from({ length: 5_000 }, (_, key) => `"k${key}":1`).join(',')}}`,
  NUL: '{"subject":"a\\u0000b","email":"a\\u0000@b.de","password":"\\u0000aaaaaaaa","prompt":"\\u0000"}',
  'lone surrogates':
    '{"subject":"\\ud800","email":"\\udfff@b.de","password":"\\ud800aaaaaaaa","prompt":"\\udc00"}',
  'wrong types': '{"subject":[],"email":{},"password":1,"name":null,"prompt":true,"model":9,"strength":{}}',
  'not UTF-8': Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]).toString('latin1'),
};

const WITH_BODY = ENDPOINTS.filter(({ body }) => body);

test.each(WITH_BODY.map((endpoint) => [endpoint.path, endpoint] as const))(
  '%s refuses every wrong body with one clear sentence',
  async (path, { method, access, body }) => {
    // Where nothing need be said, something else is no error, and nobody is at a made-up address.
    const statuses = body?.safeParse({}).success ? [400, 404] : [400];
    const { app, signUp, send, db } = await buildTestApp();
    const { token } = await signUp(access === 'pro' ? 'pro' : 'free');
    const authorization = access === 'open' ? {} : { authorization: `Bearer ${token}` };
    for (const [name, payload] of Object.entries(BODIES)) {
      const headers = { 'content-type': 'application/json', ...authorization };
      const answer = await app.inject({ method, url: path, headers, payload });
      expect(statuses, name).toContain(answer.statusCode);
      const failure = contract.failureBody.parse(answer.json());
      expect(['invalid_request', 'broken_json', 'not_found'], name).toContain(failure.code);
      expect(failure.detail, name).toMatch(/^[A-Z].*\.?$/);
      expect(failure.detail, name).not.toMatch(/expected|received|undefined|Invalid input|JSON at position/);
    }
    expect((await send('GET', '/api/usage', { token })).json()).toMatchObject({
      prompts_used_today: 0,
      images_used_today: 0,
    });
    expect(await db.selectFrom('generations').selectAll().execute()).toEqual([]);
    expect(Object.hasOwn(Object.prototype, 'plan')).toBe(false);
  },
);

test.each(WITH_BODY.map((endpoint) => [endpoint.path, endpoint] as const))(
  '%s takes JSON only, and not too much of it',
  async (path, { method, access, bodyLimit = contract.BODY_LIMIT, oversize = 'too_large' }) => {
    const { app, signUp } = await buildTestApp();
    const { token } = await signUp(access === 'pro' ? 'pro' : 'free');
    const authorization = access === 'open' ? {} : { authorization: `Bearer ${token}` };
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/html',
    ]) {
      const answer = await app.inject({
        method,
        url: path,
        headers: { 'content-type': type, ...authorization },
        payload: '{"subject":"x"}',
      });
      expect(answer.statusCode, type).toBe(415);
      expect(answer.json()).toMatchObject({ code: 'unsupported_media_type' });
    }
    const headers = { 'content-type': 'application/json', ...authorization };
    const payload = `{"x":"${'x'.repeat(bodyLimit)}"}`;
    const tooLarge = await app.inject({ method, url: path, headers, payload });
    expect(tooLarge.statusCode).toBe(413);
    expect(tooLarge.json()).toMatchObject({ code: oversize, detail: contract.ERRORS[oversize].detail });
  },
);

test('a visitor is refused before a body is read', async () => {
  const { app } = await buildTestApp();
  const answer = await app.inject({
    method: 'POST',
    url: '/api/images/generate',
    headers: { 'content-type': 'application/json' },
    payload: '{broken',
  });
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toMatchObject({ success: false, message: 'Please sign in.', code: 'not_signed_in' });
});

test.each([
  ['GET', '/api/nowhere', 404, 'not_found'],
  ['GET', '/api', 404, 'not_found'],
  ['POST', '/api/usage', 405, 'method_not_allowed'],
  ['DELETE', '/api/auth/login', 405, 'method_not_allowed'],
  ['PUT', '/api/images/x/file', 405, 'method_not_allowed'],
  ['GET', '/api/auth/logout', 405, 'method_not_allowed'],
  ['TRACE', '/api/usage', 405, 'method_not_allowed'],
  ['GET', '/api/%ff', 400, 'invalid_request'],
] as const)('%s %s answers %i', async (method, url, status, code) => {
  const { app } = await buildTestApp();
  const answer = await app.inject({ method, url });
  expect(answer.statusCode).toBe(status);
  expect(contract.failureBody.parse(answer.json()).code).toBe(code);
  if (status === 405) expect(answer.headers['allow']).toMatch(/GET|POST/);
});

test('every answer is guarded, failures included', async () => {
  const { app, db } = await buildTestApp({ variables: { PUBLIC_URL: 'https://framewright.example' } });
  const answers = [
    await app.inject('/api/config'),
    await app.inject('/api/nowhere'),
    await app.inject('/api/usage'),
    await app.inject('/api/%ff'),
    await app.inject('/nowhere'),
    await app.inject({ method: 'POST', url: '/api/auth/login', payload: {} }),
  ];
  await db.destroy();
  answers.push(await app.inject('/api/health'));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 404, 401, 400, 404, 400, 503]);
  for (const { headers } of answers) {
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    expect(headers['x-powered-by']).toBeUndefined();
  }
});

test('strict transport is asked for over TLS only', async () => {
  const { app } = await buildTestApp();
  expect((await app.inject('/api/config')).headers['strict-transport-security']).toBeUndefined();
});

test('an answer that breaks its promise is a 500 that tells nothing', async () => {
  const { send, signUp, db, app } = await buildTestApp();
  const { token, user } = await signUp();
  await db.deleteFrom('usage_days').execute();
  await db.schema.dropTable('usage_days').execute();
  const answer = await send('GET', '/api/usage', { token });
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    code: 'server_error',
    detail: 'Server error. Please try again in a moment.',
    request_id: answer.headers['x-request-id'],
  });
  expect((await send('GET', '/api/auth/profile', { token })).json()).toEqual(user);
  expect((await app.inject('/api/health')).statusCode).toBe(200);
});

const WITH_NAME = ENDPOINTS.filter(({ params }) => params);

test.each(ENGINES)('no name in an address can hold what PostgreSQL refuses, on %s', async (engine) => {
  const { send, signUp } = await buildTestApp({ engine });
  const { token } = await signUp('pro');
  for (const { method, path } of WITH_NAME) {
    const answer = await send(method, path.replaceAll(/:\w+/g, 'a%00b'), { token });
    expect([400, 403, 404], `${method} ${path}`).toContain(answer.statusCode);
  }
  for (const url of [
    '/api/work?q=%00',
    '/api/work?tag=a%00',
    '/api/work?model=%00',
    '/api/work?collection=%00',
  ])
    expect((await send('GET', url, { token })).statusCode, url).toBe(400);
});
