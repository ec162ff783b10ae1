import type { Purpose } from '@framewright/contract';
import type { Selectable } from 'kysely';
import type { Db } from '../../db/open.ts';
import type { EnginesTable } from '../../db/schema.ts';

export type EngineRow = Selectable<EnginesTable>;

export function readEngines(db: Db): Promise<EngineRow[]> {
  return db.selectFrom('engines').selectAll().orderBy('id').execute();
}

/** Keeps an engine in place of what was kept of it. */
export async function writeEngine(db: Db, row: EngineRow): Promise<void> {
  const { id: _, ...rest } = row;
  await db
    .insertInto('engines')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(rest))
    .execute();
}

export async function deleteEngine(db: Db, id: string): Promise<void> {
  await db.deleteFrom('engines').where('id', '=', id).execute();
}

export async function readDefaults(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('engine_defaults').selectAll().execute();
  return new Map(rows.map(({ purpose, model }) => [purpose, model]));
}

/** @param model null where it is left to what is ready */
export async function writeDefault(db: Db, purpose: Purpose, model: string | null): Promise<void> {
  await db.deleteFrom('engine_defaults').where('purpose', '=', purpose).execute();
  if (model !== null) await db.insertInto('engine_defaults').values({ purpose, model }).execute();
}
