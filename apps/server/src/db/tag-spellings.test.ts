import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { ENGINES, freshStore } from '../testing/test-store.ts';
import { up } from './migrations/018-tags-of-one-spelling.ts';
import { spelled } from './tag-spellings.ts';

async function storeOfTags(engine: (typeof ENGINES)[number], rows: readonly [string, string, number][]) {
  const { db } = await freshStore(engine);
  const shape = { name: '', password_hash: null, plan: 'free', created_at: '', operator: 0 };
  await db
    .insertInto('users')
    .values(['a', 'b'].map((id) => ({ id, email: id, ...shape })))
    .execute();
  const seqs = new Map(rows.map(([user_id, , seq]) => [seq, user_id]));
  for (const [seq, user_id] of seqs)
    await sql`insert into works (seq, id, user_id, number, kind, model, line_id, version, created_at, duration_ms, title, text, anatomy)
      values (${seq}, ${`w${seq}`}, ${user_id}, ${seq}, 'takes', 'built-in', ${`w${seq}`}, 1, '', 0, '', '', '[]')`.execute(
      db,
    );
  await db
    .insertInto('work_tags')
    .values(rows.map(([user_id, tag, seq]) => ({ user_id, tag, seq })))
    .execute();
  return db;
}

test.each(ENGINES)('tags of two spellings become that of the oldest work, on %s', async (engine) => {
  const db = await storeOfTags(engine, [
    ['a', 'sea', 2],
    ['a', 'Sea', 1],
    ['a', 'SEA', 2],
    ['a', 'lake', 2],
    ['b', 'SEA', 3],
  ]);
  await up(db);
  const rows = await db
    .selectFrom('work_tags')
    .select(['tag', 'seq'])
    .orderBy('seq')
    .orderBy('tag')
    .execute();
  expect(rows.map(({ tag, seq }) => `${seq} ${tag}`).toSorted()).toEqual([
    '1 Sea',
    '2 Sea',
    '2 lake',
    '3 SEA',
  ]);
  expect(await spelled(db, 'a', ['SEA', 'Lake', 'Fog', 'fog'])).toEqual(['Sea', 'lake', 'Fog']);
  expect(await spelled(db, 'nobody', ['sea'])).toEqual(['sea']);
});

test('the tags of a user are read from their index, from one to the next', async () => {
  const db = await storeOfTags('sqlite', [['a', 'Sea', 1]]);
  const { rows } = await sql<{ detail: string }>`explain query plan with recursive tags(tag) as (
      select min(tag) from work_tags where user_id = 'a'
      union all
      select (select min(w.tag) from work_tags w where w.user_id = 'a' and w.tag > tags.tag)
        from tags where tags.tag is not null
    ) select tag from tags where tag is not null`.execute(db);
  const plan = rows.map(({ detail }) => detail).join('\n');
  expect(plan).toMatch(/SEARCH work_tags USING .*\(user_id=\?\)/);
  expect(plan).toMatch(/SEARCH w USING .*\(user_id=\? AND tag>\?\)/);
});
