import type { Purpose } from '@framewright/contract';
import type { Selectable } from 'kysely';
import type { Db } from '../../db/open.ts';
import type { EnginesTable, WorkflowsTable } from '../../db/schema.ts';

/** An engine that somebody typed in, as it is stored: its credentials are sealed. */
export type EngineRow = Selectable<EnginesTable>;

/** A workflow that somebody brought, as it is stored. */
export type WorkflowRow = Selectable<WorkflowsTable>;

/** What the store has of engines, by id; credentials are sealed. */
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

/** Nothing where there is none. */
export async function deleteEngine(db: Db, id: string): Promise<void> {
  await db.deleteFrom('engines').where('id', '=', id).execute();
}

/** The model that was chosen for each purpose; a purpose that was left alone is missing. */
export async function readDefaults(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('engine_defaults').selectAll().execute();
  return new Map(rows.map(({ purpose, model }) => [purpose, model]));
}

/** @param model null where it is left to what is ready */
export async function writeDefault(db: Db, purpose: Purpose, model: string | null): Promise<void> {
  await db.deleteFrom('engine_defaults').where('purpose', '=', purpose).execute();
  if (model !== null) await db.insertInto('engine_defaults').values({ purpose, model }).execute();
}

/** Of every engine, by name. */
export function readWorkflows(db: Db): Promise<WorkflowRow[]> {
  return db.selectFrom('workflows').selectAll().orderBy('name').execute();
}

/** Keeps a workflow, in place of the one of the same name at the same engine, whose id it keeps. */
export async function writeWorkflow(db: Db, row: WorkflowRow): Promise<void> {
  const { workflow, places, updated_at } = row;
  await db
    .insertInto('workflows')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['engine_id', 'name']).doUpdateSet({ workflow, places, updated_at }),
    )
    .execute();
}

/** @returns whether there was one */
export async function deleteWorkflow(db: Db, engineId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('workflows')
    .where('engine_id', '=', engineId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
