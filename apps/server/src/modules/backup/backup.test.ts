import { readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { openStore } from '../../db/open.ts';
import { termsRead } from '../../db/terms-read.ts';
import { openStorage } from '../../providers/storage/open-storage.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { ENGINES, type Engine, postgresDatabase, testStore } from '../../testing/test-store.ts';
import { worksOver } from '../../testing/test-works.ts';
import { backUp, restore, verify } from './index.ts';
import { sumOf, TABLES } from './tables.ts';

const NOW = () => new Date('2026-11-23T12:00:00Z');

/** An installation in which somebody has made something. */
async function used(engine: Engine) {
  const testApp = await buildTestApp({ engine });
  const { token } = await testApp.signUp('pro');
  const make = worksOver(testApp, token);
  const takes = await make.takes('a lighthouse keeper reading by lamplight');
  const picture = await make.picture('a paper boat on a puddle');
  await make.change(picture, { tags: ['rainy day'], rating: 4, note: 'for the cover' });
  await make.bulk([takes, picture], 'add_to_collection', await make.collection('Covers'));
  await testApp.send('POST', '/api/shares', { token, body: { work_id: picture } });
  const storage = await openStorage(readConfig(testApp.variables).storage);
  return { ...testApp, token, make, takes, picture, storage };
}

/** Backs an installation up. @returns the file and how to write it again */
async function backedUp({ db, storage }: Pick<Awaited<ReturnType<typeof used>>, 'db' | 'storage'>) {
  const file = path.join(temporaryFolder(), 'framewright.backup');
  const manifest = await backUp({ db, storage, secret: 'made on first start', now: NOW }, file);
  return { file, manifest };
}

/** The variables of a place where nothing has ever run. */
async function nothingYet(engine: Engine): Promise<Record<string, string>> {
  const folder = { DATA_DIR: temporaryFolder() };
  return engine === 'postgres' ? { ...folder, DATABASE_URL: await postgresDatabase('template0') } : folder;
}

async function openEmpty(variables: Record<string, string>) {
  const config = readConfig(variables);
  return { ...(await testStore(config)), storage: await openStorage(config.storage) };
}

const WAYS = ENGINES.flatMap((from) => ENGINES.map((to) => [from, to] as const));

describe.each(WAYS)('from %s to %s', (from, to) => {
  test('everything is there again: rows, words, pictures, sign-ins', async () => {
    const before = await used(from);
    const { file, manifest } = await backedUp(before);
    const variables = await nothingYet(to);
    const { db, storage } = await openEmpty(variables);
    const restored = await restore(db, storage, file);
    expect(restored.manifest).toEqual(manifest);
    expect(restored.secret).toBe('made on first start');
    for (const table of TABLES)
      expect.soft(await sumOf(db, table), table).toEqual(await sumOf(before.db, table));
    // A backup may be of a server that read other terms.
    expect(await termsRead(db)).toBeUndefined();
    const after = await buildTestApp({ engine: to, variables });
    await expect.poll(async () => (await termsRead(db))?.isFinished).toBe(true);
    const { token, picture, takes } = before;
    const make = worksOver(after, token);
    expect((await make.list('q=lamplight')).map(({ id }) => id)).toEqual([takes]);
    expect(await make.list('tag=rainy+day')).toMatchObject([{ id: picture, number: 2, tags: ['rainy day'] }]);
    const shown = async ({ send }: typeof after, of: typeof make) => {
      const { content } = await of.item(picture);
      const { rawPayload, statusCode } = await send('GET', content.pictures[0].url);
      return { rawPayload, statusCode };
    };
    const [one, other] = [await shown(before, before.make), await shown(after, make)];
    expect(other).toEqual(one);
    expect(other.statusCode).toBe(200);
  });
});

test('what is written meanwhile is in the backup whole or not at all', async () => {
  const before = await used('sqlite');
  const making = Array.from({ length: 12 }, (_, i) => before.make.picture(`a red balloon, number ${i}`));
  const { file } = await backedUp(before);
  await Promise.all(making);
  const { db, storage } = await openEmpty(await nothingYet('sqlite'));
  await restore(db, storage, file);
  const findings = await verify(db, storage, NOW());
  expect(findings).toMatchObject({ database: [], missing: [], orphans: [], emptyWorks: 0 });
});

describe('refused, with nothing written', () => {
  test.each([
    [
      'a file that is cut off',
      (bytes: Buffer) => bytes.subarray(0, bytes.length / 2),
      /cannot be read, or is no backup/,
    ],
    ['something else', () => Buffer.from('no backup at all'), /cannot be read, or is no backup/],
    [
      'a picture that has changed',
      (bytes: Buffer) => {
        // The signature of the PNG, which is stored as it is.
        const at = bytes.indexOf(Buffer.from([0x89, 0x50, 0x4e, 0x47]));
        bytes[at + 1] = 0;
        return bytes;
      },
      /the picture \S+ is not as it was/,
    ],
  ])('%s', async (_, damage, told) => {
    const { file } = await backedUp(await used('sqlite'));
    writeFileSync(file, damage(readFileSync(file)));
    const { db, storage } = await openEmpty(await nothingYet('sqlite'));
    await expect(restore(db, storage, file)).rejects.toThrow(told);
    const { tables } = await db.introspection
      .getTables()
      .then((all) => ({ tables: all.map(({ name }) => name) }));
    if (tables.includes('users')) expect(await sumOf(db, 'users')).toMatchObject({ rows: 0 });
  });

  test('a store that is in use', async () => {
    const before = await used('sqlite');
    const { file } = await backedUp(before);
    await expect(restore(before.db, before.storage, file)).rejects.toThrow(
      /^The store is not empty \(users\)/,
    );
  });

  test.runIf(ENGINES.includes('postgres'))(
    'two works of one millisecond, by the embedded database',
    async () => {
      const before = await used('postgres');
      const other = await before.signUp();
      const theirs = await worksOver(before, other.token).takes('a paper boat');
      const { seq } = await before.db
        .selectFrom('works')
        .select('seq')
        .where('id', '=', before.takes)
        .executeTakeFirstOrThrow();
      await sql`alter table work_words drop constraint work_words_user_id_seq_fkey`.execute(before.db);
      await sql`alter table work_terms drop constraint if exists work_terms_user_id_seq_fkey`.execute(
        before.db,
      );
      await before.db.deleteFrom('work_terms').where('user_id', '=', other.user.id).execute();
      await before.db.updateTable('works').set({ seq }).where('id', '=', theirs).execute();
      const { file } = await backedUp(before);
      const { db, storage } = await openEmpty(await nothingYet('sqlite'));
      await expect(restore(db, storage, file)).rejects.toThrow(
        /^Two people made something in the same millisecond/,
      );
      expect(await sumOf(db, 'users')).toMatchObject({ rows: 0 });
    },
  );

  test('a file that exists', async () => {
    const before = await used('sqlite');
    const { file } = await backedUp(before);
    const source = { db: before.db, storage: before.storage, secret: undefined, now: NOW };
    await expect(backUp(source, file)).rejects.toThrow(/exists already/);
  });
});

test('a look over the store finds lost pictures and files of nobody', async () => {
  const { db, storage, variables } = await used('sqlite');
  const later = new Date(Date.now() + 48 * 3_600_000);
  expect(await verify(db, storage, later)).toMatchObject({ pictures: 1, missing: [], orphans: [] });
  const folder = path.join(variables['DATA_DIR'] ?? '', 'pictures');
  const orphan = 'nobodys-picture-0000.img';
  writeFileSync(path.join(folder, orphan), 'left by a crash');
  utimesSync(path.join(folder, orphan), 0, 0);
  const { id, storage_key } = await db.selectFrom('images').selectAll().executeTakeFirstOrThrow();
  rmSync(path.join(folder, storage_key));
  const found = await verify(db, storage, later);
  expect(found).toMatchObject({ missing: [id], orphans: [orphan], orphanBytes: 15 });
});

test('a damaged database says so', async () => {
  const { db, storage, variables } = await used('sqlite');
  const { db: other } = await openStore(readConfig(variables).database, () => {});
  await other.connection().execute(async (alone) => {
    await sql`pragma foreign_keys = off`.execute(alone);
    await alone.deleteFrom('users').execute();
  });
  await other.destroy();
  expect((await verify(db, storage, NOW())).database).toContain(
    'A row of sessions refers to one that is gone.',
  );
});
