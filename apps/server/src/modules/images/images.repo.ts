import type { Db } from '../../db/open.ts';
import type { ImagesTable } from '../../db/schema.ts';

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
  /** When it goes, where there is no room to keep it. */
  readonly expiresAt: string | null;
}

/** The file must be there already: nothing looks whether it is. */
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
      expires_at: image.expiresAt,
    })
    .execute();
}

/** Every picture of a user, oldest first. */
export async function imagesOf(
  db: Db,
  userId: string,
): Promise<Pick<ImagesTable, 'id' | 'created_at' | 'content_type' | 'bytes' | 'width' | 'height'>[]> {
  return db
    .selectFrom('images')
    .select(['id', 'created_at', 'content_type', 'bytes', 'width', 'height'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** @returns the keys of the files */
export async function deleteImagesOf(tx: Db, userId: string): Promise<string[]> {
  const rows = await tx.deleteFrom('images').where('user_id', '=', userId).returning('storage_key').execute();
  return rows.map(({ storage_key }) => storage_key);
}

/** A file as it is stored, and what it was made from. */
export type PictureFile = Pick<Image, 'storageKey' | 'contentType' | 'bytes' | 'width' | 'height'> & {
  /** JSON of the request. */
  readonly request: string;
  /** JSON of the result. */
  readonly result: string | null;
  readonly model: string;
  /** What its work is called, by names for people; undefined where it has none. */
  readonly lineage: Readonly<Record<string, string>> | undefined;
};

/** What is needed to send the file. */
export async function findPictureFile(db: Db, id: string): Promise<PictureFile | undefined> {
  const row = await db
    .selectFrom('images')
    .innerJoin('generations', 'generations.id', 'images.generation_id')
    .leftJoin('works', 'works.id', 'images.generation_id')
    .select(['storage_key', 'content_type', 'bytes', 'images.width', 'images.height', 'request', 'result'])
    .select(['generations.model', 'works.title', 'works.version', 'works.origin_title'])
    .where('images.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { storage_key, content_type, title, version, origin_title: from, ...rest } = row;
  const lineage =
    title === null ? undefined : { Title: title, Version: String(version), ...(from && { From: from }) };
  return { storageKey: storage_key, contentType: content_type, lineage, ...rest };
}
