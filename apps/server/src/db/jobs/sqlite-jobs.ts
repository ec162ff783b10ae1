import type { Db } from '../open.ts';
import { inTransaction } from '../transaction.ts';
import type { Job, JobStore, JobTimes } from './job-store.ts';

/** Only the embedded database has it. */
type JobTables = {
  jobs: {
    queue: string;
    subject: string;
    owner: string;
    attempts: number;
    /** 1 where it is taken. */
    held: number;
    due_at: string;
    added_at: string;
  };
};

/**
 * Jobs in a table of the embedded database, which serves one process: whatever was taken before the start belongs to
 * nobody any more.
 */
export async function sqliteJobs(db: Db, times: JobTimes): Promise<JobStore> {
  const tables = (tx: Db) => tx.withTables<JobTables>();
  const now = (plus = 0) => new Date(Date.now() + plus * 1_000).toISOString();
  const taken = (queue: string, { subject, attempt }: Job) => ({
    queue,
    subject,
    attempts: attempt,
    held: 1,
  });
  const update = async (queue: string, job: Job, values: Partial<JobTables['jobs']>) => {
    const mine = tables(db).updateTable('jobs').set(values);
    const { numUpdatedRows } = await mine.where(({ and }) => and(taken(queue, job))).executeTakeFirst();
    return numUpdatedRows > 0n;
  };
  await tables(db).updateTable('jobs').set({ held: 0 }).where('held', '=', 1).execute();
  return {
    async add(tx, queue, subject) {
      const at = now();
      await tables(tx)
        .insertInto('jobs')
        .values({ queue, ...subject, attempts: 0, held: 0, due_at: at, added_at: at })
        .onConflict((same) => same.doNothing())
        .execute();
    },

    claim: (queue) =>
      inTransaction(db, async (tx) => {
        const jobs = tables(tx);
        const busy = jobs.selectFrom('jobs').select('owner').where('queue', '=', queue).where('held', '=', 1);
        const due = await jobs
          .selectFrom('jobs')
          .select(['subject', 'owner', 'attempts'])
          .where('queue', '=', queue)
          .where('held', '=', 0)
          .where('due_at', '<=', now())
          .where('owner', 'not in', busy)
          .orderBy('added_at')
          .limit(1)
          .executeTakeFirst();
        if (!due) return undefined;
        const { subject, owner } = due;
        const attempt = due.attempts + 1;
        const taking = jobs.updateTable('jobs').set({ held: 1, attempts: attempt });
        await taking.where('queue', '=', queue).where('subject', '=', subject).execute();
        return { id: subject, subject, owner, attempt };
      }),

    renew: (queue, job) => update(queue, job, { held: 1 }),

    async finish(queue, job) {
      const mine = tables(db).deleteFrom('jobs');
      await mine.where(({ and }) => and(taken(queue, job))).execute();
    },

    async retry(queue, job) {
      const wait = Math.min(times.retryMost, times.retryFirst * 2 ** (job.attempt - 1));
      await update(queue, job, { held: 0, due_at: now(wait) });
    },

    async giveBack(queue, job) {
      await update(queue, job, { held: 0, attempts: 0, due_at: now() });
    },

    close: async () => {},
  };
}
