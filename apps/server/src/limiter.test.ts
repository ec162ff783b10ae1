import { expect, test } from 'vitest';
import { type Limits, limiter } from './limiter.ts';

/** Jobs that end when they are told to, and the order in which they began. */
function jobsOf(queue: ReturnType<typeof limiter>) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const beginFor = (who: string | undefined, name: string, cost = 1) =>
    queue.run(
      () => {
        begun.push(name);
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
      },
      { who, cost },
    );
  /** Of whom the name begins with. */
  const begin = (name: string, cost?: number) => beginFor(name.charAt(0), name, cost);
  /** Lets everything happen that can. */
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const end = async (name: string) => {
    ends.get(name)?.();
    await settle();
  };
  return { begun, begin, beginFor, end, settle };
}

class Refused extends Error {}
const refusal = () => new Refused();
const QUEUE: Limits = { atOnce: 2, mayWait: 10, eachInAll: 8, next: 'least-running', refusal };

test('somebody who has brought much lets others pass', async () => {
  const { begun, begin, end, settle } = jobsOf(limiter(QUEUE));
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'c1']) void begin(name);
  await settle();
  expect(begun).toEqual(['a1', 'a2']);
  await end('a1');
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  await end('b1');
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1']);
  await end('a2');
  expect(begun.at(-1)).toBe('a3');
});

test('costs fill the room, not numbers; what is larger than the room runs alone', async () => {
  const { begun, begin, end, settle } = jobsOf(limiter({ ...QUEUE, atOnce: 10 }));
  void begin('a1', 9);
  void begin('b1', 4);
  void begin('c1', 1);
  await settle();
  expect(begun).toEqual(['a1']);
  await end('a1');
  expect(begun).toEqual(['a1', 'b1', 'c1']);
  void begin('d1', 50);
  await end('b1');
  expect(begun).toEqual(['a1', 'b1', 'c1']);
  await end('c1');
  expect(begun.at(-1)).toBe('d1');
});

test('one person has only so much in it, and the server’s own work is nobody’s', async () => {
  const { begun, begin, beginFor, settle } = jobsOf(limiter({ ...QUEUE, atOnce: 1, eachInAll: 2 }));
  void begin('a1');
  void begin('a2');
  await expect(begin('a3')).rejects.toThrow(Refused);
  for (const name of ['s1', 's2', 's3']) void beginFor(undefined, name);
  void begin('b1');
  await settle();
  expect(begun).toEqual(['a1']);
});

test('beyond what may wait everybody is refused, until there is room', async () => {
  const { begin, end } = jobsOf(limiter({ ...QUEUE, atOnce: 1, mayWait: 1, eachInAll: 9 }));
  const first = begin('a1');
  void begin('b1');
  await expect(begin('c1')).rejects.toThrow(Refused);
  await end('a1');
  expect(await first).toBe('a1');
  void begin('c2');
  await expect(begin('d1')).rejects.toThrow(Refused);
});

test('work that fails gives its room back', async () => {
  const queue = limiter({ ...QUEUE, atOnce: 1, mayWait: 1, eachInAll: 1 });
  await expect(queue.run(() => Promise.reject(new Error('no')), { who: 'a' })).rejects.toThrow('no');
  expect(await queue.run(async () => 'yes', { who: 'a' })).toBe('yes');
});

test('first come, first served, but whoever has all that one may have lets others pass', async () => {
  const { begun, begin, end, settle } = jobsOf(limiter({ atOnce: 2, eachAtOnce: 1 }));
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1']) void begin(name);
  await settle();
  expect(begun).toEqual(['a1', 'b1']);
  await end('a1');
  expect(begun).toEqual(['a1', 'b1', 'a2']);
  await end('b1');
  expect(begun.at(-1)).toBe('c1');
});

test('when a large piece in front is given up, what waited behind it begins', async () => {
  const limited = limiter({ atOnce: 10 });
  const { begun, begin, settle } = jobsOf(limited);
  void begin('a1', 5);
  const leaving = new AbortController();
  const large = limited.run(async () => 'never', { cost: 9, signal: leaving.signal });
  void begin('c1', 5);
  await settle();
  expect(begun).toEqual(['a1']);
  leaving.abort(new Error('gone'));
  await expect(large).rejects.toThrow('gone');
  await settle();
  expect(begun).toEqual(['a1', 'c1']);
});
