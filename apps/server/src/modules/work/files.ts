import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/open.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import { noteCleanedUp } from '../usage/index.ts';

const PICTURE = '.img';
const THUMBNAIL = '.webp';
const OPEN = '.jpg';

/** Named after the reservation, so that whatever releases it can find the file of a crashed attempt. */
export function pictureKey(reservationId: string): string {
  return `${reservationId}${PICTURE}`;
}

/** The other way round. */
export function reservationOf(key: string): string {
  return key.slice(0, -PICTURE.length);
}

/** Where the small drawing of a work is stored. */
export function thumbnailKey(workId: string): string {
  return `${workId}${THUMBNAIL}`;
}

/** What a link shows of a work's drawing, or of the picture of a reservation. */
export function openKey(id: string): string {
  return `${id}${OPEN}`;
}

/**
 * Removes what may be stored under an id: the picture of a reservation, the thumbnail of a work. What cannot be
 * removed is logged.
 * @returns whether it is gone
 */
export async function discardFiles(
  storage: Storage,
  id: string,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<boolean> {
  try {
    await storage.remove(pictureKey(id));
    await storage.remove(thumbnailKey(id));
    await storage.remove(openKey(id));
    return true;
  } catch (err) {
    log.error({ err, id }, 'a file could not be removed');
    return false;
  }
}

interface LeftDeps {
  readonly db: Db;
  readonly storage: Storage;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Removes files that were noted as left behind, and forgets the note on each that is gone. What a crash leaves,
 * housekeeping removes.
 */
export async function discardLeft({ db, storage, log }: LeftDeps, ids: readonly string[]): Promise<void> {
  const gone: string[] = [];
  for (const id of ids) if (await discardFiles(storage, id, log)) gone.push(id);
  await noteCleanedUp(db, gone);
}
