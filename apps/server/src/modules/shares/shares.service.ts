import type { Readable } from 'node:stream';
import {
  type addShare,
  type changeShare,
  SHARE_TEXTS,
  SHARES,
  type Share,
  type Shared,
  type sharedPicture,
  type User,
} from '@framewright/contract';
import type { z } from 'zod';
import { inTransaction } from '../../db/transaction.ts';
import type { SharesTable } from '../../db/transfer-tables.ts';
import { AppError } from '../../http/app-error.ts';
import { newId } from '../../ids.ts';
import { holdAccount } from '../auth/index.ts';
import {
  findName,
  pictureForOthers,
  remix,
  type Shown,
  type WorkDeps,
  worksForOthers,
} from '../work/index.ts';
import * as repo from './shares.repo.ts';
import { hashToken, tokenOf } from './token.ts';

export interface ShareDeps {
  readonly work: WorkDeps;
  /** Of this installation, for links alone. */
  readonly key: Buffer;
  readonly publicUrl: string;
}

/** Newest first. */
export async function listShares(
  deps: ShareDeps,
  user: User,
  narrowing: repo.ShareNarrowing,
): Promise<Share[]> {
  const rows = await repo.sharesOf(deps.work.db, user.id, narrowing);
  return rows.map((row) => toShare(deps, row));
}

/** @throws {AppError} `not_found` */
export async function findShare(deps: ShareDeps, user: User, id: string): Promise<Share> {
  return toShare(deps, await ownedShare(deps, user, id));
}

/** @throws {AppError} `not_found` */
async function ownedShare({ work }: ShareDeps, user: User, id: string): Promise<repo.OwnedShare> {
  const row = await repo.findOwnedShare(work.db, user.id, id);
  if (!row) throw new AppError('not_found');
  return row;
}

/** @throws {AppError} `not_found` for what is none of the user's, or in the bin; `too_many_shares` */
export async function makeShare(
  deps: ShareDeps,
  user: User,
  { work_id, collection_id, expires_at, index }: z.output<typeof addShare.body>,
): Promise<Share> {
  const { db, now } = deps.work;
  const what = { work_id: work_id || null, collection_id: collection_id || null };
  if ((await findName(deps.work, shownBy({ user_id: user.id, ...what }))) === undefined)
    throw new AppError('not_found');
  const id = newId();
  const row: SharesTable = {
    ...{ id, user_id: user.id, hash: tokenOf(deps.key, id).hash, ...what, indexed: Number(index) },
    ...{ created_at: now().toISOString(), expires_at: endOf(expires_at, now()) },
  };
  await inTransaction(db, async (tx) => {
    // One after the other, so that there are never more than the bound.
    if (!(await holdAccount(tx, user.id))) throw new AppError('not_signed_in');
    if ((await repo.countShares(tx, user.id)) >= SHARES.ofAccount) throw new AppError('too_many_shares');
    await repo.insertShare(tx, row);
  });
  return findShare(deps, user, id);
}

/** @throws {AppError} `not_found` */
export async function editShare(
  deps: ShareDeps,
  user: User,
  id: string,
  { expires_at, index }: z.output<typeof changeShare.body>,
): Promise<Share> {
  const { db, now } = deps.work;
  const share = await ownedShare(deps, user, id);
  const change = {
    ...(expires_at !== undefined && { expires_at: endOf(expires_at, now()) }),
    ...(index !== undefined && { indexed: Number(index) }),
  };
  await repo.updateShare(db, share, change);
  return findShare(deps, user, id);
}

/** @throws {AppError} `not_found` */
export async function endShare(deps: ShareDeps, user: User, id: string): Promise<void> {
  await repo.deleteShare(deps.work.db, await ownedShare(deps, user, id));
}

/** @throws {AppError} `invalid_request` where it would be over already */
function endOf(expiry: string | null | undefined, now: Date): string | null {
  if (expiry == null) return null;
  const end = new Date(expiry);
  if (end > now) return end.toISOString();
  const problem = { path: 'expires_at', message: SHARE_TEXTS.expiry };
  throw new AppError('invalid_request', { detail: problem.message, fields: [problem] });
}

function toShare({ key, publicUrl }: ShareDeps, row: repo.NamedShare): Share {
  const { id, work_id, collection_id, title, created_at, expires_at } = row;
  const { token, hash } = tokenOf(key, id);
  const isKnown = hash === row.hash;
  return {
    ...{ id, work_id, collection_id, title, created_at, expires_at, index: row.indexed === 1 },
    token: isKnown ? token : null,
    url: isKnown ? `${publicUrl}/share/${token}` : null,
  };
}

const shownBy = (row: Pick<SharesTable, 'user_id' | 'work_id' | 'collection_id'>): Shown => ({
  userId: row.user_id,
  workId: row.work_id,
  collectionId: row.collection_id,
});

/**
 * What a link shows, where it holds.
 * @throws {AppError} `not_found` for one that was revoked, is over or never was, or that shows what is in the bin
 */
async function opened(deps: ShareDeps, token: string): Promise<{ row: SharesTable; title: string }> {
  const { db, now } = deps.work;
  const row = await repo.findShareByHash(db, hashToken(token));
  const isOver = !row || (row.expires_at !== null && Date.parse(row.expires_at) <= now().getTime());
  const title = isOver ? undefined : await findName(deps.work, shownBy(row));
  if (isOver || title === undefined) throw new AppError('not_found');
  return { row, title };
}

/** @throws {AppError} `not_found`, `bad_cursor` */
export async function openShare(deps: ShareDeps, token: string, cursor?: string): Promise<Shared> {
  const { row, title } = await opened(deps, token);
  const page = await worksForOthers(
    deps.work,
    shownBy(row),
    cursor,
    (workId) => `/api/shared/${token}/works/${workId}/picture`,
  );
  return {
    ...{ kind: row.work_id === null ? 'collection' : 'work', title, index: row.indexed === 1 },
    ...{ expires_at: row.expires_at, ...page },
  };
}

/** @throws {AppError} `not_found`, `overloaded` */
export async function openSharedPicture(
  deps: ShareDeps,
  { token, id }: { readonly token: string; readonly id: string },
  { number, size }: z.output<typeof sharedPicture.query>,
): Promise<{ picture: Readable | Buffer; contentType: string }> {
  const { row } = await opened(deps, token);
  return pictureForOthers(deps.work, shownBy(row), { id, number, isSmall: size === 'small' });
}

/** @returns the id of the new work @throws {AppError} `not_found` */
export async function remixShared(
  deps: ShareDeps,
  user: User,
  token: string,
  workId: string,
): Promise<string> {
  const { row } = await opened(deps, token);
  return remix(deps.work, user, shownBy(row), workId);
}
