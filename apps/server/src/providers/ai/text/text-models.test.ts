import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readConfig } from '../../../config.ts';
import {
  apiError,
  declines,
  disconnects,
  filters,
  neverAnswers,
  openaiPeer,
  type PeerAnswer,
  padded,
  raw,
  says,
  saysJson,
} from '../../../testing/openai-peer.ts';
import { TextFailure } from './text-failure.ts';
import type { TextRequest } from './text-model.ts';
import { textModels } from './text-models.ts';

const KEY = 'sk-canary-1234567890';
const GOOD = '{"title":"Paws"}';
const NOW = new Date('2026-11-20T12:00:00Z');

const REQUEST: TextRequest<{ title: string }> = {
  instructions: 'You name films.',
  data: { idea: 'a fox in the snow' },
  schema: z.object({ title: z.string() }).superRefine(({ title }, context) => {
    if (title.length > 20) context.addIssue('The title is too long.');
  }),
  signal: new AbortController().signal,
};

async function modelBefore(peer: { readonly baseUrl: string }, timeLimit?: number) {
  const { ai } = readConfig({ OPENAI_BASE_URL: peer.baseUrl });
  return textModels(ai, timeLimit).onUserKey('gpt-5', KEY, NOW);
}

async function failureOf(answer: PeerAnswer, request: Partial<TextRequest<{ title: string }>> = {}) {
  const peer = await openaiPeer(answer);
  const model = await modelBefore(peer);
  const error: unknown = await model.generate({ ...REQUEST, ...request }).catch((reason: unknown) => reason);
  return { error, peer };
}

test('a model is asked once, with instructions and data apart, and nothing that some models refuse', async () => {
  const peer = await openaiPeer(saysJson({ title: 'Paws' }));
  const model = await modelBefore(peer);
  expect(await model.generate(REQUEST)).toEqual({ title: 'Paws' });
  expect(peer.refused).toEqual([]);
  expect(peer.bearers).toEqual([`Bearer ${KEY}`]);
  expect(peer.requests).toHaveLength(1);
  const [request] = peer.requests;
  expect(request).toMatchObject({ model: 'gpt-5', store: false });
  expect(request?.input).toEqual([
    { role: 'developer', content: 'You name films.' },
    { role: 'user', content: [{ type: 'input_text', text: '{"idea":"a fox in the snow"}' }] },
  ]);
});

test.each([
  ['half a JSON', says('{"title": "Pa'), 'It was not one whole JSON object.'],
  ['another shape', saysJson({ name: 'Paws' }), 'title: '],
  ['what a check refuses', saysJson({ title: 'x'.repeat(21) }), 'The title is too long.'],
  ['nothing', says(''), 'It was '],
])('%s is repaired once, with a word about what was wrong', async (_, bad, problem) => {
  const peer = await openaiPeer(bad, saysJson({ title: 'Paws' }));
  const model = await modelBefore(peer);
  expect(await model.generate(REQUEST)).toEqual({ title: 'Paws' });
  expect(peer.refused).toEqual([]);
  expect(peer.requests).toHaveLength(2);
  const said = peer.requests[1]?.input.slice(-2);
  expect(said?.map(({ role }) => role)).toEqual(['assistant', 'user']);
  expect(JSON.stringify(said)).toContain(problem);
});

test('a second answer that cannot be used is the last', async () => {
  const { error, peer } = await failureOf(says('no JSON at all'));
  expect(error).toMatchObject({ kind: 'garbage' });
  expect(peer.requests).toHaveLength(2);
});

