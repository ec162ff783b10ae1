import type { TemplateSummary } from '@framewright/contract';
import type { Updateable } from 'kysely';
import type { Db } from '../../db/open.ts';
import type { TemplatesTable } from '../../db/schema.ts';
import { type Owned, ownedBy } from '../../owned.ts';

const SUMMARY = ['id', 'name', 'text', 'created_at', 'updated_at'] as const;
const COLUMNS = [...SUMMARY, 'lists', 'csv'] as const;

/** A template as it is kept: its lists as JSON. */
export interface TemplateRow extends TemplateSummary {
  readonly lists: string;
  readonly csv: string;
}

/** A template of whoever asks. */
export type OwnedTemplate = Owned<TemplateRow & Pick<TemplatesTable, 'user_id'>>;

/** By name. */
export async function templatesOf(db: Db, userId: string): Promise<TemplateSummary[]> {
  return ofUser(db, userId).select(SUMMARY).execute();
}

/** By name, with all that is kept of them. */
export async function wholeTemplatesOf(db: Db, userId: string): Promise<TemplateRow[]> {
  return ofUser(db, userId).select(COLUMNS).execute();
}

/** Templates that are read at once. */
const PAGE = 50;

/** A page of a user's templates, oldest first. @param after the id of the last of the page before; empty for the first */
export async function templatesAfter(db: Db, userId: string, after: string): Promise<TemplateRow[]> {
  return db
    .selectFrom('templates')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(PAGE)
    .execute();
}

/** Part of a transaction: whether the user has one that says the same since the same moment. */
export async function hasTemplate(
  tx: Db,
  userId: string,
  { name, text, lists, csv, created_at }: TemplateRow,
): Promise<boolean> {
  const same = ofUser(tx, userId).select('id').where('name', '=', name).where('text', '=', text);
  const row = await same
    .where('lists', '=', lists)
    .where('csv', '=', csv)
    .where('created_at', '=', created_at)
    .executeTakeFirst();
  return row !== undefined;
}

function ofUser(db: Db, userId: string) {
  return db.selectFrom('templates').where('user_id', '=', userId).orderBy('name').orderBy('id');
}

/** Part of a transaction. */
export async function countTemplates(tx: Db, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('templates')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Part of a transaction. */
export async function insertTemplate(tx: Db, userId: string, template: TemplateRow): Promise<void> {
  await tx
    .insertInto('templates')
    .values({ ...template, user_id: userId })
    .execute();
}

/** Undefined where it is not the user's. */
export async function findOwnedTemplate(
  db: Db,
  userId: string,
  id: string,
): Promise<OwnedTemplate | undefined> {
  const rows = await db
    .selectFrom('templates')
    .select([...COLUMNS, 'user_id'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute();
  return ownedBy(userId, rows)[0];
}

/** @returns the template; undefined where it has been deleted meanwhile */
export async function updateTemplate(
  db: Db,
  { id }: OwnedTemplate,
  change: Updateable<TemplatesTable>,
): Promise<TemplateRow | undefined> {
  return db.updateTable('templates').set(change).where('id', '=', id).returning(COLUMNS).executeTakeFirst();
}

/** Nothing where it has been deleted meanwhile. */
export async function deleteTemplate(db: Db, { id }: OwnedTemplate): Promise<void> {
  await db.deleteFrom('templates').where('id', '=', id).execute();
}
