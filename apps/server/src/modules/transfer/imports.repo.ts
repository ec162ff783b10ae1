import { IMPORT, type ImportProgress } from '@framewright/contract';
import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { ExportedKind } from '../../db/exported-kind.ts';
import type { Db } from '../../db/open.ts';
import type { ImportFilesTable, ImportsTable } from '../../db/transfer-tables.ts';

/** An import, as it is stored. */
export type ImportRow = Selectable<ImportsTable>;

/** A file of an import, as it is stored. */
export type FileRow = Selectable<ImportFilesTable>;

/** Part of a transaction: an import that waits for the bytes of its files, which keep their order. */
export async function insertImport(
  tx: Db,
  row: Pick<ImportRow, 'id' | 'user_id' | 'created_at'>,
  files: readonly { readonly name: string; readonly bytes: number }[],
): Promise<void> {
  await tx
    .insertInto('imports')
    .values({ ...row, state: 'receiving' })
    .execute();
  const rows = files.map((file, place) => ({ ...file, place, import_id: row.id }));
  for (let first = 0; first < rows.length; first += ROWS)
    await tx
      .insertInto('import_files')
      .values(rows.slice(first, first + ROWS))
      .execute();
}

/** Rows of one statement. */
const ROWS = 500;

/** Part of a transaction: imports that wait for bytes or are worked on. */
export async function countOpen(tx: Db, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('imports')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .where('state', 'in', ['receiving', 'working'])
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Undefined where it is not the user's. */
export async function findImport(db: Db, userId: string, id: string): Promise<ImportRow | undefined> {
  return db
    .selectFrom('imports')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Newest first. */
export async function importsOf(db: Db, userId: string, limit: number): Promise<ImportRow[]> {
  return db
    .selectFrom('imports')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** In the order in which they were named. */
export async function readFiles(db: Db, importId: string): Promise<FileRow[]> {
  return db
    .selectFrom('import_files')
    .selectAll()
    .where('import_id', '=', importId)
    .orderBy('place')
    .execute();
}

/** @param place among the files, from 0 */
export async function findFile(db: Db, importId: string, place: number): Promise<FileRow | undefined> {
  return db
    .selectFrom('import_files')
    .selectAll()
    .where('import_id', '=', importId)
    .where('place', '=', place)
    .executeTakeFirst();
}

/** Part of a transaction: so much of a file is here, where so much was. The last part of all begins the work. */
export async function noteReceived(tx: Db, file: FileRow, received: number): Promise<void> {
  await tx
    .updateTable('import_files')
    .set({ received })
    .where('import_id', '=', file.import_id)
    .where('place', '=', file.place)
    .where('received', '=', file.received)
    .execute();
  await tx
    .updateTable('imports')
    .set({ state: 'working' })
    .where('id', '=', file.import_id)
    .where('state', '=', 'receiving')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('import_files')
            .select('place')
            .where('import_id', '=', file.import_id)
            .whereRef('received', '<', 'bytes'),
        ),
      ),
    )
    .execute();
}

/** An import that is worked on; undefined where it is gone, or over. */
export async function findWorking(db: Db, id: string): Promise<ImportRow | undefined> {
  return db
    .selectFrom('imports')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'working')
    .executeTakeFirst();
}

/** All that are worked on, and whose they are. */
export async function workingImports(db: Db): Promise<Pick<ImportRow, 'id' | 'user_id'>[]> {
  return db.selectFrom('imports').select(['id', 'user_id']).where('state', '=', 'working').execute();
}

/** What became of one more entry of a file. */
export interface Step {
  readonly outcome: 'added' | 'duplicates' | 'skipped';
  /** What it is, where that is no work. */
  readonly kind?: ExportedKind['name'] | undefined;
  /** What it became, or is already. */
  readonly workId?: string | undefined;
  readonly problem?: ImportProgress['problems'][number] | undefined;
}

const problems = z.array(z.object({ name: z.string(), message: z.string() }));
/** What the column of an import holds as JSON. @throws where it is anything else */
export const problemsIn = (stored: string) => problems.parse(JSON.parse(stored));

/**
 * Part of a transaction: goes one on in a file.
 * @returns whether the import is still there, and where it was left
 */
export async function stepOn(tx: Db, file: FileRow, step: Step): Promise<boolean> {
  const stepped = await tx
    .updateTable('import_files')
    .set(({ eb }) => ({ done: eb('done', '+', 1) }))
    .where('import_id', '=', file.import_id)
    .where('place', '=', file.place)
    .where('done', '=', file.done)
    .returning('place')
    .executeTakeFirst();
  if (!stepped) return false;
  await tx
    .updateTable('imports')
    .set(({ eb }) => ({
      [step.outcome]: eb(step.outcome, '+', 1),
      ...(step.kind && step.outcome === 'added' && { [step.kind]: eb(step.kind, '+', 1) }),
      ...(step.workId !== undefined && { work_id: step.workId }),
    }))
    .where('id', '=', file.import_id)
    .execute();
  if (step.problem) await tell(tx, file.import_id, step.problem);
  return true;
}

/** Part of a transaction: why something was not taken, unless enough is told. */
export async function tell(tx: Db, importId: string, problem: NonNullable<Step['problem']>): Promise<void> {
  const row = await tx.selectFrom('imports').select('problems').where('id', '=', importId).executeTakeFirst();
  const told = row ? problemsIn(row.problems) : [];
  if (!row || told.length >= IMPORT.problems) return;
  await tx
    .updateTable('imports')
    .set({ problems: JSON.stringify([...told, problem]) })
    .where('id', '=', importId)
    .execute();
}

/** So many things are in the file that is begun, beside those that are dealt with. */
export async function tellFound(db: Db, importId: string, count: number): Promise<void> {
  await db
    .updateTable('imports')
    .set({ found: sql`added + duplicates + skipped + ${count}` })
    .where('id', '=', importId)
    .execute();
}

/** Nothing of it is left to do. */
export async function finishFile(db: Db, { import_id, place }: FileRow): Promise<void> {
  await db
    .updateTable('import_files')
    .set({ finished: 1 })
    .where('import_id', '=', import_id)
    .where('place', '=', place)
    .execute();
}

/** Part of a transaction: it is over, and what it told works by is forgotten. */
export async function closeImport(
  tx: Db,
  { id, user_id }: Pick<ImportRow, 'id' | 'user_id'>,
  state: 'done' | 'failed',
): Promise<void> {
  await tx.updateTable('imports').set({ state }).where('id', '=', id).execute();
  await forgetAliases(tx, id, user_id);
}

/** @returns whether the user had one of that id */
export async function deleteImport(tx: Db, userId: string, id: string): Promise<boolean> {
  await forgetAliases(tx, id, userId);
  const row = await tx
    .deleteFrom('imports')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** All that begin with the import's id and a colon: a semicolon comes after it. */
async function forgetAliases(tx: Db, id: string, userId: string): Promise<void> {
  await tx
    .deleteFrom('content_hashes')
    .where('user_id', '=', userId)
    .where('hash', '>=', `${id}:`)
    .where('hash', '<', `${id};`)
    .execute();
}

/** Imports that began before an instant and are at no work. */
export async function staleImports(db: Db, before: string): Promise<Pick<ImportRow, 'id' | 'user_id'>[]> {
  return db
    .selectFrom('imports')
    .select(['id', 'user_id'])
    .where('state', '!=', 'working')
    .where('created_at', '<', before)
    .limit(ROWS)
    .execute();
}
