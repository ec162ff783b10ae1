import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';

/** Runs a server of a test's own as `npm start` does, on a free port, with data of its own, while `use` does. */
export async function withServer(
  settings: Readonly<Record<string, string>>,
  use: (origin: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'framewright-server-'));
  const origin = `http://127.0.0.1:${await freePort()}`;
  const server = startServer(origin, folder, settings);
  const ended = new Promise((resolve) => server.once('exit', resolve));
  try {
    await expect(async () => expect((await fetch(`${origin}/api/health`)).status).toBe(200)).toPass({
      timeout: 30_000,
    });
    await use(origin);
  } finally {
    server.kill();
    await ended;
    await rm(folder, { recursive: true });
  }
}

function startServer(
  origin: string,
  folder: string,
  settings: Readonly<Record<string, string>>,
): ChildProcess {
  const all = { PORT: new URL(origin).port, DATA_DIR: folder, LOG_LEVEL: 'error', ...settings };
  return spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: { ...process.env, ...all },
    stdio: 'ignore',
  });
}

/** A port that nobody has at the moment. */
function freePort(): Promise<number> {
  const holder = createServer();
  return new Promise((resolve, reject) => {
    holder.once('error', reject);
    holder.listen(0, '127.0.0.1', () => {
      const address = holder.address();
      holder.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
