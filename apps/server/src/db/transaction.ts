import { isRetryable } from './failures.ts';
import type { Db } from './open.ts';
import { NodeSqliteAdapter } from './sqlite-dialect.ts';

const ATTEMPTS = 3;

/** All of it or nothing. `work` must use the handle that it is given, and may run again after a deadlock. */
export async function inTransaction<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetryable(error)) throw error;
    }
  }
}

/**
 * Like `inTransaction`, for what is of no use by itself after the power has failed. Where there is one connection
 * only, it is not synced to the disk: the next synced commit takes it along.
 */
export async function inUnsyncedTransaction<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  const { adapter } = db.getExecutor();
  if (!(adapter instanceof NodeSqliteAdapter)) return inTransaction(db, work);
  return db.connection().execute(async (alone) => {
    adapter.connection.run('pragma synchronous = normal');
    try {
      return await inTransaction(alone, work);
    } finally {
      adapter.connection.run('pragma synchronous = full');
    }
  });
}

/**
 * Like `inTransaction`, for work that waits for nothing but the database. Where there is one connection only, what is
 * committed at the same time shares one synced write, outside the main thread. Nobody hears of success before that
 * write; others may see the work before. Where the write fails it stands unsynced, and who asked hears of the failure.
 */
export async function inSharedTransaction<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  const { adapter } = db.getExecutor();
  if (!(adapter instanceof NodeSqliteAdapter)) return inTransaction(db, work);
  const done = await inUnsyncedTransaction(db, work);
  await adapter.connection.synced();
  return done;
}
