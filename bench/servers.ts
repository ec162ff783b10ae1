/** Servers of the product and of peers, each a process of its own, on one data folder. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '../apps/server/src/config.ts';
import { openStore } from '../apps/server/src/db/open.ts';
import { setPlan } from '../apps/server/src/modules/auth/index.ts';

const PRODUCT = path.join(import.meta.dirname, '../apps/server/build/main.js');
/** As `npm start` gives them, and the environment below. */
const PRODUCT_FLAGS = ['--max-semi-space-size=4'];

/** A server that listens. */
export interface Running {
  readonly child: ChildProcess;
  readonly url: string;
  /** The lines that it and its processes have written so far. */
  readonly log: readonly string[];
}

/** Starts what is measured, and ends all of it. */
export interface Servers {
  /** Starts a server and waits for the line that says where it listens. */
  serve(
    script: string,
    args?: readonly string[],
    variables?: Readonly<Record<string, string>>,
  ): Promise<Running>;
  serveProduct(variables?: Readonly<Record<string, string>>, args?: readonly string[]): Promise<Running>;
  /** Ends it with the others. */
  keep(child: ChildProcess): void;
  stop(): void;
  /** Ends them, and resolves when they are gone. */
  stopped(): Promise<void>;
}

/** @param folder where the product keeps what is made */
export function serversOf(folder: string): Servers {
  const children: ChildProcess[] = [];
  const environment = {
    ...process.env,
    MALLOC_MMAP_THRESHOLD_: '1048576',
    DATA_DIR: folder,
    PORT: '0',
    LOG_LEVEL: 'warn',
    AUTH_ATTEMPTS_PER_MINUTE: '0',
    REGISTRATIONS_PER_HOUR: '0',
    ANALYSES_PER_HOUR: '0',
    TRIES_PER_HOUR: '0',
  };
  const serve: Servers['serve'] = async (script, args = [], variables = {}) => {
    const stdio: ['ignore', 'pipe', 'inherit'] = ['ignore', 'pipe', 'inherit'];
    const flags = script === PRODUCT ? PRODUCT_FLAGS : [];
    const child = spawn(process.execPath, [...flags, script, ...args], {
      env: { ...environment, ...variables },
      stdio,
    });
    children.push(child);
    const log: string[] = [];
    const lines = createInterface({ input: child.stdout });
    const first = await new Promise<string>((resolve, reject) => {
      lines.on('line', (line) => log.push(line)).once('line', resolve);
      child.once('exit', () => reject(new Error(`${script} ended at once.`)));
    });
    return { child, url: /http:\/\/[^\s]+/.exec(first)?.[0] ?? '', log };
  };
  return {
    serve,
    serveProduct: (variables, args = []) => serve(PRODUCT, args, variables),
    keep: (child) => void children.push(child),
    stop() {
      for (const child of children) child.kill('SIGTERM');
    },
    async stopped() {
      const running = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
      await Promise.all(
        running.map((child) => {
          const over = new Promise((resolve) => child.once('exit', resolve));
          child.kill('SIGTERM');
          return over;
        }),
      );
    },
  };
}

/** A user whose days have no limit. @returns the token */
export async function proUser(url: string, folder: string): Promise<string> {
  const [token = ''] = await proUsers(url, { DATA_DIR: folder }, 1);
  return token;
}

/** Users whose days have no limit. @param variables the store's @returns their tokens */
export async function proUsers(
  url: string,
  variables: Readonly<Record<string, string>>,
  count: number,
): Promise<string[]> {
  const { db } = await openStore(readConfig(variables).database, () => {});
  const tokens: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const account = { email: `bench-${at}@example.com`, name: 'Bench', password: PASSWORD };
    const answer = await untilTaken(() =>
      fetch(`${url}/api/auth/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(account),
      }),
    );
    if (!answer.ok) throw new Error(`No account: ${answer.status} ${await answer.text()}`);
    const { access_token: token } = (await answer.json()) as { access_token: string }; // the contract's answer
    await setPlan(db, account.email, 'pro');
    tokens.push(token);
  }
  await db.destroy();
  return tokens;
}

/** Of every user. */
export const PASSWORD = 'lantern-harbour-42';

/** A machine with other work sheds load just after a start. */
async function untilTaken(ask: () => Promise<Response>): Promise<Response> {
  let answer = await ask();
  for (let attempt = 1; answer.status === 503 && attempt < 10; attempt += 1) {
    await sleep(1_000);
    answer = await ask();
  }
  return answer;
}

/** Megabytes of memory that a process has now. */
export function residentMegabytes({ pid }: ChildProcess): number {
  if (process.platform !== 'linux')
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1_024;
  return statusMegabytes(pid, 'VmRSS');
}

/** Megabytes that it had at most; where the system does not say, those of now. */
export function peakMegabytes(child: ChildProcess): number {
  return process.platform === 'linux' ? statusMegabytes(child.pid, 'VmHWM') : residentMegabytes(child);
}

function statusMegabytes(pid: number | undefined, line: string): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${line}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1_024;
}
