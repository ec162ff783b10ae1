import type { Collection, User } from '@framewright/contract';
import type { Db } from '../../db/open.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import { newId } from '../../ids.ts';
import { foldedName } from '../../works/folded-name.ts';
import { holdAccount } from '../auth/index.ts';
import * as repo from './collections.repo.ts';

/** @throws {AppError} `collection_exists`; `not_signed_in` where the account has been deleted meanwhile */
export async function addCollection(db: Db, user: User, name: string, now: Date): Promise<Collection> {
  const collection = { id: newId(), name, created_at: now.toISOString() };
  await inTransaction(db, async (tx) => {
    await holdName(tx, user.id, collection);
    await repo.insertCollection(tx, { ...collection, user_id: user.id });
  });
  return { ...collection, works: 0 };
}

/**
 * Part of a transaction: until its end nobody else takes a name of this user's.
 * @throws {AppError} `collection_exists` where another has it; `not_signed_in` where the account is gone
 */
async function holdName(
  tx: Db,
  userId: string,
  { id, name }: Pick<Collection, 'id' | 'name'>,
): Promise<void> {
  if (!(await holdAccount(tx, userId))) throw new AppError('not_signed_in');
  const wanted = foldedName(name);
  const others = (await repo.namesOf(tx, userId)).filter((other) => other.id !== id);
  if (others.some((other) => foldedName(other.name) === wanted)) throw new AppError('collection_exists');
}

/** By name. */
export async function listCollections(db: Db, user: User): Promise<Collection[]> {
  return repo.collectionsOf(db, user.id);
}

/** @throws {AppError} `not_found` */
export async function openCollection(db: Db, user: User, id: string): Promise<Collection> {
  const { user_id: _, ...collection } = await ownedCollection(db, user.id, id);
  return collection;
}

/** @throws {AppError} `not_found`, `collection_exists` */
export async function renameCollection(db: Db, user: User, id: string, name: string): Promise<Collection> {
  await inTransaction(db, async (tx) => {
    const collection = await ownedCollection(tx, user.id, id);
    await holdName(tx, user.id, { id, name });
    await repo.updateCollection(tx, collection, name);
  });
  return openCollection(db, user, id);
}

/** Its works stay. @throws {AppError} `not_found` */
export async function endCollection(db: Db, user: User, id: string): Promise<void> {
  await repo.deleteCollection(db, await ownedCollection(db, user.id, id));
}

/** @throws {AppError} `not_found` */
export async function ownedCollection(db: Db, userId: string, id: string): Promise<repo.OwnedCollection> {
  const collection = await repo.findCollection(db, userId, id);
  if (!collection) throw new AppError('not_found');
  return collection;
}
