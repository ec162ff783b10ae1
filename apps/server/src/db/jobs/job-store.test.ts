import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '../../config.ts';
import { ENGINES, type Engine, testStore, testVariables } from '../../testing/test-store.ts';
import type { Store } from '../open.ts';
import { inTransaction } from '../transaction.ts';
import { JOB_TIMES, type JobStore } from './job-store.ts';
import { openJobs } from './open-jobs.ts';

const fail = (error: Error) => {
  throw error;
};

/** Opens the jobs of a store, as a process does at its start. */
async function opened(store: Store): Promise<JobStore> {
  const jobs = await openJobs(store, ['pictures', 'letters'], fail, { ...JOB_TIMES, look: 1 });
  onTestFinished(() => jobs.close());
  return jobs;
}

async function freshJobs(engine: Engine) {
  const store = await testStore(readConfig(await testVariables(engine)));
  const jobs = await opened(store);
  const add = (subject: string, owner = subject, queue = 'pictures') =>
    inTransaction(store.db, (tx) => jobs.add(tx, queue, { subject, owner }));
  const claimOne = async (queue = 'pictures') => {
    const job = await jobs.claim(queue);
    if (!job) throw new Error('No job is due.');
    return job;
  };
  const isIdle = async (queue = 'pictures') => (await jobs.claim(queue)) === undefined;
  /** Moves all times of jobs into the past. */
  const wait = async (seconds: number) => {
    if (engine === 'sqlite')
      return void (await sql`update jobs set due_at = strftime('%Y-%m-%dT%H:%M:%fZ', due_at, ${`-${seconds} seconds`})`.execute(
        store.db,
      ));
    const by = sql`make_interval(secs => ${seconds})`;
    await sql`update framewright_jobs.job set start_after = start_after - ${by}, heartbeat_on = heartbeat_on - ${by}`.execute(
      store.db,
    );
  };
  return { store, jobs, add, isIdle, claimOne, wait };
}

describe.each(ENGINES)('on %s', (engine) => {
  test('a job is there with its transaction or not at all, and once', async () => {
    const { store, jobs, add, isIdle, claimOne } = await freshJobs(engine);
    const broken = inTransaction(store.db, async (tx) => {
      await jobs.add(tx, 'pictures', { subject: 'a', owner: 'mara' });
      throw new Error('rolled back');
    });
    await expect(broken).rejects.toThrow('rolled back');
    expect(await isIdle()).toBe(true);
    await add('a');
    await add('a');
    await claimOne();
    await add('a');
    expect(await isIdle()).toBe(true);
  });

  test('oldest first, each queue by itself, and one of an owner at a time', async () => {
    const { jobs, add, isIdle, claimOne } = await freshJobs(engine);
    for (const subject of ['1', '2', '3']) {
      await add(subject, 'mara');
      await pause(5);
    }
    await add('4', 'jonas');
    await add('5', 'mara', 'letters');
    const first = await claimOne();
    expect(first).toMatchObject({ subject: '1', owner: 'mara', attempt: 1 });
    expect(await claimOne()).toMatchObject({ subject: '4' });
    expect(await isIdle()).toBe(true);
    expect(await claimOne('letters')).toMatchObject({ subject: '5' });
    await jobs.finish('pictures', first);
    expect(await claimOne()).toMatchObject({ subject: '2' });
    expect(await isIdle()).toBe(true);
  });

  test('what is finished is gone, and may be added again', async () => {
    const { jobs, add, isIdle, claimOne } = await freshJobs(engine);
    await add('a');
    await jobs.finish('pictures', await claimOne());
    expect(await isIdle()).toBe(true);
    await add('a');
    expect(await claimOne()).toMatchObject({ subject: 'a', attempt: 1 });
  });

  test('what failed is tried again, each time twice as late or later, and counted', async () => {
    const { jobs, add, isIdle, claimOne, wait } = await freshJobs(engine);
    await add('a');
    for (const [attempt, seconds] of [
      [1, 20],
      [2, 40],
    ] as const) {
      const job = await claimOne();
      expect(job.attempt).toBe(attempt);
      await jobs.retry('pictures', job);
      await add('a');
      expect(await isIdle()).toBe(true);
      await wait(seconds / 2 - 2);
      expect(await isIdle()).toBe(true);
      await wait(seconds / 2 + 4);
    }
    expect((await claimOne()).attempt).toBe(3);
  });

  test('what is given back is due at once, and the attempt is not counted', async () => {
    const { jobs, add, claimOne } = await freshJobs(engine);
    await add('a');
    await jobs.giveBack('pictures', await claimOne());
    expect(await claimOne()).toMatchObject({ subject: 'a', attempt: 1 });
  });

  test('a restart loses nothing; a job of a dead process is taken by another, and is lost to the dead', async () => {
    const { store, jobs, add, claimOne, isIdle, wait } = await freshJobs(engine);
    await add('a');
    const held = await claimOne();
    expect(await jobs.renew('pictures', held)).toBe(true);
    const other = await opened(store);
    const taken = await vi.waitFor(
      async () => {
        await wait(31);
        const job = await other.claim('pictures');
        if (!job) throw new Error('It was not taken.');
        return job;
      },
      { timeout: 20_000, interval: 500 },
    );
    expect(taken).toMatchObject({ subject: 'a', attempt: 2 });
    expect(await jobs.renew('pictures', held)).toBe(false);
    await jobs.finish('pictures', held);
    await jobs.retry('pictures', held);
    await jobs.giveBack('pictures', held);
    expect(await isIdle()).toBe(true);
    expect(await other.renew('pictures', taken)).toBe(true);
  });
});

test.skipIf(!ENGINES.includes('postgres'))(
  'on PostgreSQL a process that says something keeps its job',
  async () => {
    const { jobs, add, claimOne, isIdle, wait } = await freshJobs('postgres');
    await add('a');
    const held = await claimOne();
    for (let time = 0; time < 3; time += 1) {
      await wait(20);
      // Longer than it takes to be looked at.
      await pause(2_500);
      expect(await jobs.renew('pictures', held)).toBe(true);
    }
    expect(await isIdle()).toBe(true);
  },
);
