import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { WORK, type workThumbnail } from '@framewright/contract';
import type { z } from 'zod';
import { AppError } from '../../http/app-error.ts';
import { PictureError } from '../../providers/pictures/decode.ts';
import { mainText } from '../../works/content.ts';
import { thumbnailKey } from './files.ts';
import { findAnyWork, type WorkRow } from './roll.repo.ts';
import { drawnRatio } from './show.ts';
import * as repo from './work.repo.ts';
import type { WorkDeps } from './work.service.ts';

/** Loaded with the first thumbnail that is made: a server starts sooner without. */
const drawing = () => import('../../providers/pictures/thumbnail.ts');

/** Thumbnails that may wait: a few screens full. Each is made by itself, so that lists keep nobody else waiting. */
const MAY_WAIT = 300;
let last: Promise<void> = Promise.resolve();

/** What is being made, by the id of its work: a list asks for a picture once, and a reload may ask again. */
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
  const kept = await deps.storage.open(thumbnailKey(id));
  if (kept) return kept;
  const making = inMaking.get(id);
  if (making) return making;
  if (inMaking.size >= MAY_WAIT) throw new AppError('overloaded');
  const made = last.then(() => make(deps, row)).finally(() => inMaking.delete(id));
  last = made.then(
    () => {},
    () => {},
  );
  inMaking.set(id, made);
  return made;
}

async function make(deps: WorkDeps, row: WorkRow): Promise<Buffer> {
  const { db, storage, log } = deps;
  const key = thumbnailKey(row.id);
  const bytes = await drawn(deps, row);
  try {
    await storage.put(key, bytes);
    // Deleted for ever in the meantime.
    if (!(await findAnyWork(db, row.id))) await storage.remove(key);
  } catch (err) {
    // It can be made again.
    log.warn({ err, key }, 'a thumbnail could not be kept');
  }
  return bytes;
}

async function drawn({ db, storage }: WorkDeps, row: WorkRow): Promise<Buffer> {
  const content = await repo.contentOf(db, row.id);
  if (content.kind === 'extraction') return bytesOf(content.thumbnail);
  const { smallPicture, smallDrawing } = await drawing();
  const [picture] = await repo.picturesOf(db, row.id);
  const stored = picture && (await storage.open(picture.storage_key));
  try {
    return stored
      ? await smallPicture(await buffer(stored), WORK.thumbnailSide)
      : await smallDrawing(mainText(content), drawnRatio(row), WORK.thumbnailSide);
  } catch (error) {
    if (error instanceof PictureError && error.code === 'busy')
      throw new AppError('overloaded', { cause: error });
    throw error;
  }
}

function bytesOf(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
}
