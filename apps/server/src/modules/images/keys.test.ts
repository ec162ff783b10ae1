import { expect, test } from 'vitest';
import {
  type GeminiAnswer,
  geminiError,
  geminiImagesPeer,
  geminiPaints,
} from '../../testing/gemini-images-peer.ts';
import { draws, type ImagesAnswer, openaiImagesPeer } from '../../testing/openai-images-peer.ts';
import { openaiError, raw } from '../../testing/openai-peer.ts';
import { openrouterPeer, fails as routerSays, SERVER_KEY, USER_KEY } from '../../testing/openrouter-peer.ts';
import { arkError, type SeedreamAnswer, seedreamPaints, seedreamPeer } from '../../testing/seedream-peer.ts';
import { buildTestApp } from '../../testing/test-app.ts';

/** Each provider repeats the key that it was called with in all that it says. */
const OPENAI = 'sk-canary-of-openai-0123456789';
const GEMINI = 'AIza-canary-of-gemini-0123456789';
const ARK = 'ark-canary-of-a-user-0123456789';
const fails = (key: string) => `Incorrect key provided: ${key}. Ask with ${key} again.`;

const OPENAI_ANSWERS: ImagesAnswer[] = [
  draws(),
  openaiError(401, { code: 'invalid_api_key', message: fails(OPENAI) }),
  openaiError(400, { code: 'moderation_blocked', message: fails(OPENAI) }),
  openaiError(429, { code: 'insufficient_quota', message: fails(OPENAI) }),
  openaiError(500, { message: fails(OPENAI) }),
  raw(200, `<html>${fails(OPENAI)}</html>`, { 'content-type': 'text/html' }),
];
const GEMINI_ANSWERS: GeminiAnswer[] = [
  geminiPaints,
  geminiError(400, 'INVALID_ARGUMENT', {
    message: fails(GEMINI),
    details: [{ reason: 'API_KEY_INVALID' }],
  }),
  geminiError(403, 'PERMISSION_DENIED', { message: fails(GEMINI) }),
  geminiError(429, 'RESOURCE_EXHAUSTED', { message: fails(GEMINI) }),
  geminiError(503, 'UNAVAILABLE', { message: fails(GEMINI) }),
];
const ROUTER = 'openrouter/black-forest-labs/flux.2-pro';
const ROUTER_ANSWERS = [401, 402, 403, 404, 500].map((code) =>
  routerSays(code, fails(SERVER_KEY) + USER_KEY),
);
const ARK_ANSWERS: SeedreamAnswer[] = [
  seedreamPaints,
  arkError(401, 'AuthenticationError', fails(ARK)),
  arkError(400, 'InputTextSensitiveContentDetected', fails(ARK)),
  arkError(403, 'AccountOverdueError', fails(ARK)),
  arkError(500, 'InternalServiceError', fails(ARK)),
];

test('no key is in any line of the log, any answer or any row, whatever the providers say', async () => {
  const openai = await openaiImagesPeer(OPENAI_ANSWERS);
  const gemini = await geminiImagesPeer(...GEMINI_ANSWERS);
  const seedream = await seedreamPeer(ARK_ANSWERS);
  const router = await openrouterPeer({ answers: ROUTER_ANSWERS });
  const lines: string[] = [];
  const server = await buildTestApp({
    logStream: { write: (line) => void lines.push(line) },
    variables: {
      LOG_LEVEL: 'trace',
      OPENAI_API_KEY: OPENAI,
      OPENAI_BASE_URL: openai.baseUrl,
      GEMINI_API_KEY: GEMINI,
      GEMINI_BASE_URL: `${gemini.origin}/v1beta`,
      BYTEPLUS_BASE_URL: `${seedream.origin}/api/v3`,
      OPENROUTER_API_KEY: SERVER_KEY,
      OPENROUTER_BASE_URL: router.baseUrl,
    },
  });
  const { token } = await server.signUp('pro');
  const answers: string[] = [];
  const ask = async (model: string, headers: Record<string, string>, own?: string) => {
    const keys = { byteplus_api_key: model === 'seedream' ? ARK : null, openrouter_api_key: own ?? null };
    const body = { prompt: 'a fox in the snow', model, ...keys };
    answers.push((await server.send('POST', '/api/images/generate', { token, body, headers })).body);
  };
  for (const _ of OPENAI_ANSWERS) await ask('openai', {});
  for (const _ of GEMINI_ANSWERS) await ask('gemini', { accept: 'text/event-stream' });
  for (const _ of ARK_ANSWERS) await ask('seedream', {});
  for (const [place] of ROUTER_ANSWERS.entries()) await ask(ROUTER, {}, place % 2 ? USER_KEY : undefined);
  answers.push((await server.send('GET', '/api/config')).body);
  answers.push((await server.send('GET', '/api/engines', { token })).body);
  answers.push((await server.send('GET', '/api/auth/export', { token })).body);

  // The peers were really called, each with its key, and all of it was logged and recorded.
  expect([openai, gemini, seedream, router].map(({ requests }) => requests.length)).toEqual([6, 5, 5, 5]);
  expect(new Set(router.keys)).toEqual(new Set([SERVER_KEY, USER_KEY]));
  const calls = await server.db.selectFrom('model_calls').selectAll().execute();
  const generations = await server.db.selectFrom('generations').selectAll().execute();
  expect([calls.length, generations.length]).toEqual([21, 21]);
  expect(lines.length).toBeGreaterThan(16);
  for (const text of [...lines, ...answers, JSON.stringify([calls, generations])]) {
    expect(text).not.toContain('canary');
  }
});

test('calls on a key of the user are counted, whatever comes of them, and cost no picture of the day', async () => {
  const seedream = await seedreamPeer(Array(9).fill(arkError(401, 'AuthenticationError', fails(ARK))));
  const server = await buildTestApp({
    variables: { BYTEPLUS_BASE_URL: `${seedream.origin}/api/v3`, OWN_KEY_CALLS_PER_MINUTE: '3' },
  });
  const [{ token }, other] = [await server.signUp(), await server.signUp()];
  const ask = (as: string, more: object = {}) => {
    const body = { prompt: 'a fox in the snow', model: 'seedream', byteplus_api_key: ARK, ...more };
    return server.send('POST', '/api/images/generate', { token: as, body });
  };
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(token)));
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(5);
  expect(seedream.requests).toHaveLength(3);
  const message = 'Too many calls on your own key. Please wait a minute and try again.';
  expect(refused[0]?.json()).toMatchObject({ code: 'too_many_own_key_calls', success: false, message });
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  // Others, and what needs no key, go on.
  expect((await ask(other.token)).json()).toMatchObject({ success: false });
  expect((await ask(token, { model: 'built-in', byteplus_api_key: null })).json()).toMatchObject({
    success: true,
  });
});
