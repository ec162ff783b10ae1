import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { limiter } from '../../limiter.ts';
import { PictureError } from './decode.ts';
import type { MeasuringAnswers, MeasuringJob } from './measuring-jobs.ts';

interface PoolOptions {
  /** The program of a thread. */
  readonly program: URL;
  readonly threads: number;
  /** Jobs that may wait; more are refused as busy. */
  readonly mayWait: number;
  /** Milliseconds for one job. */
  readonly timeLimit: number;
}

/** Reads and measures pictures away from the event loop. */
export interface Measuring {
  /**
   * The arrays of the job are handed over, and cannot be used here afterwards.
   * @throws {PictureError} `busy` where too many wait, or a job has taken too long or ended its thread
   */
  run<Job extends MeasuringJob>(job: Job): Promise<MeasuringAnswers[Job['kind']]>;
}

/**
 * So much is a thread of its own allowed for what it makes of a job: a hostile one ends itself. The young
 * generation is bounded too: V8 leaves a little room past the limit in which the thread is ended, and one
 * collection that moves more than that at once would end the whole process instead.
 */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };

/** Threads are started when there is work for them, and replaced when they die. */
export function measuringPool({ program, threads, mayWait, timeLimit }: PoolOptions): Measuring {
  const turns = limiter({ atOnce: threads, mayWait, refusal: () => new PictureError('busy') });
  const idle: Worker[] = [];
  return {
    run: <Job extends MeasuringJob>(job: Job) =>
      turns.run(async () => {
        const worker = idle.pop() ?? new Worker(program, { resourceLimits });
        const answer = await askOnce(worker, job, timeLimit);
        idle.push(worker);
        return answer as MeasuringAnswers[Job['kind']]; // by the program of the threads, which answers each kind with its own
      }),
  };
}

/** A thread that fails is not to be asked again. */
function askOnce(worker: Worker, job: MeasuringJob, timeLimit: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const done = () => {
      clearTimeout(timer);
      worker.off('message', answered).off('error', fail).off('exit', ended).unref();
    };
    const answered = (answer: unknown) => {
      done();
      resolve(answer);
    };
    const fail = (cause: unknown) => {
      done();
      retire(worker);
      reject(new PictureError('busy', { cause }));
    };
    const ended = (code: number) => fail(new Error(`A measuring thread ended with ${code}.`));
    const timer = setTimeout(() => fail(new Error('A picture took too long to measure.')), timeLimit);
    worker.on('message', answered).on('error', fail).on('exit', ended);
    // An idle thread keeps no process alive, one at work does.
    worker.ref();
    worker.postMessage(job, transferred(job));
  });
}

function retire(worker: Worker): void {
  // What a dying thread has to say comes too late.
  worker.on('error', () => {});
  void worker.terminate();
}

function transferred(job: MeasuringJob): ArrayBuffer[] {
  switch (job.kind) {
    case 'metadata':
      return [job.bytes.buffer];
    case 'stealth':
      return [job.alpha.buffer];
    case 'features':
      return [job.pixels.data.buffer];
  }
}

/** Of this process. A second thread would hold 60 MB more, and be no faster where decodes take the other cores. */
export const measuring: Measuring = measuringPool({
  // Beside this file, and written as it is: among the sources as in the bundle.
  program: new URL(`./measuring-worker${path.extname(import.meta.filename)}`, import.meta.url),
  threads: 1,
  mayWait: 32,
  timeLimit: 10_000,
});
