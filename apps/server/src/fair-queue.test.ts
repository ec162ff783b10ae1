import { expect, test } from 'vitest';
import { fairQueue, QueueFull } from './fair-queue.ts';

/** Jobs that end when they are told to, and the order in which they began. */
function jobsOf(queue: ReturnType<typeof fairQueue>) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const beginFor = (who: string | undefined, name: string, cost = 1) =>
    queue.run(who, cost, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
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

const QUEUE = { room: 2, mayWait: 10, each: 8 };

test('somebody who has brought much lets others pass', async () => {
  const { begun, begin, end, settle } = jobsOf(fairQueue(QUEUE));
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
  const { begun, begin, end, settle } = jobsOf(fairQueue({ ...QUEUE, room: 10 }));
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
  const { begun, begin, beginFor, settle } = jobsOf(fairQueue({ room: 1, mayWait: 10, each: 2 }));
  void begin('a1');
  void begin('a2');
  await expect(begin('a3')).rejects.toThrow(QueueFull);
  for (const name of ['s1', 's2', 's3']) void beginFor(undefined, name);
  void begin('b1');
  await settle();
  expect(begun).toEqual(['a1']);
});

test('beyond what may wait everybody is refused, until there is room', async () => {
  const { begin, end } = jobsOf(fairQueue({ room: 1, mayWait: 1, each: 9 }));
  const first = begin('a1');
  void begin('b1');
  await expect(begin('c1')).rejects.toThrow(QueueFull);
  await end('a1');
  expect(await first).toBe('a1');
  void begin('c2');
  await expect(begin('d1')).rejects.toThrow(QueueFull);
});

test('work that fails gives its room back', async () => {
  const queue = fairQueue({ room: 1, mayWait: 1, each: 1 });
  await expect(queue.run('a', 1, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await queue.run('a', 1, async () => 'yes')).toBe('yes');
});
