import { existsSync, statfsSync } from 'node:fs';

/** Bytes: a run keeps some hundred megabytes at a time, and the 64 of a container are too few. */
const ROOM = 2 * 1024 ** 3;

/**
 * Where Linux keeps files in memory; undefined where there is none, or too little room. What a test writes is gone a
 * second later: on a disk each of its databases would be written out, and each commit waited for.
 *
 * @param folder where it is mounted
 * @param room bytes that have to be free
 */
export function memoryFolder(folder = '/dev/shm', room = ROOM): string | undefined {
  if (!existsSync(folder)) return undefined;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= room ? folder : undefined;
}

/** Temporary files of this process and its children go there, unless somebody has said where. */
export function keepTemporaryFilesInMemory(): void {
  const folder = process.env['TMPDIR'] ? undefined : memoryFolder();
  if (folder) process.env['TMPDIR'] = folder;
}
