import type { Kysely } from 'kysely';

/** Templates of one's own. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('templates')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('templates_of_user').on('templates').columns(['user_id', 'name']).execute();
}
