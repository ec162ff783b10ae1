import { TERMS_VERSION } from '@framewright/prompt-engine/terms-version';
import { type Kysely, sql } from 'kysely';

/** How far the works have been read for their terms, and by which version of the rules: at most one row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('terms_read')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('seq', 'bigint', (column) => column.notNull())
    .addColumn('finished', 'integer', (column) => column.notNull())
    .execute();
  // What is kept from here on has terms of today; what was kept before is read again by a job.
  const { rows } = await sql`select id from works limit 1`.execute(db);
  if (rows.length > 0) return;
  await sql`insert into terms_read (version, user_id, seq, finished)
    values (${TERMS_VERSION}, ${''}, ${0}, ${1})`.execute(db);
}
