import type { User } from '@framewright/contract';
import type { Db } from '../../db/open.ts';
import type { IdentitiesTable, OneUseTokensTable } from '../../db/schema.ts';
import { USER_COLUMNS, userOf } from './user-row.ts';

type Key = Pick<IdentitiesTable, 'issuer' | 'subject'>;

/** The user whom a provider knows by that subject. */
export async function findIdentityUser(db: Db, { issuer, subject }: Key): Promise<User | undefined> {
  const row = await db
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'identities.user_id')
    .select(USER_COLUMNS)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row && userOf(row);
}

/** Part of a transaction. @throws where the identity is somebody's already */
export async function insertIdentity(
  tx: Db,
  { issuer, subject }: Key,
  userId: string,
  createdAt: string,
): Promise<void> {
  await tx
    .insertInto('identities')
    .values({ issuer, subject, user_id: userId, created_at: createdAt })
    .execute();
}

/** Oldest first. */
export async function identitiesOf(
  db: Db,
  userId: string,
): Promise<Array<Pick<IdentitiesTable, 'issuer' | 'subject' | 'created_at'>>> {
  return db
    .selectFrom('identities')
    .select(['issuer', 'subject', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

/** Part of a transaction. The token itself is not kept, only its hash. */
export async function insertToken(tx: Db, token: OneUseTokensTable): Promise<void> {
  await tx.insertInto('one_use_tokens').values(token).execute();
}

type Wanted = Pick<OneUseTokensTable, 'hash' | 'purpose'>;

/** One that has not expired by `instant`. */
export async function findToken(
  db: Db,
  { hash, purpose }: Wanted,
  instant: string,
): Promise<Pick<OneUseTokensTable, 'user_id' | 'data'> | undefined> {
  return db
    .selectFrom('one_use_tokens')
    .select(['user_id', 'data'])
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', instant)
    .executeTakeFirst();
}

/** @returns whether it was there: of two at once, one is told so */
export async function deleteToken(tx: Db, { hash, purpose }: Wanted): Promise<boolean> {
  const row = await tx
    .deleteFrom('one_use_tokens')
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .returning('hash')
    .executeTakeFirst();
  return row !== undefined;
}

/** @param purpose left out: of every purpose */
export async function deleteTokensOf(
  tx: Db,
  userId: string,
  purpose?: OneUseTokensTable['purpose'],
): Promise<void> {
  const ofUser = tx.deleteFrom('one_use_tokens').where('user_id', '=', userId);
  await (purpose ? ofUser.where('purpose', '=', purpose) : ofUser).execute();
}

/** When the account's youngest token of the purpose expires. */
export async function latestExpiry(
  tx: Db,
  userId: string,
  purpose: OneUseTokensTable['purpose'],
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('one_use_tokens')
    .select('expires_at')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .orderBy('expires_at', 'desc')
    .executeTakeFirst();
  return row?.expires_at;
}

/** Those that expired by then. @param instant ISO 8601 */
export async function deleteTokensBefore(db: Db, instant: string): Promise<void> {
  await db.deleteFrom('one_use_tokens').where('expires_at', '<=', instant).execute();
}