test.each<[string, PeerAnswer, object]>([
  ['a wrong key', apiError(401, { code: 'invalid_api_key' }), { kind: 'wrong-key', status: 401 }],
  ['no such model', apiError(404, { code: 'model_not_found' }), { kind: 'no-access', status: 404 }],
  ['no right to the model', apiError(403, {}), { kind: 'no-access', status: 403 }],
  [
    'no credit',
    apiError(429, { code: 'insufficient_quota', type: 'insufficient_quota' }),
    { kind: 'quota', status: 429, retryAfter: undefined },
  ],
  [
    'too many calls',
    apiError(429, { code: 'rate_limit_exceeded', type: 'requests' }, { 'retry-after': '7' }),
    { kind: 'busy', status: 429, retryAfter: 7 },
  ],
  ['a failure there', apiError(500, { type: 'server_error' }), { kind: 'busy', status: 500 }],
  ['a gateway', raw(502, '<html>Bad gateway</html>'), { kind: 'busy', status: 502 }],
  ['a policy', apiError(400, { code: 'invalid_prompt' }), { kind: 'declined', status: 400 }],
  ['a refusal', declines, { kind: 'declined' }],
  ['a filter', filters, { kind: 'declined' }],
  ['a request that is not taken', apiError(400, { code: 'whatever' }), { kind: 'failed', status: 400 }],
  ['a page', raw(200, '<html>Hello</html>', { 'content-type': 'text/html' }), { kind: 'garbage' }],
  ['an empty answer', raw(200, ''), { kind: 'garbage' }],
  ['no content', raw(204, ''), { kind: 'garbage' }],
  ['another JSON', raw(200, '{}'), { kind: 'garbage' }],
  ['a failure with status 200', saysError('server_error'), { kind: 'busy' }],
  ['an endless answer', padded(GOOD, 3_000_000, String, 'identity'), { kind: 'garbage' }],
  ['a packed bomb', padded(GOOD, 50_000_000, gzipSync, 'gzip'), { kind: 'garbage' }],
  ['an end in the middle', disconnects, { kind: 'unreachable' }],
])('%s fails at once, says what kind of failure it is, and holds no key', async (_, answer, expected) => {
  const { error, peer } = await failureOf(answer);
  expect(error).toBeInstanceOf(TextFailure);
  expect(error).toMatchObject(expected);
  expect(peer.requests).toHaveLength(1);
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('canary');
});

test('a key goes to no other address than its own', async () => {
  const elsewhere = await openaiPeer(saysJson({ title: 'Paws' }));
  const redirect = raw(307, '', { location: `${elsewhere.baseUrl}/responses` });
  expect((await failureOf(redirect)).error).toMatchObject({ kind: 'unreachable' });
  expect(elsewhere.bearers).toEqual([]);
});

test('nobody there', async () => {
  const model = await modelBefore({ baseUrl: 'http://127.0.0.1:9/v1' });
  await expect(model.generate(REQUEST)).rejects.toMatchObject({ kind: 'unreachable' });
});

test('a model that takes too long is left', async () => {
  const peer = await openaiPeer(neverAnswers);
  const model = await modelBefore(peer, 100);
  await expect(model.generate(REQUEST)).rejects.toMatchObject({ kind: 'too-slow' });
  await peer.abandoned;
});

test('a caller who leaves ends the call', async () => {
  const leaving = new AbortController();
  const peer = await openaiPeer(() => leaving.abort(new Error('gone')));
  const model = await modelBefore(peer);
  await expect(model.generate({ ...REQUEST, signal: leaving.signal })).rejects.toThrow('gone');
  await peer.abandoned;
});

test('a parameter that the model refuses is dropped, once and for the repair too', async () => {
  const refusal = apiError(400, { code: 'unsupported_parameter', param: 'text.format' });
  const peer = await openaiPeer(refusal, says('?'), saysJson({ title: 'Paws' }));
  const model = await modelBefore(peer);
  expect(await model.generate(REQUEST)).toEqual({ title: 'Paws' });
  expect(peer.requests.map(({ text }) => text !== undefined)).toEqual([true, false, false]);

  const stubborn = await openaiPeer(refusal);
  await expect((await modelBefore(stubborn)).generate(REQUEST)).rejects.toMatchObject({ kind: 'failed' });
  expect(stubborn.requests).toHaveLength(2);

  const model400 = apiError(400, { code: 'unsupported_value', param: 'model' });
  expect((await failureOf(model400)).peer.requests).toHaveLength(1);
});

test('the server has an account where it has a key or an address', () => {
  const ready = (variables: Record<string, string>) => textModels(readConfig(variables).ai).ready;
  expect(ready({})).toBe(false);
  expect(ready({ OPENAI_API_KEY: 'sk-1' })).toBe(true);
  expect(ready({ OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' })).toBe(true);
});

test('a compatible server without a key is asked too, with the model that is mapped', async () => {
  const peer = await openaiPeer(saysJson({ title: 'Paws' }));
  const { ai } = readConfig({ OPENAI_BASE_URL: peer.baseUrl, MODEL_OVERRIDES: 'gpt-5=llama3.3' });
  const model = textModels(ai).onServerKey('gpt-5', NOW);
  expect(model?.id).toBe('llama3.3');
  expect(await model?.generate(REQUEST)).toEqual({ title: 'Paws' });
  expect(peer.requests[0]).toMatchObject({
    model: 'llama3.3',
    input: [{ role: 'system' }, { role: 'user' }],
  });
});

/** As the API tells failures of work that had begun. */
function saysError(code: string): PeerAnswer {
  const error = { code, type: 'server_error', message: '' };
  return raw(200, JSON.stringify({ id: 'resp_1', status: 'failed', output: [], error }));
}
