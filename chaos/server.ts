import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

const MAIN = path.resolve(import.meta.dirname, '../apps/server/src/main.ts');

interface Options {
  readonly variables: { readonly DATA_DIR: string } & Readonly<Record<string, string>>;
  /** What the process is started by, and Node's own flags. */
  readonly wrapper?: readonly string[];
  readonly flags?: readonly string[];
  /** The server's arguments. */
  readonly args?: readonly string[];
}

/** A server that can be killed and started again on its data. */
export interface Server {
  readonly url: string;
  readonly variables: Readonly<Record<string, string>>;
  /** Milliseconds that the first start took, with nothing to mend. */
  readonly firstStart: number;
  /** Of the running process. */
  pid(): number;
  isAlive(): boolean;
  /** Ends it without a word. */
  kill(): Promise<void>;
  /** Starts it on the same port again. @returns milliseconds until it answered */
  start(): Promise<number>;
}

/** A server of the product on a port of its own, until the test ends. */
export async function startServer({
  variables,
  wrapper = [],
  flags = [],
  args = [],
}: Options): Promise<Server> {
  const port = await freePort();
  const all = {
    LOG_LEVEL: 'silent',
    DISCOVER_ENGINES: 'off',
    ...UNLIMITED,
    ...variables,
    PORT: String(port),
  };
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  const [command = '', ...before] = [...wrapper, process.execPath];
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  const start = async () => {
    const began = performance.now();
    const cwd = variables.DATA_DIR;
    const env = { PATH: process.env['PATH'], ...all };
    child = spawn(command, [...before, ...flags, MAIN, ...args], {
      cwd,
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await untilAnswering(url, child);
    return performance.now() - began;
  };
  onTestFinished(kill);
  const firstStart = await start();
  return {
    ...{ url, variables: all, firstStart, kill, start },
    pid: () => child?.pid ?? 0,
    isAlive: () => child?.exitCode === null && child.signalCode === null,
  };
}

/** Rates are of no account here, limits of the day are. */
const UNLIMITED = {
  AUTH_ATTEMPTS_PER_MINUTE: '0',
  REGISTRATIONS_PER_HOUR: '0',
  ANALYSES_PER_HOUR: '0',
};

/** Waits for health. @returns milliseconds @throws {Error} after a minute, or where the process has ended */
export async function untilAnswering(url: string, child?: ChildProcess): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < 60_000) {
    if (child && child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    const answer = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(5_000) }).catch(
      () => undefined,
    );
    if (answer?.ok) return performance.now() - began;
    await sleep(25);
  }
  throw new Error('The server does not answer.');
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}
