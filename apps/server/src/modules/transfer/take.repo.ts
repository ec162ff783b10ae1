import type { Db } from '../../db/open.ts';
import { spelled } from '../../db/tag-spellings.ts';
import type { ContentHashesTable } from '../../db/transfer-tables.ts';
import type { WorksTable } from '../../db/work-tables.ts';

/** The work of a user that has one of the hashes. */
export async function workWith(
  db: Db,
  userId: string,
  hashes: readonly string[],
): Promise<string | undefined> {
  if (hashes.length === 0) return undefined;
  const row = await db
    .selectFrom('content_hashes')
    .select('work_id')
    .where('user_id', '=', userId)
    .where('hash', 'in', hashes)
    .executeTakeFirst();
  return row?.work_id;
}

/** The works of a user that have a hash, by their ids: the first `limit` of them. */
export async function worksWith(db: Db, userId: string, hash: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('content_hashes')
    .select('work_id')
    .where('user_id', '=', userId)
    .where('hash', '=', hash)
    .orderBy('work_id')
    .limit(limit)
    .execute();
  return rows.map(({ work_id }) => work_id);
}

/** Part of a transaction. Those that are there stay as they are. */
export async function putHashes(tx: Db, rows: readonly ContentHashesTable[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('content_hashes')
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Works of a user that nothing is known to tell by, a few at a time. */
export async function unhashedWorks(db: Db, userId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('works')
    .select('id')
    .where('user_id', '=', userId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('content_hashes').select('hash').whereRef('content_hashes.work_id', '=', 'works.id'),
        ),
      ),
    )
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** What versions of one work have in common; undefined where the work is gone. */
export async function findLine(db: Db, workId: string): Promise<string | undefined> {
  const row = await db.selectFrom('works').select('line_id').where('id', '=', workId).executeTakeFirst();
  return row?.line_id;
}

/** Part of a transaction: what the owner wrote beside a work, as an export says it. @returns its place in the order */
export async function dress(
  tx: Db,
  id: string,
  change: Pick<WorksTable, 'trashed_at' | 'version'> & {
    readonly rating: number;
    readonly favourite: number;
  },
): Promise<number> {
  const { seq } = await tx
    .updateTable('works')
    .set(change)
    .where('id', '=', id)
    .returning('seq')
    .executeTakeFirstOrThrow();
  return seq;
}

/** Part of a transaction: tags of a work that has none of them yet. @param seq its place in the order */
export async function putTags(tx: Db, user_id: string, seq: number, tags: readonly string[]): Promise<void> {
  const rows = (await spelled(tx, user_id, tags)).map((tag) => ({ user_id, seq, tag }));
  if (rows.length > 0) await tx.insertInto('work_tags').values(rows).execute();
}

/**
 * Part of a transaction: puts a work into collections.
 * @param seq its place in the order
 * @param collections ids
 */
export async function collect(
  tx: Db,
  user_id: string,
  seq: number,
  collections: readonly string[],
): Promise<void> {
  const rows = collections.map((collection_id) => ({ collection_id, user_id, seq }));
  if (rows.length > 0) await tx.insertInto('collection_works').values(rows).execute();
}

/** Oldest first. */
export async function collectionsNamed(db: Db, userId: string): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('collections')
    .select(['id', 'name'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Those that are there stay as they are. */
export async function putCollections(
  db: Db,
  user_id: string,
  collections: readonly { readonly id: string; readonly name: string; readonly created_at: string }[],
): Promise<void> {
  if (collections.length === 0) return;
  await db
    .insertInto('collections')
    .values(collections.map((collection) => ({ ...collection, user_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A picture that was brought, whose file is stored; sizes in pixels. */
export interface NewImage {
  readonly id: string;
  readonly storage_key: string;
  readonly content_type: string;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
  readonly created_at: string;
}

/** Part of a transaction: pictures of a work, whose files are stored already. */
export async function putImages(
  tx: Db,
  user_id: string,
  generation_id: string,
  images: readonly NewImage[],
): Promise<void> {
  if (images.length === 0) return;
  await tx
    .insertInto('images')
    .values(images.map((image) => ({ ...image, user_id, generation_id })))
    .execute();
}

/** Undefined where the account is gone. */
export async function planOfUser(db: Db, userId: string): Promise<string | undefined> {
  const user = await db.selectFrom('users').select('plan').where('id', '=', userId).executeTakeFirst();
  return user?.plan;
}

/** @throws where the work is gone */
export async function versionOf(db: Db, workId: string): Promise<number> {
  const { version } = await db
    .selectFrom('works')
    .select('version')
    .where('id', '=', workId)
    .executeTakeFirstOrThrow();
  return version;
}
