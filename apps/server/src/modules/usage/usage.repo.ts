import type { UsageKind } from '@framewright/contract';
import type { OnConflictBuilder } from 'kysely';
import type { Db } from '../../db/open.ts';
import { prepareQuery } from '../../db/prepared.ts';
import type { Database, ReservationsTable, UsageDaysTable } from '../../db/schema.ts';

/** One counter: a user's, of one kind, on one UTC day. */
export interface Counter {
  readonly userId: string;
  readonly day: string;
  readonly kind: UsageKind;
}

/** What is counted and not yet delivered. */
export interface ReservationRow extends Counter {
  readonly id: string;
}

/**
 * Counts one more, unless the limit is reached: one statement, exact however many run at once.
 * @param limit `null` is unlimited
 * @returns whether it was counted
 */
export async function countOne(db: Db, counter: Counter, limit: number | null): Promise<boolean> {
  const { userId, day, kind } = counter;
  const counted =
    limit === null
      ? await countUnlimited(db, userId, day, kind)
      : await countLimited(db, userId, day, kind, limit);
  return counted.length > 0;
}

const countLimited = prepareQuery((db, userId: string, day: string, kind: UsageKind, limit: number) =>
  db
    .insertInto('usage_days')
    .values({ user_id: userId, day, kind, used: 1 })
    .onConflict((conflict) => oneMore(conflict).where('usage_days.used', '<', limit))
    .returning('used'),
);

const countUnlimited = prepareQuery((db, userId: string, day: string, kind: UsageKind) =>
  db
    .insertInto('usage_days')
    .values({ user_id: userId, day, kind, used: 1 })
    .onConflict(oneMore)
    .returning('used'),
);

function oneMore(conflict: OnConflictBuilder<Database, 'usage_days'>) {
  return conflict
    .columns(['user_id', 'day', 'kind'])
    .doUpdateSet(({ eb }) => ({ used: eb('usage_days.used', '+', 1) }));
}

/** Never below nothing. */
export async function uncountOne(db: Db, { userId, day, kind }: Counter): Promise<void> {
  await db
    .updateTable('usage_days')
    .set(({ eb }) => ({ used: eb('used', '-', 1) }))
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .where('kind', '=', kind)
    .where('used', '>', 0)
    .execute();
  // A counter of nothing says only that somebody was here.
  await db
    .deleteFrom('usage_days')
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .where('kind', '=', kind)
    .where('used', '=', 0)
    .execute();
}

/** 0 where nothing was counted. @param day `YYYY-MM-DD` in UTC */
export async function readCounts(db: Db, userId: string, day: string): Promise<Record<UsageKind, number>> {
  const rows = await selectCounts(db, userId, day);
  const usedOf = (kind: UsageKind) => rows.find((row) => row.kind === kind)?.used ?? 0;
  return { prompts: usedOf('prompts'), images: usedOf('images') };
}

const selectCounts = prepareQuery((db, userId: string, day: string) =>
  db.selectFrom('usage_days').select(['kind', 'used']).where('user_id', '=', userId).where('day', '=', day),
);

/** Every counter of a user, oldest first. */
export async function allCountsOf(
  db: Db,
  userId: string,
): Promise<Pick<UsageDaysTable, 'day' | 'kind' | 'used'>[]> {
  return db
    .selectFrom('usage_days')
    .select(['day', 'kind', 'used'])
    .where('user_id', '=', userId)
    .orderBy('day')
    .orderBy('kind')
    .execute();
}

/** Hands a day's counters over to another name. */
export async function moveCounts(db: Db, from: string, to: string, day: string): Promise<void> {
  const counts = await db
    .deleteFrom('usage_days')
    .where('user_id', '=', from)
    .where('day', '=', day)
    .returning(['kind', 'used'])
    .execute();
  for (const { kind, used } of counts) {
    await db
      .insertInto('usage_days')
      .values({ user_id: to, day, kind, used })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'day', 'kind'])
          .doUpdateSet(({ eb, ref }) => ({ used: eb('usage_days.used', '+', ref('excluded.used')) })),
      )
      .execute();
  }
}

/** Of every day and kind. */
export async function deleteCountsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('usage_days').where('user_id', '=', userId).execute();
}

/** One that begins. */
export async function insertReservation(
  db: Db,
  { id, userId, kind, day }: ReservationRow,
  createdAt: string,
  expiresAt: string,
): Promise<void> {
  await insertNew(db, id, userId, kind, day, createdAt, expiresAt);
}

const insertNew = prepareQuery(
  (db, id: string, user_id: string, kind: UsageKind, day: string, created_at: string, expires_at: string) =>
    db.insertInto('reservations').values({ id, user_id, kind, day, created_at, expires_at }),
);

/** One that is there already stays as it is. */
export async function insertReservations(
  db: Db,
  rows: readonly ReservationRow[],
  createdAt: string,
  expiresAt: string,
): Promise<void> {
  const times = { created_at: createdAt, expires_at: expiresAt };
  await db
    .insertInto('reservations')
    .values(rows.map(({ id, userId, kind, day }) => ({ id, user_id: userId, kind, day, ...times })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** @returns what the reservations that were the user's, and are nobody's now, are of */
export async function disownReservations(
  db: Db,
  userId: string,
  nobody: string,
): Promise<Pick<ReservationsTable, 'kind' | 'day'>[]> {
  return db
    .updateTable('reservations')
    .set({ user_id: nobody })
    .where('user_id', '=', userId)
    .returning(['kind', 'day'])
    .execute();
}

/** Those that are gone stay so. @param expiresAt ISO 8601 */
export async function extendReservations(db: Db, ids: readonly string[], expiresAt: string): Promise<void> {
  await db.updateTable('reservations').set({ expires_at: expiresAt }).where('id', 'in', ids).execute();
}

/** @returns whether it was still there */
export async function deleteReservation(db: Db, id: string): Promise<boolean> {
  const gone = await deleteById(db, id);
  return gone.length > 0;
}

const deleteById = prepareQuery((db, id: string) =>
  db.deleteFrom('reservations').where('id', '=', id).returning('id'),
);

/** @param expiredBy an instant, or 'all' */
export async function deleteReservations(db: Db, expiredBy: string | 'all'): Promise<ReservationRow[]> {
  const everything = db.deleteFrom('reservations').returning(['id', 'user_id', 'kind', 'day']);
  const query = expiredBy === 'all' ? everything : everything.where('expires_at', '<=', expiredBy);
  const rows = await query.execute();
  return rows.map(({ id, user_id: userId, kind, day }) => ({ id, userId, kind, day }));
}

/** @param prefix of the names whose counters are meant; left out, all */
export async function deleteCountsBefore(db: Db, day: string, prefix = ''): Promise<void> {
  await db.deleteFrom('usage_days').where('day', '<', day).where('user_id', 'like', `${prefix}%`).execute();
}

/** What is under way, of all users and in all processes. */
export async function selectReservationCount(db: Db): Promise<number> {
  const row = await db
    .selectFrom('reservations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}
