import fs from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ENGINES, freshStore } from '../testing/test-store.ts';
import type { Db } from './open.ts';
import { prepareQuery } from './prepared.ts';
import { inSharedTransaction, inTransaction } from './transaction.ts';

const insertDay = prepareQuery((db, user_id: string, used: number) =>
  db.insertInto('usage_days').values({ user_id, day: 'd', kind: 'prompts', used }),
);
const usedBy = prepareQuery((db, user_id: string) =>
  db.selectFrom('usage_days').select('used').where('user_id', '=', user_id),
);
const everyone = async (db: Db) =>
  (await db.selectFrom('usage_days').select('user_id').orderBy('user_id').execute()).map(
    (row) => row.user_id,
  );

describe.each(ENGINES)('on %s', (engine) => {
  test('a prepared query takes other values each time, and leaves its constants', async () => {
    const { db } = await freshStore(engine);
    await insertDay(db, 'a', 1);
    await insertDay(db, 'b', 2);
    expect([await usedBy(db, 'a'), await usedBy(db, 'b'), await usedBy(db, 'c')]).toEqual([
      [{ used: 1 }],
      [{ used: 2 }],
      [],
    ]);
  });

  test('a prepared query sees nothing of a transaction that is still open, except from within', async () => {
    const { db } = await freshStore(engine);
    let outside: Promise<unknown[]> | undefined;
    const failing = inTransaction(db, async (tx) => {
      await insertDay(tx, 'a', 1);
      outside = usedBy(db, 'a');
      expect(await usedBy(tx, 'a')).toEqual([{ used: 1 }]);
      throw new Error('taken back');
    });
    await expect(failing).rejects.toThrow('taken back');
    expect(await outside).toEqual([]);
  });

  test('of work that shares a write each is all or nothing by itself', async () => {
    const { db } = await freshStore(engine);
    const work = (user: string, fails = false) =>
      inSharedTransaction(db, async (tx) => {
        await insertDay(tx, user, 1);
        if (fails) throw new Error(`${user} fails`);
        return user;
      });
    const [first, failing, other, second] = await Promise.allSettled([
      work('a'),
      work('b', true),
      work('c'),
      work('a'),
    ]);
    // Two want the same row: on PostgreSQL either may be the one that gets it.
    expect([first?.status, second?.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(failing).toMatchObject({ status: 'rejected', reason: new Error('b fails') });
    expect(other).toEqual({ status: 'fulfilled', value: 'c' });
    expect(await everyone(db)).toEqual(['a', 'c']);
    expect(await work('d')).toBe('d');
  });

  test('much work at once is all done', async () => {
    const { db } = await freshStore(engine);
    const names = Array.from({ length: 120 }, (_, index) => `u${index}`);
    const done = names.map((name) =>
      inSharedTransaction(db, async (tx) => {
        await insertDay(tx, name, 1);
        return name;
      }),
    );
    expect(await Promise.all(done)).toEqual(names);
    expect(await everyone(db)).toHaveLength(120);
  });
});

describe('work that shares a write is told as done', () => {
  /** Holds each write to the disk until it is told how it ended. */
  function heldWrites() {
    const held: ((error: NodeJS.ErrnoException | null) => void)[] = [];
    const spy = vi.spyOn(fs, 'fdatasync').mockImplementation((_, done) => void held.push(done));
    onTestFinished(() => spy.mockRestore());
    return held;
  }

  const insert = (db: Db, user: string, told: string[]) =>
    inSharedTransaction(db, (tx) => insertDay(tx, user, 1)).then(
      () => told.push(user),
      (error: Error) => told.push(error.message),
    );

  test('once the log is on the disk, and what comes meanwhile with the next write', async () => {
    const { db } = await freshStore('sqlite');
    const held = heldWrites();
    const told: string[] = [];
    const first = insert(db, 'a', told);
    await vi.waitFor(() => expect(held).toHaveLength(1));
    const others = [insert(db, 'b', told), insert(db, 'c', told)];
    await vi.waitFor(async () => expect(await everyone(db)).toEqual(['a', 'b', 'c']));
    await nextTurn();
    expect([told, held.length]).toEqual([[], 1]);
    held[0]?.(null);
    await first;
    expect(told).toEqual(['a']);
    await vi.waitFor(() => expect(held).toHaveLength(2));
    held[1]?.(null);
    await Promise.all(others);
    expect(told.toSorted()).toEqual(['a', 'b', 'c']);
  });

  test('never where the write failed; the next one is made anew', async () => {
    const { db } = await freshStore('sqlite');
    const held = heldWrites();
    const told: string[] = [];
    const failing = insert(db, 'a', told);
    await vi.waitFor(() => expect(held).toHaveLength(1));
    const next = insert(db, 'b', told);
    held[0]?.(new Error('the disk is gone'));
    await failing;
    await vi.waitFor(() => expect(held).toHaveLength(2));
    held[1]?.(null);
    await next;
    expect(told).toEqual(['the disk is gone', 'b']);
  });

  test('before the store is closed', async () => {
    const { db } = await freshStore('sqlite');
    const held = heldWrites();
    const told: string[] = [];
    const working = insert(db, 'a', told);
    await vi.waitFor(() => expect(held).toHaveLength(1));
    const closed = db.destroy().then(() => told.push('closed'));
    await nextTurn();
    expect(told).toEqual([]);
    held[0]?.(null);
    await Promise.all([working, closed]);
    expect(told).toEqual(['a', 'closed']);
  });
});

test('when a commit fails, it is not told as done', async () => {
  const { db } = await freshStore('sqlite');
  const closing = inSharedTransaction(db, async (tx) => {
    await insertDay(tx, 'a', 1);
    await db.destroy();
  });
  await expect(closing).rejects.toThrow();
});

test.each(['40P01', '40001'])(
  'work that was broken off with %s begins again, twice at most',
  async (code) => {
    const { db } = await freshStore('sqlite');
    const brokenOff = (times: number) => {
      let attempts = 0;
      return inTransaction(db, async (tx) => {
        attempts += 1;
        await insertDay(tx, `after ${times}`, attempts);
        if (attempts <= times) throw Object.assign(new Error('in each other’s way'), { code });
      });
    };
    await brokenOff(2);
    expect(await usedBy(db, 'after 2')).toEqual([{ used: 3 }]);
    await expect(brokenOff(3)).rejects.toMatchObject({ code });
    expect(await usedBy(db, 'after 3')).toEqual([]);
  },
);

test('work that failed for another reason is not tried again', async () => {
  const { db } = await freshStore('sqlite');
  let attempts = 0;
  const failing = inTransaction(db, async () => {
    attempts += 1;
    throw Object.assign(new Error('no such table'), { code: '42P01' });
  });
  await expect(failing).rejects.toMatchObject({ code: '42P01' });
  expect(attempts).toBe(1);
});
