import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { Storage, StoredFile } from '../providers/storage/storage.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Lies beside the storage's folder, where no key may lead. By itself its name would pass for a key. */
const CANARY = 'canary-canary-canary.img';
const ALIVE = { [CANARY]: 'alive' };

/** What no server would have made. All that lead anywhere lead to the canary, so that nobody's file is at stake. */
const HOSTILE_KEYS: [what: string, keyFor: (canary: string) => string][] = [
  ['an empty key', () => ''],
  ['its folder', () => '.'],
  ['the folder above', () => '..'],
  ['a file in the folder above', () => `../${CANARY}`],
  ['a file found from the root', (canary) => '../'.repeat(32) + fromRoot(canary)],
  ['a file in the folder above, by backslashes', () => `..\\${CANARY}`],
  ['a whole path', (canary) => canary],
  ['a file in the folder above, encoded', () => `%2e%2e%2f${CANARY}`],
  ['a key that goes on as a path', () => `aaaaaaaaaaaaaaaa.img/../../${CANARY}`],
  ['a key that goes on after its end', () => 'aaaaaaaaaaaaaaaa.img\0.png'],
  ['too long a key', () => `${'a'.repeat(300)}.img`],
  ['a key without an extension', () => 'aaaaaaaaaaaaaaaa'],
  ['a device of Windows', () => 'CON'],
];

const fromRoot = (file: string) => path.relative(path.parse(file).root, file);

/** What every storage must do. @param fresh makes an empty one, in this folder if it keeps files */
export function storageSuite(fresh: (folder: string) => Promise<Storage>): void {
  const key = () => `${randomBytes(12).toString('base64url')}.img`;
  const empty = () => fresh(path.join(temporaryFolder(), 'pictures'));

  test('keeps bytes as they are', async () => {
    const storage = await empty();
    const [name, bytes] = [key(), randomBytes(200_000)];
    await storage.put(name, bytes);
    const stream = await storage.open(name);
    expect(stream && (await buffer(stream)).equals(bytes)).toBe(true);
  });

  test('has nothing under an unknown key', async () => {
    expect(await (await empty()).open(key())).toBeUndefined();
  });

  test('removes, and does not mind when there is nothing', async () => {
    const storage = await empty();
    const name = key();
    await storage.put(name, Buffer.from('x'));
    await storage.remove(name);
    await storage.remove(name);
    expect(await storage.open(name)).toBeUndefined();
  });

  test('lists what it keeps, and nothing else', async () => {
    const storage = await empty();
    const names = [key(), key(), key()];
    for (const name of names) await storage.put(name, Buffer.from(name));
    const [gone = '', ...kept] = names;
    await storage.remove(gone);
    const listed = await listFiles(storage);
    expect(listed.map((file) => file.key).sort()).toEqual(kept.sort());
    for (const { bytes, writtenAt } of listed) {
      expect(bytes).toBe(Buffer.byteLength(kept[0] ?? ''));
      expect(Math.abs(Date.now() - writtenAt.getTime())).toBeLessThan(60_000);
    }
  });

  test('says that it can be used', async () => {
    const storage = await empty();
    await expect(storage.check(AbortSignal.timeout(5_000))).resolves.toBeUndefined();
  });

  test.each(HOSTILE_KEYS)('refuses %s', async (_, keyFor) => {
    // Two folders deep: what is written beside the folder above is the test's own too.
    const around = path.join(temporaryFolder(), 'around');
    mkdirSync(around);
    const canary = path.join(around, CANARY);
    writeFileSync(canary, ALIVE[CANARY]);
    const storage = await fresh(path.join(around, 'pictures'));
    const name = keyFor(canary);
    await expect.soft(read(storage, name)).rejects.toThrow(RangeError);
    await expect.soft(storage.put(name, Buffer.from('overwritten'))).rejects.toThrow(RangeError);
    expect.soft(filesIn(around)).toEqual(ALIVE);
    await expect.soft(storage.remove(name)).rejects.toThrow(RangeError);
    expect.soft(filesIn(around)).toEqual(ALIVE);
  });
}

/** Everything that is kept. */
export async function listFiles(storage: Storage): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for await (const file of storage.list()) files.push(file);
  return files;
}

async function read(storage: Storage, key: string): Promise<string | undefined> {
  const stream = await storage.open(key);
  return stream && text(stream);
}

/** What stands in the files that lie in a folder itself, by their names. */
function filesIn(folder: string): Record<string, string> {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(files.map(({ name }) => [name, readFileSync(path.join(folder, name), 'utf8')]));
}
