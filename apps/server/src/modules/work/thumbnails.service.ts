import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { SHARES, WORK, type workThumbnail } from '@framewright/contract';
import type { z } from 'zod';
import { AppError } from '../../http/app-error.ts';
import { limiter } from '../../limiter.ts';
import { PictureError } from '../../providers/pictures/decode.ts';
import { mainText } from '../../works/content.ts';
import { openKey, reservationOf, thumbnailKey } from './files.ts';
import { findAnyWork, type WorkRow } from './roll.repo.ts';
import { drawnRatio } from './show.ts';
import * as repo from './work.repo.ts';
import type { WorkDeps } from './work.service.ts';

/** Loaded with the first thumbnail that is made: a server starts sooner without. */
const drawing = () => import('../../providers/pictures/thumbnail.ts');

/** Each thumbnail is made by itself, so that lists keep nobody else waiting; a few screens full may wait. */
const drawings = limiter({ atOnce: 1, mayWait: 299, refusal: () => new AppError('overloaded') });

/** What is being made, by the key of its file: a list asks for a picture once, and a reload may ask again. */
const inMaking = new Map<string, Promise<Buffer>>();

/**
 * The small picture of a work, as WebP, made when it is first asked for and kept from then on.
 * @throws {AppError} `bad_signature`, `not_found`, or `overloaded` where too many are made at once
 */
export async function openThumbnail(
  deps: WorkDeps,
  id: string,
  { expires, signature }: z.output<typeof workThumbnail.query>,
): Promise<Readable | Buffer> {
  if (!deps.thumbnails.holds(id, expires, signature, deps.now())) throw new AppError('bad_signature');
  const row = await findAnyWork(deps.db, id);
  if (!row) throw new AppError('not_found');
  return thumbnailOf(deps, row);
}

/** @throws {AppError} `overloaded` where too many are made at once */
export function thumbnailOf(deps: WorkDeps, row: WorkRow): Promise<Readable | Buffer> {
  return keptOrMade(deps, row.id, thumbnailKey(row.id), () => drawn(deps, row));
}

/**
 * A picture of a work for whoever has a link to it: of those that it has, from 1; else what is drawn of it.
 * Undefined where it has none of that number.
 * @throws {AppError} `overloaded` where too many are made at once
 */
export async function openPictureOf(
  deps: WorkDeps,
  row: WorkRow,
  number: number,
): Promise<Readable | Buffer | undefined> {
  const { db, storage } = deps;
  const content = await repo.contentOf(db, row.id);
  const pictures = await repo.picturesOf(db, row.id);
  const picture = pictures[number - 1];
  if (number > Math.max(1, pictures.length)) return undefined;
  const key = openKey(picture ? reservationOf(picture.storage_key) : row.id);
  return keptOrMade(deps, row.id, key, async () => {
    const { shrinkPicture, openDrawing } = await drawing();
    const stored = picture && (await storage.open(picture.storage_key));
    if (stored) return shrinkPicture(await buffer(stored), SHARES.side);
    if (content.kind === 'extraction') return shrinkPicture(bytesOf(content.thumbnail), SHARES.side);
    return openDrawing(mainText(content), drawnRatio(row), SHARES.side);
  });
}

async function keptOrMade(
  deps: WorkDeps,
  workId: string,
  key: string,
  draw: () => Promise<Buffer>,
): Promise<Readable | Buffer> {
  const kept = await deps.storage.open(key);
  if (kept) return kept;
  const making = inMaking.get(key);
  if (making) return making;
  const made = drawings.run(() => make(deps, workId, key, draw)).finally(() => inMaking.delete(key));
  inMaking.set(key, made);
  return made;
}

async function make(
  { db, storage, log }: WorkDeps,
  workId: string,
  key: string,
  draw: () => Promise<Buffer>,
): Promise<Buffer> {
  const bytes = await asAnswer(draw);
  try {
    await storage.put(key, bytes);
    // Deleted for ever in the meantime.
    if (!(await findAnyWork(db, workId))) await storage.remove(key);
  } catch (err) {
    // It can be made again.
    log.warn({ err, key }, 'a small picture could not be kept');
  }
  return bytes;
}

async function asAnswer(draw: () => Promise<Buffer>): Promise<Buffer> {
  try {
    return await draw();
  } catch (error) {
    if (error instanceof PictureError && error.code === 'busy')
      throw new AppError('overloaded', { cause: error });
    throw error;
  }
}

async function drawn({ db, storage }: WorkDeps, row: WorkRow): Promise<Buffer> {
  const content = await repo.contentOf(db, row.id);
  if (content.kind === 'extraction') return bytesOf(content.thumbnail);
  const { smallPicture, smallDrawing } = await drawing();
  const [picture] = await repo.picturesOf(db, row.id);
  const stored = picture && (await storage.open(picture.storage_key));
  return stored
    ? smallPicture(await buffer(stored), WORK.thumbnailSide)
    : smallDrawing(mainText(content), drawnRatio(row), WORK.thumbnailSide);
}

function bytesOf(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
}
