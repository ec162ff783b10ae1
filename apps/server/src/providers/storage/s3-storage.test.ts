import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { storeFailure } from '../../db/failures.ts';
import { s3Config, s3Server } from '../../testing/s3-server.ts';
import { listFiles, storageSuite } from '../../testing/storage-suite.ts';
import { openStorage } from './open-storage.ts';

describe('S3 storage', () => storageSuite(async () => openStorage((await s3Server()).config)));

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (failure: unknown) => failure,
  );

const KEY = 'abcdefghijklmnop.img';

test('a write whose answer is lost is sent again, and is there once', async () => {
  const { config, faults } = await s3Server();
  const storage = await openStorage(config);
  faults.answersLost = 2;
  const bytes = randomBytes(100_000);
  await storage.put(KEY, bytes);
  expect(faults.answersLost).toBe(0);
  const stream = await storage.open(KEY);
  expect(stream && (await buffer(stream)).equals(bytes)).toBe(true);
  expect(await listFiles(storage)).toMatchObject([{ key: KEY, bytes: 100_000 }]);
});

test('what arrives broken is refused, and nothing is kept', async () => {
  const { config, faults } = await s3Server();
  const storage = await openStorage(config);
  faults.flipsBits = true;
  await expect(storage.put(KEY, randomBytes(1_000))).rejects.toMatchObject({ code: 'EIO' });
  faults.flipsBits = false;
  expect(await storage.open(KEY)).toBeUndefined();
});

test.each([
  ['is busy', 503, 'store_unavailable'],
  ['has no room', 507, 'store_unavailable'],
  ['has lost its mind', 500, 'store_unavailable'],
])('a server that %s is no failure of ours', async (_, status, told) => {
  const { config, faults } = await s3Server();
  const storage = await openStorage(config);
  faults.status = status;
  const calls = [
    () => storage.put(KEY, Buffer.from('x')),
    () => storage.open(KEY),
    () => storage.remove(KEY),
    () => storage.check(AbortSignal.timeout(5_000)),
  ];
  for (const call of calls) expect(storeFailure(await failureOf(call()))).toBe(told);
});

test('a server that is gone is told so', async () => {
  const { config, door } = await s3Server();
  const storage = await openStorage(config);
  door.closeAllConnections();
  door.close();
  expect(storeFailure(await failureOf(storage.open(KEY)))).toBe('store_unavailable');
});

describe('a bucket that cannot be used is refused at the start', () => {
  test.each([
    ['keys of somebody else', { AWS_ACCESS_KEY_ID: 'STRANGER' }, /is not open to these keys\.$/],
    ['no such bucket', { STORAGE_URL: 's3://others' }, /the bucket others does not exist\.$/],
  ])('%s', async (_, more, told) => {
    const { endpoint } = await s3Server();
    await expect(openStorage(s3Config({ S3_ENDPOINT: endpoint, ...more }))).rejects.toThrow(told);
  });

  test('no server', async () => {
    await expect(openStorage(s3Config({ S3_ENDPOINT: 'http://127.0.0.1:9' }))).rejects.toThrow(
      /^STORAGE_URL cannot be used: the bucket pictures does not answer/,
    );
  });
});
