import type { Db } from '../../db/open.ts';
import type { CheckoutSessionsTable, SubscriptionsTable } from '../../db/schema.ts';

type Provider = CheckoutSessionsTable['provider'];

/** One that is there already stays as it is. */
export async function insertCheckout(db: Db, checkout: CheckoutSessionsTable): Promise<void> {
  await db
    .insertInto('checkout_sessions')
    .values(checkout)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Of anybody: who asks must be compared with its user. */
export async function findCheckout(db: Db, id: string): Promise<CheckoutSessionsTable | undefined> {
  return db.selectFrom('checkout_sessions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** How many checkouts somebody has begun. */
export async function countCheckouts(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('checkout_sessions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Those that were begun since then and are not known to be paid; the newest first. */
export async function unpaidCheckouts(
  db: Db,
  userId: string,
  provider: Provider,
  since: string,
): Promise<CheckoutSessionsTable[]> {
  return db
    .selectFrom('checkout_sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .where('payment_status', '=', 'unpaid')
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .execute();
}

/** @returns whether it was unpaid until now */
export async function markPaid(
  tx: Db,
  id: string,
  status: CheckoutSessionsTable['payment_status'],
): Promise<boolean> {
  const row = await tx
    .updateTable('checkout_sessions')
    .set({ payment_status: status })
    .where('id', '=', id)
    .where('payment_status', '=', 'unpaid')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Of anybody, by the provider's id. */
export async function findSubscription(db: Db, id: string): Promise<SubscriptionsTable | undefined> {
  return db.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** What changed last comes first. */
export async function subscriptionsOf(
  db: Db,
  userId: string,
  provider: Provider,
): Promise<SubscriptionsTable[]> {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .orderBy('updated_at', 'desc')
    .execute();
}

/** Of every provider, the oldest first. */
export async function allSubscriptionsOf(db: Db, userId: string): Promise<SubscriptionsTable[]> {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('updated_at')
    .execute();
}

/** Part of a transaction. One that is there takes the new state, and stays its user's and its provider's. */
export async function saveSubscription(tx: Db, row: SubscriptionsTable): Promise<void> {
  const { id: _, user_id: __, provider: ___, ...changing } = row;
  await tx
    .insertInto('subscriptions')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changing))
    .execute();
}

/** Whether an event of the provider has been dealt with. @param id the provider's */
export async function isKnownEvent(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('payment_events').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** @returns whether it is a new one */
export async function insertEvent(
  tx: Db,
  { id, type }: { readonly id: string; readonly type: string },
  receivedAt: string,
): Promise<boolean> {
  const row = await tx
    .insertInto('payment_events')
    .values({ id, type, received_at: receivedAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
