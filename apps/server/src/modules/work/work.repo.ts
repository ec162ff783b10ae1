import type { Selectable } from 'kysely';
import { putTerms } from '../../db/keep-work.ts';
import type { Db } from '../../db/open.ts';
import type { ImagesTable } from '../../db/schema.ts';
import { spelled } from '../../db/tag-spellings.ts';
import { wordSearchOf } from '../../db/word-search.ts';
import type { WorksTable } from '../../db/work-tables.ts';
import { ownedBy } from '../../owned.ts';
import type { StoredContent } from '../../works/content.ts';
import { mainText, storedContent } from '../../works/content.ts';
import type { Description } from '../../works/describe.ts';
import type { OwnedWork } from './roll.repo.ts';

/** Of a work that is there. */
export async function contentOf(db: Db, workId: string): Promise<StoredContent> {
  const content = await findContent(db, workId);
  if (!content) throw new Error(`no content is kept of the work ${workId}`);
  return content;
}

/** Those of the works that are the user's, by their ids. */
export async function contentsOf(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, StoredContent>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('work_contents')
    .innerJoin('works', 'works.id', 'work_contents.work_id')
    .select(['work_contents.work_id', 'work_contents.content'])
    .where('works.user_id', '=', userId)
    .where('works.id', 'in', ids)
    .execute();
  return new Map(rows.map(({ work_id, content }) => [work_id, storedContent.parse(JSON.parse(content))]));
}

/** Undefined where the work is gone. */
export async function findContent(db: Db, workId: string): Promise<StoredContent | undefined> {
  const row = await db
    .selectFrom('work_contents')
    .select('content')
    .where('work_id', '=', workId)
    .executeTakeFirst();
  return row && storedContent.parse(JSON.parse(row.content));
}

/** The whole of the text that lists cut. */
export async function mainTextOf(db: Db, workId: string): Promise<string> {
  return mainText(await contentOf(db, workId));
}

/** Part of a transaction: no other changes the work until its end. */
export async function holdWork(tx: Db, userId: string, id: string): Promise<OwnedWork | undefined> {
  const rows = await tx
    .updateTable('works')
    .set(({ ref }) => ({ number: ref('number') }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .execute();
  return ownedBy(userId, rows)[0];
}

type Change = Partial<Pick<WorksTable, 'title' | 'text' | 'anatomy'>> & {
  readonly note?: string;
  readonly rating?: number;
  readonly favourite?: number;
};

/** Part of a transaction. What is left out stays. */
export async function updateWork(tx: Db, { id }: OwnedWork, change: Change): Promise<void> {
  await tx.updateTable('works').set(change).where('id', '=', id).execute();
}

/** Part of a transaction: puts another content, and what is read out of it, in the place of a work's. */
export async function replaceContent(
  tx: Db,
  work: OwnedWork,
  content: StoredContent,
  description: Description,
): Promise<void> {
  const { id, user_id: userId, seq } = work;
  const { text, anatomy } = description;
  await updateWork(tx, work, { text, anatomy: JSON.stringify(anatomy) });
  await tx
    .updateTable('work_contents')
    .set({ content: JSON.stringify(content) })
    .where('work_id', '=', id)
    .execute();
  await tx.deleteFrom('work_terms').where('user_id', '=', userId).where('seq', '=', seq).execute();
  await putTerms(tx, { userId, seq }, description);
}

/** Part of a transaction: searches look in this text from now on. */
export async function putWords(tx: Db, { user_id: userId, seq }: OwnedWork, text: string): Promise<void> {
  await wordSearchOf(tx).put(tx, { userId, seq }, text);
}

/** Part of a transaction: the work has these tags and no others, as its owner spelled them first. */
export async function replaceTags(
  tx: Db,
  { user_id, seq }: OwnedWork,
  tags: readonly string[],
): Promise<void> {
  const kept = await spelled(tx, user_id, tags);
  await tx.deleteFrom('work_tags').where('user_id', '=', user_id).where('seq', '=', seq).execute();
  const rows = kept.map((tag) => ({ user_id, seq, tag }));
  if (rows.length > 0) await tx.insertInto('work_tags').values(rows).execute();
}

/** Of a kept picture, what a list of works needs. */
export type WorkPicture = Pick<
  Selectable<ImagesTable>,
  'id' | 'width' | 'height' | 'content_type' | 'bytes' | 'storage_key' | 'expires_at'
>;

/** The pictures of a work, in the order of making. */
export async function picturesOf(db: Db, workId: string): Promise<WorkPicture[]> {
  return db
    .selectFrom('images')
    .select(['id', 'width', 'height', 'content_type', 'bytes', 'storage_key', 'expires_at'])
    .where('generation_id', '=', workId)
    .orderBy('id')
    .execute();
}

/** Part of a transaction: in the bin from `at` on, or out of it. @returns how many changed */
export async function updateTrashed(
  tx: Db,
  userId: string,
  ids: readonly string[],
  at: string | null,
): Promise<number> {
  const changed = await tx
    .updateTable('works')
    .set({ trashed_at: at })
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .where('trashed_at', at === null ? 'is not' : 'is', null)
    .returning('id')
    .execute();
  return changed.length;
}

/** Whether the work at a place in its owner's order is in a collection of theirs. */
export async function isInCollection(db: Db, collectionId: string, seq: number): Promise<boolean> {
  const row = await db
    .selectFrom('collection_works')
    .select('seq')
    .where('collection_id', '=', collectionId)
    .where('seq', '=', seq)
    .executeTakeFirst();
  return row !== undefined;
}

/** Part of a transaction: those that were to go by an instant. @returns the keys of their files */
export async function deleteImagesOver(tx: Db, at: string): Promise<string[]> {
  const rows = await tx.deleteFrom('images').where('expires_at', '<=', at).returning('storage_key').execute();
  return rows.map(({ storage_key }) => storage_key);
}

/** Bytes that the pictures of a user take up, without those that go within a day. */
export async function sumKeptBytes(db: Db, userId: string): Promise<number> {
  const { used } = await db
    .selectFrom('images')
    .select(({ fn, val }) => fn.coalesce(fn.sum<number>('bytes'), val(0)).as('used'))
    .where('user_id', '=', userId)
    .where('expires_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(used);
}

/** Bytes of the last pictures of a user, on average; null where there is none. */
export async function meanPictureBytes(db: Db, userId: string, count: number): Promise<number | null> {
  const last = db
    .selectFrom('images')
    .select('bytes')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(count)
    .as('last');
  const { bytes } = await db
    .selectFrom(last)
    .select(({ fn }) => fn.avg<number | null>('bytes').as('bytes'))
    .executeTakeFirstOrThrow();
  return bytes === null ? null : Number(bytes);
}
