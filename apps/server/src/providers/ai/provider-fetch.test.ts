import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { StreamedEvent } from '@framewright/contract/server-sent-events';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { callProvider, isWhole, jsonOf, streamProvider } from './provider-fetch.ts';

async function peer(answer: RequestListener): Promise<URL> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return new URL(`http://127.0.0.1:${port}/v1`);
}

const MEGABYTE = 1_048_576;
const plain = () => ({ signal: new AbortController().signal, limit: MEGABYTE });
const failure = (kind: string) => expect.objectContaining({ name: 'ModelFailure', kind });

test('sends what it is given and hands back the answer whole', async () => {
  const url = await peer((request, response) => {
    const { method, headers } = request;
    response
      .setHeader('x-from', 'peer')
      .writeHead(402)
      .end(JSON.stringify({ method, key: headers['x-key'] }));
  });
  const answer = await callProvider({ url, headers: { 'x-key': 'k' }, body: '{}', ...plain() });
  expect(answer.status).toBe(402);
  expect(answer.headers.get('x-from')).toBe('peer');
  expect(jsonOf(answer, z.unknown())).toEqual({ method: 'POST', key: 'k' });
  const got = await callProvider({ url, method: 'GET', ...plain() });
  expect(jsonOf(got, z.object({ method: z.string() }))).toEqual({ method: 'GET' });
});

test('what is no JSON, half a JSON or another JSON is garbage', () => {
  const of = (text: string) => () =>
    jsonOf({ status: 200, bytes: Buffer.from(text) }, z.object({ a: z.int() }));
  expect(of('{"a":1}')()).toEqual({ a: 1 });
  for (const text of ['<html>', '{"a":', '{"a":"1"}', '{"a":NaN}', '']) {
    expect(of(text)).toThrow(failure('garbage'));
  }
});

test('follows no redirect', async () => {
  let visits = 0;
  const elsewhere = await peer((_, response) => {
    visits += 1;
    response.end('{}');
  });
  const url = await peer((_, response) => response.writeHead(307, { location: elsewhere.href }).end());
  await expect(callProvider({ url, body: '{}', ...plain() })).rejects.toEqual(failure('unreachable'));
  expect(visits).toBe(0);
});

test('a server that is not there, or leaves, is unreachable', async () => {
  const free = createServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  const { port } = free.address() as AddressInfo; // it listens on a port, not on a pipe
  await new Promise((resolve) => free.close(resolve));
  const nobody = new URL(`http://127.0.0.1:${port}/v1`);
  await expect(callProvider({ url: nobody, ...plain() })).rejects.toEqual(failure('unreachable'));
  const leaves = await peer((_, response) => response.destroy());
  await expect(callProvider({ url: leaves, ...plain() })).rejects.toEqual(failure('unreachable'));
  const cuts = await peer((_, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('{', () => response.destroy());
  });
  await expect(callProvider({ url: cuts, ...plain() })).rejects.toEqual(failure('unreachable'));
});

test('an answer beyond the limit is garbage, and the connection closes', async () => {
  const left = Promise.withResolvers<void>();
  const url = await peer((_, response) => {
    response.once('close', () => left.resolve());
    const pour = () => {
      while (response.write(Buffer.alloc(65_536)));
      response.once('drain', pour);
    };
    pour();
  });
  await expect(callProvider({ url, ...plain() })).rejects.toEqual(failure('garbage'));
  await left.promise;
});

test('the limit counts what is unpacked', async () => {
  const packed = gzipSync(Buffer.alloc(20 * MEGABYTE));
  expect(packed.length).toBeLessThan(MEGABYTE);
  const url = await peer((_, response) => response.setHeader('content-encoding', 'gzip').end(packed));
  await expect(callProvider({ url, ...plain() })).rejects.toEqual(failure('garbage'));
  const enough = await callProvider({ url, ...plain(), limit: 20 * MEGABYTE });
  expect(enough.bytes).toHaveLength(20 * MEGABYTE);
});

test('an abort ends a call that hangs, with its reason, and closes the connection', async () => {
  for (const begins of [false, true]) {
    const [asked, left] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const url = await peer((_, response) => {
      response.once('close', () => left.resolve());
      if (begins) response.write('{');
      asked.resolve();
    });
    const leaving = new AbortController();
    const call = callProvider({ url, ...plain(), signal: leaving.signal });
    await asked.promise;
    leaving.abort(new Error('nobody waits'));
    await expect(call).rejects.toThrow('nobody waits');
    await left.promise;
  }
});

