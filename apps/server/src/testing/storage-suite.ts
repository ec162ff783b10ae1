import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { Storage } from '../providers/storage/storage.ts';

/** What every storage must do. @param fresh makes an empty one */
export function storageSuite(fresh: () => Promise<Storage>): void {
  const key = () => `${randomBytes(12).toString('base64url')}.img`;

  test('keeps bytes as they are', async () => {
    const storage = await fresh();
    const [name, bytes] = [key(), randomBytes(200_000)];
    await storage.put(name, bytes);
    const stream = await storage.open(name);
    expect(stream && (await buffer(stream)).equals(bytes)).toBe(true);
  });

  test('has nothing under an unknown key', async () => {
    expect(await (await fresh()).open(key())).toBeUndefined();
  });

  test('removes, and does not mind when there is nothing', async () => {
    const storage = await fresh();
    const name = key();
    await storage.put(name, Buffer.from('x'));
    await storage.remove(name);
    await storage.remove(name);
    expect(await storage.open(name)).toBeUndefined();
  });

  test.each([
    '',
    '.',
    '..',
    '../../../../etc/passwd',
    '..\\..\\secret.img',
    '/etc/passwd',
    '%2e%2e%2fsecret.img',
    'aaaaaaaaaaaaaaaa.img/../x',
    'aaaaaaaaaaaaaaaa.img\0.png',
    `${'a'.repeat(300)}.img`,
    'aaaaaaaaaaaaaaaa',
    'CON',
  ])('refuses the key %j', async (name) => {
    const storage = await fresh();
    await expect(storage.put(name, Buffer.from('x'))).rejects.toThrow(RangeError);
    await expect(storage.open(name)).rejects.toThrow(RangeError);
    await expect(storage.remove(name)).rejects.toThrow(RangeError);
  });
}
