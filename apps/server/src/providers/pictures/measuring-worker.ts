import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { readMetadata, readStealth } from '@framewright/image-metadata';
import { measurePicture } from '@framewright/prompt-engine/measure';
import type { MeasuringAnswers, MeasuringJob } from './measuring-jobs.ts';

/** A little behind the event loop, which has many waiting; far behind it, pictures wait for a second on two busy cores. On Linux a priority is that of a thread, elsewhere of the process. */
if (process.platform === 'linux') setPriority(4);

/** One job after the other; the thread ends with the pool. */
parentPort?.on('message', (job: MeasuringJob) => {
  parentPort?.postMessage(answerTo(job), job.kind === 'metadata' ? [job.bytes.buffer] : []);
});

function answerTo(job: MeasuringJob): MeasuringAnswers[MeasuringJob['kind']] {
  switch (job.kind) {
    case 'metadata':
      return { metadata: readMetadata(job.bytes), bytes: job.bytes };
    case 'stealth':
      return readStealth(job.alpha, job.width, job.height);
    case 'features':
      return measurePicture(job.pixels, job.original);
  }
}
