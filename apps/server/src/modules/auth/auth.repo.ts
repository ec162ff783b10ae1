import { type PlanId, planOf, type User } from '@framewright/contract';
import type { Db } from '../../db/open.ts';
import { prepareQuery } from '../../db/prepared.ts';
import type { SessionsTable } from '../../db/schema.ts';
import { USER_COLUMNS, userOf } from './user-row.ts';

/** @param passwordHash null where the account has another way to sign in */
export async function insertUser(db: Db, user: User, passwordHash: string | null): Promise<void> {
  await db
    .insertInto('users')
    .values({ ...user, password_hash: passwordHash })
    .execute();
}

interface Account {
  readonly user: User;
  /** Null where the account has another way to sign in. */
  readonly passwordHash: string | null;
}

/** @param email trimmed, in lower case */
export async function findByEmail(db: Db, email: string): Promise<Account | undefined> {
  return findBy(db, 'email', email);
}

/** With the hash of the password; undefined where the account is gone. */
export async function findById(db: Db, id: string): Promise<Account | undefined> {
  return findBy(db, 'id', id);
}

async function findBy(db: Db, column: 'id' | 'email', value: string): Promise<Account | undefined> {
  const row = await db
    .selectFrom('users')
    .select([...USER_COLUMNS, 'users.password_hash'])
    .where(column, '=', value)
    .executeTakeFirst();
  return row && { user: userOf(row), passwordHash: row.password_hash };
}

/** Writes name, plan and hash anew; the email stays. */
export async function updateAccount(db: Db, { id, name, plan }: User, passwordHash: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ name, plan, password_hash: passwordHash })
    .where('id', '=', id)
    .execute();
}

/** @returns whether there is such an account */
export async function setPassword(tx: Db, id: string, passwordHash: string): Promise<boolean> {
  const row = await tx
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * @param email trimmed, in lower case
 * @returns whether there is such an account
 */
export async function updateEmail(tx: Db, id: string, email: string): Promise<boolean> {
  const row = await tx
    .updateTable('users')
    .set({ email })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns whether there is such an account */
export async function updateName(db: Db, id: string, name: string): Promise<boolean> {
  const row = await db
    .updateTable('users')
    .set({ name })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Null where the account has another way to sign in; undefined where there is no account. */
export async function findPasswordHash(db: Db, id: string): Promise<string | null | undefined> {
  const row = await db.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirst();
  return row?.password_hash;
}

/**
 * Sets another password, or the same again to be sure of it: until the transaction ends nobody changes it.
 * @returns whether it was `from` until now
 */
export async function replacePassword(tx: Db, id: string, from: string, to: string): Promise<boolean> {
  const row = await tx
    .updateTable('users')
    .set({ password_hash: to })
    .where('id', '=', id)
    .where('password_hash', '=', from)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Frees the email of an account that is about to be deleted. Being a change of a unique column, it makes
 * PostgreSQL wait for whoever is adding a row of this account, and them wait for the deletion: what is
 * read of the account from here on is all there is.
 * @returns whether the account was there and had this password
 */
export async function closeAccount(tx: Db, id: string, passwordHash: string | null): Promise<boolean> {
  const row = await tx
    .updateTable('users')
    .set({ email: id })
    .where('id', '=', id)
    .where('password_hash', passwordHash === null ? 'is' : '=', passwordHash)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Sessions, generations and pictures go with the row. */
export async function deleteUser(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', id).execute();
}

/** @returns whether there is such an account */
export async function updatePlan(db: Db, email: string, plan: PlanId): Promise<boolean> {
  const row = await db
    .updateTable('users')
    .set({ plan })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Until the transaction ends, nobody else who holds the account goes on.
 * @returns whether there is such an account
 */
export async function lockUser(tx: Db, id: string): Promise<boolean> {
  const row = await tx
    .updateTable('users')
    .set(({ ref }) => ({ plan: ref('plan') }))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Part of a transaction. Nothing where there is no such account. */
export async function updatePlanOf(tx: Db, id: string, plan: PlanId): Promise<void> {
  await tx.updateTable('users').set({ plan }).where('id', '=', id).execute();
}

/** Free where there is no such account. */
export async function findPlan(db: Db, id: string): Promise<PlanId> {
  const row = await db.selectFrom('users').select('plan').where('id', '=', id).executeTakeFirst();
  return planOf(row?.plan ?? '').id;
}

/** Times are ISO 8601. @throws where there is no such user */
export async function insertSession(
  db: Db,
  session: { id: string; userId: string; createdAt: string; expiresAt: string },
): Promise<void> {
  const { id, userId, createdAt, expiresAt } = session;
  await db
    .insertInto('sessions')
    .values({ id, user_id: userId, created_at: createdAt, expires_at: expiresAt })
    .execute();
}

/** The user of a session that stands: gone as soon as either of the two is deleted. */
export async function findSessionUser(db: Db, sessionId: string, userId: string): Promise<User | undefined> {
  const [row] = await selectSessionUser(db, sessionId, userId);
  return row && userOf(row);
}

const selectSessionUser = prepareQuery((db, sessionId: string, userId: string) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(USER_COLUMNS)
    .where('sessions.id', '=', sessionId)
    .where('users.id', '=', userId),
);

/** When; undefined where it has ended. */
export async function sessionBegan(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('sessions').select('created_at').where('id', '=', id).executeTakeFirst();
  return row?.created_at;
}

/** Its token is good for nothing from then on. */
export async function deleteSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

/** Part of a transaction: signs the user out everywhere. */
export async function deleteSessionsOf(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

/** Oldest first. */
export async function sessionsOf(
  db: Db,
  userId: string,
): Promise<Pick<SessionsTable, 'created_at' | 'expires_at'>[]> {
  return db
    .selectFrom('sessions')
    .select(['created_at', 'expires_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

/** Those that expired by then. @param instant ISO 8601 */
export async function deleteSessionsBefore(db: Db, instant: string): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', instant).execute();
}

/** @returns whether there is such an account */
export async function updateOperator(db: Db, email: string, operator: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ operator: operator ? 1 : 0 })
    .where('email', '=', email)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether the user looks after this server; false where there is none. */
export async function findOperator(db: Db, userId: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('operator').where('id', '=', userId).executeTakeFirst();
  return row?.operator === 1;
}
