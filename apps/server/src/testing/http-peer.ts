import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

interface HttpPeer {
  readonly origin: string;
  readonly server: Server;
  /** From now on it answers nothing, and stays open. */
  freeze(): void;
  /** Ends it before the test does. */
  close(): Promise<void>;
}

/** A server on a port of its own until the test ends. */
export async function httpPeer(
  handle: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>,
): Promise<HttpPeer> {
  let isFrozen = false;
  const server = createServer((request, response) => {
    if (!isFrozen) void handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  onTestFinished(close);
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  const freeze = () => {
    isFrozen = true;
  };
  return { origin: `http://127.0.0.1:${port}`, server, freeze, close };
}

/** The bytes of a request, once all have come. */
export async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** What a request says in JSON; undefined where it is none. */
export async function jsonBodyOf(request: IncomingMessage): Promise<unknown> {
  const body = await bodyOf(request);
  return request.headers['content-type'] === 'application/json' ? JSON.parse(String(body)) : undefined;
}

/** Megabytes of the letter A, as fast as they are read. */
export function pour(response: ServerResponse, megabytes: number): void {
  const chunk = Buffer.alloc(1_048_576, 'A');
  let left = megabytes;
  const more = () => {
    while (left > 0 && !response.destroyed) {
      left -= 1;
      if (!response.write(chunk)) return response.once('drain', more);
    }
    return response.end();
  };
  more();
}
