import type { Collection } from '@framewright/contract';
import type { Db } from '../../db/open.ts';
import type { CollectionsTable } from '../../db/work-tables.ts';

/** The collections of a user with how many works each has without the bin, by name. */
export async function collectionsOf(db: Db, userId: string): Promise<Collection[]> {
  return counted(db, userId).orderBy('collections.name').orderBy('collections.id').execute();
}

export async function findCollection(db: Db, userId: string, id: string): Promise<Collection | undefined> {
  return counted(db, userId).where('collections.id', '=', id).executeTakeFirst();
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

export async function insertCollection(db: Db, collection: CollectionsTable): Promise<void> {
  await db.insertInto('collections').values(collection).execute();
}

/** @returns whether the user has one of that id */
export async function updateCollection(db: Db, userId: string, id: string, name: string): Promise<boolean> {
  const row = await db
    .updateTable('collections')
    .set({ name })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns whether the user had one of that id */
export async function deleteCollection(db: Db, userId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('collections')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
