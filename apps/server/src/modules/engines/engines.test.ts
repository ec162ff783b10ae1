import { expect, test } from 'vitest';
import { httpPeer } from '../../testing/http-peer.ts';
import { openaiShapePeer } from '../../testing/openai-shape-peer.ts';
import { sdapiPeer } from '../../testing/sdapi-peer.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { imagesUsed } from '../../testing/test-pictures.ts';
import { analyze, painted } from '../../testing/test-uploads.ts';
import { textEnginePeer } from '../../testing/text-engine-peers.ts';
import { setOperator } from '../auth/index.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://framewright.example',
  JWT_SECRET: 'a secret of more than thirty-two characters',
};
const SENTENCE = { sentence: 'A lighthouse stands on a rock in low evening light.' };

async function setUp(variables: Record<string, string> = {}) {
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const server = await buildTestApp({ variables: { LOG_LEVEL: 'debug', ...variables }, logStream });
  const { token, user } = await server.signUp('pro');
  const call = async (method: 'GET' | 'PUT' | 'POST', path: string, body?: object) => {
    const answer = await server.send(method, `/api/engines${path}`, { token, ...(body && { body }) });
    return { status: answer.statusCode, body: answer.json() };
  };
  return { server, token, user, call, lines };
}

test('an address that is typed in is asked what it is, kept, tried, and taken away', async () => {
  const ollama = await textEnginePeer('ollama', { says: SENTENCE });
  const { call, server, token } = await setUp();
  const { status, body } = await call('PUT', '/den', { address: `${ollama.origin}/v1` });
  expect(status).toBe(200);
  expect(body.engines[0]).toMatchObject({
    ...{ id: 'den', kind: 'ollama', state: 'ready', removable: true, capabilities: ['texts', 'vision'] },
    name: 'Ollama',
  });
  expect(body.defaults.texts).toEqual({ model: 'den/qwen3:8b', chosen: false });
  expect(await call('POST', '/den/test')).toMatchObject({
    status: 200,
    body: { success: true, message: expect.stringMatching(/^qwen3:8b wrote a sentence in/), picture: null },
  });
  expect(ollama.chats).toHaveLength(1);
  expect((await call('PUT', '/den', { address: null })).body.engines[0].hosted).toBe(true);
  expect((await server.send('POST', '/api/engines/den/test', { token })).statusCode).toBe(404);
  expect(await imagesUsed(server, token)).toBe(0);
});

test('a LocalAI that is typed in is told from vLLM and Ollama, whose paths it answers, and they from it', async () => {
  const [localai, vllm] = await Promise.all([openaiShapePeer('LocalAI'), textEnginePeer('vllm')]);
  const { call } = await setUp();
  expect((await call('PUT', '/den', { address: localai.origin })).body.engines[0]).toMatchObject({
    ...{ id: 'den', kind: 'localai', name: 'LocalAI', state: 'ready' },
    capabilities: ['pictures', 'texts', 'vision'],
  });
  expect((await call('PUT', '/den', { address: vllm.origin })).body.engines[0]).toMatchObject({
    ...{ id: 'den', kind: 'vllm', name: 'vLLM', state: 'ready', capabilities: ['texts'] },
  });
});

test('name and password unlock, are sealed, and are shown and logged nowhere', async () => {
  const basic = `Basic ${Buffer.from('studio:canary-2').toString('base64')}`;
  const forge = await sdapiPeer({ lockedBy: basic, round: 1 });
  const { call, lines, server, token } = await setUp({ SDAPI_URL: forge.origin });
  expect((await call('POST', '/scan')).body.engines[0]).toMatchObject({ state: 'locked' });
  const wrong = await call('PUT', '/sdapi', { credentials: { name: 'studio', password: 'canary-x' } });
  expect(wrong.body.engines[0]).toMatchObject({ state: 'locked' });
  const right = await call('PUT', '/sdapi', { credentials: { name: 'studio', password: 'canary-2' } });
  expect(right.body.engines[0]).toMatchObject({ state: 'ready', removable: false });
  const tested = await call('POST', '/sdapi/test');
  expect(tested.body).toMatchObject({
    ...{ success: true, message: expect.stringMatching(/^Test picture made in [\d.]+ s\.$/) },
    picture: expect.stringMatching(/^data:image\/png;base64,/),
    text: expect.stringMatching(/, 8 steps, seed 7\. Its own metadata says the same\.$/),
  });
  // A test counts for nothing.
  expect(await imagesUsed(server, token)).toBe(0);
  const rows = await server.db.selectFrom('engines').selectAll().execute();
  const kept = `${JSON.stringify([rows, wrong, right, tested.body.text])}${lines.join()}`;
  expect(kept).not.toMatch(/canary|c3R1ZGlv/);
});

test('another address does not inherit the password of the one before', async () => {
  const seen: (string | undefined)[] = [];
  const thief = await httpPeer((request, response) => {
    seen.push(request.headers.authorization);
    response.writeHead(401).end('{}');
  });
  const ollama = await textEnginePeer('ollama', { lockedBy: 'Bearer canary-3' });
  const { call } = await setUp();
  await call('PUT', '/den', { address: ollama.origin, credentials: { token: 'canary-3' } });
  const { body } = await call('PUT', '/den', { address: thief.origin });
  expect(body.engines[0]).toMatchObject({ id: 'den', state: 'locked' });
  expect(seen.length).toBeGreaterThan(0);
  expect(new Set(seen)).toEqual(new Set([undefined]));
});

