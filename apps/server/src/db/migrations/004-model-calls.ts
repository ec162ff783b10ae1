import type { Kysely } from 'kysely';

/** What models are called for and cost, and who runs this server. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('model_calls')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('key_owner', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('input_tokens', 'integer')
    .addColumn('output_tokens', 'integer')
    .addColumn('pictures', 'integer', (column) => column.notNull())
    .addColumn('cost_micros', 'bigint')
    .addColumn('duration_ms', 'integer')
    .execute();
  await schema.createIndex('model_calls_by_day').on('model_calls').column('day').execute();
  await schema.createIndex('model_calls_of_user').on('model_calls').column('user_id').execute();

  await schema
    .createTable('spend_days')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('micros', 'bigint', (column) => column.notNull())
    .execute();

  await schema
    .alterTable('users')
    .addColumn('operator', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
