import * as contract from '@framewright/contract';
import { expect, test } from 'vitest';
import { chatPeer, chatsJson } from '../testing/chat-peer.ts';
import { buildTestApp } from '../testing/test-app.ts';
import { makeKey } from '../testing/test-keys.ts';
import { requestPicture } from '../testing/test-pictures.ts';

const ENDPOINTS: readonly contract.Endpoint[] = Object.values(contract).filter(
  (value): value is typeof value & contract.Endpoint => typeof value === 'object' && 'path' in value,
);
const KEPT = ENDPOINTS.flatMap((endpoint) => {
  const rule = contract.keyRuleOf(endpoint);
  return rule ? [[endpoint.method, endpoint.path, rule] as const] : [];
});

test.each(KEPT)('%s %s asks a key for %s', async (method, path, rule) => {
  const { send, signUp, ...server } = await buildTestApp();
  const { token } = await signUp('pro');
  const keyWith = async (scopes: readonly contract.KeyScope[]) =>
    (await makeKey({ ...server, send }, token, scopes)).secret;
  const call = async (secret: string) => send(method, path.replace(/:\w+/, 'x'), { token: secret });
  const others = contract.KEY_SCOPES.filter((scope) => scope !== rule);
  const refused = await call(await keyWith(others));
  if (rule === 'any') {
    expect([401, 403]).not.toContain(refused.statusCode);
    return;
  }
  expect(refused.statusCode).toBe(403);
  if (rule === 'never') {
    expect(refused.json()).toMatchObject({
      code: 'key_not_taken',
      detail: 'This call takes no API key. Please sign in.',
    });
    return;
  }
  const detail = `This API key may not do that: it lacks the scope '${rule}'.`;
  expect(refused.json()).toMatchObject({ code: 'scope_required', detail });
  expect([401, 403]).not.toContain((await call(await keyWith([rule]))).statusCode);
});

test('what is about the account, its money, its keys or the server takes no key', () => {
  const guarded = /^\/api\/(auth|keys|billing|stripe|sandbox|operator)\b/;
  const open = KEPT.filter(([, path, rule]) => guarded.test(path) && rule !== 'never');
  expect(open).toEqual([]);
  const changes = KEPT.filter(([method, path]) => path.startsWith('/api/engines') && method !== 'GET');
  expect(changes.map(([, , rule]) => rule)).toEqual(changes.map(() => 'never'));
});

test('a key that was never made is refused', async () => {
  const server = await buildTestApp();
  const { token } = await server.signUp();
  const { secret } = await makeKey(server, token, ['read']);
  for (const wrong of ['fw_', `${secret}x`, secret.slice(0, -1), `fw_${'a'.repeat(43)}`]) {
    const answer = await server.send('GET', '/api/usage', { token: wrong });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'bad_key', detail: contract.ERRORS.bad_key.detail });
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  }
  const optional = await server.send('POST', '/api/prompts/analyze', {
    token: 'fw_wrong',
    body: { text: 'a fox' },
  });
  expect(optional.statusCode).toBe(401);
});

test('a key counts as its user does', async () => {
  const server = await buildTestApp();
  const { token } = await server.signUp();
  const { secret } = await makeKey(server, token, ['read', 'make']);
  const write = (bearer: string) =>
    server.send('POST', '/api/prompts/generate', { token: bearer, body: { subject: 'a fox' } });
  const limit = contract.PLANS.free.daily.prompts ?? 0;
  for (let count = 0; count < limit; count += 1) await write(count % 2 ? token : secret);
  const used = (await server.send('GET', '/api/usage', { token: secret })).json();
  expect(used.prompts_used_today).toBe(limit);
  const refused = await write(secret);
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ code: 'prompt_limit' });
});

test('random ids, signatures and codes in an address are no keys, whatever they hold', async () => {
  const { send } = await buildTestApp();
  const random = 'Zx'.repeat(60);
  for (const [address, status] of [
    [
      `/api/images/0mfxxxfw_${random.slice(0, 21)}/file?expires=1795176000&signature=fw_${random.slice(0, 40)}`,
      403,
    ],
    [
      `/api/images/0mfxxxxx${random.slice(0, 22)}/file?expires=1795176000&signature=a1fw_${random.slice(0, 38)}`,
      403,
    ],
    [`/api/shared/fw_${random.slice(0, 40)}`, 404],
    [`/api/nowhere?code=4/0Afw_${random}`, 404],
  ] as const) {
    expect((await send('GET', address)).statusCode, address).toBe(status);
  }
});

