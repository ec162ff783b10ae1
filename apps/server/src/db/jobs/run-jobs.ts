import type { FastifyBaseLogger } from 'fastify';
import type { Tracing } from '../../tracing.ts';
import type { Db } from '../open.ts';
import type { Job, JobStore, Subject } from './job-store.ts';

/** After so many attempts, each twice as long after the last, a job is given up: some twenty minutes. */
export const ATTEMPTS = 8;

/** Milliseconds: between looks for jobs that are due, signs of life, and looks for rows without a job. */
const EVERY = { look: 2_000, renew: 10_000, adopt: 60_000 };

/** How somebody at work learns that the process ends. */
export interface Ending {
  /** Nothing more is to be begun; what is under way may finish. */
  isOver(): boolean;
  /** Aborted when what is under way has to end. */
  readonly signal: AbortSignal;
  /** Whether another does it by now, so that nothing of it is to be touched. */
  isLost(): boolean;
}

/** How the jobs of a queue are done. */
export interface Work {
  /** Jobs that one process does at once. */
  readonly atOnce: number;
  /** All rows that are not done: each has a job, also after a restore or where one was lost. */
  unfinished(): Promise<readonly Subject[]>;
  /** Does it, as often as needed from where it was left. @returns `left` where the end came first */
  run(subject: string, ending: Ending): Promise<'done' | 'left'>;
  /** Tells whoever waits that it could not be done. */
  giveUp(subject: string): Promise<void>;
}

/** Long work that outlives its process. */
export interface Jobs {
  /** Part of a transaction: what is added there is done after it, whatever happens to this process. */
  add(tx: Db, queue: string, subject: Subject): Promise<void>;
  /** There may be something to do in a queue. */
  wake(queue: string): void;
  /** Takes jobs of a queue from now on. */
  work(queue: string, work: Work): void;
  /** Begins nothing more. Resolves when what was under way is done, or given back. */
  stop(): Promise<void>;
}

interface Deps {
  readonly db: Db;
  readonly store: JobStore;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  readonly tracing: Tracing | undefined;
  /** Aborted when the server no longer waits for work in progress. */
  readonly shutdown: AbortSignal;
}

/** A queue of this process. */
interface Line {
  readonly queue: string;
  readonly work: Work;
  readonly taken: Map<Job, AbortController>;
  /** What could not be told to the store, and is told again. */
  readonly untold: (() => Promise<void>)[];
  isLooking: boolean;
  /** Whether to look once more: something has come meanwhile. */
  again: boolean;
}

/** @see Jobs */
export function runJobs({ db, store, log, tracing, shutdown }: Deps): Jobs {
  const lines = new Map<string, Line>();
  const underWay = new Set<Promise<void>>();
  const timers: NodeJS.Timeout[] = [];
  let isOver = false;
  let stopped: Promise<void> | undefined;

  /** Whatever fails here is done again at the next look. */
  const track = (doing: Promise<void>) => {
    const done = doing
      .catch((err: unknown) => log.error({ err }, 'jobs stand still'))
      .finally(() => underWay.delete(done));
    underWay.add(done);
  };

  async function look(line: Line): Promise<void> {
    line.again = true;
    if (line.isLooking) return;
    line.isLooking = true;
    try {
      while (line.again) {
        line.again = false;
        for (const tell of line.untold.splice(0)) await told(line, tell);
        if (isOver || line.taken.size >= line.work.atOnce) return;
        const job = await store.claim(line.queue);
        if (job) track(perform(line, job));
        line.again ||= job !== undefined;
      }
    } finally {
      line.isLooking = false;
    }
  }

  async function told(line: Line, tell: () => Promise<void>): Promise<void> {
    try {
      await tell();
    } catch (error) {
      line.untold.push(tell);
      throw error;
    }
  }

  async function perform(line: Line, job: Job): Promise<void> {
    const cancel = new AbortController();
    line.taken.set(job, cancel);
    const trace = tracing?.begin('job', line.queue);
    const doing = () => attempt(line, job, cancel.signal);
    const outcome = await (trace ? trace.within(doing) : doing());
    trace?.end(
      { 'framewright.job.outcome': outcome, 'framewright.job.attempt': job.attempt },
      outcome === 'failed',
    );
    try {
      await told(line, () => settle(line, job, outcome));
    } finally {
      line.taken.delete(job);
      if (!isOver) track(look(line));
    }
  }

  async function attempt({ queue, work }: Line, job: Job, lost: AbortSignal) {
    // The process of each attempt died.
    if (job.attempt > ATTEMPTS) return 'failed';
    try {
      const signal = AbortSignal.any([lost, shutdown]);
      return await work.run(job.subject, { isOver: () => isOver, signal, isLost: () => lost.aborted });
    } catch (err) {
      log.error({ err, queue, attempt: job.attempt }, 'a job failed');
      return isOver ? 'left' : 'failed';
    }
  }

  async function settle(line: Line, job: Job, outcome: 'done' | 'left' | 'failed'): Promise<void> {
    const { queue, work } = line;
    if (outcome === 'left') return store.giveBack(queue, job);
    if (outcome === 'failed' && job.attempt < ATTEMPTS) return store.retry(queue, job);
    if (outcome === 'failed') await work.giveUp(job.subject);
    await store.finish(queue, job);
    // It may have been asked for once more while it was being finished.
    await adopt(line);
  }

  async function adopt({ queue, work }: Line): Promise<void> {
    for (const subject of await work.unfinished()) await store.add(db, queue, subject);
  }

  async function renew({ queue, taken }: Line): Promise<void> {
    for (const [job, cancel] of taken) if (!(await store.renew(queue, job))) cancel.abort();
  }

  const regularly = (doing: () => Promise<void>, interval: number) =>
    timers.push(setInterval(() => track(doing()), interval).unref());

  return {
    add: (tx, queue, subject) => store.add(tx, queue, subject),
    wake(queue) {
      const line = lines.get(queue);
      if (line && !isOver) track(look(line));
    },
    work(queue, work) {
      const line: Line = { queue, work, taken: new Map(), untold: [], isLooking: false, again: false };
      lines.set(queue, line);
      const begin = async () => {
        await adopt(line);
        await look(line);
      };
      track(begin());
      regularly(() => look(line), EVERY.look);
      regularly(begin, EVERY.adopt);
      regularly(() => renew(line), EVERY.renew);
    },
    stop() {
      isOver = true;
      const end = async () => {
        while (underWay.size > 0) await Promise.all(underWay);
        for (const timer of timers) clearInterval(timer);
        await store.close();
      };
      stopped ??= end();
      return stopped;
    },
  };
}