test.each([
  [{ address: 'file:///etc/passwd' }, 'Please enter an http or https address, like http://127.0.0.1:7860.'],
  [{ address: 'http://[::1' }, 'Please enter an http or https address, like http://127.0.0.1:7860.'],
  [{ address: 'http://x:99999' }, 'Please enter an http or https address, like http://127.0.0.1:7860.'],
  [
    { address: 'http://mara:secret@127.0.0.1:7860' },
    'Please enter name and password in their own fields, not in the address.',
  ],
  [{ address: 'http://127.0.0.1:9' }, /^Nothing that is known answers at 127\.0\.0\.1:9\./],
  [{ address: null }, 'This engine was found or set by the environment; it has no address to remove.'],
  [{ address: 'http://127.0.0.1:9', credentials: { token: 'a b' } }, /^The token may not hold spaces/],
])('%j is refused with a sentence', async (change, detail) => {
  const { call } = await setUp();
  const { status, body } = await call('PUT', '/den', change);
  expect(status).toBe(400);
  expect(body.detail).toEqual(typeof detail === 'string' ? detail : expect.stringMatching(detail));
  expect(JSON.stringify(body)).not.toContain('secret');
});

test('in production an operator changes engines, and nobody else', async () => {
  const ollama = await textEnginePeer('ollama', { says: SENTENCE });
  const { call, server, user } = await setUp(PRODUCTION);
  const tries = () =>
    Promise.all([
      call('PUT', '/den', { address: ollama.origin }),
      call('POST', '/scan'),
      call('PUT', '/defaults', { texts: 'built-in' }),
      call('POST', '/openai/test'),
    ]);
  for (const { status, body } of await tries()) {
    expect(status).toBe(403);
    expect(body).toMatchObject({ code: 'operator_only' });
  }
  expect(ollama.paths).toEqual([]);
  await setOperator(server.db, user.email, true);
  const [added] = await tries();
  expect(added?.status).toBe(200);
  expect((await server.send('GET', '/api/engines')).statusCode).toBe(401);
});

const IDEA = { idea: 'a paper boat crosses a flooded street', target: 'ten-seconds' };

test('an engine writes where nobody chose, with nothing configured; a choice goes before it', async () => {
  const ollama = await textEnginePeer('ollama');
  const { call, server, token } = await setUp({ OLLAMA_URL: ollama.origin });
  await call('POST', '/scan');
  const config = (await server.app.inject('/api/config')).json();
  expect(config).toMatchObject({
    default_text_model: 'ollama/qwen3:8b',
    default_vision_model: 'ollama/gemma3:4b',
    text_engines: [
      { id: 'ollama/qwen3:8b', label: 'qwen3:8b', note: 'Ollama', sees: false, on_this_machine: true },
      { id: 'ollama/gemma3:4b', sees: true },
    ],
  });
  const prompts = () =>
    server.send('POST', '/api/prompts/generate', { token, body: { subject: 'a paper boat' } });
  // What it says is no answer: the engine of ours writes, and says why.
  expect((await prompts()).json()).toMatchObject({
    engine: 'built-in',
    tip: expect.stringContaining('ollama/qwen3:8b gave an answer that could not be used'),
  });
  expect(ollama.chats).toHaveLength(2);
  const options = await server.send('POST', '/api/sora2/generate-creative-options', {
    token,
    body: { ...IDEA, model: 'ollama/gemma3:4b' },
  });
  expect(options.json()).toMatchObject({ success: true, engine: 'built-in' });
  expect(ollama.chats).toHaveLength(4);
  expect(ollama.chats.at(-1)).toMatchObject({ model: 'gemma3:4b' });

  expect((await call('PUT', '/defaults', { texts: 'ollama/nothing' })).body).toMatchObject({
    detail: 'Please choose a model that is ready.',
  });
  const { body } = await call('PUT', '/defaults', { texts: 'built-in' });
  expect(body.defaults.texts).toEqual({ model: 'built-in', chosen: true });
  expect((await prompts()).json()).toMatchObject({ engine: 'built-in' });
  expect(ollama.chats).toHaveLength(4);
  expect((await call('PUT', '/defaults', { texts: null })).body.defaults.texts.chosen).toBe(false);
});

test('of an engine that has gone the built-in engine says so, and no key is asked for', async () => {
  const { server, token } = await setUp();
  const answer = await server.send('POST', '/api/sora2/generate-creative-options', {
    token,
    body: { ...IDEA, model: 'ollama/qwen3:8b' },
  });
  expect(answer.json()).toMatchObject({
    success: true,
    message: 'Written by the built-in engine: ollama/qwen3:8b is not ready. The Engines page says why.',
  });
});

const SEEN = {
  prompt:
    'A flat blue sky stands over an orange field, split by a straight horizon in the middle, evenly lit.',
  subject: 'a blue sky over an orange field',
};

test('the first engine that sees describes the pictures of users, and none of visitors', async () => {
  const ollama = await textEnginePeer('ollama', { says: SEEN });
  const { call, server, token } = await setUp({ OLLAMA_URL: ollama.origin });
  await call('POST', '/scan');
  const file = await (await painted(1_600, 800)).jpeg().toBuffer();
  const { seen } = (await analyze(server, file, { token })).json();
  expect([seen.prompt, seen.described_by]).toEqual([SEEN.prompt, 'ollama/gemma3:4b']);
  expect(ollama.chats).toMatchObject([{ model: 'gemma3:4b' }]);
  expect((await analyze(server, file)).json().seen.described_by).toBe('built-in');
  expect(ollama.chats).toHaveLength(1);
});
