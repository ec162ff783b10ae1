import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { openJobs } from '../db/jobs/open-jobs.ts';
import { migrate } from '../db/migrate.ts';
import { openStore, type Store } from '../db/open.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated, empty database file, to be copied. */
    sqliteTemplate: string;
    /** The address of a PostgreSQL server's `postgres` database; '' where there is none. */
    postgresUrl: string;
    /** How such a server copies a database, in its words. */
    postgresCopies: string;
  }
}

export const POSTGRES_TEMPLATE = 'framewright_template';

/** Makes what every test begins from: migrated, empty databases that are copied in milliseconds. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'framewright-template-'));
  const file = path.join(folder, 'template.sqlite');
  await migrated({ kind: 'sqlite', file }, async ({ db }) => {
    // One file, with nothing left beside it.
    await sql`pragma journal_mode = delete`.execute(db);
  });
  const postgres = await startPostgres();
  if (postgres) project.provide('postgresCopies', await makePostgresTemplate(postgres));
  else process.stdout.write('No PostgreSQL on this machine: its tests are skipped.\n');
  project.provide('sqliteTemplate', file);
  project.provide('postgresUrl', postgres?.url('postgres') ?? '');
  return async () => {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** The version from which on a copy can be written to the log page by page, and is unless one says otherwise. */
const LOGS_COPIES = 150_000;

/** @returns how it is copied: as files, since by way of the log each test takes 0.17 s more of the processor */
async function makePostgresTemplate(postgres: PostgresServer): Promise<string> {
  const { db } = await openStore({ kind: 'postgres', url: postgres.url('postgres') }, fail);
  await sql`create database ${sql.id(POSTGRES_TEMPLATE)}`.execute(db);
  const { rows } = await sql<{
    version: string;
  }>`select current_setting('server_version_num') as version`.execute(db);
  await db.destroy();
  await migrated({ kind: 'postgres', url: postgres.url(POSTGRES_TEMPLATE) }, async (store) => {
    // The tables of jobs, too.
    const jobs = await openJobs(store, [], fail);
    await jobs.close();
  });
  return Number(rows[0]?.version) < LOGS_COPIES ? '' : 'strategy file_copy';
}

async function migrated(
  config: Parameters<typeof openStore>[0],
  finish: (store: Store) => Promise<void>,
): Promise<void> {
  const store = await openStore(config, fail);
  await migrate(store.db);
  await finish(store);
  await store.db.destroy();
}

function fail(error: Error): never {
  throw error;
}
