import { createHash } from 'node:crypto';
import { createInterface } from 'node:readline';
import { buffer } from 'node:stream/consumers';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { isUniqueViolation } from '../../db/failures.ts';
import { isMigration, lastMigration, migrate } from '../../db/migrate.ts';
import type { Db } from '../../db/open.ts';
import { forgetTermsRead } from '../../db/terms-read.ts';
import { inTransaction } from '../../db/transaction.ts';
import { wordSearchOf } from '../../db/word-search.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import { searchedText, storedContent } from '../../works/content.ts';
import {
  BackupRefused,
  keptPicture,
  MANIFEST,
  type Manifest,
  manifest,
  PICTURE_LIST,
  pictureFile,
  SECRET,
  tableFile,
} from './archive.ts';
import { PAGE, type Row, startSum, sumOf, TABLES, type TableName, writeRow } from './tables.ts';

/** PostgreSQL keeps the order of works by owner, the embedded database over all of them. */
const CROWDED =
  'Two people made something in the same millisecond, which the embedded database cannot keep: restore into PostgreSQL.';

/** What came back, and the secret of an installation that had made its own. */
export interface Restored {
  readonly manifest: Manifest;
  readonly secret: string | undefined;
}

/**
 * Takes a backup into an empty store, of whatever database and storage: this is also the way from one to the other.
 * Pictures first, then all rows or none, and each table is read again and added up. What fails can be begun again.
 * @throws {BackupRefused} for what is no backup or not whole, and where anything is in the store already
 */
export async function restore(db: Db, storage: Storage, file: string): Promise<Restored> {
  const archive = await openArchive(file);
  try {
    const told = await readManifest(archive, file);
    await prepare(db, told);
    await restorePictures(archive, storage, told);
    await inTransaction(db, async (all) => {
      for (const table of TABLES) await restoreTable(archive, all, table, told);
      await restoreWords(all);
    }).catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
      throw new BackupRefused(CROWDED, { cause: error });
    });
    for (const table of TABLES) {
      const sum = await sumOf(db, table);
      if (!isSame(sum, told.tables[table])) throw new Error(`The table ${table} is not as it was.`);
    }
    await migrate(db);
    // They may be those of an older version.
    await forgetTermsRead(db);
    return {
      manifest: told,
      secret: archive.entries.has(SECRET) ? (await archive.bytes(SECRET)).toString() : undefined,
    };
  } finally {
    archive.zip.close();
  }
}

async function openArchive(file: string) {
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false }).catch((cause: unknown) => {
    throw new BackupRefused(`${file} cannot be read, or is no backup.`, { cause });
  });
  const entries = await entriesOf(zip);
  const stream = async (name: string) => {
    const entry = entries.get(name);
    if (!entry) throw new BackupRefused(`${file} is not whole: ${name} is missing.`);
    return zip.openReadStreamPromise(entry);
  };
  return { zip, entries, stream, bytes: async (name: string) => buffer(await stream(name)) };
}

type Archive = Awaited<ReturnType<typeof openArchive>>;

async function entriesOf(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>();
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.once('end', resolve);
    zip.once('error', reject);
    zip.readEntry();
  });
  return entries;
}

async function readManifest(archive: Archive, file: string): Promise<Manifest> {
  const text = (await archive.bytes(MANIFEST)).toString();
  const read = manifest.safeParse(JSON.parse(text));
  if (!read.success) throw new BackupRefused(`${file} is no backup of Framewright.`, { cause: read.error });
  if (!isMigration(read.data.schema))
    throw new BackupRefused(`${file} was made by a newer version: update Framewright first.`);
  return read.data;
}

/** Makes the tables as they were when the backup was made. */
async function prepare(db: Db, { schema }: Manifest): Promise<void> {
  const last = await lastMigration(db);
  if (last === '') return migrate(db, schema);
  if (last !== schema)
    throw new BackupRefused('The store was started by another version: restore into an empty one.');
  for (const table of TABLES) {
    const { rows } = await sumOf(db, table);
    if (rows > 0) throw new BackupRefused(`The store is not empty (${table}): restore into an empty one.`);
  }
}

async function restorePictures(archive: Archive, storage: Storage, told: Manifest): Promise<void> {
  let count = 0;
  for await (const line of linesOf(archive, PICTURE_LIST)) {
    const { key, sha256 } = keptPicture.parse(JSON.parse(line));
    const bytes = await archive.bytes(pictureFile(key));
    if (createHash('sha256').update(bytes).digest('hex') !== sha256)
      throw new BackupRefused(`The backup is damaged: the picture ${key} is not as it was.`);
    await storage.put(key, bytes);
    count += 1;
  }
  if (count !== told.pictures.count) throw new BackupRefused('The backup is damaged: pictures are missing.');
}

async function* linesOf(archive: Archive, name: string): AsyncGenerator<string> {
  yield* createInterface({ input: await archive.stream(name), crlfDelay: Number.POSITIVE_INFINITY });
}

async function restoreTable(archive: Archive, db: Db, table: TableName, told: Manifest): Promise<void> {
  const { add, sum } = startSum();
  let rows: Row[] = [];
  const insert = async () => {
    // The rows are this table's: the sum says so.
    if (rows.length > 0)
      await db
        .insertInto(table)
        .values(rows as never)
        .execute();
    rows = [];
  };
  for await (const line of linesOf(archive, tableFile(table))) {
    const row: Row = JSON.parse(line);
    add(writeRow(row));
    if (rows.push(row) === PAGE) await insert();
  }
  await insert();
  if (!isSame(sum(), told.tables[table]))
    throw new BackupRefused(`The backup is damaged: the table ${table} is not as it was.`);
}

const isSame = (one: { rows: number; sha256: string }, other: { rows: number; sha256: string } | undefined) =>
  one.rows === other?.rows && one.sha256 === other.sha256;

/** Searches find works by words that each database keeps in its own way. */
async function restoreWords(db: Db): Promise<void> {
  const words = wordSearchOf(db);
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('works')
      .innerJoin('work_contents', 'work_id', 'id')
      .select(['id', 'user_id', 'seq', 'title', 'note', 'content'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    for (const { user_id: userId, seq, title, note, content } of rows)
      await words.put(
        db,
        { userId, seq },
        searchedText(storedContent.parse(JSON.parse(content)), title, note),
      );
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}
