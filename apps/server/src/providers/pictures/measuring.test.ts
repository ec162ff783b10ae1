import { expect, test } from 'vitest';
import { PNG } from '../../testing/test-pictures.ts';
import { measuring, measuringPool } from './measuring.ts';

/** Threads that do as the first byte of a job says. */
const PROGRAM = `
import { parentPort, threadId } from 'node:worker_threads';
parentPort.on('message', ({ bytes }) => {
  if (bytes[0] === 1) throw new Error('A hostile picture.');
  if (bytes[0] === 2) process.exit(3);
  if (bytes[0] === 3) for (;;);
  if (bytes[0] === 4) for (const heap = []; ; ) heap.push([...'0123456789'.repeat(10)]);
  parentPort.postMessage(threadId);
});`;
const DIE = { throws: 1, exits: 2, hangs: 3, eats: 4 };

const poolOf = (options: Partial<Parameters<typeof measuringPool>[0]> = {}) =>
  measuringPool({
    program: new URL(`data:text/javascript,${encodeURIComponent(PROGRAM)}`),
    threads: 1,
    mayWait: 4,
    timeLimit: 60_000,
    ...options,
  });

const job = (first = 0) => ({ kind: 'metadata', bytes: Uint8Array.of(first) }) as const;

test('a thread is started once and asked again, and of two each has its work', async () => {
  const one = poolOf();
  const [first, second] = [await one.run(job()), await one.run(job())];
  expect(second).toBe(first);
  const two = poolOf({ threads: 2 });
  const asked = await Promise.all(Array.from({ length: 6 }, () => two.run(job())));
  expect(new Set(asked).size).toBe(2);
});

test.each([
  ['throws', 60_000],
  ['exits', 60_000],
  ['eats', 60_000],
  // Long enough for a thread to start on a busy machine, of which the limit counts too.
  ['hangs', 3_000],
] as const)('a thread that %s is replaced, and who waits is served', async (how, timeLimit) => {
  const pool = poolOf({ timeLimit });
  const before = await pool.run(job());
  const dying = pool.run(job(DIE[how]));
  const after = pool.run(job());
  await expect(dying).rejects.toMatchObject({ code: 'busy' });
  expect(await after).not.toBe(before);
});

test('more than may wait are refused as busy', async () => {
  const pool = poolOf({ mayWait: 2 });
  const answers = await Promise.allSettled(Array.from({ length: 5 }, () => pool.run(job())));
  expect(answers.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ]);
  expect(answers[4]).toMatchObject({ reason: { code: 'busy' } });
});

test('bytes are handed over, and come back with what they say', async () => {
  const bytes = new Uint8Array(PNG);
  const answer = await measuring.run({ kind: 'metadata', bytes });
  expect(bytes).toHaveLength(0);
  expect(answer.metadata).toMatchObject({ format: 'png', size: { width: 1, height: 1 }, generation: null });
  expect(Buffer.from(answer.bytes)).toEqual(PNG);
});

test('what is none of the three formats says nothing', async () => {
  const { metadata } = await measuring.run({ kind: 'metadata', bytes: new Uint8Array(100) });
  expect(metadata).toBeNull();
});
