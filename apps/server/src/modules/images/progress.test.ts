import { type ImageEvent, imageEvent } from '@framewright/contract';
import { describe, expect, test } from 'vitest';
import { ModelFailure } from '../../providers/ai/model-failure.ts';
import type { PicturePort } from '../../providers/ai/picture-port.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { imagesUsed, PNG, providersWith } from '../../testing/test-pictures.ts';

const ACCEPT = { accept: 'text/event-stream, application/json' };

const warningsTo = (lines: string[]) => ({
  variables: { LOG_LEVEL: 'warn' },
  logStream: { write: (line: string) => lines.push(line) },
});

async function eventsOf(generate: PicturePort['generate'], body: object = {}) {
  const log: string[] = [];
  const server = await buildTestApp({ imageProviders: providersWith(generate), ...warningsTo(log) });
  const { token } = await server.signUp();
  const answer = await server.send('POST', '/api/images/generate', {
    token,
    headers: ACCEPT,
    body: { prompt: 'a fox in the snow', model: 'built-in', ...body },
  });
  const events: ImageEvent[] = answer.body
    .split('\n\n')
    .filter((block) => block.startsWith('data: '))
    .map((block) => imageEvent.parse(JSON.parse(block.slice('data: '.length))));
  return { server, token, answer, events, log };
}

const done = { bytes: PNG, contentType: 'image/png', width: 1, height: 1, modelId: 'built-in' } as const;

test('a caller who accepts events hears of the queue, sees unfinished pictures, and gets the result last', async () => {
  const { answer, events, server, token } = await eventsOf(async (_, __, { onQueue, onPartial }) => {
    onQueue?.(2);
    onQueue?.(0);
    onPartial?.({ bytes: PNG, contentType: 'image/png' });
    return { ...done, promptUsed: 'a red fox in deep snow' };
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(events.map(({ type }) => type)).toEqual(['stage', 'queued', 'queued', 'partial', 'stage', 'result']);
  expect(events[3]).toEqual({ type: 'partial', image: `data:image/png;base64,${PNG.toString('base64')}` });
  expect(events.at(-1)).toMatchObject({
    result: { success: true, model_id: 'built-in', prompt_used: 'a red fox in deep snow' },
  });
  expect(await imagesUsed(server, token)).toBe(1);
});

test('a model that fails says so as the result; a mistake of ours is a failure, and tells nothing', async () => {
  const declined = await eventsOf(async () => {
    throw new ModelFailure('declined', { words: 'No foxes.' });
  });
  expect(declined.events.at(-1)).toMatchObject({
    type: 'result',
    result: { success: false, image_url: null, message: expect.stringContaining('“No foxes.”') },
  });
  const broken = await eventsOf(async () => {
    throw new Error('out of paint');
  });
  expect(broken.events.at(-1)).toMatchObject({
    type: 'failure',
    status: 500,
    failure: { success: false, code: 'server_error' },
  });
  expect(broken.answer.body).not.toContain('paint');
  expect(await imagesUsed(broken.server, broken.token)).toBe(0);
});

test('what is wrong with the request is said before any event', async () => {
  const { answer } = await eventsOf(async () => done, { prompt: ' ' });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ success: false, code: 'invalid_request' });
});

test('events arrive as they happen, and who leaves ends the work', async () => {
  const left = Promise.withResolvers<void>();
  const lines: string[] = [];
  const server = await buildTestApp({
    ...warningsTo(lines),
    imageProviders: providersWith(async (_, __, { signal, onPartial }) => {
      onPartial?.({ bytes: PNG, contentType: 'image/png' });
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          left.resolve();
          reject(signal.reason);
        });
      });
    }),
  });
  const { token } = await server.signUp();
  const url = await server.app.listen({ port: 0 });
  const leaving = new AbortController();
  const answer = await fetch(`${url}/api/images/generate`, {
    method: 'POST',
    headers: { ...ACCEPT, 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ prompt: 'a fox', model: 'built-in' }),
    signal: leaving.signal,
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  while (!heard.includes('partial')) heard += (await reader?.read())?.value ?? '';
  leaving.abort();
  await left.promise;
  await expect.poll(() => imagesUsed(server, token)).toBe(0);
  // That somebody leaves is no mistake; the one line says which picture was not waited for.
  await expect
    .poll(() => lines.map((line) => JSON.parse(line)))
    .toEqual([expect.objectContaining({ level: 40, code: 'overloaded' })]);
});

test('a picture that arrives by events leaves no word in the log of what went wrong', async () => {
  const { log, events } = await eventsOf(async () => done);
  expect(events.at(-1)).toMatchObject({ type: 'result' });
  await new Promise(setImmediate);
  expect(log).toEqual([]);
});

describe('every failure of a model costs nothing and says what to do', () => {
  test.each([
    ['wrong-key', 'did not accept this server’s key'],
    ['no-access', 'has no access'],
    ['retired', 'has retired this model'],
    ['quota', 'has no credit left on this server'],
    ['spent', 'has spent its money for Built-in preview today'],
    ['busy', 'is busy: please try again in 7 seconds'],
    ['declined', 'declined this picture'],
    ['too-slow', 'took too long'],
    ['garbage', 'is no picture'],
    ['unreachable', 'could not be reached'],
    ['failed', 'did not take the request'],
  ] as const)('%s', async (kind, words) => {
    const server = await buildTestApp({
      imageProviders: providersWith(async () => {
        throw new ModelFailure(kind, { retryAfter: kind === 'busy' ? 7 : undefined });
      }),
    });
    const { token } = await server.signUp();
    const answer = await server.send('POST', '/api/images/generate', {
      token,
      body: { prompt: 'a fox in the snow', model: 'built-in' },
    });
    expect(answer.statusCode).toBe(200);
    const { success, message, retry_after } = answer.json();
    expect(success).toBe(false);
    expect(message).toContain(words.replace('’', "'"));
    expect(message).toMatch(/[a-z] .*\.$/);
    expect(retry_after).toBe(kind === 'busy' ? 7 : undefined);
    expect(await imagesUsed(server, token)).toBe(0);
    const generations = await server.db.selectFrom('generations').select(['outcome']).execute();
    expect(generations).toEqual([{ outcome: 'failed' }]);
  });
});

test('what the chosen model cannot do is refused, and costs nothing', async () => {
  const input = `data:image/png;base64,${PNG.toString('base64')}`;
  const { answer, server, token } = await eventsOf(async () => done, {
    mode: 'image-to-image',
    input_image: input,
    more_images: [input],
  });
  expect(answer.body).toContain('This model takes at most one picture.');
  expect(await imagesUsed(server, token)).toBe(0);
});
