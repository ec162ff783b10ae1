import type { Db } from '../../db/open.ts';

/** A picture that is kept. */
export interface Image {
  readonly id: string;
  readonly userId: string;
  readonly generationId: string;
  readonly storageKey: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
  readonly createdAt: Date;
}

export async function insertImage(db: Db, image: Image): Promise<void> {
  await db
    .insertInto('images')
    .values({
      id: image.id,
      user_id: image.userId,
      generation_id: image.generationId,
      storage_key: image.storageKey,
      content_type: image.contentType,
      bytes: image.bytes,
      width: image.width,
      height: image.height,
      created_at: image.createdAt.toISOString(),
    })
    .execute();
}

/** What is needed to send the file. */
export async function findFile(
  db: Db,
  id: string,
): Promise<{ storageKey: string; contentType: string; bytes: number } | undefined> {
  const row = await db
    .selectFrom('images')
    .select(['storage_key', 'content_type', 'bytes'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { storageKey: row.storage_key, contentType: row.content_type, bytes: row.bytes };
}
