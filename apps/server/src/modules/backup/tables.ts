import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../db/open.ts';
import type { Database } from '../../db/schema.ts';

/**
 * Every table with the columns that tell its rows apart, after those that it refers to. Left out: the counters of
 * rates, which pass, and the words of searches, which are made again.
 */
const KEYS: { readonly [Table in keyof Database]: readonly (keyof Database[Table] & string)[] } = {
  users: ['id'],
  sessions: ['id'],
  identities: ['issuer', 'subject'],
  one_use_tokens: ['hash'],
  api_keys: ['id'],
  usage_days: ['user_id', 'day', 'kind'],
  reservations: ['id'],
  generations: ['id'],
  images: ['id'],
  checkout_sessions: ['id'],
  subscriptions: ['id'],
  payment_events: ['id'],
  extracted_prompts: ['id'],
  model_calls: ['id'],
  spend_days: ['day'],
  engines: ['id'],
  engine_defaults: ['purpose'],
  workflows: ['id'],
  work_counters: ['user_id'],
  works: ['user_id', 'seq'],
  work_contents: ['work_id'],
  work_tags: ['user_id', 'tag', 'seq'],
  work_terms: ['user_id', 'element', 'term', 'seq'],
  collections: ['id'],
  collection_works: ['collection_id', 'seq'],
  shares: ['id'],
  imports: ['id'],
  import_files: ['import_id', 'place'],
  content_hashes: ['work_id', 'hash'],
  boards: ['id'],
  board_cells: ['board_id', 'place'],
  templates: ['id'],
  idempotency_keys: ['user_id', 'endpoint', 'key'],
};

/** A table of this product; those of libraries are not backed up. */
export type TableName = keyof Database;

// The keys of an object are what its type says: it is a constant above.
export const TABLES = Object.keys(KEYS) as readonly TableName[];

/** A row of any table, as the database tells it. */
export type Row = Readonly<Record<string, unknown>>;

/** Rows that are in memory at once. */
export const PAGE = 500;

/** All rows of a table, in the order of its key, a page at a time. */
export async function* pagesOf(db: Db, table: TableName): AsyncGenerator<readonly Row[]> {
  const columns = KEYS[table];
  const key = sql.join(columns.map((column) => sql.ref(column)));
  let last: Row | undefined;
  for (;;) {
    const after = last && sql.join(columns.map((column) => last?.[column]));
    const beyond = after ? sql`where (${key}) > (${after})` : sql``;
    const { rows } = await sql<Row>`select * from ${sql.table(table)} ${beyond}
      order by ${key} limit ${PAGE}`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return;
    last = rows.at(-1);
  }
}

/** A row as one line, alike from every database: its columns in the order of the alphabet. */
export function writeRow(row: Row): string {
  const columns = Object.keys(row).sort();
  return `${JSON.stringify(Object.fromEntries(columns.map((column) => [column, row[column]])))}\n`;
}

/** What tells whether two tables hold the same: how many rows, and the sum of their SHA-256 modulo 2^256. */
export interface Sum {
  readonly rows: number;
  readonly sha256: string;
}

/** Adds up lines. A sum, as databases sort texts each in its own way. */
export function startSum() {
  let rows = 0;
  let total = 0n;
  return {
    add(line: string): void {
      rows += 1;
      total += BigInt(`0x${createHash('sha256').update(line).digest('hex')}`);
    },
    sum: (): Sum => ({ rows, sha256: BigInt.asUintN(256, total).toString(16).padStart(64, '0') }),
  };
}

/** Reads a whole table only to add it up. */
export async function sumOf(db: Db, table: TableName): Promise<Sum> {
  const { add, sum } = startSum();
  for await (const rows of pagesOf(db, table)) for (const row of rows) add(writeRow(row));
  return sum();
}
