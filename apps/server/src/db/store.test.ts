import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { ENGINES, freshStore, postgresDatabase } from '../testing/test-store.ts';
import { isUniqueViolation, storeFailure } from './failures.ts';
import { migrate } from './migrate.ts';
import { openStore } from './open.ts';
import { DataInUse, lockData } from './server-lock.ts';
import { inTransaction } from './transaction.ts';

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'framewright-store-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const person = (id: string, email = `${id}@example.com`) => ({
  id,
  email,
  name: 'A',
  password_hash: null,
  plan: 'free',
  created_at: '2026-11-21T12:00:00.000Z',
  operator: 0,
});

describe.each(ENGINES)('on %s', (engine) => {
  test('counts are numbers, and rows have what the schema says', async () => {
    const { db } = await freshStore(engine);
    await db
      .insertInto('users')
      .values([person('a'), person('b')])
      .execute();
    const { count } = await db
      .selectFrom('users')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(2);
    expect(await db.selectFrom('users').selectAll().where('id', '=', 'a').executeTakeFirst()).toEqual(
      person('a'),
    );
  });

  test('a second row with the same unique value is told apart from other failures', async () => {
    const { db } = await freshStore(engine);
    await db.insertInto('users').values(person('a')).execute();
    const insert = (id: string, email?: string) => db.insertInto('users').values(person(id, email)).execute();
    await expect(insert('b', 'a@example.com')).rejects.toSatisfy(isUniqueViolation);
    await expect(insert('a', 'b@example.com')).rejects.toSatisfy(isUniqueViolation);
    await expect(sql`select * from nowhere`.execute(db)).rejects.not.toSatisfy(isUniqueViolation);
  });

  test('a transaction that fails leaves nothing, and the next one works', async () => {
    const { db } = await freshStore(engine);
    const failing = inTransaction(db, async (tx) => {
      await tx.insertInto('users').values(person('a')).execute();
      throw new Error('halfway');
    });
    await expect(failing).rejects.toThrow('halfway');
    await inTransaction(db, (tx) => tx.insertInto('users').values(person('b')).execute());
    expect(await db.selectFrom('users').select('id').execute()).toEqual([{ id: 'b' }]);
  });

  test('transactions that run side by side do not mix', async () => {
    const { db } = await freshStore(engine);
    await db.insertInto('usage_days').values({ user_id: 'u', day: 'd', kind: 'prompts', used: 0 }).execute();
    const addOne = () =>
      inTransaction(db, async (tx) => {
        await tx
          .updateTable('usage_days')
          .set(({ eb }) => ({ used: eb('used', '+', 1) }))
          .execute();
        const { used } = await tx.selectFrom('usage_days').select('used').executeTakeFirstOrThrow();
        if (used % 2 === 0) throw new Error('odd ones only');
      });
    await Promise.allSettled(Array.from({ length: 20 }, addOne));
    expect(await db.selectFrom('usage_days').select('used').execute()).toEqual([{ used: 1 }]);
  });

  test('deleting a user takes sessions and generations along', async () => {
    const { db } = await freshStore(engine);
    await db.insertInto('users').values(person('a')).execute();
    const times = { created_at: 'x', expires_at: 'y' };
    await db
      .insertInto('sessions')
      .values({ id: 's', user_id: 'a', ...times })
      .execute();
    await db.deleteFrom('users').execute();
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
    const orphan = db
      .insertInto('sessions')
      .values({ id: 't', user_id: 'gone', ...times })
      .execute();
    await expect(orphan).rejects.toThrow(/foreign key/i);
  });

  test('texts come back as they went in', async () => {
    const { db } = await freshStore(engine);
    const name = `O'Brien "x" \\ ${'🎣'} مرحبا -- ; drop table users`;
    await db
      .insertInto('users')
      .values({ ...person('a'), name })
      .execute();
    expect(await db.selectFrom('users').select('name').execute()).toEqual([{ name }]);
  });
});

test('a commit of the embedded database is synced before it is answered', async () => {
  const { db } = await freshStore('sqlite');
  const pragma = async (name: string) =>
    (await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(db)).rows;
  expect(await pragma('journal_mode')).toEqual([{ journal_mode: 'wal' }]);
  expect(await pragma('synchronous')).toEqual([{ synchronous: 2 }]);
  expect(await pragma('foreign_keys')).toEqual([{ foreign_keys: 1 }]);
  expect(await pragma('busy_timeout')).toEqual([{ timeout: 5_000 }]);
});

test('migrating twice changes nothing', async () => {
  const { db } = await freshStore('sqlite');
  await db.insertInto('users').values(person('a')).execute();
  await migrate(db);
  expect(await db.selectFrom('users').select('id').execute()).toEqual([{ id: 'a' }]);
});

test.runIf(inject('postgresUrl'))(
  'processes that start together on an empty PostgreSQL migrate it once',
  async () => {
    const url = await postgresDatabase('template0');
    const stores = await Promise.all([1, 2, 3].map(() => openStore({ kind: 'postgres', url }, () => {})));
    await Promise.all(stores.map(({ db }) => migrate(db)));
    const [first] = stores;
    expect(await first?.db.selectFrom('users').selectAll().execute()).toEqual([]);
    await Promise.all(stores.map(({ db }) => db.destroy()));
  },
);

test('a PostgreSQL that is not there is a store that cannot be reached', async () => {
  const { db } = await openStore(
    { kind: 'postgres', url: 'postgres://nobody@127.0.0.1:1/nowhere' },
    () => {},
  );
  const failure = await db
    .selectFrom('users')
    .selectAll()
    .execute()
    .catch((error: unknown) => error);
  expect(storeFailure(failure)).toBe('store_unavailable');
  await db.destroy();
});

test.each([
  [{ code: 'ENOSPC' }, 'no_space'],
  [{ code: '53100' }, 'no_space'],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 13 }, 'no_space'],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 5 }, 'store_unavailable'],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 4874 }, 'store_unavailable'],
  [{ code: '57P01' }, 'store_unavailable'],
  [{ code: 'EROFS' }, 'store_unavailable'],
  [{ code: 'EACCES' }, 'store_unavailable'],
  [{ code: 'EMFILE' }, 'store_unavailable'],
  [{ code: 'EIO' }, 'store_unavailable'],
  [{ code: '08006' }, 'store_unavailable'],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 1 }, undefined],
  [{ code: '42P01' }, undefined],
  [{}, undefined],
])('%j is %s', (properties, kind) => {
  expect(storeFailure(Object.assign(new Error('x'), properties))).toBe(kind);
});

test('a folder is held by one server; admin commands open the database beside it', async () => {
  const folder = temporaryFolder();
  const lock = lockData(folder);
  expect(() => lockData(folder)).toThrow(DataInUse);
  const file = path.join(folder, 'framewright.sqlite');
  const { db } = await openStore({ kind: 'sqlite', file }, () => {});
  await migrate(db);
  await db.destroy();
  lock.release();
  lockData(folder).release();
});
