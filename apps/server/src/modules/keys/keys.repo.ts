import { type ApiKey, KEY_SCOPES, type User } from '@framewright/contract';
import type { Db } from '../../db/open.ts';
import { prepareQuery } from '../../db/prepared.ts';
import type { ApiKeysTable } from '../../db/schema.ts';
import { type Owned, ownedBy } from '../../owned.ts';
import { USER_COLUMNS, userOf } from '../auth/index.ts';

const COLUMNS = [
  ...(['id', 'user_id', 'name', 'scopes', 'prefix'] as const),
  ...(['created_at', 'last_used_at', 'expires_at'] as const),
] as const;
type KeyRow = Pick<ApiKeysTable, (typeof COLUMNS)[number]>;

/** A key of whoever asks, as it is stored. */
export type OwnedKey = Owned<KeyRow>;

/** Part of a transaction. @param hash of the secret, which itself is not kept */
export async function insertKey(tx: Db, userId: string, key: ApiKey, hash: string): Promise<void> {
  const scopes = key.scopes.join(' ');
  await tx
    .insertInto('api_keys')
    .values({ ...key, scopes, hash, user_id: userId })
    .execute();
}

/** Newest first. */
export async function keysOf(db: Db, userId: string): Promise<ApiKey[]> {
  const rows = await db
    .selectFrom('api_keys')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toKey);
}

/** Part of a transaction; those that have expired count as well. */
export async function countKeys(tx: Db, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('api_keys')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Undefined where it is not the user's. */
export async function findOwnedKey(db: Db, userId: string, id: string): Promise<OwnedKey | undefined> {
  const rows = await db
    .selectFrom('api_keys')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute();
  return ownedBy(userId, rows)[0];
}

/** @returns the key; undefined where it has been revoked meanwhile */
export async function updateKeyName(db: Db, { id }: OwnedKey, name: string): Promise<ApiKey | undefined> {
  const row = await db
    .updateTable('api_keys')
    .set({ name })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirst();
  return row && toKey(row);
}

/** It holds nowhere from then on. */
export async function deleteKey(db: Db, { id }: OwnedKey): Promise<void> {
  await db.deleteFrom('api_keys').where('id', '=', id).execute();
}

/** Part of a transaction: none of the user's holds from then on. */
export async function deleteKeysOf(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom('api_keys').where('user_id', '=', userId).execute();
}

/** A key that somebody sent, and whose it is. */
export interface SentKey extends Pick<ApiKey, 'id' | 'scopes' | 'last_used_at' | 'expires_at'> {
  readonly user: User;
}

/** By the hash of its secret, in one indexed query. */
export async function findKeyByHash(db: Db, hash: string): Promise<SentKey | undefined> {
  const [row] = await selectByHash(db, hash);
  if (!row) return undefined;
  const { key_id, scopes, last_used_at, expires_at, ...user } = row;
  return { id: key_id, scopes: scopesOf(scopes), last_used_at, expires_at, user: userOf(user) };
}

const selectByHash = prepareQuery((db, hash: string) =>
  db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.user_id')
    .select(['api_keys.id as key_id', 'scopes', 'last_used_at', 'expires_at', ...USER_COLUMNS])
    .where('hash', '=', hash),
);

/** @param before only a use that was noted before this instant is noted anew */
export async function updateLastUse(db: Db, id: string, at: string, before: string): Promise<void> {
  await db
    .updateTable('api_keys')
    .set({ last_used_at: at })
    .where('id', '=', id)
    .where((where) => where.or([where('last_used_at', 'is', null), where('last_used_at', '<=', before)]))
    .execute();
}

/** What is told of a key. */
export function toKey({ user_id: _, scopes, ...row }: KeyRow): ApiKey {
  return { ...row, scopes: scopesOf(scopes) };
}

function scopesOf(stored: string): ApiKey['scopes'] {
  const words = stored.split(' ');
  return KEY_SCOPES.filter((scope) => words.includes(scope));
}
