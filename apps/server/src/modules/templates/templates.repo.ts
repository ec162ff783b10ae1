import type { OwnTemplate } from '@framewright/contract';
import type { Db } from '../../db/open.ts';

const COLUMNS = ['id', 'name', 'text', 'created_at', 'updated_at'] as const;

/** By name. */
export async function templatesOf(db: Db, userId: string): Promise<OwnTemplate[]> {
  return db
    .selectFrom('templates')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

export async function countTemplates(tx: Db, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('templates')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertTemplate(tx: Db, userId: string, template: OwnTemplate): Promise<void> {
  await tx
    .insertInto('templates')
    .values({ ...template, user_id: userId })
    .execute();
}

export async function findTemplate(db: Db, userId: string, id: string): Promise<OwnTemplate | undefined> {
  return db
    .selectFrom('templates')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** @returns the template, where the user has one of that id */
export async function updateTemplate(
  db: Db,
  userId: string,
  id: string,
  change: Partial<Pick<OwnTemplate, 'name' | 'text'>> & Pick<OwnTemplate, 'updated_at'>,
): Promise<OwnTemplate | undefined> {
  return db
    .updateTable('templates')
    .set(change)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** @returns whether the user had one of that id */
export async function deleteTemplate(db: Db, userId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('templates')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
