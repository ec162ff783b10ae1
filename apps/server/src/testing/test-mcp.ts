import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';

/** The ages of the protocol: of 2025, with its handshake, and of 2026-07-28, without. */
export const AGES = ['legacy', 'modern'] as const;
export type Age = (typeof AGES)[number];

/** What the user of a client says to a question. */
type Answer = (question: string) => { action: 'accept' | 'decline'; content?: { agree: boolean } };

const NEWEST = '2026-07-28';

/** Listens on a port of its own. @returns the address of its MCP endpoint */
export async function listen(app: FastifyInstance): Promise<URL> {
  return new URL('/mcp', await app.listen({ host: '127.0.0.1', port: 0 }));
}

/**
 * The official client over HTTP, connected until the test ends.
 * @param key none for a visitor
 * @param answer what its user says when they are asked; left out where it cannot ask
 */
export async function connect(address: URL, age: Age, key?: string, answer?: Answer): Promise<Client> {
  const mode = age === 'legacy' ? 'legacy' : { pin: NEWEST };
  const client = new Client(
    { name: 'test', version: '1' },
    { versionNegotiation: { mode }, ...(answer && { capabilities: { elicitation: {} } }) },
  );
  if (answer) client.setRequestHandler('elicitation/create', ({ params }) => answer(params.message));
  const headers = key ? { authorization: `Bearer ${key}` } : {};
  await client.connect(new StreamableHTTPClientTransport(address, { requestInit: { headers } }));
  onTestFinished(() => client.close());
  return client;
}

/** The headers of a request of the newest age. @param name of the tool that is called */
export function rawHeaders(method: string, name?: string): Record<string, string> {
  return {
    accept: 'application/json, text/event-stream',
    'content-type': 'application/json',
    'mcp-protocol-version': NEWEST,
    'mcp-method': method,
    ...(name && { 'mcp-name': name }),
  };
}

/** The body of a request of the newest age. */
export function rawBody(method: string, params: object = {}): object {
  const _meta = {
    'io.modelcontextprotocol/protocolVersion': NEWEST,
    'io.modelcontextprotocol/clientCapabilities': {},
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
  };
  return { jsonrpc: '2.0', id: 1, method, params: { ...params, _meta } };
}
