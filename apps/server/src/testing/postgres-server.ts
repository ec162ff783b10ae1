import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** A PostgreSQL of our own for the time of a test run. */
export interface PostgresServer {
  /** The address of one of its databases. */
  url(database: string): string;
  /** Without a word; what it has kept stays. */
  kill(): Promise<void>;
  /** After that: on the same port again. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'fsync=off',
  'max_connections=200',
  // Each new database is written to the log too, which need not be kept for long.
  'max_wal_size=128MB',
] as const;

/** Starts the system's PostgreSQL on an empty folder; undefined where there is none. */
export async function startPostgres(): Promise<PostgresServer | undefined> {
  const bin = binaryFolder();
  const account = ordinaryAccount();
  if (!bin || account === 'none') return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), 'framewright-postgres-'));
  if (account) chownSync(folder, account.uid, account.gid);
  const data = path.join(folder, 'data');
  const asOrdinary = { cwd: folder, ...account };
  const made = spawnSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'tester', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    {
      ...asOrdinary,
      encoding: 'utf8',
    },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`);
  const port = await freePort();
  const settings = [...SETTINGS, `port=${port}`];
  const args = ['-D', data, '-k', folder, ...settings.flatMap((setting) => ['-c', setting])];
  const url = (database: string) => `postgres://tester@127.0.0.1:${port}/${database}`;
  const run = async () => {
    const started = spawn(path.join(bin, 'postgres'), args, { ...asOrdinary, stdio: 'ignore' });
    await untilReady(url('postgres'), started);
    return started;
  };
  let server = await run();
  const end = async (signal: NodeJS.Signals) => {
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  return {
    url,
    kill: () => end('SIGKILL'),
    async start() {
      server = await run();
    },
    async stop() {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** On the path, or where Debian keeps the versions. */
function binaryFolder(): string | undefined {
  const versions = '/usr/lib/postgresql';
  const debian = existsSync(versions)
    ? readdirSync(versions)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => path.join(versions, version, 'bin'))
    : [];
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), ...debian];
  return folders.find((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name))),
  );
}

/** PostgreSQL refuses to run as root: then an account that can do nothing else. Undefined is the present one. */
function ordinaryAccount(): { uid: number; gid: number } | undefined | 'none' {
  if (process.getuid?.() !== 0) return undefined;
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  return 'none';
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (server.exitCode !== null) throw new Error(`postgres ended with ${server.exitCode}.`);
    const client = new pg.Client(url);
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await sleep(100);
    }
  }
  throw new Error('postgres did not become ready.');
}
