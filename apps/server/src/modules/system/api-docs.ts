import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

const EMPTY = { openapi: '3.1.0', info: { title: '', version: '' }, paths: {} };

/** The reader sets styles from its scripts; everything else stays as strict as elsewhere. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Serves a reader of the API description under /api/docs.
 * @param describe makes the description, which is asked for when somebody reads it
 */
export async function serveApiDocs(app: FastifyInstance, describe: () => object): Promise<void> {
  await app.register(async (docs) => {
    // Only because the reader insists on it: the description is our own.
    await docs.register(swagger, { mode: 'static', specification: { document: EMPTY } });
    await docs.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: POLICY,
      transformSpecification: describe,
      transformSpecificationClone: false,
    });
  });
}
