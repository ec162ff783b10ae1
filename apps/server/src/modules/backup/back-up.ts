import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { ZipFile } from 'yazl';
import { lastMigration } from '../../db/migrate.ts';
import { type Db, openStore } from '../../db/open.ts';
import { NodeSqliteAdapter } from '../../db/sqlite-dialect.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import {
  BackupRefused,
  MANIFEST,
  type Manifest,
  PICTURE_LIST,
  pictureFile,
  type SavedPicture,
  SECRET,
  tableFile,
} from './archive.ts';
import { pagesOf, type Sum, startSum, TABLES, writeRow } from './tables.ts';

/** What is backed up. */
export interface BackupSource {
  readonly db: Db;
  readonly storage: Storage;
  /** Of an installation that made its own; undefined where the environment gives it. */
  readonly secret: string | undefined;
  readonly now: () => Date;
}

/**
 * Writes everything to a file, beside a server that goes on: the rows as they are at one instant, then the pictures
 * that they name. A picture that is deleted meanwhile is left out. The file is whole, or is not there.
 * @throws {BackupRefused} where the file exists already
 */
export async function backUp(source: BackupSource, file: string): Promise<Manifest> {
  if (existsSync(file)) throw new BackupRefused(`${file} exists already: name another file.`);
  const partial = `${file}.partial`;
  try {
    const written = await write(source, file, partial);
    await sync(partial);
    await rename(partial, file);
    return written;
  } finally {
    await rm(partial, { force: true });
  }
}

async function write({ db, storage, secret, now }: BackupSource, file: string, partial: string) {
  const zip = new ZipFile();
  const output = pipeline(zip.outputStream, createWriteStream(partial, { flags: 'wx', mode: 0o600 }));
  // Until it is waited for below, where it fails first.
  output.catch(() => {});
  zip.on('error', (error) => zip.outputStream.emit('error', error));
  const addLater = (name: string, open: () => Readable, compress = true) =>
    zip.addReadStreamLazy(name, { forceZip64Format: true, compress }, (give) => give(null, open()));
  const made_at = now().toISOString();
  if (secret !== undefined) zip.addBuffer(Buffer.from(secret), SECRET);
  const tables: Record<string, Sum> = {};
  const [schema, keys] = await atOneInstant(db, `${file}.database`, async (still) => {
    const all = TABLES.map(
      (table) =>
        new Promise<void>((resolve) => {
          const done = (sum: Sum) => {
            tables[table] = sum;
            resolve();
          };
          addLater(tableFile(table), () => Readable.from(linesOf(still, table, done)));
        }),
    );
    await Promise.race([Promise.all(all), output]);
    return [await lastMigration(still), await pictureKeys(still)] as const;
  });
  const pictures: SavedPicture[] = [];
  for (const key of keys)
    addLater(pictureFile(key), () => Readable.from(bytesOf(storage, key, pictures)), false);
  addLater(PICTURE_LIST, () => Readable.from(pictures.map((picture) => `${JSON.stringify(picture)}\n`)));
  const manifest = (): Manifest => ({
    ...{ format: 'framewright-backup', version: 1, made_at, schema, tables },
    pictures: { count: pictures.length, bytes: pictures.reduce((all, { bytes }) => all + bytes, 0) },
  });
  addLater(MANIFEST, () => Readable.from([JSON.stringify(manifest(), undefined, 2)]));
  zip.end();
  await output;
  return manifest();
}

/** The embedded database is copied first, so that nobody waits; PostgreSQL keeps the instant by itself. */
async function atOneInstant<T>(db: Db, copy: string, work: (db: Db) => Promise<T>): Promise<T> {
  if (!(db.getExecutor().adapter instanceof NodeSqliteAdapter))
    return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
  try {
    await sql`vacuum into ${copy}`.execute(db);
    const { db: still } = await openStore({ kind: 'sqlite', file: copy }, () => {});
    try {
      return await work(still);
    } finally {
      await still.destroy();
    }
  } finally {
    for (const end of ['', '-wal', '-shm']) await rm(`${copy}${end}`, { force: true });
  }
}

async function* bytesOf(storage: Storage, key: string, pictures: SavedPicture[]) {
  const stored = await storage.open(key);
  if (!stored) return;
  const bytes = await buffer(stored);
  pictures.push({ key, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
  yield bytes;
}

async function* linesOf(db: Db, table: (typeof TABLES)[number], done: (sum: Sum) => void) {
  const { add, sum } = startSum();
  for await (const rows of pagesOf(db, table)) {
    const lines = rows.map(writeRow);
    lines.forEach(add);
    yield lines.join('');
  }
  done(sum());
}

async function pictureKeys(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('images').select('storage_key').orderBy('storage_key').execute();
  return rows.map(({ storage_key }) => storage_key);
}

async function sync(file: string): Promise<void> {
  const handle = await open(file);
  await handle.sync();
  await handle.close();
}
