import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect } from './fixtures.ts';
import { type ImagesPeer, imagesPeer } from './images-peer.ts';

interface Models {
  /** Where the server with a model listens. */
  readonly origin: string;
  readonly peer: ImagesPeer;
}

/** The tests' own server, which has a key for OpenAI, and a peer in OpenAI's place; one for each worker. */
export const test = base.extend<{ peer: ImagesPeer }, { models: Models }>({
  models: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it.
    async ({}, use) => {
      const peer = await imagesPeer();
      const folder = await mkdtemp(path.join(tmpdir(), 'framewright-models-'));
      const origin = `http://127.0.0.1:${await freePort()}`;
      const server = startServer(origin, folder, peer.baseUrl);
      const ended = new Promise((resolve) => server.once('exit', resolve));
      try {
        await expect(async () => expect((await fetch(`${origin}/api/health`)).status).toBe(200)).toPass({
          timeout: 30_000,
        });
        await use({ origin, peer });
      } finally {
        server.kill();
        await ended;
        await peer.close();
        await rm(folder, { recursive: true });
      }
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ models }, use) => use(models.origin),
  peer: ({ models }, use) => use(models.peer),
});

function startServer(origin: string, folder: string, peerUrl: string): ChildProcess {
  const settings = {
    PORT: new URL(origin).port,
    PUBLIC_URL: origin,
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    AUTH_ATTEMPTS_PER_MINUTE: '0',
    REGISTRATIONS_PER_HOUR: '0',
    OPENAI_API_KEY: 'sk-e2e',
    OPENAI_BASE_URL: peerUrl,
  };
  return spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: { ...process.env, ...settings },
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
