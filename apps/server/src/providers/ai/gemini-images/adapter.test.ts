import { ASPECT_RATIOS } from '@framewright/prompt-engine/vocabulary';
import { expect, test } from 'vitest';
import {
  answersParts,
  blocksPrompt,
  type GeminiAnswer,
  geminiError,
  geminiImagesPeer,
  geminiPaints,
} from '../../../testing/gemini-images-peer.ts';
import { sendJson } from '../../../testing/json-peer.ts';
import { openDoor } from '../../../testing/open-door.ts';
import { NOW, REQUEST, RESERVATION, waits } from '../../../testing/openai-images-setup.ts';
import { ModelFailure } from '../model-failure.ts';
import { geminiImages } from './adapter.ts';

const KEY = 'AIza-canary-1234567890';

async function before(answers: readonly GeminiAnswer[], { apiKey = KEY, timeLimit = 20_000 } = {}) {
  const peer = await geminiImagesPeer(...answers);
  const { calls, ledger } = openDoor();
  const baseUrl = `${peer.origin}/v1beta`;
  const provider = geminiImages({ apiKey, baseUrl, overrides: {}, calls, now: () => NOW, timeLimit });
  return { peer, provider, ledger };
}

test('a picture is asked for by name and key, in the ratio, and the last that is no thought is taken', async () => {
  const { peer, provider, ledger } = await before([geminiPaints]);
  const picture = await provider.generate(RESERVATION, { ...REQUEST, aspectRatio: '16:9' }, waits());
  expect(picture).toMatchObject({
    contentType: 'image/png',
    width: 640,
    height: 360,
    modelId: 'gemini-nano-banana-2.1',
  });
  expect(peer.refused).toEqual([]);
  expect(peer.keys).toEqual([KEY]);
  expect(peer.paths).toEqual(['POST /v1beta/models/gemini-nano-banana-2.1:generateContent']);
  expect(peer.requests[0]).toEqual({
    contents: [{ role: 'user', parts: [{ text: `Create one picture of this: ${REQUEST.prompt}` }] }],
    generationConfig: { responseModalities: ['TEXT', 'IMAGE'], imageConfig: { aspectRatio: '16:9' } },
  });
  expect(ledger[0]).toMatchObject({
    facts: { userId: 'user_1', provider: 'gemini', model: 'gemini-nano-banana-2.1', key: 'server' },
    used: { inputTokens: 40, outputTokens: 1_120, pictures: 1, costUsd: 0.0336 },
  });
});

test('every ratio of the form is one that the model takes', async () => {
  const { peer, provider } = await before([geminiPaints]);
  for (const aspectRatio of ASPECT_RATIOS)
    await provider.generate(RESERVATION, { ...REQUEST, aspectRatio }, waits());
  expect(peer.refused).toEqual([]);
  expect(peer.requests).toHaveLength(10);
});

test('several pictures go in, with the strength in words, and keep their own shape', async () => {
  const { peer, provider } = await before([geminiPaints]);
  const pictures = [
    { bytes: Buffer.from('first'), contentType: 'image/jpeg', width: 1_500, height: 1_000 },
    { bytes: Buffer.from('second'), contentType: 'image/webp', width: 10, height: 90 },
  ] as const;
  await provider.generate(RESERVATION, { ...REQUEST, input: { pictures, strength: 0.2 } }, waits());
  expect(peer.refused).toEqual([]);
  const [content] = peer.requests[0]?.contents ?? [];
  const [words, ...given] = content?.parts ?? [];
  expect(words).toMatchObject({ text: expect.stringMatching(/a red boat\s+Keep nearly everything/) });
  expect(given).toEqual([
    { inlineData: { mimeType: 'image/jpeg', data: Buffer.from('first').toString('base64') } },
    { inlineData: { mimeType: 'image/webp', data: Buffer.from('second').toString('base64') } },
  ]);
  expect(peer.requests[0]?.generationConfig).not.toHaveProperty('imageConfig');
});

const invalidKey = { message: `API key not valid: ${KEY}.`, details: [{ reason: 'API_KEY_INVALID' }] };
const perDay = { details: [{ violations: [{ quotaId: 'GenerateRequestsPerDayPerProject' }] }] };
const inAMinute = { details: [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '31s' }] };

