import { type BulkAction, type bulkWork, type User, WORK, workTag } from '@framewright/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { Db } from '../../db/open.ts';
import { spelled } from '../../db/tag-spellings.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import { leaveBehind } from '../usage/index.ts';
import * as repo from './bulk.repo.ts';
import { ownedCollection } from './collections.service.ts';
import { discardLeft, reservationOf } from './files.ts';
import { updateTrashed } from './work.repo.ts';

interface Deps {
  readonly db: Db;
  readonly storage: Storage;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
}

/** Works of one statement. */
const TOGETHER = 500;

/**
 * Does one thing to many works, all or nothing but for what is deleted for ever.
 * @returns how many changed
 * @throws {AppError} `not_found` where the user has no collection of that id
 */
export async function changeMany(
  deps: Deps,
  user: User,
  { ids, action, value = '' }: z.output<typeof bulkWork.body>,
): Promise<number> {
  const all = inGroups([...new Set(ids)]);
  if (action === 'delete') return deleteForEver(deps, user.id, all);
  const at = deps.now().toISOString();
  return inTransaction(deps.db, async (tx) => {
    const change = await changeFor(tx, user.id, { action, value, at });
    let changed = 0;
    for (const group of all) changed += await change(group);
    return changed;
  });
}

interface Change {
  readonly action: Exclude<BulkAction, 'delete'>;
  readonly value: string;
  readonly at: string;
}

/** What is done to each group of works. @throws {AppError} `not_found` */
async function changeFor(
  tx: Db,
  userId: string,
  { action, value, at }: Change,
): Promise<(ids: readonly string[]) => Promise<number>> {
  if (action === 'trash') return (ids) => updateTrashed(tx, userId, ids, at);
  if (action === 'restore') return (ids) => updateTrashed(tx, userId, ids, null);
  const mark = await markFor(tx, userId, action, value);
  return async (ids) => {
    const works = await repo.chosenOf(tx, userId, ids);
    return works.length === 0 ? 0 : mark(works);
  };
}

async function markFor(
  tx: Db,
  userId: string,
  action: Exclude<Change['action'], 'trash' | 'restore'>,
  value: string,
): Promise<(works: readonly repo.Chosen[]) => Promise<number>> {
  switch (action) {
    case 'tag':
    case 'untag': {
      const [tag = value] = await spelled(tx, userId, [workTag.parse(value)]);
      const change = action === 'tag' ? repo.addTag : repo.removeTag;
      return (works) => change(tx, userId, works, tag);
    }
    case 'collect':
    case 'uncollect': {
      const collection = await ownedCollection(tx, userId, value);
      const change = action === 'collect' ? repo.addToCollection : repo.removeFromCollection;
      return (works) => change(tx, collection, works);
    }
    case 'favourite':
    case 'unfavourite':
      return (works) => repo.markFavourite(tx, userId, works, action === 'favourite' ? 1 : 0);
  }
}

async function deleteForEver(deps: Deps, userId: string, all: readonly string[][]): Promise<number> {
  let gone = 0;
  for (const group of all) gone += await deleteGroup(deps, userId, group);
  return gone;
}

/** The files go once the rows are gone; what a crash leaves, housekeeping removes. */
async function deleteGroup(deps: Deps, userId: string, ids: readonly string[]): Promise<number> {
  const { db, now } = deps;
  const { works, left } = await inTransaction(db, async (tx) => {
    const deleted = await repo.deleteBinned(tx, ids, userId);
    const behind = [...deleted.files.map(reservationOf), ...deleted.works];
    await leaveBehind(tx, 'images', behind, now());
    return { works: deleted.works, left: behind };
  });
  await discardLeft(deps, left);
  return works.length;
}

const DAY = 86_400_000;

/** Deletes for ever what has been in the bin for its days. */
export async function emptyBins(deps: Deps): Promise<void> {
  const before = new Date(deps.now().getTime() - WORK.binDays * DAY).toISOString();
  for (;;) {
    const old = await repo.longBinned(deps.db, before, TOGETHER);
    if (old.length === 0) return;
    for (const [userId, works] of Map.groupBy(old, (work) => work.user_id))
      await deleteGroup(
        deps,
        userId,
        works.map(({ id }) => id),
      );
  }
}

function inGroups(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / TOGETHER) }, (_, group) =>
    ids.slice(group * TOGETHER, (group + 1) * TOGETHER),
  );
}
