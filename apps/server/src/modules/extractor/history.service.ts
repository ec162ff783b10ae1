import type { ExtractedPrompt, User } from '@framewright/contract';
import type { Db } from '../../db/open.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import { newId } from '../../ids.ts';
import { holdAccount } from '../auth/index.ts';
import * as repo from './extractor.repo.ts';

/** Characters of a prompt that a history keeps. */
const KEPT = 20_000;

/**
 * Adds to a user's history, in which the oldest make room.
 * @returns its id
 * @throws {AppError} `not_signed_in` where the account has been deleted in the meantime
 */
export async function keep(
  db: Db,
  user: User,
  { generated_prompt, ...extracted }: Omit<ExtractedPrompt, 'id'>,
): Promise<string> {
  const id = newId();
  // PostgreSQL keeps no NUL in a text.
  const prompt = generated_prompt.replaceAll('\0', '').slice(0, KEPT);
  await inTransaction(db, async (tx) => {
    // One after the other, so that a history never grows beyond its length.
    if (!(await holdAccount(tx, user.id))) throw new AppError('not_signed_in');
    await repo.insertExtracted(tx, user.id, { ...extracted, id, generated_prompt: prompt });
  });
  return id;
}

/** Puts another text in the place of one that was kept; an entry that is gone stays gone. */
export async function rewrite(db: Db, user: User, id: string, prompt: string): Promise<void> {
  await repo.updateExtracted(db, user.id, id, prompt.slice(0, KEPT));
}

/** Newest first. */
export async function historyOf(db: Db, user: User): Promise<ExtractedPrompt[]> {
  return repo.extractedOf(db, user.id);
}

/** @throws {AppError} `not_found` where the user has none of that id */
export async function forget(db: Db, user: User, id: string): Promise<void> {
  if (!(await repo.deleteExtracted(db, user.id, id))) throw new AppError('not_found');
}
