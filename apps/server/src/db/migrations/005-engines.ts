import type { Kysely } from 'kysely';

/** Engines at typed addresses, how they are unlocked, and who answers by default. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('engines')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text')
    .addColumn('url', 'text')
    .addColumn('authorization', 'text')
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('engine_defaults')
    .addColumn('purpose', 'text', (column) => column.primaryKey())
    .addColumn('model', 'text', (column) => column.notNull())
    .execute();
}
