import { WORK } from '@framewright/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/open.ts';
import type { OwnedCollection } from './collections.repo.ts';

/** Rows of a user's works: what a change is made to. */
export interface Chosen {
  readonly id: string;
  readonly seq: number;
}

/** @returns those of the ids that are works of the user's */
export async function chosenOf(tx: Db, userId: string, ids: readonly string[]): Promise<Chosen[]> {
  return tx
    .selectFrom('works')
    .select(['id', 'seq'])
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute();
}

const seqs = (works: readonly Chosen[]) => works.map(({ seq }) => seq);

/** Works that have all the tags that a work may have stay as they are. @returns how many changed */
export async function addTag(tx: Db, userId: string, works: readonly Chosen[], tag: string): Promise<number> {
  const full = await tx
    .selectFrom('work_tags')
    .select('seq')
    .where('user_id', '=', userId)
    .where('seq', 'in', seqs(works))
    .groupBy('seq')
    .having(({ fn }) => fn.countAll<number>(), '>=', WORK.tags)
    .execute();
  const isFull = new Set(full.map(({ seq }) => seq));
  const rows = works.filter(({ seq }) => !isFull.has(seq)).map(({ seq }) => ({ user_id: userId, seq, tag }));
  if (rows.length === 0) return 0;
  const added = await tx
    .insertInto('work_tags')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('seq')
    .execute();
  return added.length;
}

/** @returns how many of the works had it */
export async function removeTag(
  tx: Db,
  userId: string,
  works: readonly Chosen[],
  tag: string,
): Promise<number> {
  const removed = await tx
    .deleteFrom('work_tags')
    .where('user_id', '=', userId)
    .where('tag', '=', tag)
    .where('seq', 'in', seqs(works))
    .returning('seq')
    .execute();
  return removed.length;
}

/** @returns how many of the works were not in it */
export async function addToCollection(
  tx: Db,
  { id: collection_id, user_id }: OwnedCollection,
  works: readonly Chosen[],
): Promise<number> {
  const added = await tx
    .insertInto('collection_works')
    .values(works.map(({ seq }) => ({ user_id, seq, collection_id })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('seq')
    .execute();
  return added.length;
}

/** @returns how many of the works were in it */
export async function removeFromCollection(
  tx: Db,
  { id, user_id }: OwnedCollection,
  works: readonly Chosen[],
): Promise<number> {
  const removed = await tx
    .deleteFrom('collection_works')
    .where('user_id', '=', user_id)
    .where('collection_id', '=', id)
    .where('seq', 'in', seqs(works))
    .returning('seq')
    .execute();
  return removed.length;
}

/** @param favourite 0 or 1 */
export async function markFavourite(
  tx: Db,
  userId: string,
  works: readonly Chosen[],
  favourite: number,
): Promise<number> {
  const marked = await tx
    .updateTable('works')
    .set({ favourite })
    .where('user_id', '=', userId)
    .where('seq', 'in', seqs(works))
    .where('favourite', '!=', favourite)
    .returning('id')
    .execute();
  return marked.length;
}

/**
 * Part of a transaction: removes what is in the bin, with the records and pictures that it is of, for ever.
 * @returns whose they were, and the keys of the pictures' files
 */
export async function deleteBinned(
  tx: Db,
  ids: readonly string[],
  userId: string,
): Promise<{ works: string[]; files: string[] }> {
  const binned = await tx
    .selectFrom('works')
    .innerJoin('work_contents', 'work_contents.work_id', 'works.id')
    .select(['works.id', 'works.kind', 'work_contents.content'])
    .where('works.user_id', '=', userId)
    .where('works.id', 'in', ids)
    .where('works.trashed_at', 'is not', null)
    .execute();
  const works = binned.map(({ id }) => id);
  if (works.length === 0) return { works, files: [] };
  const images = await tx
    .deleteFrom('images')
    .where('user_id', '=', userId)
    .where('generation_id', 'in', works)
    .returning('storage_key')
    .execute();
  const grewFrom = binned
    .filter(({ kind }) => kind === 'conversation')
    .flatMap(({ content }) => generationsIn(content));
  await tx
    .deleteFrom('generations')
    .where('user_id', '=', userId)
    .where('id', 'in', [...works, ...grewFrom])
    .execute();
  await tx.deleteFrom('extracted_prompts').where('user_id', '=', userId).where('id', 'in', works).execute();
  await tx.updateTable('works').set({ parent_id: null }).where('parent_id', 'in', works).execute();
  await tx.updateTable('works').set({ origin_id: null }).where('origin_id', 'in', works).execute();
  await tx.deleteFrom('works').where('id', 'in', works).execute();
  return { works, files: images.map(({ storage_key }) => storage_key) };
}

function generationsIn(content: string): string[] {
  const { generations } = JSON.parse(content) as { generations: string[] }; // written by `insertWork`
  return generations;
}

/** Works that have been in the bin since before an instant, of one owner each. */
export async function longBinned(
  db: Db,
  before: string,
  limit: number,
): Promise<{ id: string; user_id: string }[]> {
  return db
    .selectFrom('works')
    .select(['id', 'user_id'])
    .where('trashed_at', 'is not', null)
    .where('trashed_at', '<', before)
    .orderBy('trashed_at')
    .limit(limit)
    .execute();
}

/** The ids of all works of a user. */
export async function workIdsOf(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from works where user_id = ${userId}`.execute(db);
  return rows.map(({ id }) => id);
}
