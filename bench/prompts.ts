/**
 * What a prompt costs: the first one of a process, and then with twenty callers at once who each ask, read and ask
 * again. Waiting for others counts. Prints JSON, in milliseconds and megabytes.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { SUBJECTS } from '../packages/prompt-engine/src/write/fixtures/subjects.ts';

const CALLERS = 20;
const CALLS = 40;
/** Milliseconds between the calls of one caller. */
const READING = 250;

const before = process.memoryUsage.rss();
const began = performance.now();
const { compose } = await import('@framewright/prompt-engine/compose');
const { PROMPT_DEFAULTS } = await import('@framewright/prompt-engine/vocabulary');
const imported = performance.now() - began;
const ask = (subject: string) => compose({ ...PROMPT_DEFAULTS, subject });
ask('old fisherman mending nets');
const first = performance.now() - began;
const added = process.memoryUsage.rss() - before;
// Until the code is compiled for speed.
for (const subject of SUBJECTS) ask(subject);

const waited: number[] = [];
const alone: number[] = [];
await Promise.all(Array.from({ length: CALLERS }, (_, caller) => callAgain(caller)));
process.stdout.write(
  JSON.stringify({
    imported,
    first,
    addedMegabytes: added / 1_048_576,
    median: share(waited, 0.5),
    p99: share(waited, 0.99),
    worst: share(alone, 1),
  }),
);

/** One caller: people do not all begin in the same millisecond. */
async function callAgain(caller: number): Promise<void> {
  for (let call = 0; call < CALLS; call += 1) {
    const due = performance.now() + READING * (call === 0 ? caller / CALLERS : 0.5 + Math.random());
    await sleep(Math.max(0, due - performance.now()));
    const started = performance.now();
    ask(SUBJECTS[(caller * CALLS + call) % SUBJECTS.length] ?? '');
    const ended = performance.now();
    alone.push(ended - started);
    // A timer that is late was held up by others.
    waited.push(ended - Math.min(due, started));
  }
}

function share(all: readonly number[], part: number): number {
  return all.toSorted((one, other) => one - other)[Math.floor((all.length - 1) * part)] ?? 0;
}