test('nothing of what was sent is in the error', async () => {
  const url = new URL('http://user:secret@127.0.0.1:1/?key=sk-secret');
  const error = await callProvider({
    url,
    body: 'sk-secret',
    headers: { key: 'sk-secret' },
    ...plain(),
  }).catch((thrown: unknown) => thrown);
  expect(error).toEqual(failure('unreachable'));
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('secret');
});

/** Streams the parts, each in a packet of its own. */
async function eventsOf(parts: readonly string[], limit = 64 * MEGABYTE) {
  const url = await peer(async (_, response) => {
    response.writeHead(200, { 'content-type': 'Text/Event-Stream; charset=utf-8' });
    for (const part of parts) await new Promise((resolve) => response.write(part, resolve));
    response.end();
  });
  const stream = await streamProvider({ url, ...plain(), limit });
  const events: StreamedEvent[] = [];
  const problem = await (async () => {
    if (isWhole(stream)) throw new Error('It came whole.');
    for await (const event of stream) events.push(event);
  })().catch((error: unknown) => error);
  return { events, problem };
}

test('an answer that is no stream, or no success, comes whole', async () => {
  const url = await peer((_, response) => response.setHeader('content-type', 'application/json').end('{}'));
  expect(await streamProvider({ url, ...plain() })).toMatchObject({ status: 200, bytes: Buffer.from('{}') });
  const failing = await peer((_, response) =>
    response.writeHead(429, { 'content-type': 'text/event-stream' }).end('{}'),
  );
  expect(await streamProvider({ url: failing, ...plain() })).toMatchObject({ status: 429 });
});

test('reads events with any line ends, comments and several lines', async () => {
  const { events, problem } = await eventsOf([
    ': hello\n\nevent: a\ndata: 1\n\n',
    'data:one\r\ndata:  two\r\nid: 7\r\nretry: 10\r\n\r\n',
    'event:c\rdata\r\r',
    'event: none\n\ndata: é\n\n',
  ]);
  expect(problem).toBeUndefined();
  expect(events).toEqual([
    { event: 'a', data: '1' },
    { event: 'message', data: 'one\n two' },
    { event: 'c', data: '' },
    { event: 'message', data: 'é' },
  ]);
});

test('a large event comes through, one without an end does not', async () => {
  const picture = 'A'.repeat(16 * MEGABYTE);
  const whole = await eventsOf([`data: ${picture}\n\n`]);
  expect(whole.problem).toBeUndefined();
  expect(whole.events[0]?.data).toHaveLength(picture.length);
  const endless = await eventsOf([`data: ${picture}${picture}`]);
  expect(endless.problem).toEqual(failure('garbage'));
  const ofManyLines = await eventsOf([`data: ${picture}\n`, `data: ${picture}\n\n`]);
  expect(ofManyLines.problem).toEqual(failure('garbage'));
});

test('a stream has a limit in all', async () => {
  const { events, problem } = await eventsOf(['data: 1\n\n', `data: ${'A'.repeat(MEGABYTE)}\n\n`], MEGABYTE);
  expect(events).toEqual([{ event: 'message', data: '1' }]);
  expect(problem).toEqual(failure('garbage'));
});

test('a stream may be longer than what is held at once', async () => {
  const url = await peer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(`data: ${'A'.repeat(900_000)}\n\n`.repeat(3));
  });
  const stream = await streamProvider({ url, ...plain(), streamLimit: 3 * MEGABYTE });
  if (isWhole(stream)) throw new Error('It came whole.');
  let events = 0;
  for await (const { data } of stream) events += data.length / 900_000;
  expect(events).toBe(3);
});

test('a stream that ends in the middle of an event is cut', async () => {
  for (const end of ['data: 2', 'data: 2\n', 'event: b\r\n']) {
    const { events, problem } = await eventsOf(['data: 1\n\n', end]);
    expect(events).toEqual([{ event: 'message', data: '1' }]);
    expect(problem).toEqual(failure('unreachable'));
  }
});

test('a stream that nobody reads on is closed', async () => {
  const left = Promise.withResolvers<void>();
  const url = await peer((_, response) => {
    response.once('close', () => left.resolve());
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n');
  });
  const stream = await streamProvider({ url, ...plain() });
  if (isWhole(stream)) throw new Error('It came whole.');
  for await (const { data } of stream) {
    expect(data).toBe('1');
    break;
  }
  await left.promise;
});
