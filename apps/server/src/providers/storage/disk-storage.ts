import { access, constants, type FileHandle, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { checkedKey, isKey, type Storage } from './storage.ts';

/** Files in one folder, readable by the server's user only. */
export async function diskStorage(folder: string): Promise<Storage> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const fileOf = (key: string) => path.join(folder, checkedKey(key));
  const partialOf = (key: string) => `${fileOf(key)}.partial`;
  return {
    async put(key, bytes) {
      const partial = partialOf(key);
      try {
        await using(await open(partial, 'wx', 0o600), async (file) => {
          await file.writeFile(bytes);
          await file.sync();
        });
        await rename(partial, fileOf(key));
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
      await syncFolder(folder);
    },

    async open(key) {
      try {
        return (await open(fileOf(key))).createReadStream();
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw error;
      }
    },

    async remove(key) {
      await rm(fileOf(key), { force: true });
      await rm(partialOf(key), { force: true });
    },

    async *list() {
      for await (const { name: key } of await opendir(folder)) {
        if (!isKey(key)) continue;
        // Removed since it was listed.
        const found = await stat(path.join(folder, key)).catch(() => undefined);
        if (found) yield { key, bytes: found.size, writtenAt: found.mtime };
      }
    },

    check: () => access(folder, constants.R_OK | constants.W_OK),
  };
}

async function using<T>(file: FileHandle, work: (file: FileHandle) => Promise<T>): Promise<T> {
  try {
    return await work(file);
  } finally {
    await file.close();
  }
}

/** The new name survives a power failure too. Windows cannot open folders, and journals names itself. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  await using(await open(folder), (handle) => handle.sync());
}
