import {
  type beginImport,
  IMPORT,
  IMPORT_TEXTS,
  type ImportProgress,
  type User,
} from '@framewright/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { Jobs } from '../../db/jobs/run-jobs.ts';
import type { Db } from '../../db/open.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import { newId } from '../../ids.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import { holdAccount } from '../auth/index.ts';
import { leaveBehind } from '../usage/index.ts';
import { discardLeft } from '../work/index.ts';
import * as repo from './imports.repo.ts';
import { partKey, partsOf } from './parts.ts';

export interface ImportDeps {
  readonly db: Db;
  readonly storage: Storage;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
}

/** The queue of imports that are worked on. */
export const IMPORTS = 'imports';

/** Imports that a list shows. */
const LISTED = 10;

/** @throws {AppError} `too_many_imports` */
export async function startImport(
  { db, now }: ImportDeps,
  user: User,
  { files }: z.output<typeof beginImport.body>,
): Promise<ImportProgress> {
  const row = { id: newId(), user_id: user.id, created_at: now().toISOString() };
  await inTransaction(db, async (tx) => {
    if (!(await holdAccount(tx, user.id))) throw new AppError('not_signed_in');
    if ((await repo.countOpen(tx, user.id)) >= IMPORT.open) throw new AppError('too_many_imports');
    await repo.insertImport(tx, row, files);
  });
  return progressOf({ db }, user, row.id);
}

/** @throws {AppError} `not_found` */
export async function progressOf(
  { db }: Pick<ImportDeps, 'db'>,
  user: User,
  id: string,
): Promise<ImportProgress> {
  const row = await repo.findImport(db, user.id, id);
  if (!row) throw new AppError('not_found');
  return shown(db, row);
}

/** Newest first. */
export async function listImports({ db }: ImportDeps, user: User): Promise<ImportProgress[]> {
  const items = [];
  for (const row of await repo.importsOf(db, user.id, LISTED)) items.push(await shown(db, row));
  return items;
}

async function shown(db: Db, row: repo.ImportRow): Promise<ImportProgress> {
  const { id, state, created_at, found, added, duplicates, skipped, problems, work_id } = row;
  const { boards, templates } = row;
  const files = await repo.readFiles(db, id);
  return {
    ...{ id, state, created_at, found, added, boards, templates, duplicates, skipped, work_id },
    files: files.map(({ name, bytes, received }) => ({ name, bytes, received })),
    problems: repo.problemsIn(problems),
  };
}

/**
 * Keeps the next part of a file, and with the last of all begins to take them over. One that is here already is
 * passed over, so that it may be sent again.
 * @throws {AppError} `not_found`, or `wrong_part` for any other
 */
export async function receivePart(
  { db, storage, jobs }: ImportDeps & { readonly jobs: Jobs },
  user: User,
  { id, place, offset }: { readonly id: string; readonly place: number; readonly offset: number },
  bytes: Buffer,
): Promise<void> {
  const row = await repo.findImport(db, user.id, id);
  const file = row && (await repo.findFile(db, id, place));
  if (!file) throw new AppError('not_found');
  const { received } = file;
  if (offset + bytes.length <= received) return;
  const expected = Math.min(IMPORT.partBytes, file.bytes - received);
  if (row.state !== 'receiving' || offset !== received) throw new AppError('wrong_part');
  if (bytes.length !== expected)
    throw new AppError('wrong_part', { detail: IMPORT_TEXTS.partSize(bytes.length, expected) });
  const key = partKey(id, place, offset / IMPORT.partBytes);
  // What a crash, or the same part on another call, has left of it.
  await storage.remove(key);
  await storage.put(key, bytes);
  const after = await inTransaction(db, async (tx) => {
    await repo.noteReceived(tx, file, received + bytes.length);
    const changed = await repo.findImport(tx, user.id, id);
    if (changed?.state === 'working') await jobs.add(tx, IMPORTS, { subject: id, owner: user.id });
    return changed;
  });
  if (!after) await storage.remove(key);
  if (after?.state === 'working') jobs.wake(IMPORTS);
}

/** What it has added stays. @throws {AppError} `not_found` */
export async function end(deps: ImportDeps, user: Pick<User, 'id'>, id: string): Promise<void> {
  const left = await inTransaction(deps.db, async (tx) => {
    const parts = await partsOfImport(tx, id);
    if (!(await repo.deleteImport(tx, user.id, id))) throw new AppError('not_found');
    await leaveBehind(tx, 'images', parts, deps.now());
    return parts;
  });
  await discardLeft(deps, left);
}

/** The names of all that an import has stored. */
export async function partsOfImport(db: Db, id: string): Promise<string[]> {
  return (await repo.readFiles(db, id)).flatMap((file) => partsOf(file));
}

const DAY = 86_400_000;

/** Forgets imports that are long over, and those whose files never came. */
export async function forgetOldImports(deps: ImportDeps): Promise<void> {
  const before = new Date(deps.now().getTime() - IMPORT.keptDays * DAY).toISOString();
  for (const { id, user_id } of await repo.staleImports(deps.db, before))
    await end(deps, { id: user_id }, id);
}
