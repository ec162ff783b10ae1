import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, type LogEvent, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import type { Config } from '../config.ts';
import type { Database } from './schema.ts';
import { type OnStatement, sqliteDialect } from './sqlite-dialect.ts';

/**
 * The handle that repositories take, of the store or of a transaction. Inside a transaction only its
 * own handle may be used: the outer one waits for ever on SQLite and leaves the transaction on PostgreSQL.
 */
export type Db = Kysely<Database>;

/** The open database. */
export interface Store {
  readonly db: Db;
  /** The PostgreSQL connections; undefined on the embedded database. */
  readonly pool: Pool | undefined;
}

/** How long a statement waits for another process's write, in milliseconds. */
const BUSY_TIMEOUT = 5_000;

/**
 * Opens the store. The embedded database is made where there is none.
 * @param onIdleError hears of PostgreSQL connections that break while unused
 * @param onStatement hears of each statement
 */
export async function openStore(
  config: Config['database'],
  onIdleError: (error: Error) => void,
  onStatement?: OnStatement,
): Promise<Store> {
  if (config.kind === 'postgres') return openPostgres(config.url, onIdleError, onStatement);
  mkdirSync(path.dirname(config.file), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(config.file, {
    timeout: BUSY_TIMEOUT,
    enableForeignKeyConstraints: true,
  });
  // Full: a commit is on the disk before it is answered. The log is folded in every 16 MB.
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = 4000;');
  return { db: new Kysely<Database>({ dialect: sqliteDialect(database, onStatement) }), pool: undefined };
}

async function openPostgres(
  url: string,
  onIdleError: (error: Error) => void,
  onStatement: OnStatement | undefined,
): Promise<Store> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000,
    types: {
      // Counts come as int8, which pg hands on as text.
      getTypeParser: (type, format) =>
        type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format),
    },
  });
  pool.on('error', onIdleError);
  const log = ({ query, queryDurationMillis, level }: LogEvent) =>
    onStatement?.(query.sql, queryDurationMillis, level === 'error');
  const dialect = new PostgresDialect({ pool });
  return { db: new Kysely<Database>({ dialect, ...(onStatement && { log }) }), pool };
}
