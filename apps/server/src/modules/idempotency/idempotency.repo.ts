import type { IdempotencyKeysTable } from '../../db/idempotency-tables.ts';
import type { Db } from '../../db/open.ts';
import { prepareQuery } from '../../db/prepared.ts';

/** A call that has a name, and the run of it that begins. */
export interface NamedRun {
  readonly id: string;
  readonly userId: string;
  readonly endpoint: string;
  readonly key: string;
  readonly sentHash: string;
}

/**
 * Takes the key for a run, unless another holds it or has answered: one statement, exact however many run at once.
 * @param now whatever expires by then is over
 * @returns whether the run holds it
 */
export async function takeKey(
  db: Db,
  { id, userId, endpoint, key, sentHash }: NamedRun,
  now: string,
  expiresAt: string,
): Promise<boolean> {
  const taken = await insertKey(db, userId, endpoint, key, id, sentHash, now, expiresAt);
  return taken.length > 0;
}

const insertKey = prepareQuery(
  (
    db,
    user_id: string,
    endpoint: string,
    key: string,
    run_id: string,
    sent_hash: string,
    now: string,
    expires_at: string,
  ) =>
    db
      .insertInto('idempotency_keys')
      .values({ user_id, endpoint, key, run_id, sent_hash, answer: null, work_id: null, expires_at })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'endpoint', 'key'])
          .doUpdateSet(({ ref }) => ({
            run_id: ref('excluded.run_id'),
            sent_hash: ref('excluded.sent_hash'),
            answer: ref('excluded.answer'),
            work_id: ref('excluded.work_id'),
            expires_at: ref('excluded.expires_at'),
          }))
          .where('idempotency_keys.expires_at', '<=', now),
      )
      .returning('run_id'),
);

/** What is known of the call whose key another run has taken; undefined where that is gone by now. */
export async function findNamed(
  db: Db,
  { userId, endpoint, key }: NamedRun,
): Promise<Pick<IdempotencyKeysTable, 'sent_hash' | 'answer'> | undefined> {
  const [found] = await selectKey(db, userId, endpoint, key);
  return found;
}

const selectKey = prepareQuery((db, userId: string, endpoint: string, key: string) =>
  db
    .selectFrom('idempotency_keys')
    .select(['sent_hash', 'answer'])
    .where('user_id', '=', userId)
    .where('endpoint', '=', endpoint)
    .where('key', '=', key),
);

/** A run that has lost its key, or has answered, changes nothing. */
export async function changeRun(
  db: Db,
  runId: string,
  change: Partial<Pick<IdempotencyKeysTable, 'answer' | 'work_id' | 'expires_at'>>,
): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set(change)
    .where('run_id', '=', runId)
    .where('answer', 'is', null)
    .execute();
}

/** Frees the key of a run. */
export async function deleteRun(db: Db, runId: string): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('run_id', '=', runId).execute();
}

/** Frees the keys of all that is under way. */
export async function deleteUnanswered(db: Db): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('answer', 'is', null).execute();
}

/** @param now ISO 8601 */
export async function deleteOver(db: Db, now: string): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('expires_at', '<=', now).execute();
}
