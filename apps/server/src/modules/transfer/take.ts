import type { FastifyBaseLogger } from 'fastify';
import type { ExportedKind } from '../../db/exported-kind.ts';
import { insertWork, type NewWork } from '../../db/keep-work.ts';
import type { Db } from '../../db/open.ts';
import { inTransaction } from '../../db/transaction.ts';
import { NotTaken } from '../../not-taken.ts';
import type { PicturePort } from '../../providers/ai/picture-port.ts';
import { PictureError, readPicture } from '../../providers/pictures/decode.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import type { ContentOf } from '../../works/content.ts';
import { recordGeneration } from '../usage/index.ts';
import { discardFiles, keptBytes, pictureKey } from '../work/index.ts';
import { idFor } from './identity.ts';
import type { FileRow, ImportRow, Step } from './imports.repo.ts';
import { stepOn } from './imports.repo.ts';
import * as repo from './take.repo.ts';

export interface TakeDeps {
  readonly db: Db;
  readonly storage: Storage;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
  /** Bytes that the pictures of a plan may take up; null is without end. */
  readonly storageLimit: (plan: string) => number | null;
  /** Models that pictures can be made with here. */
  readonly offered: () => readonly PicturePort[];
  /** What is taken beside works, which come first. */
  readonly kinds: readonly ExportedKind[];
}

/** An import at work on one of its files. */
export interface Taking extends TakeDeps {
  readonly row: Pick<ImportRow, 'id' | 'user_id'>;
  readonly file: FileRow;
}

/** The import, or its owner, is gone meanwhile; or another process goes on with it. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

/** A picture that is to be kept with a work. */
export interface NewPicture {
  readonly id: string;
  /** Its file is named after this. */
  readonly fileId: string;
  readonly bytes: Buffer;
  readonly contentType: string;
  readonly width: number;
  readonly height: number;
  readonly createdAt: string;
}

/** A work that an import adds, and what its owner wrote beside it. */
export interface Taken {
  readonly work: NewWork;
  readonly pictures: readonly NewPicture[];
  readonly hashes: readonly string[];
  readonly rating: number;
  readonly favourite: boolean;
  readonly trashedAt: string | null;
  /** Undefined where its line counts on. */
  readonly version: number | undefined;
  readonly tags: readonly string[];
  readonly collections: readonly string[];
}

const TEXTS = {
  noRoom: 'There is no room left for its pictures in your storage.',
  broken: 'It is no whole JPEG, PNG or WebP.',
  pixels: 'It has too many pixels.',
} as const;

/**
 * Names a picture, and proves it whole.
 * @param what tells it from all others of the import
 * @throws {NotTaken}
 */
export async function newPicture(
  { row }: Pick<Taking, 'row'>,
  what: string,
  bytes: Buffer,
  createdAt: string,
): Promise<NewPicture> {
  try {
    const { format, width, height } = await readPicture(bytes);
    const [id, fileId] = [idFor(row.id, `picture ${what}`), idFor(row.id, `file ${what}`)];
    return { id, fileId, bytes, contentType: `image/${format}`, width, height, createdAt };
  } catch (error) {
    if (!(error instanceof PictureError) || error.code === 'busy') throw error;
    throw new NotTaken(error.code === 'too_many_pixels' ? TEXTS.pixels : TEXTS.broken, { cause: error });
  }
}

/**
 * Keeps a work with its pictures, and goes one on: the files first, then all else at once. What a crash leaves half
 * done is done again under the same names.
 * @throws {NotTaken} where there is no room; {Stopped}
 */
export async function keepTaken(taking: Taking, taken: Taken): Promise<void> {
  const { db, storage, log, row } = taking;
  const { work, pictures } = taken;
  await checkRoom(taking, pictures);
  for (const { fileId, bytes } of pictures) {
    await storage.remove(pictureKey(fileId));
    await storage.put(pictureKey(fileId), bytes);
  }
  try {
    await inTransaction(db, async (tx) => {
      if (!(await stepOn(tx, taking.file, { outcome: 'added', workId: work.id }))) throw new Stopped();
      await put(tx, row.user_id, taken);
    });
  } catch (error) {
    if (error instanceof Stopped) for (const { fileId } of pictures) await discardFiles(storage, fileId, log);
    throw error;
  }
}

/** One more that was here already, or is not taken. @throws {Stopped} */
export async function passOver(taking: Taking, step: Step): Promise<void> {
  const goesOn = await inTransaction(taking.db, (tx) => stepOn(tx, taking.file, step));
  if (!goesOn) throw new Stopped();
}

async function checkRoom({ db, row, storageLimit }: Taking, pictures: readonly NewPicture[]): Promise<void> {
  if (pictures.length === 0) return;
  const plan = await repo.planOfUser(db, row.user_id);
  if (plan === undefined) throw new Stopped();
  const limit = storageLimit(plan);
  const more = pictures.reduce((sum, { bytes }) => sum + bytes.length, 0);
  if (limit !== null && (await keptBytes(db, row.user_id)) + more > limit) throw new NotTaken(TEXTS.noRoom);
}

async function put(tx: Db, userId: string, taken: Taken): Promise<void> {
  const { work, pictures, hashes, rating, favourite, trashedAt, version, tags, collections } = taken;
  const { content } = work;
  if (content.kind === 'picture' && pictures.length > 0)
    await recordGeneration(tx, madeFrom(work, content, pictures));
  await insertWork(tx, work);
  const number = version ?? (await repo.versionOf(tx, work.id));
  const seq = await repo.dress(tx, work.id, {
    ...{ rating, favourite: Number(favourite), trashed_at: trashedAt, version: number },
  });
  await repo.putTags(tx, userId, seq, tags);
  await repo.collect(tx, userId, seq, collections);
  await repo.putImages(
    tx,
    userId,
    work.id,
    pictures.map(({ id, fileId, bytes, contentType, width, height, createdAt }) => ({
      ...{ id, storage_key: pictureKey(fileId), content_type: contentType, bytes: bytes.length },
      ...{ width, height, created_at: createdAt },
    })),
  );
  await repo.putHashes(
    tx,
    hashes.map((hash) => ({ work_id: work.id, user_id: userId, hash })),
  );
}

/** A record as the making itself would have left: pictures are told by it what they were made from. */
function madeFrom(
  { id, userId, model, createdAt, durationMs }: NewWork,
  { prompt, mode, settings, seeds, model_id }: ContentOf<'picture'>,
  [first, ...others]: readonly NewPicture[],
) {
  const more = others.map(({ id: image_id }) => ({ image_id, seed: seeds[image_id] }));
  return {
    ...{ id, userId, kind: 'images' as const, model, createdAt, durationMs, outcome: 'succeeded' as const },
    request: { prompt, mode, imported: true },
    result: {
      ...{ image_id: first?.id, width: first?.width, height: first?.height, settings },
      ...(model_id !== null && { model_id }),
      ...(more.length > 0 && { more }),
    },
  };
}
