import { expect, onTestFinished, test } from 'vitest';
import { type CallFacts, type CallLedger, type CallLimits, modelCalls } from './model-calls.ts';
import { ModelFailure } from './model-failure.ts';

const FACTS: CallFacts = {
  userId: 'mara',
  kind: 'image',
  provider: 'openai',
  model: 'gpt-image',
  key: 'server',
  estimateUsd: 0.1,
};
const USE = { inputTokens: 10, outputTokens: 20, pictures: 1, costUsd: 0.04 };
const { signal } = new AbortController();

/** A door whose calls end when the test says so. */
function door(limits: Partial<CallLimits> = {}, ledger: Partial<CallLedger> = {}) {
  const closed: unknown[][] = [];
  const calls = modelCalls(
    {
      open: async () => `call-${closed.length}`,
      close: async (_, ...rest) => void closed.push(rest.slice(0, 2)),
      ...ledger,
    },
    { eachAtOnce: 2, atOnce: 3, mayWait: 10, longestWait: 60_000, ...limits },
  );
  const ends: (() => void)[] = [];
  const began: string[] = [];
  const start = (name: string, userId: string | null, wait: { signal?: AbortSignal } = {}) => {
    const heard: number[] = [];
    const waiting = { signal, ...wait, onQueue: (ahead: number) => heard.push(ahead) };
    const done = calls.run({ ...FACTS, userId }, waiting, () => {
      began.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    });
    return { done, heard };
  };
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  // Who still waits then would be refused in the middle of another test.
  onTestFinished(async () => {
    for (let end = ends.shift(); end; end = ends.shift()) {
      end();
      await settle();
    }
  });
  return { calls, start, ends, began, closed, settle };
}

test('a user has two calls at once, the third waits, and another user does not wait for it', async () => {
  const { start, began, ends, settle } = door();
  const all = [start('a1', 'a'), start('a2', 'a'), start('a3', 'a'), start('b1', 'b')];
  await settle();
  expect(began).toEqual(['a1', 'a2', 'b1']);
  expect(all.map(({ heard }) => heard)).toEqual([[], [], [1], []]);
  ends[0]?.();
  await settle();
  expect(began).toEqual(['a1', 'a2', 'b1', 'a3']);
  expect(all[2]?.heard).toEqual([1, 0]);
});

test('all have three at once, and those who wait hear how many are before them', async () => {
  const { start, began, ends, settle } = door();
  for (const name of ['a', 'b', 'c']) start(name, name);
  const [d, e] = [start('d', 'd'), start('e', 'e')];
  await settle();
  expect([d.heard, e.heard]).toEqual([[1], [2]]);
  ends[1]?.();
  await settle();
  expect(began).toEqual(['a', 'b', 'c', 'd']);
  expect([d.heard, e.heard]).toEqual([
    [1, 0],
    [2, 1],
  ]);
});

test('who leaves the queue is not called, and those behind move up', async () => {
  const { start, began, ends, settle } = door({ atOnce: 1 });
  start('a', 'a');
  const leaving = new AbortController();
  const b = start('b', 'b', { signal: leaving.signal });
  const c = start('c', 'c');
  await settle();
  leaving.abort(new Error('gone'));
  await expect(b.done).rejects.toThrow('gone');
  expect(c.heard).toEqual([2, 1]);
  ends[0]?.();
  await settle();
  expect(began).toEqual(['a', 'c']);
});

test('where too many wait, the next is refused as busy', async () => {
  const { start } = door({ atOnce: 1, mayWait: 1 });
  start('a', 'a');
  start('b', 'b');
  await expect(start('c', 'c').done).rejects.toMatchObject({ kind: 'busy' });
});

test('nobody waits longer than may be waited', async () => {
  const { start, began } = door({ atOnce: 1, longestWait: 1 });
  start('a', 'a');
  await expect(start('b', 'b').done).rejects.toMatchObject({ kind: 'busy' });
  expect(began).toEqual(['a']);
});

test('five hundred calls all have their turn, and never more at once than may', async () => {
  const { calls } = door({ atOnce: 8, mayWait: 500 });
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve));
    running -= 1;
  };
  await Promise.all(
    Array.from({ length: 500 }, (_, i) =>
      calls.run({ ...FACTS, userId: `user-${i % 50}` }, { signal }, work),
    ),
  );
  expect(most).toBe(8);
});

test('what was used is on record, and so is how a call failed; the place is free again', async () => {
  const { calls, closed } = door({ atOnce: 1 });
  await calls.run(FACTS, { signal }, async (use) => use(USE));
  const fails = (error: Error) => calls.run(FACTS, { signal }, () => Promise.reject(error));
  await expect(fails(new ModelFailure('declined'))).rejects.toMatchObject({ kind: 'declined' });
  await expect(fails(new Error('a mistake of ours'))).rejects.toThrow('a mistake of ours');
  expect(closed).toEqual([
    ['succeeded', USE],
    ['declined', null],
    ['failed', null],
  ]);
});

test('a call that is not paid for any more is not made', async () => {
  const spent = door({}, { open: () => Promise.reject(new ModelFailure('spent')) });
  await expect(spent.start('a', 'a').done).rejects.toMatchObject({ kind: 'spent' });
  expect(spent.began).toEqual([]);
  await expect(spent.start('b', 'a').done).rejects.toMatchObject({ kind: 'spent' });
});

test('a call that nobody waits for any more is recorded as cancelled', async () => {
  const { calls, closed } = door();
  const leaving = new AbortController();
  const done = calls.run(FACTS, { signal: leaving.signal }, async () => {
    leaving.abort(new Error('gone'));
    leaving.signal.throwIfAborted();
  });
  await expect(done).rejects.toThrow('gone');
  expect(closed).toEqual([['cancelled', null]]);
});
