import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { keepHouse } from './housekeeping.ts';
import { reserve } from './modules/usage/index.ts';
import { diskStorage } from './providers/storage/disk-storage.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';
import { buildTestApp } from './testing/test-app.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOON = new Date('2026-11-21T12:00:00Z');

/** A server whose house is kept by a clock that only the test moves. */
async function keptServer({ isFirstProcess = true } = {}) {
  const server = await buildTestApp();
  const storage = await diskStorage(temporaryFolder());
  let now = NOON;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  const app = Fastify();
  const watch = { notices: () => [], check: async () => [] };
  const house = { db: server.db, storage, now: () => now, watch, isFirstProcess, isOnlyServer: false };
  await keepHouse(app, house);
  return {
    ...server,
    pass: (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds);
      vi.advanceTimersByTime(milliseconds);
    },
    close: async () => {
      await app.close();
      vi.useRealTimers();
    },
  };
}

test('what crashed work had counted is given back within a minute of its lease', async () => {
  const { db, signUp, pass, close } = await keptServer();
  const { user } = await signUp();
  await reserve(db, { ...user, plan: 'free' }, 'images', NOON);
  const reservations = async () => (await db.selectFrom('reservations').selectAll().execute()).length;
  expect(await reservations()).toBe(1);
  expect(await db.selectFrom('usage_days').selectAll().execute()).toMatchObject([{ used: 1 }]);
  // Longer than a lease, shorter than the hour in which counters are forgotten.
  pass(59 * MINUTE);
  await vi.waitFor(async () => expect(await reservations()).toBe(0));
  expect(await db.selectFrom('usage_days').selectAll().execute()).toEqual([]);
  await close();
});

test('sessions that are over are forgotten within the hour', async () => {
  const { db, signUp, pass, close } = await keptServer();
  await signUp();
  const sessions = async () => (await db.selectFrom('sessions').selectAll().execute()).length;
  expect(await sessions()).toBe(1);
  await db.updateTable('sessions').set({ expires_at: NOON.toISOString() }).execute();
  pass(HOUR);
  await vi.waitFor(async () => expect(await sessions()).toBe(0));
  await close();
});

test('answers that are kept for repeats are forgotten within the hour that they are over', async () => {
  const { db, send, signUp, pass, close } = await keptServer();
  const { token } = await signUp();
  const headers = { 'idempotency-key': 'one-wish' };
  await send('POST', '/api/prompts/generate', { token, body: { subject: 'a fox' }, headers });
  const answers = async () => (await db.selectFrom('idempotency_keys').selectAll().execute()).length;
  expect(await answers()).toBe(1);
  await db.updateTable('idempotency_keys').set({ expires_at: NOON.toISOString() }).execute();
  pass(HOUR);
  await vi.waitFor(async () => expect(await answers()).toBe(0));
  await close();
});

test.each([
  [true, 0],
  [false, 1],
])(
  'what is over is forgotten within a minute of the start, by one process alone',
  async (isFirstProcess, left) => {
    const { db, signUp, pass, close } = await keptServer({ isFirstProcess });
    await signUp();
    const sessions = async () => (await db.selectFrom('sessions').selectAll().execute()).length;
    await db.updateTable('sessions').set({ expires_at: NOON.toISOString() }).execute();
    // The server is ready before anything is looked for.
    expect(await sessions()).toBe(1);
    pass(MINUTE);
    if (left === 0) await vi.waitFor(async () => expect(await sessions()).toBe(0));
    expect(await sessions()).toBe(left);
    await close();
  },
);
