import type { UsageKind } from '@framewright/contract';
import type { OnConflictBuilder } from 'kysely';
import type { Db } from '../../db/open.ts';
import { prepared } from '../../db/prepared.ts';
import type { Database } from '../../db/schema.ts';

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

const countLimited = prepared((db, userId: string, day: string, kind: UsageKind, limit: number) =>
  db
    .insertInto('usage_days')
    .values({ user_id: userId, day, kind, used: 1 })
    .onConflict((conflict) => oneMore(conflict).where('usage_days.used', '<', limit))
    .returning('used'),
);

const countUnlimited = prepared((db, userId: string, day: string, kind: UsageKind) =>
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

export async function uncountOne(db: Db, { userId, day, kind }: Counter): Promise<void> {
  await db
    .updateTable('usage_days')
    .set(({ eb }) => ({ used: eb('used', '-', 1) }))
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .where('kind', '=', kind)
    .where('used', '>', 0)
    .execute();
}

export async function countsOf(db: Db, userId: string, day: string): Promise<Record<UsageKind, number>> {
  const rows = await selectCounts(db, userId, day);
  const usedOf = (kind: UsageKind) => rows.find((row) => row.kind === kind)?.used ?? 0;
  return { prompts: usedOf('prompts'), images: usedOf('images') };
}

const selectCounts = prepared((db, userId: string, day: string) =>
  db.selectFrom('usage_days').select(['kind', 'used']).where('user_id', '=', userId).where('day', '=', day),
);

export async function insertReservation(
  db: Db,
  { id, userId, kind, day }: ReservationRow,
  createdAt: string,
  expiresAt: string,
): Promise<void> {
  await db
    .insertInto('reservations')
    .values({ id, user_id: userId, kind, day, created_at: createdAt, expires_at: expiresAt })
    .execute();
}

/** @returns whether it was still there */
export async function deleteReservation(db: Db, id: string): Promise<boolean> {
  const gone = await db.deleteFrom('reservations').where('id', '=', id).returning('id').executeTakeFirst();
  return gone !== undefined;
}

/** @param expiredBy an instant, or 'all' */
export async function deleteReservations(db: Db, expiredBy: string | 'all'): Promise<ReservationRow[]> {
  const everything = db.deleteFrom('reservations').returning(['id', 'user_id', 'kind', 'day']);
  const query = expiredBy === 'all' ? everything : everything.where('expires_at', '<=', expiredBy);
  const rows = await query.execute();
  return rows.map(({ id, user_id: userId, kind, day }) => ({ id, userId, kind, day }));
}

export async function deleteCountsBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom('usage_days').where('day', '<', day).execute();
}
