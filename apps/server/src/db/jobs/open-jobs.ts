import type { Store } from '../open.ts';
import { JOB_TIMES, type JobStore } from './job-store.ts';
import { sqliteJobs } from './sqlite-jobs.ts';

/**
 * Opens the jobs that a store keeps.
 * @param queues all that there are
 * @param onError hears what goes wrong while nobody asks
 */
export async function openJobs(
  { db, pool }: Store,
  queues: readonly string[],
  onError: (error: Error) => void,
  times = JOB_TIMES,
): Promise<JobStore> {
  if (!pool) return sqliteJobs(db, times);
  // Loaded only where it is used.
  const { pgBossJobs } = await import('./pg-boss-jobs.ts');
  return pgBossJobs({ db, pool, queues }, times, onError);
}
