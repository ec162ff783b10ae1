import { AsyncLocalStorage } from 'node:async_hooks';
import { isRetryable } from './failures.ts';
import type { Db } from './open.ts';
import { NodeSqliteAdapter } from './sqlite-dialect.ts';

const ATTEMPTS = 3;

/** How many pieces of work are one transaction. */
const TOGETHER = 50;

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

interface Job {
  /** Runs as part of what asked for it, whoever commits. */
  readonly work: (db: Db) => Promise<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

/** By the engine of a database: what came in since the last commit began. */
const waiting = new WeakMap<object, Job[]>();

/**
 * Like `inTransaction`, for work that waits for nothing but the database. Where there is one connection
 * only, what waits for it at the same time is committed together: each all or nothing by itself, and one
 * synced write for all, outside the main thread. Nobody hears of success before that write; others may see the work
 * before. Where the write fails it stands unsynced, and who asked hears of the failure.
 */
export async function inSharedTransaction<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  const { adapter } = db.getExecutor();
  if (!(adapter instanceof NodeSqliteAdapter)) return inTransaction(db, work);
  const done = await new Promise((resolve, reject) => {
    const jobs = waiting.get(adapter) ?? [];
    if (jobs.push({ work: AsyncLocalStorage.bind(work), resolve, reject }) > 1) return;
    waiting.set(adapter, jobs);
    // After everything that has just come in over the network.
    setImmediate(() => {
      waiting.delete(adapter);
      for (let first = 0; first < jobs.length; first += TOGETHER)
        void commitTogether(db, adapter, jobs.slice(first, first + TOGETHER));
    });
  });
  return done as T; // what `work` answered
}

async function commitTogether(db: Db, adapter: NodeSqliteAdapter, group: readonly Job[]): Promise<void> {
  try {
    const answers = await inUnsyncedTransaction(db, (tx) => runEach(tx, adapter, group));
    await adapter.connection.synced();
    for (const answer of answers) answer();
  } catch (error) {
    for (const { reject } of group) reject(error);
  }
}

/** @returns what to tell each, once the commit stands */
async function runEach(
  tx: Db,
  { connection }: NodeSqliteAdapter,
  jobs: readonly Job[],
): Promise<(() => void)[]> {
  const answers: (() => void)[] = [];
  for (const { work, resolve, reject } of jobs) {
    connection.run('savepoint job');
    try {
      const value = await work(tx);
      answers.push(() => resolve(value));
    } catch (error) {
      connection.run('rollback to job');
      answers.push(() => reject(error));
    }
    connection.run('release job');
  }
  return answers;
}
