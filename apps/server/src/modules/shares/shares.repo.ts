import type { Db } from '../../db/open.ts';
import type { SharesTable } from '../../db/transfer-tables.ts';

export interface Narrowing {
  readonly work_id?: string | undefined;
  readonly collection_id?: string | undefined;
}

/** Newest first, with what they show by its name. Those of what is in the bin are among them. */
export async function sharesOf(
  db: Db,
  userId: string,
  narrowing: Narrowing = {},
): Promise<(SharesTable & { title: string })[]> {
  let query = named(db, userId);
  for (const column of ['work_id', 'collection_id'] as const) {
    const id = narrowing[column];
    if (id !== undefined) query = query.where(`shares.${column}`, '=', id);
  }
  return query.orderBy('shares.created_at', 'desc').orderBy('shares.id', 'desc').execute();
}

export async function findShare(
  db: Db,
  userId: string,
  id: string,
): Promise<(SharesTable & { title: string }) | undefined> {
  return named(db, userId).where('shares.id', '=', id).executeTakeFirst();
}

function named(db: Db, userId: string) {
  return db
    .selectFrom('shares')
    .leftJoin('works', 'works.id', 'shares.work_id')
    .leftJoin('collections', 'collections.id', 'shares.collection_id')
    .selectAll('shares')
    .select(({ fn, val }) =>
      fn.coalesce('works.title', 'collections.name', val('')).$castTo<string>().as('title'),
    )
    .where('shares.user_id', '=', userId);
}

export async function countShares(tx: Db, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('shares')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertShare(tx: Db, row: SharesTable): Promise<void> {
  await tx.insertInto('shares').values(row).execute();
}

/** @returns whether the user has one of that id */
export async function updateShare(
  db: Db,
  userId: string,
  id: string,
  change: Partial<Pick<SharesTable, 'expires_at' | 'indexed'>>,
): Promise<boolean> {
  const row = await db
    .updateTable('shares')
    .set(change)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns whether the user had one of that id */
export async function deleteShare(db: Db, userId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('shares')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whoever owns it. */
export async function findByHash(db: Db, hash: string): Promise<SharesTable | undefined> {
  return db.selectFrom('shares').selectAll().where('hash', '=', hash).executeTakeFirst();
}
