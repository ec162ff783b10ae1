import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another server runs on the same data. The message is for the operator. */
export class DataInUse extends Error {
  override readonly name = 'DataInUse';
}

/**
 * Holds a data folder for this process, so that no second server counts and serves beside it. The lock
 * is SQLite's own on a file of its own: the system drops it when the process ends, however it ends, and
 * the admin commands may open the database beside it.
 * @throws {DataInUse}
 */
export function lockData(folder: string): { release(): void } {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(path.join(folder, 'server.lock'), { timeout: 0 });
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive;');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new DataInUse(
      `Another Framewright server already uses ${folder}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  return { release: () => lock.close() };
}

/** SQLITE_BUSY. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 5;
}
