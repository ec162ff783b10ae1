import cluster from 'node:cluster';
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import path from 'node:path';
import { profile } from '@framewright/contract';
import type { FastifyInstance } from 'fastify';
import { AggregatorRegistry, type Registry } from 'prom-client';
import { buildApp } from './app.ts';
import { ConfigError, isLoopback, readConfig } from './config.ts';
import { migrate } from './db/migrate.ts';
import { type Db, openStore } from './db/open.ts';
import { DataInUse, lockData } from './db/server-lock.ts';
import { type Measured, newMetrics, serveMetrics } from './http/metrics.ts';
import { warmUpExtractor } from './modules/extractor/index.ts';
import { warmUpPrompts } from './modules/prompts/index.ts';
import { countReservations, meteredCalls, spentToday } from './modules/usage/index.ts';
import { processesAsked, runProcesses } from './processes.ts';
import { KNOWN_ENGINES } from './providers/ai/engines/known-engines.ts';
import { imageProviders } from './providers/ai/image-providers.ts';
import { openrouter } from './providers/ai/openrouter-images/source.ts';
import { textModels } from './providers/ai/text/text-models.ts';
import { openIdentity } from './providers/identity/open-identity.ts';
import { openMailer } from './providers/mail/open-mailer.ts';
import { openPayments } from './providers/payments/open-payments.ts';
import { openStorage } from './providers/storage/open-storage.ts';
import { openTracing } from './providers/telemetry/open-tracing.ts';
import { openSecrets } from './secrets.ts';

/** Milliseconds that work in progress has after a signal; then it is refunded, and a little later cut. */
const GRACE = 25_000;
const CUT = 30_000;

/** Milliseconds in which the first page of somebody who is signed in has loaded. */
const SETTLED = 2_000;

const WEB_BUILD = path.resolve(import.meta.dirname, '../../web/build');
const DOWNLOADS = path.resolve(import.meta.dirname, '../build/downloads');
const LIBRARY = path.resolve(import.meta.dirname, '../build/library');

/**
 * Runs the server, or several on one port, until a signal ends it. What cannot start says why in one line, and ends
 * with status 1.
 */
export async function serve(args: readonly string[]): Promise<void> {
  try {
    const count = processesAsked(args);
    if (count > 1 && cluster.isPrimary) await runProcesses(count);
    else await start();
  } catch (error) {
    const expected = error instanceof ConfigError || error instanceof DataInUse;
    process.stderr.write(`${expected ? error.message : describe(error)}\n`);
    process.exit(1);
  }
}

async function start(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  makeDataDir(config.dataDir);
  const shutdown = new AbortController();
  const lock = config.database.kind === 'sqlite' ? lockData(config.dataDir) : undefined;
  const secrets = openSecrets(config);
  const storage = await openStorage(config.storage);
  const tracing = await openTracing(config.tracing, (problem) =>
    app.log.warn({ problem }, 'traces are not sent'),
  );
  const store = await openStore(
    config.database,
    (error) => app.log.error({ err: error }, 'lost a connection'),
    tracing?.noteStatement,
  );
  await migrate(store.db);
  const now = () => new Date();
  const calls = meteredCalls(store.db, config.ai, now);
  const metrics = config.metricsPort === undefined ? undefined : newMetrics(measuredIn(store.db, now));
  const app = await buildApp({
    config,
    store,
    storage,
    secrets,
    imageProviders: imageProviders(config.ai, calls, now),
    openrouter: openrouter({ ...config.ai.openrouter, calls, now }),
    knownEngines: KNOWN_ENGINES,
    textModels: textModels(config.ai, calls),
    identityProvider: openIdentity(config),
    mailer: openMailer(config),
    payments: await openPayments(config),
    webBuild: WEB_BUILD,
    downloads: DOWNLOADS,
    library: LIBRARY,
    now,
    shutdown: shutdown.signal,
    tracing,
    ...(metrics && { metrics }),
  });
  const end = async () => {
    await app.close();
    await store.db.destroy();
    await tracing?.close();
    lock?.release();
  };
  const stop = () => {
    setTimeout(() => shutdown.abort(new Error('The server is stopping.')), GRACE).unref();
    setTimeout(() => process.exit(1), CUT).unref();
    // A connection whose last answer is out would otherwise stay open for its next request.
    setInterval(() => app.server.closeIdleConnections(), 100).unref();
    end().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // Nothing should come this far. What does is a mistake of ours, of one request: the others go on.
  process.on('uncaughtException', (error) => app.log.fatal({ err: error }, 'uncaught'));
  process.on('unhandledRejection', (error) => app.log.fatal({ err: error }, 'unhandled'));

  // Of a site with many users nobody is to wait for what the first call of its kind loads. At home a server at rest
  // stays small until somebody is signed in, who is likely to write next.
  if (config.production) await warmUp(app, [warmUpPrompts(), warmUpExtractor()]);
  else warmUpOnceUsed(app);
  const { host, port } = config.http;
  if (metrics && config.metricsPort !== undefined) await offer(metrics, { host, port: config.metricsPort });
  const address = await app.listen({ host, port });
  // Several say it together.
  if (cluster.isWorker) return;
  const isOpen = !config.production && !isLoopback(host);
  const remarks = isOpen ? ' (open to other machines, in local mode: without sandbox payments)' : '';
  process.stdout.write(`Framewright is ready at ${address}${remarks}\n`);
  // Now rather than at the end, which a server that is killed never reaches.
  flushCompileCache();
}

/** Where it fails, as it may on a machine with no time for it, the first callers wait. */
async function warmUp(app: FastifyInstance, parts: readonly Promise<void>[]): Promise<void> {
  for (const outcome of await Promise.allSettled(parts))
    if (outcome.status === 'rejected') app.log.warn({ err: outcome.reason }, 'not warmed up');
}

function warmUpOnceUsed(app: FastifyInstance): void {
  let isBegun = false;
  app.addHook('onResponse', async ({ routeOptions }, { statusCode }) => {
    if (isBegun || routeOptions.url !== profile.path || statusCode !== 200) return;
    isBegun = true;
    setTimeout(() => warmUp(app, [warmUpPrompts()]), SETTLED).unref();
  });
}

/** Of several processes the first asks all others. */
async function offer(metrics: Registry, at: { readonly host: string; readonly port: number }): Promise<void> {
  if (!cluster.isWorker) {
    (await serveMetrics(at, () => metrics.metrics())).unref();
    return;
  }
  AggregatorRegistry.setRegistries([metrics]);
  new AggregatorRegistry();
}

function measuredIn(db: Db, now: () => Date): readonly Measured[] {
  return [
    {
      name: 'framewright_spend_today_dollars',
      help: "What the server's own keys have cost since midnight UTC, bookings included.",
      read: () => spentToday(db, now()),
    },
    {
      name: 'framewright_reservations_open',
      help: 'Takes and pictures that are under way, in all processes.',
      read: () => countReservations(db),
    },
  ];
}

/** @throws {ConfigError} where nothing can be written */
function makeDataDir(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new ConfigError(`DATA_DIR cannot be used: ${error instanceof Error ? error.message : error}.`);
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') return `${error.message}. Set PORT to another one.`;
  return error.stack ?? error.message;
}
