import type { OnConflictBuilder } from 'kysely';
import type { Db } from '../../db/open.ts';
import { prepareQuery } from '../../db/prepared.ts';
import type { Database, ModelCallsTable } from '../../db/schema.ts';

/**
 * Books money on a day, unless that would go over the limit: one statement, exact however many run at once.
 * @param limit in micros; `null` is unlimited
 * @returns whether it was booked
 */
export async function book(db: Db, day: string, micros: number, limit: number | null): Promise<boolean> {
  if (limit !== null && micros > limit) return false;
  const booked =
    limit === null
      ? await bookUnlimited(db, day, micros)
      : await bookLimited(db, day, micros, limit - micros);
  return booked.length > 0;
}

const bookUnlimited = prepareQuery((db, day: string, micros: number) =>
  db
    .insertInto('spend_days')
    .values({ day, micros })
    .onConflict((conflict) => addedTo(conflict, micros))
    .returning('day'),
);

const bookLimited = prepareQuery((db, day: string, micros: number, most: number) =>
  db
    .insertInto('spend_days')
    .values({ day, micros })
    .onConflict((conflict) => addedTo(conflict, micros).where('spend_days.micros', '<=', most))
    .returning('day'),
);

function addedTo(conflict: OnConflictBuilder<Database, 'spend_days'>, micros: number) {
  return conflict.column('day').doUpdateSet(({ eb }) => ({ micros: eb('spend_days.micros', '+', micros) }));
}

/** What has been booked on a day, in micros. */
export async function bookedOn(db: Db, day: string): Promise<number> {
  const row = await db.selectFrom('spend_days').select('micros').where('day', '=', day).executeTakeFirst();
  return row?.micros ?? 0;
}

/** What is known of a call before it begins. */
type NewCall = Pick<
  ModelCallsTable,
  'id' | 'user_id' | 'day' | 'created_at' | 'kind' | 'provider' | 'model' | 'key_owner' | 'cost_micros'
>;

/** Written before the call begins. */
export async function insertCall(db: Db, call: NewCall): Promise<void> {
  await insertRow(
    db,
    call.id,
    call.user_id,
    call.day,
    call.created_at,
    call.kind,
    call.provider,
    call.model,
    call.key_owner,
    call.cost_micros,
  );
}

const insertRow = prepareQuery(
  (
    db,
    id: string,
    user_id: string | null,
    day: string,
    created_at: string,
    kind: NewCall['kind'],
    provider: NewCall['provider'],
    model: string,
    key_owner: NewCall['key_owner'],
    cost_micros: number | null,
  ) =>
    db.insertInto('model_calls').values({
      ...{ id, user_id, day, created_at, kind, provider, model, key_owner, cost_micros },
      ...{ outcome: 'open', input_tokens: null, output_tokens: null, pictures: 0, duration_ms: null },
    }),
);

/** The calls that were made for a user, oldest first; what they cost the server is not theirs. */
export async function callsOf(db: Db, userId: string) {
  return db
    .selectFrom('model_calls')
    .select(['created_at', 'kind', 'provider', 'model', 'key_owner', 'outcome', 'pictures', 'duration_ms'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** What a paid call came to. */
export type CallEnd = Pick<
  ModelCallsTable,
  'outcome' | 'input_tokens' | 'output_tokens' | 'pictures' | 'cost_micros' | 'duration_ms'
>;

/** Writes down what a call came to; money is in micros, `duration_ms` in milliseconds. */
export async function endCall(db: Db, id: string, end: CallEnd): Promise<void> {
  const { outcome, input_tokens, output_tokens, pictures, cost_micros, duration_ms } = end;
  await endRow(db, id, outcome, input_tokens, output_tokens, pictures, cost_micros, duration_ms);
}

const endRow = prepareQuery(
  (
    db,
    id: string,
    outcome: CallEnd['outcome'],
    input_tokens: number | null,
    output_tokens: number | null,
    pictures: number,
    cost_micros: number | null,
    duration_ms: number | null,
  ) =>
    db
      .updateTable('model_calls')
      .set({ outcome, input_tokens, output_tokens, pictures, cost_micros, duration_ms })
      .where('id', '=', id),
);

/** What calls of one model, on one kind of key, came to. */
export interface SpendRow {
  readonly day: string;
  readonly model: string;
  readonly key_owner: ModelCallsTable['key_owner'];
  readonly calls: number;
  readonly succeeded: number;
  readonly input_tokens: number;
  readonly output_tokens: number;
  readonly pictures: number;
  readonly cost_micros: number;
  /** Calls whose price nobody knows. */
  readonly unpriced: number;
}

/** By day, newest first, and by model. */
export async function selectSpend(db: Db, day: string): Promise<SpendRow[]> {
  const rows = await db
    .selectFrom('model_calls')
    .select(({ fn, eb }) => {
      const count = (yes: ReturnType<typeof eb>) =>
        fn.sum<number | string>(eb.case().when(yes).then(1).else(0).end());
      return [
        'day',
        'model',
        'key_owner',
        fn.countAll<number | string>().as('calls'),
        count(eb('outcome', '=', 'succeeded')).as('succeeded'),
        fn.sum<number | string | null>('input_tokens').as('input_tokens'),
        fn.sum<number | string | null>('output_tokens').as('output_tokens'),
        fn.sum<number | string | null>('pictures').as('pictures'),
        fn.sum<number | string | null>('cost_micros').as('cost_micros'),
        count(eb('cost_micros', 'is', null)).as('unpriced'),
      ];
    })
    .where('day', '>=', day)
    .groupBy(['day', 'model', 'key_owner'])
    .orderBy('day', 'desc')
    .orderBy('model')
    .orderBy('key_owner')
    .execute();
  return rows.map(({ day: of, model, key_owner, ...sums }) => ({
    day: of,
    model,
    key_owner,
    // PostgreSQL answers some sums as texts, and both databases null where there is nothing to add.
    calls: Number(sums.calls),
    succeeded: Number(sums.succeeded),
    input_tokens: Number(sums.input_tokens ?? 0),
    output_tokens: Number(sums.output_tokens ?? 0),
    pictures: Number(sums.pictures ?? 0),
    cost_micros: Number(sums.cost_micros ?? 0),
    unpriced: Number(sums.unpriced),
  }));
}
