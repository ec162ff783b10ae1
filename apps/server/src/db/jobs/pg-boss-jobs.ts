import type { Pool } from 'pg';
import { fromKysely, PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { Db } from '../open.ts';
import { inTransaction } from '../transaction.ts';
import type { Job, JobStore, JobTimes, Subject } from './job-store.ts';

/** Of its tables, beside ours. */
const SCHEMA = 'framewright_jobs';

/** The number of the lock that processes take turns by; any that nobody else has. */
const TURN = 44_016;

/** How often a job is tried is counted by whoever runs it. */
const WITHOUT_END = 1_000;

/** Seconds: a job may take long while its process is alive; and what is of no use here is looked at seldom. */
const DAY = 86_400;

/**
 * Jobs in PostgreSQL, kept by pg-boss: processes take from one table without waiting for each other, and one that
 * falls silent loses what it has taken.
 */
export async function pgBossJobs(
  { db, pool, queues }: { readonly db: Db; readonly pool: Pool; readonly queues: readonly string[] },
  times: JobTimes,
  onError: (error: Error) => void,
): Promise<JobStore> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: SCHEMA,
    superviseIntervalSeconds: times.look,
    monitorIntervalSeconds: times.look,
    flowIntervalSeconds: DAY,
    ...{ schedule: false, registerInstance: false, reindex: false, monitorVacuum: false },
    openTelemetry: { enabled: false },
  });
  boss.on('error', onError);
  const options = {
    ...{ retryLimit: WITHOUT_END, retryBackoff: true },
    ...{ retryDelay: times.retryFirst, retryDelayMax: times.retryMost },
    ...{ heartbeatSeconds: times.silence, expireInSeconds: DAY - 1 },
  };
  await inTurn(pool, async () => {
    await boss.start();
    for (const queue of queues) {
      await boss.createQueue(queue, { policy: 'exclusive', ...options });
      await boss.updateQueue(queue, options);
    }
  });
  const attemptOf = ({ id, attempt }: Job) => ({ id, retryCount: attempt - 1 });
  const add = async (tx: Db, queue: string, { subject, owner }: Subject) => {
    const about = { singletonKey: subject, group: { id: owner } };
    await boss.send(queue, { subject, owner }, { ...about, db: fromKysely(tx) });
  };
  return {
    add,

    async claim(queue) {
      // One by one: of a batch, pg-boss does not take the oldest of an owner.
      const only = { batchSize: 1, groupConcurrency: 1, includeMetadata: true } as const;
      const [job] = await boss.fetch<Subject>(queue, only);
      return job && { id: job.id, ...job.data, attempt: job.retryCount + 1 };
    },

    async renew(queue, job) {
      return reached(await boss.touch(queue, attemptOf(job)));
    },

    async finish(queue, job) {
      await boss.deleteJob(queue, attemptOf(job));
    },

    async retry(queue, job) {
      await boss.fail(queue, attemptOf(job));
    },

    async giveBack(queue, job) {
      await inTransaction(db, async (tx) => {
        const gone = await boss.deleteJob(queue, attemptOf(job), { db: fromKysely(tx) });
        if (reached(gone)) await add(tx, queue, job);
      });
    },

    close: () => boss.stop({ graceful: false }),
  };
}

/** One process makes the tables while others wait: pg-boss takes turns only once its schema is there. */
async function inTurn(pool: Pool, work: () => Promise<void>): Promise<void> {
  const turn = await pool.connect();
  try {
    // Each may have to wait for all others.
    await turn.query('set statement_timeout = 0');
    await turn.query('select pg_advisory_lock($1)', [TURN]);
    await work();
  } finally {
    // With the connection the lock ends, too.
    turn.release(true);
  }
}

/** Its type does not say what pg-boss documents: of how many jobs it was true. */
const answer = z.object({ affected: z.number() });
const reached = (command: unknown) => answer.parse(command).affected > 0;
