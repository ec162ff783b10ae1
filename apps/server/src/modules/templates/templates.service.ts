import {
  type addTemplate,
  type changeTemplate,
  type expandTemplate,
  type OwnTemplate,
  type ResponseOf,
  TEMPLATE,
  type TemplateSummary,
  type User,
} from '@framewright/contract';
import { expansionsOf, readCsv, readTemplate, sampleOf } from '@framewright/prompt-dialects/templates';
import type { z } from 'zod';
import type { Db } from '../../db/open.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import { newId } from '../../ids.ts';
import { holdAccount } from '../auth/index.ts';
import * as repo from './templates.repo.ts';

export interface TemplateDeps {
  readonly db: Db;
  readonly now: () => Date;
}

/** By name. */
export async function listTemplates({ db }: TemplateDeps, user: User): Promise<TemplateSummary[]> {
  return repo.templatesOf(db, user.id);
}

/** @throws {AppError} `too_many_templates`; `not_signed_in` where the account has been deleted meanwhile */
export async function keepTemplate(
  { db, now }: TemplateDeps,
  user: User,
  { lists, ...said }: z.output<typeof addTemplate.body>,
): Promise<OwnTemplate> {
  const at = now().toISOString();
  const row = { ...said, lists: JSON.stringify(lists), id: newId(), created_at: at, updated_at: at };
  await inTransaction(db, async (tx) => {
    // One after the other, so that there are never more than the bound.
    if (!(await holdAccount(tx, user.id))) throw new AppError('not_signed_in');
    if ((await repo.countTemplates(tx, user.id)) >= TEMPLATE.ofAccount)
      throw new AppError('too_many_templates');
    await repo.insertTemplate(tx, user.id, row);
  });
  return shown(row);
}

/** @throws {AppError} `not_found` */
export async function openTemplate({ db }: TemplateDeps, user: User, id: string): Promise<OwnTemplate> {
  const { user_id: _, ...row } = await ownedTemplate(db, user, id);
  return shown(row);
}

/** @throws {AppError} `not_found` */
export async function rewriteTemplate(
  { db, now }: TemplateDeps,
  user: User,
  id: string,
  { lists, ...said }: z.output<typeof changeTemplate.body>,
): Promise<OwnTemplate> {
  const change = { ...said, ...(lists && { lists: JSON.stringify(lists) }), updated_at: now().toISOString() };
  const row = await repo.updateTemplate(db, await ownedTemplate(db, user, id), change);
  if (!row) throw new AppError('not_found');
  return shown(row);
}

/** @throws {AppError} `not_found` */
export async function endTemplate({ db }: TemplateDeps, user: User, id: string): Promise<void> {
  await repo.deleteTemplate(db, await ownedTemplate(db, user, id));
}

/**
 * What a template makes; nothing is kept or counted.
 * @throws {AppError} `invalid_request` for a CSV that cannot be read
 */
export function expand({
  text,
  lists,
  csv,
  limit,
}: z.output<typeof expandTemplate.body>): ResponseOf<typeof expandTemplate> {
  const table = csv === undefined ? { rows: [] } : readCsv(csv);
  if ('problem' in table) {
    const problem = { path: 'csv', message: table.problem };
    throw new AppError('invalid_request', { detail: problem.message, fields: [problem] });
  }
  const template = readTemplate(text);
  const expansions = expansionsOf(template, { lists, rows: table.rows });
  const { count, unfilled, unread } = expansions;
  const prompts = sampleOf(expansions, limit).map((each) => ({ ...each, chosen: [...each.chosen] }));
  return { names: [...template.names], unfilled: [...unfilled], unread: [...unread], count, prompts };
}

async function ownedTemplate(db: Db, user: User, id: string): Promise<repo.OwnedTemplate> {
  const row = await repo.findOwnedTemplate(db, user.id, id);
  if (!row) throw new AppError('not_found');
  return row;
}

/** A template as its owner sees it. */
export function shown({ lists, ...row }: repo.TemplateRow): OwnTemplate {
  return { ...row, lists: JSON.parse(lists) };
}
