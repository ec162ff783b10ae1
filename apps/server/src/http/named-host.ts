import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';

/** Refuses requests that name no host, as HTTP/1.1 asks (RFC 9112, 3.2); Node by itself refuses them without a word. */
export function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers, raw }) => {
    if (headers.host === undefined && raw.httpVersion === '1.1') throw new AppError('invalid_request');
  });
}
