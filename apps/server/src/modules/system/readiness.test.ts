import { expect, test, vi } from 'vitest';
import { openStorage } from '../../providers/storage/open-storage.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import { s3Server } from '../../testing/s3-server.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { ENGINES } from '../../testing/test-store.ts';

const READY = '/api/health/ready';
const LIVE = '/api/health/live';

/** Each answer holds for a second. */
const soon = { timeout: 5_000, interval: 250 };

test.each(ENGINES)('ready while %s and the folder answer, live also without', async (engine) => {
  const { app, db } = await buildTestApp({ engine });
  const ready = await app.inject(READY);
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ok' }]);
  await db.destroy();
  await vi.waitFor(async () => {
    const answer = await app.inject(READY);
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'store_unavailable' });
    expect(answer.headers['retry-after']).toBe('5');
  }, soon);
  const live = await app.inject(LIVE);
  expect([live.statusCode, live.json()]).toEqual([200, { status: 'ok' }]);
});

test('not ready while the bucket does not answer, and ready again after', async () => {
  const { config, faults } = await s3Server();
  const { app } = await buildTestApp({ storage: await openStorage(config) });
  const becomes = (status: number) =>
    vi.waitFor(async () => expect((await app.inject(READY)).statusCode).toBe(status), soon);
  await becomes(200);
  faults.status = 403;
  await becomes(503);
  delete faults.status;
  await becomes(200);
});

test('what never answers is given up, and asked once for all who want to know', async () => {
  const check = vi.fn(() => new Promise<void>(() => {}));
  const storage: Storage = {
    put: async () => {},
    open: async () => undefined,
    remove: async () => {},
    async *list() {},
    check,
  };
  const { app } = await buildTestApp({ storage });
  const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject(READY)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
  expect(check).toHaveBeenCalledOnce();
});
