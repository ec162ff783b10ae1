import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/open.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import { cleanedUp, leaveBehind } from '../usage/index.ts';
import { discardFiles, reservationOf } from './files.ts';
import { deleteImagesOver } from './work.repo.ts';

interface Deps {
  readonly db: Db;
  readonly storage: Storage;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
}

/** Removes pictures that there was no room to keep, once their day is over. Their works stay. */
export async function forgetUnkept({ db, storage, log, now }: Deps): Promise<void> {
  const left = await inTransaction(db, async (tx) => {
    const keys = await deleteImagesOver(tx, now().toISOString());
    const ids = keys.map(reservationOf);
    await leaveBehind(tx, 'images', ids, now());
    return ids;
  });
  const gone: string[] = [];
  for (const id of left) if (await discardFiles(storage, id, log)) gone.push(id);
  await cleanedUp(db, gone);
}
