import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration';
import * as accountsUsageGenerations from './migrations/001-accounts-usage-generations.ts';
import * as paymentsIdentitiesMail from './migrations/002-payments-identities-mail.ts';
import * as extractedPrompts from './migrations/003-extracted-prompts.ts';
import * as modelCalls from './migrations/004-model-calls.ts';
import * as engines from './migrations/005-engines.ts';
import * as workflows from './migrations/006-workflows.ts';
import * as apiKeys from './migrations/007-api-keys.ts';
import * as works from './migrations/008-works.ts';
import * as shares from './migrations/009-shares.ts';
import * as imports from './migrations/010-imports.ts';
import * as boards from './migrations/012-boards.ts';
import * as templates from './migrations/013-templates.ts';
import * as templateValues from './migrations/014-template-values.ts';
import * as worksOfRatio from './migrations/015-works-of-ratio.ts';
import * as jobs from './migrations/016-jobs.ts';
import * as importsOfKinds from './migrations/017-imports-of-kinds.ts';
import * as tagsOfOneSpelling from './migrations/018-tags-of-one-spelling.ts';
import * as termsRead from './migrations/019-terms-read.ts';
import * as idempotencyKeys from './migrations/020-idempotency-keys.ts';
import type { Database } from './schema.ts';

/** In the order of their names. One that was released is never changed. */
const MIGRATIONS = {
  '001-accounts-usage-generations': accountsUsageGenerations,
  '002-payments-identities-mail': paymentsIdentitiesMail,
  '003-extracted-prompts': extractedPrompts,
  '004-model-calls': modelCalls,
  '005-engines': engines,
  '006-workflows': workflows,
  '007-api-keys': apiKeys,
  '008-works': works,
  '009-shares': shares,
  '010-imports': imports,
  '012-boards': boards,
  '013-templates': templates,
  '014-template-values': templateValues,
  '015-works-of-ratio': worksOfRatio,
  '016-jobs': jobs,
  '017-imports-of-kinds': importsOfKinds,
  '018-tags-of-one-spelling': tagsOfOneSpelling,
  '019-terms-read': termsRead,
  '020-idempotency-keys': idempotencyKeys,
};

/**
 * Brings the tables up to date, or as far as the named migration. Processes that start together are safe: on
 * PostgreSQL an advisory lock makes them wait for each other, and the embedded database has one server only.
 */
export async function migrate(db: Kysely<Database>, last?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = last === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(last);
  if (error) throw error;
}

/** Whether this version knows a migration of that name. */
export const isMigration = (name: string): boolean => Object.hasOwn(MIGRATIONS, name);

/** The last migration that the tables have seen; empty where there are none. */
export async function lastMigration(db: Kysely<Database>): Promise<string> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return '';
  const { rows } = await sql<{
    name: string;
  }>`select max(name) as name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  return rows[0]?.name ?? '';
}
