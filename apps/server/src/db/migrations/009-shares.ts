import type { Kysely } from 'kysely';

/** Links that show a work or a collection. They end with it, and with their owner. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('shares')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('work_id', 'text', (column) => column.references('works.id').onDelete('cascade'))
    .addColumn('collection_id', 'text', (column) => column.references('collections.id').onDelete('cascade'))
    .addColumn('indexed', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text')
    .execute();
  for (const column of ['user_id', 'work_id', 'collection_id'])
    await schema.createIndex(`shares_of_${column}`).on('shares').column(column).execute();
}
