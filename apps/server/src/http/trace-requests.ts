import type { FastifyInstance } from 'fastify';
import type { Trace, Tracing } from '../tracing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    trace: Trace | null;
  }
}

/**
 * Makes a trace of each request, by its route and never by its address, which may hold secrets.
 * @param isBehindProxy whether the trace that a request says it belongs to is believed
 */
export function traceRequests(app: FastifyInstance, tracing: Tracing, isBehindProxy: boolean): void {
  app.decorateRequest('trace', null);
  app.addHook('onRequest', (request, _, done) => {
    const { traceparent } = request.headers;
    const parent = isBehindProxy && typeof traceparent === 'string' ? traceparent : undefined;
    const route = request.routeOptions.config.endpoint?.path ?? 'file';
    request.trace = tracing.begin('request', `${request.method} ${route}`, parent);
    request.trace.within(done);
  });
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const facts = {
      'http.request.method': request.method,
      'http.route': request.routeOptions.config.endpoint?.path ?? 'file',
      'http.response.status_code': statusCode,
      'framewright.request_id': request.id,
    };
    request.trace?.end(facts, statusCode >= 500);
    done();
  });
}
