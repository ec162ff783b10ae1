import type { Db } from '../../db/open.ts';
import type { SharesTable } from '../../db/transfer-tables.ts';
import { type Owned, ownedBy } from '../../owned.ts';

/** A link, with what it shows by its name. */
export type NamedShare = SharesTable & { readonly title: string };
/** A link of whoever asks. */
export type OwnedShare = Owned<NamedShare>;

/** Of one work, or of one collection; of all where neither is said. */
export interface ShareNarrowing {
  readonly work_id?: string | undefined;
  readonly collection_id?: string | undefined;
}

/** Newest first, with what they show by its name. Those of what is in the bin are among them. */
export async function sharesOf(
  db: Db,
  userId: string,
  narrowing: ShareNarrowing = {},
): Promise<NamedShare[]> {
  let query = named(db, userId);
  for (const column of ['work_id', 'collection_id'] as const) {
    const id = narrowing[column];
    if (id !== undefined) query = query.where(`shares.${column}`, '=', id);
  }
  return query.orderBy('shares.created_at', 'desc').orderBy('shares.id', 'desc').execute();
}

/** Undefined where it is not the user's. */
export async function findOwnedShare(db: Db, userId: string, id: string): Promise<OwnedShare | undefined> {
  return ownedBy(userId, await named(db, userId).where('shares.id', '=', id).execute())[0];
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

/** Part of a transaction; those that have expired count as well. */
export async function countShares(tx: Db, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('shares')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Part of a transaction. */
export async function insertShare(tx: Db, row: SharesTable): Promise<void> {
  await tx.insertInto('shares').values(row).execute();
}

/** What is left out stays. Nothing where it has been revoked meanwhile. */
export async function updateShare(
  db: Db,
  { id }: OwnedShare,
  change: Partial<Pick<SharesTable, 'expires_at' | 'indexed'>>,
): Promise<void> {
  await db.updateTable('shares').set(change).where('id', '=', id).execute();
}

/** Its address shows nothing from then on. */
export async function deleteShare(db: Db, { id }: OwnedShare): Promise<void> {
  await db.deleteFrom('shares').where('id', '=', id).execute();
}

/** Whoever owns it. */
export async function findShareByHash(db: Db, hash: string): Promise<SharesTable | undefined> {
  return db.selectFrom('shares').selectAll().where('hash', '=', hash).executeTakeFirst();
}
