import { sql } from 'kysely';
import type { Db } from '../../db/open.ts';
import { NodeSqliteAdapter } from '../../db/sqlite-dialect.ts';
import type { Storage } from '../../providers/storage/storage.ts';

/** What a look over the whole store finds. */
export interface Findings {
  /** Sentences of the database about itself. */
  readonly database: readonly string[];
  readonly pictures: number;
  /** Ids of pictures without their file, or with one of another size. */
  readonly missing: readonly string[];
  /** Keys of files that belong to nothing, older than a day. */
  readonly orphans: readonly string[];
  readonly orphanBytes: number;
  /** Works whose content is gone. */
  readonly emptyWorks: number;
}

/** Milliseconds that a file may lie before its row is there, and after it is gone. */
const SETTLED = 24 * 3_600_000;

/** Ids that one query asks for. */
const BATCH = 500;

/** Looks over database and storage, beside a server that goes on. */
export async function verify(db: Db, storage: Storage, now: Date): Promise<Findings> {
  const files = new Map<string, number>();
  const settled: string[] = [];
  for await (const { key, bytes, writtenAt } of storage.list()) {
    files.set(key, bytes);
    if (now.getTime() - writtenAt.getTime() > SETTLED) settled.push(key);
  }
  // After the files: what has come since has no row that is looked for.
  const images = await db.selectFrom('images').select(['id', 'storage_key', 'bytes', 'created_at']).execute();
  const missing = images.filter(
    ({ storage_key, bytes, created_at }) =>
      now.getTime() - Date.parse(created_at) > SETTLED / 24 && files.get(storage_key) !== bytes,
  );
  const orphans = await ownerless(db, settled);
  const { rows } = await sql<{ count: number }>`select count(*) as count from works
    left join work_contents on work_contents.work_id = works.id where work_contents.work_id is null`.execute(
    db,
  );
  return {
    database: await databaseProblems(db),
    pictures: images.length,
    missing: missing.map(({ id }) => id),
    orphans,
    orphanBytes: orphans.reduce((all, key) => all + (files.get(key) ?? 0), 0),
    emptyWorks: rows[0]?.count ?? 0,
  };
}

/** Files are named after what they belong to: a reservation, a work, or the part of an import. */
async function ownerless(db: Db, keys: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (let first = 0; first < keys.length; first += BATCH) {
    const batch = keys.slice(first, first + BATCH).map((key) => ({ key, name: key.replace(/\.\w+$/, '') }));
    const names = batch.map(({ name }) => name);
    const owners = new Set<string>();
    const imports = names.map((name) => name.replace(/-\d+-\d+$/, ''));
    const known = await Promise.all([
      db.selectFrom('works').select('id').where('id', 'in', names).execute(),
      db.selectFrom('reservations').select('id').where('id', 'in', names).execute(),
      db.selectFrom('imports').select('id').where('id', 'in', imports).execute(),
      db
        .selectFrom('images')
        .select('storage_key as id')
        .where(
          'storage_key',
          'in',
          names.map((name) => `${name}.img`),
        )
        .execute(),
    ]);
    for (const { id } of known.flat()) owners.add(id.replace(/\.img$/, ''));
    for (const [i, { key, name }] of batch.entries())
      if (!owners.has(name) && !owners.has(imports[i] ?? '')) found.push(key);
  }
  return found;
}

async function databaseProblems(db: Db): Promise<string[]> {
  if (!(db.getExecutor().adapter instanceof NodeSqliteAdapter)) return [];
  const { rows: integrity } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  const { rows: strays } = await sql<{ table: string }>`pragma foreign_key_check`.execute(db);
  return [
    ...integrity.map((row) => row.integrity_check).filter((text) => text !== 'ok'),
    ...strays.map(({ table }) => `A row of ${table} refers to one that is gone.`),
  ];
}
