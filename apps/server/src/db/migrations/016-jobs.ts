import type { Kysely } from 'kysely';
import { NodeSqliteAdapter } from '../sqlite-dialect.ts';

/**
 * Jobs of the embedded database; on PostgreSQL pg-boss keeps tables of its own. Who is at work on a board or an import
 * is told by its job from here on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  if (db.getExecutor().adapter instanceof NodeSqliteAdapter)
    await schema
      .createTable('jobs')
      .addColumn('queue', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('held', 'integer', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('added_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('jobs_key', ['queue', 'subject'])
      .execute();
  await schema.alterTable('boards').dropColumn('alive_until').execute();
  await schema.alterTable('imports').dropColumn('held_until').execute();
}
