import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { loadedOnce } from '../../loaded-once.ts';

const PREFIX = '/api/docs';

/**
 * Serves a reader of the API description under /api/docs. It is loaded when somebody opens it: with its libraries it
 * takes 5 MB, and most servers are never asked.
 * @param describe makes the description, which is asked for when somebody reads it
 */
export function serveApiDocs(app: FastifyInstance, describe: () => object): void {
  const reader = loadedOnce(async () => (await import('./api-docs-reader.ts')).openReader(PREFIX, describe));
  const answer = async ({ url, headers }: FastifyRequest, reply: FastifyReply) => {
    const read = await (await reader()).inject({ url, headers });
    if (read.statusCode === 404) return reply.callNotFound();
    // The connection is that of the caller.
    const { connection: _, ...said } = read.headers;
    return reply.code(read.statusCode).headers(said).send(read.rawPayload);
  };
  app.get(PREFIX, answer);
  app.get(`${PREFIX}/*`, answer);
}
