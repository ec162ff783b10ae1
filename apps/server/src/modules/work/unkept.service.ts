import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/open.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import { leaveBehind } from '../usage/index.ts';
import { discardLeft, reservationOf } from './files.ts';
import { deleteImagesOver } from './work.repo.ts';

interface Deps {
  readonly db: Db;
  readonly storage: Storage;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
}

/** Removes pictures that there was no room to keep, once their day is over. Their works stay. */
export async function forgetUnkept(deps: Deps): Promise<void> {
  const { db, now } = deps;
  const left = await inTransaction(db, async (tx) => {
    const keys = await deleteImagesOver(tx, now().toISOString());
    const ids = keys.map(reservationOf);
    await leaveBehind(tx, 'images', ids, now());
    return ids;
  });
  await discardLeft(deps, left);
}
