import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { storageSuite } from '../../testing/storage-suite.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { diskStorage } from './disk-storage.ts';
import { openStorage } from './open-storage.ts';

describe('disk storage', () => storageSuite(diskStorage));

test('what a crash left half-written goes with its key', async () => {
  const folder = temporaryFolder();
  const storage = await diskStorage(folder);
  const key = 'abcdefghijklmnop.img';
  writeFileSync(path.join(folder, `${key}.partial`), 'half');
  expect(await storage.open(key)).toBeUndefined();
  await storage.remove(key);
  expect(readdirSync(folder)).toEqual([]);
});

test('a failed write leaves nothing', async () => {
  const folder = temporaryFolder();
  const storage = await diskStorage(folder);
  rmSync(folder, { recursive: true });
  await expect(storage.put('abcdefghijklmnop.img', Buffer.from('x'))).rejects.toMatchObject({
    code: 'ENOENT',
  });
});

test('a bucket is refused until it can be used', async () => {
  const { storage } = readConfig({ STORAGE_URL: 's3://pictures' });
  await expect(openStorage(storage)).rejects.toThrow(/^STORAGE_URL names an S3 bucket/);
});
