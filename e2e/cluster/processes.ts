import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** One process of the product, which can be killed and started again. */
export interface Member {
  readonly port: number;
  start(): Promise<void>;
  end(signal: NodeJS.Signals): Promise<void>;
  /** What it has logged as wrong, most often first. */
  complaints(): string[];
}

/** A process with a folder and a log of its own, not yet started. */
export async function memberOf(folder: string, variables: Readonly<Record<string, string>>): Promise<Member> {
  const port = await freePort();
  mkdirSync(folder);
  const log = path.join(folder, 'log');
  let child: ChildProcess | undefined;
  return {
    port,
    async start() {
      const out = openSync(log, 'a');
      const env = { ...process.env, ...variables, PORT: String(port), DATA_DIR: folder };
      child = spawn(process.execPath, ['apps/server/build/main.js'], {
        cwd: ROOT,
        env,
        stdio: ['ignore', out, out],
      });
      await untilReady(port, child);
    },
    async end(signal) {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
    complaints: () => countedLines(readFileSync(log, 'utf8')),
  };
}

/** A port that nobody has at the moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}

async function untilReady(port: number, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`A process ended with ${child.exitCode}.`);
    const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error('A process does not become ready.');
}

const complaint = z.object({
  level: z.number().min(50),
  msg: z.string(),
  err: z.object({ message: z.string() }).optional(),
});

function countedLines(log: string): string[] {
  const counts = new Map<string, number>();
  for (const line of log.split('\n').filter((each) => each.startsWith('{'))) {
    const { data } = complaint.safeParse(JSON.parse(line));
    if (!data) continue;
    const said = data.err ? `${data.msg} (${data.err.message})` : data.msg;
    counts.set(said, (counts.get(said) ?? 0) + 1);
  }
  const sorted = [...counts].toSorted(([, one], [, other]) => other - one);
  return sorted.map(([said, count]) => `${count} × ${said}`);
}
