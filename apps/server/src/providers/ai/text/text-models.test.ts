import { expect, test } from 'vitest';
import { z } from 'zod';
import { readConfig } from '../../../config.ts';
import { type ChatAnswer, chatPeer, chats, chatsJson } from '../../../testing/chat-peer.ts';
import { candidate, type GeminiTextAnswer, geminiTextPeer } from '../../../testing/gemini-text-peer.ts';
import { httpPeer } from '../../../testing/http-peer.ts';
import { sendJson } from '../../../testing/json-peer.ts';
import { openCalls } from '../../../testing/open-calls.ts';
import {
  openaiError,
  openaiPeer,
  type PeerAnswer,
  raw,
  says,
  saysJson,
} from '../../../testing/openai-peer.ts';
import { Secret } from '../secret.ts';
import type { TextRequest } from './text-model.ts';
import { textModels } from './text-models.ts';

const KEY = 'sk-canary-1234567890';
const GOOD = { title: 'Paws' };
const NOW = new Date('2026-11-20T12:00:00Z');

const REQUEST: TextRequest<{ title: string }> = {
  userId: 'u-1',
  instructions: 'You name films.',
  data: { idea: 'a fox in the snow' },
  schema: z.object({ title: z.string() }),
  signal: new AbortController().signal,
};

type Name = Parameters<ReturnType<typeof textModels>['onUserKey']>[0];

function models(variables: Record<string, string>, openaiUrl?: string) {
  const { calls, book } = openCalls();
  return { ...textModels(readConfig(variables).ai, calls, openaiUrl ? { openaiUrl } : {}), book };
}

/** OpenAI itself, asked on a user's key. */
async function askOpenai(name: Name, ...answers: readonly PeerAnswer[]) {
  const peer = await openaiPeer(...answers);
  const model = models({}, peer.baseUrl).onUserKey(name, new Secret(KEY), NOW);
  return { peer, result: await resultOf(model.generate(REQUEST)) };
}

async function askChat(name: Name, answers: readonly ChatAnswer[], overrides = '') {
  const peer = await chatPeer(...answers);
  const model = models({ OPENAI_BASE_URL: peer.baseUrl, MODEL_OVERRIDES: overrides }).onServerKey(name, NOW);
  return { peer, model, result: await resultOf(model?.generate(REQUEST)) };
}

async function askGemini(...answers: readonly GeminiTextAnswer[]) {
  const peer = await geminiTextPeer(...answers);
  const variables = { GEMINI_API_KEY: KEY, GEMINI_BASE_URL: peer.baseUrl };
  return { peer, result: await resultOf(models(variables).onServerKey('gpt-5', NOW)?.generate(REQUEST)) };
}

function resultOf(promise: Promise<unknown> | undefined): Promise<unknown> {
  return Promise.resolve(promise).catch((reason: unknown) => reason);
}

test('OpenAI is asked to keep nothing, and for nothing that some models refuse', async () => {
  const { peer, result } = await askOpenai('gpt-5', saysJson(GOOD));
  expect(result).toEqual(GOOD);
  expect(peer.refused).toEqual([]);
  expect(peer.requests[0]).toMatchObject({ model: 'gpt-5', store: false });
  expect(peer.requests[0]).not.toHaveProperty('temperature');
});

test('a temperature is sent to the models that take one', async () => {
  const { peer } = await askOpenai('gpt-4.1', saysJson(GOOD));
  expect(peer.refused).toEqual([]);
  expect(peer.requests).toMatchObject([{ temperature: 0.8 }]);
});

