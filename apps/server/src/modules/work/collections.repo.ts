import type { Collection } from '@framewright/contract';
import type { Db } from '../../db/open.ts';
import type { CollectionsTable } from '../../db/work-tables.ts';
import { type Owned, ownedBy } from '../../owned.ts';

/** A collection of whoever asks. */
export type OwnedCollection = Owned<Collection & Pick<CollectionsTable, 'user_id'>>;

/** The collections of a user with how many works each has without the bin, by name. */
export async function collectionsOf(db: Db, userId: string): Promise<Collection[]> {
  return counted(db, userId).orderBy('collections.name').orderBy('collections.id').execute();
}

/** With the number of its works without the bin; undefined where it is not the user's. */
export async function findCollection(
  db: Db,
  userId: string,
  id: string,
): Promise<OwnedCollection | undefined> {
  const query = counted(db, userId).select('collections.user_id').where('collections.id', '=', id);
  return ownedBy(userId, await query.execute())[0];
}

/** What the user's collections are called. */
export async function namesOf(db: Db, userId: string): Promise<Pick<Collection, 'id' | 'name'>[]> {
  return db.selectFrom('collections').select(['id', 'name']).where('user_id', '=', userId).execute();
}

function counted(db: Db, userId: string) {
  return db
    .selectFrom('collections')
    .select(['collections.id', 'collections.name', 'collections.created_at'])
    .select(({ selectFrom }) =>
      selectFrom('collection_works')
        .innerJoin('works', (join) =>
          join
            .onRef('works.user_id', '=', 'collection_works.user_id')
            .onRef('works.seq', '=', 'collection_works.seq'),
        )
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('collection_works.collection_id', '=', 'collections.id')
        .where('works.trashed_at', 'is', null)
        .$asScalar()
        .$notNull()
        .as('works'),
    )
    .where('collections.user_id', '=', userId);
}

/** @throws where there is no such user */
export async function insertCollection(db: Db, collection: CollectionsTable): Promise<void> {
  await db.insertInto('collections').values(collection).execute();
}

/** Gives it another name. Nothing where it has been deleted meanwhile. */
export async function updateCollection(db: Db, { id }: OwnedCollection, name: string): Promise<void> {
  await db.updateTable('collections').set({ name }).where('id', '=', id).execute();
}

/** The works in it stay. */
export async function deleteCollection(db: Db, { id }: OwnedCollection): Promise<void> {
  await db.deleteFrom('collections').where('id', '=', id).execute();
}
