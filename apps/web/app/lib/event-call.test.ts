import { generateImage, type ImageEvent, type ImageResult, imageEvent } from '@framewright/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { tokenThatExpires } from '../testing/tokens.ts';
import { ApiError, NetworkError, UnexpectedAnswer } from './api-errors.ts';
import { callForEvents } from './event-call.ts';
import { storeToken } from './token.ts';

const RESULT = { success: true, image_url: '/api/images/1/file', message: 'Your picture is ready.' };
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  storeToken(tokenThatExpires(Date.now() + 3_600_000));
});

/** An answer of events, cut into chunks as the network might. */
function answerInChunks(chunks: readonly (string | Uint8Array)[], onCancel = () => {}) {
  const parts = chunks.map((chunk) => (typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk));
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
    cancel: onCancel,
  });
  fetched.mockResolvedValueOnce(new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
}

async function heard(signal?: AbortSignal): Promise<ImageEvent[]> {
  const body = { prompt: 'a tower', model: 'openai' } as const;
  const whole = (result: ImageResult): ImageEvent => ({ type: 'result', result });
  const events: ImageEvent[] = [];
  const options = { event: imageEvent, whole, body, ...(signal && { signal }) };
  for await (const event of callForEvents(generateImage, options)) events.push(event);
  return events;
}

test('events come one by one, wherever the network cuts them', async () => {
  const text = `: hello\n\ndata: {"type":"queued","ahead":2}\r\n\r\nevent: x\ndata: {"type":"result",\ndata: "result":${JSON.stringify({ ...RESULT, message: 'Für dich.' })}}\n\n`;
  const bytes = new TextEncoder().encode(text);
  answerInChunks([...bytes].map((byte) => Uint8Array.of(byte)));
  expect(await heard()).toEqual([
    { type: 'queued', ahead: 2 },
    { type: 'result', result: { ...RESULT, message: 'Für dich.' } },
  ]);
  const headers = new Headers(fetched.mock.lastCall?.[1]?.headers);
  expect(headers.get('accept')).toBe('text/event-stream, application/json');
  expect(headers.get('authorization')).toMatch(/^Bearer /);
});

test('an event that was cut short is none', async () => {
  answerInChunks(['data: {"type":"queued","ahead":1}\n\ndata: {"type":"queued","ahead":0}']);
  expect(await heard()).toEqual([{ type: 'queued', ahead: 1 }]);
});

test('an answer in JSON is one event', async () => {
  fetched.mockResolvedValueOnce(Response.json(RESULT));
  expect(await heard()).toEqual([{ type: 'result', result: RESULT }]);
});

test('a failure is a failure as of any call', async () => {
  const body = { detail: 'Daily limit reached.', code: 'image_limit', request_id: 'r1' };
  fetched.mockResolvedValueOnce(Response.json(body, { status: 429 }));
  const error = await heard().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 429, code: 'image_limit', detail: 'Daily limit reached.' });
});

test.each(['half a j', '{"type":"confetti"}'])('%s is no event', async (data) => {
  answerInChunks([`data: ${data}\n\n`]);
  await expect(heard()).rejects.toBeInstanceOf(UnexpectedAnswer);
});

test('a connection that breaks is a network failure', async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) });
  fetched.mockResolvedValueOnce(new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
  await expect(heard()).rejects.toBeInstanceOf(NetworkError);
});

test('a call that was aborted is told as that', async () => {
  const controller = new AbortController();
  const body = new ReadableStream({
    start: (stream) =>
      controller.signal.addEventListener('abort', () => stream.error(controller.signal.reason)),
  });
  fetched.mockResolvedValueOnce(new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
  const hearing = heard(controller.signal);
  controller.abort();
  await expect(hearing).rejects.toMatchObject({ name: 'AbortError' });
});

test('whoever stops reading ends the call', async () => {
  const cancelled = vi.fn();
  const body = new ReadableStream({
    start: (stream) => stream.enqueue(new TextEncoder().encode('data: {"type":"queued","ahead":1}\n\n')),
    cancel: cancelled,
  });
  fetched.mockResolvedValueOnce(new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
  const whole = (result: ImageResult): ImageEvent => ({ type: 'result', result });
  const options = { event: imageEvent, whole, body: { prompt: 'a tower', model: 'openai' } as const };
  for await (const _ of callForEvents(generateImage, options)) break;
  expect(cancelled).toHaveBeenCalled();
});