test.each<[string, PeerAnswer, object]>([
  ['a wrong key', openaiError(401, { code: 'invalid_api_key' }), { kind: 'wrong-key', status: 401 }],
  ['no such model', openaiError(404, { code: 'model_not_found' }), { kind: 'no-access', status: 404 }],
  [
    'a model that is gone',
    openaiError(404, { code: 'model_not_found', message: 'The model `gpt-5` has been deprecated.' }),
    { kind: 'retired' },
  ],
  ['no right to the model', openaiError(403, {}), { kind: 'no-access', status: 403 }],
  [
    'no credit',
    openaiError(429, { code: 'insufficient_quota', type: 'insufficient_quota' }),
    { kind: 'quota', status: 429, retryAfter: undefined },
  ],
  [
    'too many calls',
    openaiError(429, { code: 'rate_limit_exceeded', type: 'requests' }, { 'retry-after': '7' }),
    { kind: 'busy', status: 429, retryAfter: 7 },
  ],
  ['a failure there', openaiError(500, { type: 'server_error' }), { kind: 'busy', status: 500 }],
  [
    'a policy',
    openaiError(400, { code: 'invalid_prompt', message: `Flagged, ${KEY}.` }),
    { kind: 'declined', status: 400, words: 'Flagged, ….' },
  ],
  ['a request that is not taken', openaiError(400, { code: 'whatever' }), { kind: 'failed', status: 400 }],
  ['a failure with status 200', saysError('server_error'), { kind: 'busy' }],
])("%s in OpenAI's words", async (_, answer, expected) => {
  const { result, peer } = await askOpenai('gpt-5', answer);
  expect(result).toMatchObject(expected);
  expect(peer.requests).toHaveLength(1);
  expect(JSON.stringify(result, Object.getOwnPropertyNames(result))).not.toContain('canary');
});

test.each([
  [
    404,
    { error: { message: "model 'gpt-5' not found", type: 'api_error', param: null, code: null } },
    'no-access',
  ],
  [
    404,
    { object: 'error', message: 'The model `x` does not exist.', type: 'NotFoundError', code: 404 },
    'no-access',
  ],
  [400, { error: 'Model "x" is not loaded.' }, 'no-access'],
  [404, { error: { message: 'Model x was deprecated and shut down.' } }, 'retired'],
  [401, { error: { message: 'Authentication Error', code: 401 } }, 'wrong-key'],
  [402, { error: { message: 'Insufficient credits', code: 402 } }, 'quota'],
  [429, { error: { message: 'Rate limited', code: 429 } }, 'busy'],
  [503, { error: 'model is loading' }, 'busy'],
  [400, { error: { message: 'maximum context length is 4096 tokens', code: 400 } }, 'failed'],
])('a compatible server that answers %i with %j', async (status, body, kind) => {
  const { result, peer } = await askChat('gpt-5', [(response) => sendJson(response, status, body)]);
  expect(result).toMatchObject({ kind });
  expect(peer.requests).toHaveLength(1);
});

