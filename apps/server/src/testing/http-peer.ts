import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A server on a port of its own until the test ends. */
export async function httpPeer(
  handle: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>,
): Promise<{ readonly origin: string; readonly server: Server }> {
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  });
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return { origin: `http://127.0.0.1:${port}`, server };
}

export async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
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
