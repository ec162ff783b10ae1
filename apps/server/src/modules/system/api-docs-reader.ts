import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { type FastifyInstance, fastify } from 'fastify';

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
 * A server of its own that listens nowhere.
 * @param prefix where the reader's addresses begin
 * @param describe makes the description, which is asked for when somebody reads it
 */
export async function openReader(prefix: string, describe: () => object): Promise<FastifyInstance> {
  const reader = fastify();
  // Only because the reader insists on it: the description is our own.
  await reader.register(swagger, { mode: 'static', specification: { document: EMPTY } });
  await reader.register(swaggerUi, {
    routePrefix: prefix,
    staticCSP: POLICY,
    transformSpecification: describe,
    transformSpecificationClone: false,
  });
  return reader;
}
