import { type ApiKey, KEY_TEXTS, KEYS_OF_ACCOUNT, type newApiKey, type User } from '@framewright/contract';
import type { z } from 'zod';
import type { Db } from '../../db/open.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import type { Authenticate } from '../../http/caller.ts';
import { newId } from '../../ids.ts';
import { holdAccount } from '../auth/index.ts';
import * as repo from './keys.repo.ts';
import { hashSecret, newSecret } from './secret.ts';

export interface KeyDeps {
  readonly db: Db;
  readonly now: () => Date;
}

/** Milliseconds within which further uses of a key are not written down. */
const USE_NOTED = 60_000;

/** Newest first. */
export async function readKeys({ db }: KeyDeps, user: User): Promise<ApiKey[]> {
  return repo.keysOf(db, user.id);
}

/** @throws {AppError} `not_found` */
export async function findKey({ db }: KeyDeps, user: User, id: string): Promise<ApiKey> {
  return repo.toKey(await ownedKey(db, user, id));
}

/**
 * Makes a key. Its secret is known to the caller alone from then on.
 * @throws {AppError} `too_many_keys`; `invalid_request` where it would have ended already
 */
export async function createKey(
  { db, now }: KeyDeps,
  user: User,
  { name, scopes, expires_at }: z.output<typeof newApiKey>,
): Promise<ApiKey & { secret: string }> {
  const at = now();
  const end = expires_at == null ? null : new Date(expires_at);
  if (end && end <= at) {
    const problem = { path: 'expires_at', message: KEY_TEXTS.expiry };
    throw new AppError('invalid_request', { detail: problem.message, fields: [problem] });
  }
  const { secret, prefix, hash } = newSecret();
  const key: ApiKey = {
    ...{ id: newId(), name, scopes, prefix, created_at: at.toISOString(), last_used_at: null },
    expires_at: end?.toISOString() ?? null,
  };
  await inTransaction(db, async (tx) => {
    // One after the other, so that there are never more than the bound.
    if (!(await holdAccount(tx, user.id))) throw new AppError('not_signed_in');
    if ((await repo.countKeys(tx, user.id)) >= KEYS_OF_ACCOUNT) throw new AppError('too_many_keys');
    await repo.insertKey(tx, user.id, key, hash);
  });
  return { ...key, secret };
}

/** @throws {AppError} `not_found` */
export async function renameKey({ db }: KeyDeps, user: User, id: string, name: string): Promise<ApiKey> {
  const key = await repo.updateKeyName(db, await ownedKey(db, user, id), name);
  if (!key) throw new AppError('not_found');
  return key;
}

/** @throws {AppError} `not_found` */
export async function revokeKey({ db }: KeyDeps, user: User, id: string): Promise<void> {
  await repo.deleteKey(db, await ownedKey(db, user, id));
}

/** Proves keys by the hash of their secret, and notes their use once a minute at most. */
export function keyAuthenticator({ db, now }: KeyDeps): Authenticate {
  return async (secret) => {
    const key = await repo.findKeyByHash(db, hashSecret(secret));
    if (!key) throw new AppError('bad_key');
    const at = now();
    if (key.expires_at !== null && Date.parse(key.expires_at) <= at.getTime())
      throw new AppError('key_expired');
    const before = new Date(at.getTime() - USE_NOTED).toISOString();
    if (key.last_used_at === null || key.last_used_at <= before)
      await repo.updateLastUse(db, key.id, at.toISOString(), before);
    return { user: key.user, sessionId: null, scopes: key.scopes };
  };
}

async function ownedKey(db: Db, user: User, id: string): Promise<repo.OwnedKey> {
  const key = await repo.findOwnedKey(db, user.id, id);
  if (!key) throw new AppError('not_found');
  return key;
}
