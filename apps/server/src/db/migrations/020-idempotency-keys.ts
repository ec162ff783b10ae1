import type { Kysely } from 'kysely';

/** Calls that named themselves, and what they were answered. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('idempotency_keys')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('endpoint', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('run_id', 'text', (column) => column.notNull())
    .addColumn('sent_hash', 'text', (column) => column.notNull())
    .addColumn('answer', 'text')
    .addColumn('work_id', 'text', (column) => column.references('works.id').onDelete('cascade'))
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_keys_key', ['user_id', 'endpoint', 'key'])
    .execute();
  await schema.createIndex('idempotency_keys_run').on('idempotency_keys').column('run_id').execute();
  await schema.createIndex('idempotency_keys_work').on('idempotency_keys').column('work_id').execute();
  await schema.createIndex('idempotency_keys_over').on('idempotency_keys').column('expires_at').execute();
}
