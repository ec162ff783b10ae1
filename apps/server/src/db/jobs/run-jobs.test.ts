import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ENGINES, type Engine, freshStore } from '../../testing/test-store.ts';
import { inTransaction } from '../transaction.ts';
import { openJobs } from './open-jobs.ts';
import { ATTEMPTS, runJobs, type Work } from './run-jobs.ts';

const QUEUE = 'pictures';

/** Jobs of one process, whose log is kept. */
async function process(engine: Engine, work: Partial<Work>) {
  const db = await freshStore(engine);
  const errors: unknown[] = [];
  const shutdown = new AbortController();
  const start = async (own: Partial<Work>) => {
    const store = await openJobs(db, [QUEUE], (error) => errors.push(error));
    const log = { error: (line: unknown) => void errors.push(line) };
    const jobs = runJobs({ db: db.db, store, log, tracing: undefined, shutdown: shutdown.signal });
    onTestFinished(() => jobs.stop());
    const nothing = { atOnce: 4, unfinished: async () => [], giveUp: async () => {} };
    jobs.work(QUEUE, { ...nothing, run: async () => 'done', ...own });
    return jobs;
  };
  const jobs = await start(work);
  const add = async (subject: string, owner = subject) => {
    await inTransaction(db.db, (tx) => jobs.add(tx, QUEUE, { subject, owner }));
    jobs.wake(QUEUE);
  };
  const taken = async () => {
    const jobs = await (engine === 'sqlite'
      ? sql`select * from jobs where held = 1`
      : sql`select * from framewright_jobs.job where state = 'active'`
    ).execute(db.db);
    return jobs.rows.length;
  };
  /** Makes all jobs due, as if they had been tried so often. A job under way would be put off again at its end. */
  const tried = async (attempts: number) => {
    await expect.poll(taken).toBe(0);
    await (engine === 'sqlite'
      ? sql`update jobs set due_at = '', attempts = ${attempts}`
      : sql`update framewright_jobs.job set start_after = now(), retry_count = ${attempts - 1}`
    ).execute(db.db);
    jobs.wake(QUEUE);
  };
  const left = async () => {
    const table = sql.raw(engine === 'sqlite' ? 'jobs' : 'framewright_jobs.job');
    return (await sql`select * from ${table}`.execute(db.db)).rows.length;
  };
  return { jobs, start, add, tried, left, errors, shutdown };
}

describe.each(ENGINES)('on %s', (engine) => {
  test('what is added is done at once, and is gone', async () => {
    const run = vi.fn<Work['run']>(async () => 'done');
    const { add, left } = await process(engine, { run });
    await add('a');
    await add('b');
    await expect.poll(left).toBe(0);
    expect(run.mock.calls.map(([subject]) => subject).sort()).toEqual(['a', 'b']);
  });

  test('what fails is tried again, so often and no more, and given up with a word to whoever waits', async () => {
    const run = vi.fn<Work['run']>(async () => Promise.reject(new Error('not today')));
    const giveUp = vi.fn(async () => {});
    const { add, tried, left, errors } = await process(engine, { run, giveUp });
    await add('a');
    await expect.poll(() => errors).toMatchObject([{ attempt: 1, err: { message: 'not today' } }]);
    expect(await left()).toBe(1);
    await tried(ATTEMPTS - 1);
    await expect.poll(left).toBe(0);
    expect(run).toHaveBeenCalledTimes(2);
    expect(giveUp).toHaveBeenCalledExactlyOnceWith('a');
  });

  test('what ends its process each time is given up, too, without one more attempt', async () => {
    const run = vi.fn<Work['run']>(async () => Promise.reject(new Error('not today')));
    const giveUp = vi.fn(async () => {});
    const { add, tried, left, errors } = await process(engine, { run, giveUp });
    await add('a');
    await expect.poll(() => errors).toHaveLength(1);
    await tried(ATTEMPTS);
    await expect.poll(left).toBe(0);
    expect(run).toHaveBeenCalledTimes(1);
    expect(giveUp).toHaveBeenCalledExactlyOnceWith('a');
  });

  test('what has no job gets one: after a restore, or where one was asked for while the last ended', async () => {
    const rows = new Set(['a']);
    const run = vi.fn<Work['run']>(async (subject) => {
      rows.delete(subject);
      if (run.mock.calls.length === 1) rows.add('b');
      return 'done';
    });
    await process(engine, {
      run,
      unfinished: async () => [...rows].map((subject) => ({ subject, owner: 'mara' })),
    });
    await expect.poll(() => run.mock.calls.map(([subject]) => subject)).toEqual(['a', 'b']);
  });

  test('the end of a process lets it finish, begins nothing more, and gives the rest back', async () => {
    const begun: string[] = [];
    const go = Promise.withResolvers<void>();
    const run: Work['run'] = async (subject, { isOver }) => {
      begun.push(subject);
      await go.promise;
      return isOver() ? 'left' : 'done';
    };
    const { jobs, start, add, left } = await process(engine, { run, atOnce: 1 });
    await add('a');
    await expect.poll(() => begun).toEqual(['a']);
    await add('b');
    const stopped = jobs.stop();
    go.resolve();
    await stopped;
    expect(begun).toEqual(['a']);
    expect(await left()).toBe(2);
    const next = vi.fn<Work['run']>(async () => 'done');
    await start({ run: next });
    await expect.poll(left).toBe(0);
    expect(next.mock.calls.map(([subject]) => subject).sort()).toEqual(['a', 'b']);
  });

  test('what takes too long is told to end, and goes back', async () => {
    const run: Work['run'] = (_, { signal }) =>
      new Promise((_, refuse) => {
        signal.addEventListener('abort', () => refuse(signal.reason), { once: true });
      });
    const { jobs, add, left, shutdown } = await process(engine, { run });
    await add('a');
    await new Promise((later) => setTimeout(later, 200));
    const stopped = jobs.stop();
    shutdown.abort();
    await stopped;
    expect(await left()).toBe(1);
  });
});
