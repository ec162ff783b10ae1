import { mkdirSync } from 'node:fs';
import path from 'node:path';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { keepHouse } from '../../housekeeping.ts';
import { diskStorage } from '../../providers/storage/disk-storage.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import { listFiles } from '../../testing/storage-suite.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import {
  imagesUsed,
  PNG,
  pictureFiles,
  providersWith,
  quickProviders,
  requestPicture,
} from '../../testing/test-pictures.ts';
import { ENGINES } from '../../testing/test-store.ts';

test.each(ENGINES)(
  'on %s a storage that goes away charges nothing, and what it kept is removed later',
  async (engine) => {
    const folder = path.join(temporaryFolder(), 'pictures');
    mkdirSync(folder);
    const disk = await diskStorage(folder);
    let isAway = true;
    const failing = () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));
    const storage: Storage = {
      ...disk,
      async put(key, bytes) {
        // It arrives, and nobody hears of it.
        await disk.put(key, bytes);
        if (isAway) await failing();
      },
      remove: (key) => (isAway ? failing() : disk.remove(key)),
    };
    const filesKept = async () => (await listFiles(disk)).length;
    const server = await buildTestApp({ engine, storage, imageProviders: quickProviders });
    const { token } = await server.signUp();
    const answer = await requestPicture(server, token);
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'store_unavailable' });
    expect(await imagesUsed(server, token)).toBe(0);
    const attempts = await server.db.selectFrom('generations').select('outcome').execute();
    expect(attempts).toEqual([{ outcome: 'failed' }]);

    const clean = () => keepHouse(Fastify(), { ...HOUSE, db: server.db, storage, now: () => new Date() });
    await clean();
    expect(await filesKept()).toBe(1);
    isAway = false;
    await clean();
    expect(await filesKept()).toBe(0);
  },
);

const HOUSE = {
  watch: { notices: () => [], check: async () => [] },
  imports: { wake: async () => undefined, stop: async () => undefined, settled: async () => undefined },
  isOnlyServer: true,
};

test('a reservation that the store has lost in a crash is answered as the store’s failure', async () => {
  const crashed = providersWith(async () => {
    await server.db.deleteFrom('reservations').execute();
    await server.db.deleteFrom('usage_days').execute();
    return { bytes: PNG, contentType: 'image/png', width: 1, height: 1, modelId: 'built-in' };
  });
  const server = await buildTestApp({ imageProviders: crashed });
  const { token } = await server.signUp();
  const answer = await requestPicture(server, token);
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ code: 'store_unavailable' });
  expect(await imagesUsed(server, token)).toBe(0);
  expect(pictureFiles(server)).toEqual([]);
});
