import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { LENGTHS, MEGABYTE } from '@framewright/contract';
import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buildTestApp } from '../testing/test-app.ts';

/** A client that never ends its side, whatever it is told. @returns what it was told, and its end */
async function say(app: FastifyInstance, words: string) {
  // The address of a listening server is an object, no pipe's name.
  const { port } = app.server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  onTestFinished(() => {
    socket.destroy();
  });
  let heard = '';
  socket.on('data', (chunk: Buffer) => {
    heard += chunk.toString();
  });
  // Cut off while it still might write: no news.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(words);
  return () => heard;
}

const openConnections = (app: FastifyInstance) =>
  new Promise<number>((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

test.each([
  ['says no HTTP', 'nonsense\r\n\r\n', /^HTTP\/1\.1 400 /],
  ['does not finish its head', 'GET /api/health HTTP/1.1\r\nHost: localhost\r\n', /^HTTP\/1\.1 408 /],
  ['says nothing at all', '', /^HTTP\/1\.1 408 /],
])('a client that %s is told so, and gives its handle back though it never ends', async (_, words, line) => {
  const { app } = await buildTestApp();
  // The server looks every five seconds.
  app.server.headersTimeout = 100;
  await app.listen({ host: '127.0.0.1', port: 0 });
  const heard = await say(app, words);
  await vi.waitFor(() => expect(heard()).toMatch(line), { timeout: 20_000 });
  expect(heard()).toMatch(/connection: close/);
  await vi.waitFor(async () => expect(await openConnections(app)).toBe(0), { timeout: 20_000 });
});

test('a head has room for a search that is a whole prompt, in any script', async () => {
  const { app } = await buildTestApp();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const q = encodeURIComponent('港'.repeat(LENGTHS.prompt));
  const heard = await say(app, `GET /api/work?q=${q} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  await vi.waitFor(() => expect(heard()).toMatch(/^HTTP\/1\.1 401 /), { timeout: 20_000 });
});

/** Sends a body of so many megabytes, and hears what comes. @returns the first line, or how the connection broke */
function sendLarge(app: FastifyInstance, megabytes: number, head: readonly string[]): Promise<string> {
  const { port } = app.server.address() as AddressInfo; // as above
  const socket = connect(port, '127.0.0.1');
  const chunk = Buffer.alloc(65_536, 'x');
  const chunks = (megabytes * MEGABYTE) / chunk.length;
  const chunked = head.includes('transfer-encoding: chunked');
  const framed = chunked ? Buffer.concat([Buffer.from('10000\r\n'), chunk, Buffer.from('\r\n')]) : chunk;
  return new Promise((resolve) => {
    socket.on('error', (error) => resolve(`broken: ${error.message}`));
    let heard = '';
    socket.on('data', (more: Buffer) => {
      heard += more.toString();
    });
    socket.write(`${['POST /api/auth/login HTTP/1.1', 'host: localhost', ...head].join('\r\n')}\r\n\r\n`);
    let sent = 0;
    const send = () => {
      while (sent < chunks) {
        sent += 1;
        if (!socket.write(framed)) return void socket.once('drain', send);
      }
      socket.end(chunked ? '0\r\n\r\n' : '', () => {
        socket.once('close', () => resolve(heard.split('\r\n', 1)[0] ?? ''));
      });
    };
    send();
  });
}

const JSON_TYPE = 'content-type: application/json';

test.each([
  ['says how long it is', [JSON_TYPE, `content-length: ${20 * MEGABYTE}`]],
  ['comes in chunks', [JSON_TYPE, 'transfer-encoding: chunked']],
])('a body that is too large and %s is answered with 413, and its sender hears it', async (_, head) => {
  const { app } = await buildTestApp();
  await app.listen({ host: '127.0.0.1', port: 0 });
  for (let round = 0; round < 5; round += 1)
    expect(await sendLarge(app, 20, head)).toBe('HTTP/1.1 413 Payload Too Large');
});

test('a request that names no host is refused in the one form of failures', async () => {
  const { app } = await buildTestApp();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const heard = await say(app, 'GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n');
  await vi.waitFor(() => expect(heard()).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"invalid_request"/));
  const older = await say(app, 'GET /api/health HTTP/1.0\r\n\r\n');
  await vi.waitFor(() => expect(older()).toMatch(/^HTTP\/1\.1 200 /));
});
