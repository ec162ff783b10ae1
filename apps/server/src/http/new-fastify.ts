import type { Server } from 'node:http';
import { LENGTHS } from '@framewright/contract';
import Fastify, { type FastifyHttpOptions, type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../config.ts';
import { trustedProxies } from './client-address.ts';
import { refuseBrokenHttp, refuseUnreadable } from './error-handler.ts';
import { logOptions, requestIds } from './request-log.ts';

/** Milliseconds that a client may take to send its request, and the head of it; how often that is looked at. */
const REQUEST_TIMEOUT = 60_000;
const HTTP = {
  headersTimeout: 20_000,
  connectionsCheckingInterval: 5_000,
  requireHostHeader: false,
  // A search may be a whole prompt, of which each sign may take nine characters in an address.
  maxHeaderSize: LENGTHS.prompt * 9 + 16_384,
};

/**
 * A Fastify without routes, with our times, log and failures.
 * @param headers of every answer
 * @param logStream in place of the standard output
 */
export function newFastify(
  config: Config,
  headers: Readonly<Record<string, string>>,
  logStream?: { write(line: string): void },
): FastifyInstance {
  const options = {
    logger: logOptions(config.logLevel, logStream),
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger) => logger,
    genReqId: requestIds(),
    requestTimeout: REQUEST_TIMEOUT,
    http: HTTP,
    forceCloseConnections: 'idle',
    // What came over an open connection before the end is still answered.
    return503OnClosing: false,
    trustProxy: trustedProxies(config.http.trustProxy),
    // Where nothing is of such a name, the page or the call says so itself.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: HTTP.maxHeaderSize },
    frameworkErrors: refuseUnreadable(headers),
    clientErrorHandler: refuseBrokenHttp,
  } satisfies FastifyHttpOptions<Server>;
  return Fastify(options);
}
