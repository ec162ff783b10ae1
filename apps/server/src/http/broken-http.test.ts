import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
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
