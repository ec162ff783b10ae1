import cluster, { type Worker } from 'node:cluster';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from './config.ts';

/** Processes of one machine, at most. */
const MOST = 64;

/** Milliseconds before a process that died is replaced: one that cannot start does not spin. */
const PAUSE = 1_000;

/**
 * How many processes the command line asks for: `--processes N`.
 * @throws {ConfigError}
 */
export function processesAsked(args: readonly string[]): number {
  const { values } = readArgs(args);
  const count = Number(values.processes ?? 1);
  if (!Number.isInteger(count) || count < 1 || count > MOST)
    throw new ConfigError(`--processes must be a whole number from 1 to ${MOST}.`);
  return count;
}

function readArgs(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: { processes: { type: 'string' } } });
  } catch {
    throw new ConfigError(`Unknown: ${args.join(' ')}. There is --processes N.`);
  }
}

/**
 * Keeps so many servers on one port, and replaces those that die. A signal ends all of them, each as it would end by
 * itself.
 */
export async function runProcesses(count: number): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  if (config.database.kind === 'sqlite')
    throw new ConfigError('--processes wants DATABASE_URL: the embedded database serves one process.');
  if (config.metricsPort !== undefined) {
    const [{ AggregatorRegistry }, { serveMetrics }] = await Promise.all([
      import('prom-client'),
      import('./http/metrics.ts'),
    ]);
    const all = new AggregatorRegistry();
    await serveMetrics({ host: config.http.host, port: config.metricsPort }, () => all.clusterMetrics());
  }
  keepAlive(count);
}

function keepAlive(count: number): void {
  const ready = new Set<number>();
  let isStopping = false;
  const begin = () => cluster.fork();
  cluster.on('listening', (worker: Worker, { address, port }) => {
    if (ready.size < count && ready.add(worker.id).size === count)
      process.stdout.write(
        `Framewright is ready at http://${address ?? 'localhost'}:${port} in ${count} processes\n`,
      );
  });
  cluster.on('exit', (_, code) => {
    if (isStopping) {
      if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(process.exitCode ?? 0);
      return;
    }
    // What never came as far as to serve says why, and would say it again.
    if (ready.size === 0) process.exit(code || 1);
    setTimeout(() => isStopping || begin(), PAUSE);
  });
  const stop = (signal: NodeJS.Signals) => {
    isStopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal);
    if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  for (let i = 0; i < count; i += 1) begin();
}
