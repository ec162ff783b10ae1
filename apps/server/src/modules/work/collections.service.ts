import type { Collection, User } from '@framewright/contract';
import { isForeignKeyViolation } from '../../db/failures.ts';
import type { Db } from '../../db/open.ts';
import { AppError } from '../../http/app-error.ts';
import { newId } from '../../ids.ts';
import * as repo from './collections.repo.ts';

/** @throws {AppError} `not_signed_in` where the account has been deleted meanwhile */
export async function addCollection(db: Db, user: User, name: string, now: Date): Promise<Collection> {
  const collection = { id: newId(), name, created_at: now.toISOString() };
  try {
    await repo.insertCollection(db, { ...collection, user_id: user.id });
  } catch (cause) {
    throw isForeignKeyViolation(cause) ? new AppError('not_signed_in', { cause }) : cause;
  }
  return { ...collection, works: 0 };
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

/** @throws {AppError} `not_found` */
export async function renameCollection(db: Db, user: User, id: string, name: string): Promise<Collection> {
  await repo.updateCollection(db, await ownedCollection(db, user.id, id), name);
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