test('a key in an address is refused on every route, in every spelling, and never logged', async () => {
  const lines: string[] = [];
  const server = await buildTestApp({
    variables: { LOG_LEVEL: 'trace' },
    logStream: { write: (line) => lines.push(line) },
  });
  const { token } = await server.signUp();
  const { secret } = await makeKey(server, token, ['read']);
  const spelt = [...secret].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join('');
  for (const address of [
    `/api/usage?api_key=${secret}`,
    `/api/config?x=1&token=${spelt}`,
    `/api/keys/${secret}`,
    `/api/nowhere?${secret}`,
    `/?key=${secret}`,
    `/nowhere/${spelt}`,
    `/api/%ff?key=${secret}`,
  ]) {
    const answer = await server.send('GET', address, { token });
    expect(answer.statusCode, address).toBe(400);
    if (!address.includes('%ff')) {
      expect(answer.json()).toMatchObject({
        code: 'key_in_address',
        detail: contract.ERRORS.key_in_address.detail,
      });
    }
  }
  await server.send('GET', '/api/usage', { token: secret });
  await server.send('POST', '/api/prompts/generate', { token: secret, body: { subject: 'a fox' } });
  await server.db.schema.dropTable('usage_days').execute();
  await server.send('GET', '/api/usage', { token: secret });
  const log = lines.join('');
  expect(log).toContain('no such table');
  expect(log).not.toContain(secret.slice(9));
  expect(log.toLowerCase()).not.toContain(spelt.slice(27));
  expect((await server.send('GET', '/api/config?q=fw_short')).statusCode).toBe(200);
});

test('without the scope spend nothing costs money', async () => {
  const peer = await chatPeer(chatsJson({}));
  const server = await buildTestApp({
    variables: { OPENAI_BASE_URL: peer.baseUrl, OPENAI_API_KEY: 'sk-canary' },
  });
  const { token } = await server.signUp('pro');
  const { secret } = await makeKey(server, token, ['read', 'write', 'make']);
  const spend = {
    code: 'scope_required',
    detail: "This API key may not do that: it lacks the scope 'spend'.",
  };

  const written = await server.send('POST', '/api/prompts/generate', {
    token: secret,
    body: { subject: 'a fox' },
  });
  expect(written.json()).toMatchObject({ engine: 'built-in' });
  for (const body of [{ model: 'openai' }, { model: 'seedream', byteplus_api_key: 'own-key' }]) {
    const picture = await requestPicture(server, secret, body);
    expect(picture.statusCode).toBe(403);
    expect(picture.json()).toMatchObject({ ...spend, success: false });
  }
  const optimize = (model: string) =>
    server.send('POST', '/api/sora2/optimize-prompt', {
      token: secret,
      body: { user_prompt: 'a fox runs', model },
    });
  expect((await optimize('gpt-5')).json()).toMatchObject(spend);
  expect((await optimize('built-in')).json()).toMatchObject({ success: true });
  expect((await requestPicture(server, secret)).json()).toMatchObject({ success: true });
  expect(await server.db.selectFrom('model_calls').selectAll().execute()).toEqual([]);
  const used = (await server.send('GET', '/api/usage', { token })).json();
  expect(used).toMatchObject({ prompts_used_today: 1, images_used_today: 1 });
});

test('a key that may spend states a maximum for a picture that costs; whoever is signed in need not', async () => {
  const server = await buildTestApp({ variables: { OPENAI_API_KEY: 'sk-canary' } });
  const { token } = await server.signUp();
  const { secret } = await makeKey(server, token, ['make', 'spend']);
  const refused = await requestPicture(server, secret, { model: 'openai' });
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({
    code: 'invalid_request',
    detail: expect.stringMatching(/max_cost_usd/),
    fields: [expect.objectContaining({ path: 'max_cost_usd' })],
  });
  expect(await server.db.selectFrom('model_calls').selectAll().execute()).toEqual([]);
  expect((await requestPicture(server, secret)).json()).toMatchObject({ success: true });
});

test('what costs more than the stated maximum is not made', async () => {
  const server = await buildTestApp({ variables: { OPENAI_API_KEY: 'sk-canary' } });
  const { token } = await server.signUp();
  const refused = await requestPicture(server, token, { model: 'openai', max_cost_usd: 0 });
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({
    code: 'invalid_request',
    detail: expect.stringMatching(
      /^This costs about \$0\.\d+, more than max_cost_usd allows\.$|^Nobody here knows/,
    ),
    fields: [expect.objectContaining({ path: 'max_cost_usd' })],
  });
  expect((await requestPicture(server, token, { max_cost_usd: 0 })).json()).toMatchObject({ success: true });
  const wrong = await requestPicture(server, token, { max_cost_usd: -1 });
  expect(wrong.json()).toMatchObject({ detail: contract.IMAGE_TEXTS.maxCost });
  const used = (await server.send('GET', '/api/usage', { token })).json();
  expect(used).toMatchObject({ images_used_today: 1 });
});
