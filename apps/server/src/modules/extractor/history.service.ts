import {
  EXTRACTOR_IMAGE,
  type ExtractedPrompt,
  type ExtractedSettings,
  type HistoryEntry,
  type User,
} from '@framewright/contract';
import type { Span } from '@framewright/prompt-engine/vocabulary';
import type { Db } from '../../db/open.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import { newId } from '../../ids.ts';
import { holdAccount } from '../auth/index.ts';
import { keepExtraction, rewriteExtraction } from '../work/index.ts';
import * as repo from './extractor.repo.ts';

/** What the roll shows of it beside. */
interface Beside {
  readonly anatomy: readonly Span[];
  readonly model: string;
  /** How its file says that it was made; null where it says nothing. */
  readonly made: ExtractedSettings | null;
  readonly durationMs: number;
  readonly width: number;
  readonly height: number;
}

type NewExtract = Pick<ExtractedPrompt, 'image_name' | 'generated_prompt' | 'thumbnail'> & {
  readonly createdAt: Date;
};

/**
 * Keeps on the roll, and adds to a user's history, in which the oldest make room. The picture that was read last, read
 * again, is the same work: where it says the same nothing is added, and else a version of it.
 * @returns its id in both
 * @throws {AppError} `not_signed_in` where the account has been deleted in the meantime
 */
export async function keepExtracted(
  db: Db,
  user: User,
  { generated_prompt, createdAt, ...extracted }: NewExtract,
  { anatomy, model, made, durationMs, width, height }: Beside,
): Promise<string> {
  const id = newId();
  // PostgreSQL keeps no NUL in a text.
  const prompt = generated_prompt.replaceAll('\0', '').slice(0, EXTRACTOR_IMAGE.text);
  const entry = { ...extracted, id, generated_prompt: prompt, created_at: createdAt.toISOString() };
  return inTransaction(db, async (tx) => {
    // One after the other, so that a history never grows beyond its length.
    if (!(await holdAccount(tx, user.id))) throw new AppError('not_signed_in');
    const last = await repo.newestEntry(tx, user.id);
    const isAgain = last?.thumbnail === entry.thumbnail && last.image_name === entry.image_name;
    if (isAgain && last.generated_prompt === prompt) return last.id;
    await repo.insertExtracted(tx, user.id, entry);
    await keepExtraction(tx, {
      ...{ id, userId: user.id, model, createdAt, durationMs, width, height },
      content: { kind: 'extraction', ...extracted, prompt, ...(made && { made }) },
      // The spans are of the text as it was.
      anatomy: prompt === generated_prompt ? anatomy : undefined,
      versionOf: isAgain ? last.id : undefined,
    });
    return id;
  });
}

/** Puts another text in the place of one that was kept; an entry that is gone stays gone. */
export async function rewrite(
  db: Db,
  user: User,
  id: string,
  { text: prompt, anatomy }: { readonly text: string; readonly anatomy: readonly Span[] },
): Promise<void> {
  const text = prompt.slice(0, EXTRACTOR_IMAGE.text);
  const known = new Map(text === prompt ? [[text, anatomy]] : []);
  await inTransaction(db, async (tx) => {
    await repo.updateExtracted(tx, user.id, id, text);
    await rewriteExtraction(tx, user.id, id, { text, known });
  });
}

/** Newest first. */
export async function listHistory(db: Db, user: User): Promise<HistoryEntry[]> {
  return repo.entriesOf(db, user.id);
}

/** @throws {AppError} `not_found` where the user has none of that id */
export async function forget(db: Db, user: User, id: string): Promise<void> {
  if (!(await repo.deleteExtracted(db, user.id, id))) throw new AppError('not_found');
}