const QUOTA = { '@type': 'type.googleapis.com/google.rpc.QuotaFailure' };
const RETRY = { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '31.4s' };
const PER_DAY = { ...QUOTA, violations: [{ quotaId: 'GenerateRequestsPerDayPerProject' }] };
const PER_MINUTE = { ...QUOTA, violations: [{ quotaId: 'GenerateRequestsPerMinutePerProject' }] };
const BAD_KEY = { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' };

test.each([
  [400, 'INVALID_ARGUMENT', { message: 'API key not valid.', details: [BAD_KEY] }, { kind: 'wrong-key' }],
  [400, 'INVALID_ARGUMENT', { message: 'API key expired.' }, { kind: 'wrong-key' }],
  [400, 'FAILED_PRECONDITION', { message: 'User location is not supported.' }, { kind: 'no-access' }],
  [400, 'INVALID_ARGUMENT', { message: 'Contents are required.' }, { kind: 'failed' }],
  [403, 'PERMISSION_DENIED', {}, { kind: 'no-access' }],
  [404, 'NOT_FOUND', { message: 'models/x is not found for API version v1beta' }, { kind: 'no-access' }],
  [404, 'NOT_FOUND', { message: 'This model is no longer available.' }, { kind: 'retired' }],
  [429, 'RESOURCE_EXHAUSTED', { details: [PER_MINUTE, RETRY] }, { kind: 'busy', retryAfter: 32 }],
  [429, 'RESOURCE_EXHAUSTED', { details: [PER_DAY, RETRY] }, { kind: 'quota' }],
  [503, 'UNAVAILABLE', { message: 'The model is overloaded.' }, { kind: 'busy' }],
  [500, 'INTERNAL', {}, { kind: 'busy' }],
])('Google that answers %i %s %j', async (status, name, extras, expected) => {
  const { peer, result } = await askGemini((response) =>
    sendJson(response, status, {
      error: { code: status, status: name, message: '', details: [], ...extras },
    }),
  );
  expect(result).toMatchObject(expected);
  expect(peer.requests).toHaveLength(1);
});

test('nobody there', async () => {
  const model = models({ OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' }).onServerKey('gpt-5', NOW);
  await expect(model?.generate(REQUEST)).rejects.toMatchObject({ kind: 'unreachable' });
});

test('a parameter that the model refuses is dropped, once and for the repair too', async () => {
  const refusal = openaiError(400, { code: 'unsupported_parameter', param: 'text.format' });
  const { peer, result } = await askOpenai('gpt-5', refusal, says('?'), saysJson(GOOD));
  expect(result).toEqual(GOOD);
  expect(peer.requests.map(({ text }) => text !== undefined)).toEqual([true, false, false]);

  const stubborn = await askOpenai('gpt-5', refusal);
  expect(stubborn.result).toMatchObject({ kind: 'failed' });
  expect(stubborn.peer.requests).toHaveLength(2);

  const model400 = openaiError(400, { code: 'unsupported_value', param: 'model' });
  expect((await askOpenai('gpt-5', model400)).peer.requests).toHaveLength(1);

  const temperature = openaiError(400, { code: 'unsupported_value', param: 'temperature' });
  const warm = await askOpenai('gpt-4o', temperature, saysJson(GOOD));
  expect(warm.result).toEqual(GOOD);
  expect(warm.peer.requests.map((request) => request.temperature)).toEqual([0.8, undefined]);
});

test('what one conversation drops, the next one on the same account sends again', async () => {
  const refusal: ChatAnswer = (response) => sendJson(response, 400, { error: 'no response_format here' });
  const peer = await chatPeer(refusal, chatsJson(GOOD));
  const { onServerKey } = models({ OPENAI_BASE_URL: peer.baseUrl });
  for (const _ of ['one', 'the next'])
    expect(await resultOf(onServerKey('gpt-5', NOW)?.generate(REQUEST))).toEqual(GOOD);
  const told = peer.requests.map(({ response_format }) => response_format !== undefined);
  expect(told).toEqual([true, false, true]);
});

test.each([
  { error: "'response_format.type' must be 'text'" },
  { error: { message: 'This model does not support response format `json_schema`.', code: 400 } },
  { object: 'error', message: 'guided_json is not supported', type: 'BadRequestError', code: 400 },
])('a compatible server that takes no shape is asked without: %j', async (refusal) => {
  const { peer, result } = await askChat('gpt-5', [
    (response) => sendJson(response, 400, refusal),
    chats('Here you are:\n```json\n{"title":"Paws"}\n```'),
  ]);
  expect(result).toEqual(GOOD);
  expect(peer.requests.map(({ response_format }) => response_format !== undefined)).toEqual([true, false]);
});

test('Google that takes no shape is asked without', async () => {
  const { peer, result } = await askGemini(
    (response) =>
      sendJson(response, 400, {
        error: { code: 400, message: 'JSON mode is not enabled for this model', status: 'INVALID_ARGUMENT' },
      }),
    (response) => sendJson(response, 200, candidate('{"title":"Paws"}')),
  );
  expect(result).toEqual(GOOD);
  expect(peer.requests.map(({ generationConfig }) => generationConfig !== undefined)).toEqual([true, false]);
});

test('a model that is known to take no shape is not asked for one', async () => {
  const { peer, result } = await askChat('o1-mini', [chatsJson(GOOD)]);
  expect(result).toEqual(GOOD);
  expect(peer.requests).toMatchObject([{ model: 'o1-mini' }]);
  expect(peer.requests[0]).not.toHaveProperty('response_format');
});

test('the server has an account where it has a key or an address', () => {
  expect(models({}).ready).toBe(false);
  expect(models({ OPENAI_API_KEY: 'sk-1' }).ready).toBe(true);
  expect(models({ OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' }).ready).toBe(true);
  expect(models({ GEMINI_API_KEY: 'AIza' }).ready).toBe(true);
  expect(models({}).onServerKey('gpt-5', NOW)).toBeUndefined();
});

test('a compatible server without a key is asked for what is mapped, or for the name itself', async () => {
  const mapped = await askChat('gpt-5', [chatsJson(GOOD)], 'gpt-5=llama3.3');
  expect(mapped.result).toEqual(GOOD);
  expect(mapped.peer.keys).toEqual(['none']);
  expect(mapped.peer.requests).toMatchObject([{ model: 'llama3.3' }]);
  const retired = await askChat('o3-mini', [chatsJson(GOOD)]);
  expect(retired.peer.requests).toMatchObject([{ model: 'o3-mini' }]);
  const { answeredBy } = models({ OPENAI_BASE_URL: 'http://x/v1', MODEL_OVERRIDES: 'gpt-5=llama3.3' });
  expect(answeredBy(NOW)).toEqual({ 'gpt-5': 'llama3.3' });
});

test('Gemini writes for the server where there is nothing of OpenAI, and never on the key of a user', async () => {
  const onlyGemini = models({ GEMINI_API_KEY: 'AIza', MODEL_OVERRIDES: 'gemini-text=gemini-3.7-flash' });
  expect(onlyGemini.onServerKey('gpt-5', NOW)?.id).toBe('gemini-3.7-flash');
  expect(onlyGemini.onUserKey('gpt-5', new Secret(KEY), NOW).id).toBe('gpt-5');
  const both = models({ GEMINI_API_KEY: 'AIza', OPENAI_API_KEY: 'sk-1' });
  expect(both.onServerKey('gpt-5', NOW)?.id).toBe('gpt-5');
});

test("OpenAI's own regions are asked as OpenAI is", async () => {
  const { onServerKey } = models({ OPENAI_BASE_URL: 'https://eu.api.openai.com/v1' });
  expect(onServerKey('o3-mini', NOW)?.id).toBe('gpt-6-luna');
});

test.each(['', 'a b', 'a\nb', 'a\r\nx-evil: 1', 'ключ', 'k'.repeat(100_000)])(
  'a key that no header carries is wrong, and nobody is asked: %j',
  async (key) => {
    const peer = await openaiPeer(saysJson(GOOD));
    const { onUserKey, book } = models({}, peer.baseUrl);
    await expect(onUserKey('gpt-5', new Secret(key), NOW).generate(REQUEST)).rejects.toMatchObject({
      kind: 'wrong-key',
    });
    expect([peer.bearers, book]).toEqual([[], []]);
  },
);

test('what a call may cost is booked before it, and what it did cost after it', async () => {
  const peer = await openaiPeer(saysJson(GOOD));
  const { onServerKey, book } = models({ OPENAI_API_KEY: KEY }, peer.baseUrl);
  await onServerKey('gpt-5', NOW)?.generate(REQUEST);
  const [booked] = book;
  expect(booked?.used?.costUsd).toBeCloseTo((1.25 * 1_000 + 10 * 500) / 1_000_000, 9);
  expect(booked?.facts.estimateUsd).toBeGreaterThan(booked?.used?.costUsd ?? 1);
  const unpriced = await askChat('gpt-5', [chatsJson(GOOD)], 'gpt-5=llama3.3');
  expect(unpriced.result).toEqual(GOOD);
});

/** As the API tells failures of work that had begun. */
function saysError(code: string): PeerAnswer {
  const error = { code, type: 'server_error', message: '' };
  return raw(200, JSON.stringify({ id: 'resp_1', status: 'failed', output: [], error }));
}

test('a redirect is not followed: a key is for one address', async () => {
  const followed: string[] = [];
  const elsewhere = await httpPeer((request, response) => {
    followed.push(String(request.headers.authorization));
    response.end('{}');
  });
  const { result } = await askOpenai('gpt-5', raw(307, '', { location: `${elsewhere.origin}/v1/responses` }));
  expect(result).toBeInstanceOf(Error);
  expect(followed).toEqual([]);
});
