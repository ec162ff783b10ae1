import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { holdsKey } from './keys-in-addresses.ts';

/**
 * The log's options: one JSON line per event. Requests are logged by path without query, since a
 * query may carry a signature; bodies, headers and tokens are never handed to the log.
 */
export function logOptions(
  level: string,
  stream?: { write(line: string): void },
): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    base: null,
    ...(stream && { stream }),
    serializers: { err: describeError },
    // A second net, should somebody log an object that carries one of these.
    redact: {
      paths: [
        'authorization',
        'password',
        'access_token',
        'byteplus_api_key',
        'openrouter_api_key',
        'openai_api_key',
      ].flatMap((key) => [key, `*.${key}`, `*.*.${key}`]),
      censor: '[redacted]',
    },
  };
}

/** Named fields only: errors of databases and providers carry values and request bodies along. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return { type: error.name, message: error.message, stack: error.stack ?? '', ...(code && { code }) };
}

/** One line for each answered call of the API; those of pages and files at debug level. */
export function logRequests(app: FastifyInstance): void {
  // Otherwise each answer pays for a line that nobody gets.
  if (!['info', 'debug', 'trace'].includes(app.log.level)) return;
  app.addHook('onResponse', (request, reply, done) => {
    const line = {
      reqId: request.id,
      method: request.method,
      path: pathOf(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (/^\/(api\/|mcp\b)/.test(request.url)) request.server.log.info(line, 'answered');
    else request.server.log.debug(line, 'answered');
    done();
  });
}

/** Whoever knows the end of such an address may see what is behind it. */
const OPENED = /^(\/(?:api\/shared|share)\/)[^/]+/;

/** Without query, and without a key that somebody put into it, or the secret of a link. */
function pathOf(address: string): string | undefined {
  const path = address.split('?', 1)[0]?.replace(OPENED, '$1[link]');
  return path && holdsKey(path) ? '/[redacted]' : path;
}

/** Ids that are unique among processes: a random name for this one, and a count. */
export function requestIds(): () => string {
  const processName = randomBytes(6).toString('base64url');
  let count = 0;
  return () => {
    count += 1;
    return `${processName}-${count.toString(36)}`;
  };
}
