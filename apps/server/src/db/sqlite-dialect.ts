import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { WriteAheadLog } from './write-ahead-log.ts';

/** Distinct texts of queries; ours are a few dozen. */
const CACHED_STATEMENTS = 256;

/** Hears of a statement that has ended. @param sql without its values @param milliseconds that it took */
export type OnStatement = (sql: string, milliseconds: number, failed: boolean) => void;

/** Kysely over Node's own SQLite: one connection, whose users take turns. */
export function sqliteDialect(database: DatabaseSync, onStatement?: OnStatement): Dialect {
  const connection = new NodeSqliteConnection(database, onStatement);
  return {
    createAdapter: () => new NodeSqliteAdapter(connection),
    createDriver: () => new NodeSqliteDriver(connection),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** What Kysely is told of `node:sqlite`; a `Db` that has it stands on SQLite. */
export class NodeSqliteAdapter extends SqliteAdapter {
  /** For a query that need not take its turn: see `prepared`. */
  readonly connection: NodeSqliteConnection;

  constructor(connection: NodeSqliteConnection) {
    super();
    this.connection = connection;
  }

  /** SQLite does roll back schema changes, so an interrupted migration leaves nothing behind. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class NodeSqliteDriver implements Driver {
  readonly #connection: NodeSqliteConnection;

  constructor(connection: NodeSqliteConnection) {
    this.#connection = connection;
  }

  async init(): Promise<void> {}

  /** Kysely itself lets one user at a time come here, since the adapter has a single connection. */
  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {}

  /** Immediate: a plain begin can fail later, at its first write. */
  async beginTransaction(): Promise<void> {
    this.#connection.run('begin immediate');
  }

  async commitTransaction(): Promise<void> {
    this.#connection.run('commit');
  }

  async rollbackTransaction(): Promise<void> {
    // A full disk has rolled back already, and there is no transaction left to end.
    if (this.#connection.isInTransaction) this.#connection.run('rollback');
  }

  async destroy(): Promise<void> {
    await this.#connection.close();
  }
}

class NodeSqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #onStatement: OnStatement | undefined;
  readonly #log: WriteAheadLog;
  readonly #statements = new Map<string, Prepared>();

  constructor(database: DatabaseSync, onStatement: OnStatement | undefined) {
    this.#database = database;
    this.#onStatement = onStatement;
    this.#log = new WriteAheadLog(database.location() ?? '');
  }

  get isInTransaction(): boolean {
    return this.#database.isTransaction;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.run<Row>(query.sql, query.parameters);
  }

  run<Row>(sql: string, parameters: readonly unknown[] = []): QueryResult<Row> {
    if (!this.#onStatement) return this.#run(sql, parameters);
    const began = performance.now();
    let failed = true;
    try {
      const result = this.#run<Row>(sql, parameters);
      failed = false;
      return result;
    } finally {
      this.#onStatement(sql, performance.now() - began, failed);
    }
  }

  #run<Row>(sql: string, parameters: readonly unknown[]): QueryResult<Row> {
    const { statement, answersRows } = this.#prepare(sql);
    const values = parameters as readonly SQLInputValue[]; // Kysely types them as unknown
    if (answersRows) return { rows: statement.all(...values) as Row[] }; // the schema's own promise
    const { changes } = statement.run(...values);
    return { numAffectedRows: BigInt(changes), rows: [] };
  }

  streamQuery(): never {
    throw new Error('Streaming is not part of the portable subset.');
  }

  /** Resolves when all that is committed by now is on the disk, also what was committed unsynced. */
  synced(): Promise<void> {
    return this.#log.synced();
  }

  async close(): Promise<void> {
    if (this.#database.isOpen) this.#database.close();
    await this.#log.close();
  }

  #prepare(sql: string): Prepared {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    const prepared = { statement, answersRows: statement.columns().length > 0 };
    if (this.#statements.size >= CACHED_STATEMENTS) this.#statements.clear();
    this.#statements.set(sql, prepared);
    return prepared;
  }
}

interface Prepared {
  readonly statement: StatementSync;
  readonly answersRows: boolean;
}