test.each<[string, GeminiAnswer, object]>([
  ['a wrong key', geminiError(400, 'INVALID_ARGUMENT', invalidKey), { kind: 'wrong-key', status: 400 }],
  ['no key', geminiError(401, 'UNAUTHENTICATED'), { kind: 'wrong-key' }],
  ['no right', geminiError(403, 'PERMISSION_DENIED'), { kind: 'no-access', status: 403 }],
  ['no such model', geminiError(404, 'NOT_FOUND'), { kind: 'no-access', status: 404 }],
  [
    'a model that is gone',
    geminiError(404, 'NOT_FOUND', { message: 'This model is no longer available.' }),
    { kind: 'retired' },
  ],
  ['another country', geminiError(400, 'FAILED_PRECONDITION'), { kind: 'no-access' }],
  ['the quota of a day', geminiError(429, 'RESOURCE_EXHAUSTED', perDay), { kind: 'quota' }],
  [
    'too many in a minute',
    geminiError(429, 'RESOURCE_EXHAUSTED', inAMinute),
    { kind: 'busy', retryAfter: 31, status: 429 },
  ],
  ['a failure there', geminiError(500, 'INTERNAL'), { kind: 'busy', status: 500 }],
  ['overload', geminiError(503, 'UNAVAILABLE', {}, { 'retry-after': '9' }), { kind: 'busy', retryAfter: 9 }],
  ['a bad request', geminiError(400, 'INVALID_ARGUMENT'), { kind: 'failed', status: 400 }],
  ['a blocked prompt', blocksPrompt, { kind: 'declined', words: 'The prompt was blocked.' }],
  [
    'a blocked picture',
    answersParts([], { finishReason: 'IMAGE_SAFETY', finishMessage: 'Unsafe.' }),
    { kind: 'declined', words: 'Unsafe.' },
  ],
  [
    'a polite refusal',
    answersParts([{ text: 'I cannot draw that person.' }]),
    { kind: 'declined', words: 'I cannot draw that person.' },
  ],
  ['nothing', answersParts([]), { kind: 'garbage' }],
  ['another JSON', (response) => sendJson(response, 200, { answer: 42 }), { kind: 'garbage' }],
  [
    'no picture in the picture',
    answersParts([{ inlineData: { mimeType: 'image/png', data: Buffer.from('<svg/>').toString('base64') } }]),
    { kind: 'garbage' },
  ],
  [
    'a page',
    (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
    { kind: 'garbage' },
  ],
  ['an end in the middle', (response) => void response.destroy(), { kind: 'unreachable' }],
])('%s fails once, as what it is, and holds no key', async (_, answer, expected) => {
  const { peer, provider } = await before([answer]);
  const failure = await provider.generate(RESERVATION, REQUEST, waits()).catch((e: unknown) => e);
  expect(failure).toBeInstanceOf(ModelFailure);
  expect(failure).toMatchObject(expected);
  expect(peer.requests).toHaveLength(1);
  expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain('canary');
});

test('who takes too long is left', async () => {
  const { peer, provider } = await before([() => {}], { timeLimit: 50 });
  await expect(provider.generate(RESERVATION, REQUEST, waits())).rejects.toMatchObject({ kind: 'too-slow' });
  await peer.abandoned;
});

test('who leaves closes the connection', async () => {
  const { peer, provider } = await before([() => {}]);
  const leaving = new AbortController();
  const call = provider.generate(RESERVATION, REQUEST, { signal: leaving.signal });
  await expect.poll(() => peer.requests.length).toBe(1);
  leaving.abort(new Error('nobody waits'));
  await expect(call).rejects.toThrow('nobody waits');
  await peer.abandoned;
});

test('it says what it can do, and what to configure', async () => {
  const { provider } = await before([geminiPaints], { apiKey: '' });
  expect(provider.ready()).toMatchObject({
    ready: false,
    message: expect.stringContaining('GEMINI_API_KEY'),
  });
  expect(provider.capabilities(NOW)).toMatchObject({
    max_inputs: 4,
    partial_pictures: false,
    price_usd: 0.0336,
    strength_note: expect.stringContaining('Gemini has no number'),
  });
});
