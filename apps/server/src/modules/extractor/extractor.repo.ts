import { EXTRACTOR_IMAGE, type ExtractedPrompt, type HistoryEntry } from '@framewright/contract';
import type { Db } from '../../db/open.ts';

/** Adds to a user's history; what is beyond its length is forgotten, oldest first. */
export async function insertExtracted(tx: Db, userId: string, prompt: ExtractedPrompt): Promise<void> {
  await tx
    .insertInto('extracted_prompts')
    .values({ ...prompt, user_id: userId })
    .execute();
  await tx
    .deleteFrom('extracted_prompts')
    .where('user_id', '=', userId)
    .where('id', 'not in', (query) =>
      query
        .selectFrom('extracted_prompts')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(EXTRACTOR_IMAGE.history),
    )
    .execute();
}

/** Everything that a user has extracted, newest first. */
export async function extractedOf(db: Db, userId: string): Promise<ExtractedPrompt[]> {
  return db
    .selectFrom('extracted_prompts')
    .select(['id', 'image_name', 'generated_prompt', 'created_at', 'thumbnail'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** The same, each with the work that it is on the roll: that has the id of the entry. */
export async function entriesOf(db: Db, userId: string): Promise<HistoryEntry[]> {
  return entries(db, userId).execute();
}

function entries(db: Db, userId: string) {
  return db
    .selectFrom('extracted_prompts as entry')
    .leftJoin('works', (join) =>
      join
        .onRef('works.id', '=', 'entry.id')
        .onRef('works.user_id', '=', 'entry.user_id')
        .on('works.trashed_at', 'is', null),
    )
    .select(['entry.id', 'image_name', 'generated_prompt', 'entry.created_at', 'thumbnail'])
    .select('works.id as work_id')
    .where('entry.user_id', '=', userId)
    .orderBy('entry.created_at', 'desc')
    .orderBy('entry.id', 'desc');
}

/** The newest of a user's, as long as the roll shows its work. */
export async function newestEntry(db: Db, userId: string): Promise<HistoryEntry | undefined> {
  const [newest] = await entries(db, userId).limit(1).execute();
  return newest?.work_id == null ? undefined : newest;
}

/** Changes the text of one of a user's; nothing where they have none of that id. */
export async function updateExtracted(db: Db, userId: string, id: string, text: string): Promise<void> {
  await db
    .updateTable('extracted_prompts')
    .set({ generated_prompt: text })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute();
}

/** @returns whether the user had one of that id */
export async function deleteExtracted(db: Db, userId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('extracted_prompts')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
