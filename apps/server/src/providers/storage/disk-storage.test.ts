import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { storageSuite } from '../../testing/storage-suite.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { diskStorage } from './disk-storage.ts';

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
  const signal = AbortSignal.timeout(5_000);
  const calls = [() => storage.put('abcdefghijklmnop.img', Buffer.from('x')), () => storage.check(signal)];
  for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'ENOENT' });
});
