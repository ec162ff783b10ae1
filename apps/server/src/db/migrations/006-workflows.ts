import type { Kysely } from 'kysely';

/** Workflows that people brought to engines. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('workflows')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('engine_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('workflow', 'text', (column) => column.notNull())
    .addColumn('places', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('workflows_by_name', ['engine_id', 'name'])
    .execute();
}
