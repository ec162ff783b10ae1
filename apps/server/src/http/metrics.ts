import { once } from 'node:events';
import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { createServer } from '../node-http.ts';

/** Seconds; between them lie the aims for reads, prompts, pictures and models. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 180];

/** A number that is read from the store when somebody looks. */
export interface Measured {
  readonly name: string;
  readonly help: string;
  read(): Promise<number>;
}

/** What Prometheus is told of this process: itself, the calls that it answers, and what the store says. */
export function newMetrics(measured: readonly Measured[]): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const { name, help, read } of measured) {
    const gauge = new Gauge({
      // All processes read the same.
      ...{ name, help, registers: [registry], aggregator: 'first' as const },
      async collect() {
        gauge.set(await read());
      },
    });
  }
  return registry;
}

/** Times every answered call by its route, never by its address: those are without end. */
export function measureCalls(app: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long calls took, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.config.endpoint?.path ?? 'file';
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
    done();
  });
}

/** Answers whoever asks for `/metrics`, on a port that is not for everybody. */
export async function serveMetrics(
  { host, port }: { readonly host: string; readonly port: number },
  read: () => Promise<string>,
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    read().then(
      (text) => response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}
