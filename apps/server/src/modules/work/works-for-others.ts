import type { Readable } from 'node:stream';
import { SHARES, type SharedWork, type User } from '@framewright/contract';
import { type Span, TAKES } from '@framewright/prompt-engine/vocabulary';
import { insertWork } from '../../db/keep-work.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import { newId } from '../../ids.ts';
import { anatomiesIn, asVersion, mainText, type StoredContent } from '../../works/content.ts';
import { findCollection } from './collections.repo.ts';
import { findWork, type OwnedWork, selectRoll, type WorkRow } from './roll.repo.ts';
import { drawnRatio } from './show.ts';
import { openPictureOf, thumbnailOf } from './thumbnails.service.ts';
import * as repo from './work.repo.ts';
import { cursorOf, placeOf, type WorkDeps } from './work.service.ts';

/** What of an account is shown to others: a work, or the works of a collection. The bin never is. */
export interface Shown {
  readonly userId: string;
  readonly workId: string | null;
  readonly collectionId: string | null;
}

/** What people read over it; undefined where it is in the bin, or gone. */
export async function findName({ db }: WorkDeps, { userId, ...what }: Shown): Promise<string | undefined> {
  if (what.collectionId !== null) return (await findCollection(db, userId, what.collectionId))?.name;
  return (await shownRow(db, { userId, ...what }, what.workId ?? ''))?.title;
}

/** The works, newest first, with nothing of their owner. @throws {AppError} `bad_cursor` */
export async function worksForOthers(
  deps: WorkDeps,
  shown: Shown,
  cursor: string | undefined,
  addressOf: (workId: string) => string,
): Promise<{ items: SharedWork[]; next_cursor: string | null }> {
  const rows = await rowsOf(deps, shown, cursor);
  const page = rows.slice(0, SHARES.page);
  const last = rows.length > SHARES.page ? page.at(-1) : undefined;
  const items = [];
  for (const row of page) items.push(await workForOthers(deps, row, addressOf(row.id)));
  return { items, next_cursor: last ? cursorOf(last.seq) : null };
}

async function rowsOf({ db }: WorkDeps, shown: Shown, cursor: string | undefined): Promise<OwnedWork[]> {
  const { userId, workId, collectionId: collection } = shown;
  const before = cursor === undefined ? undefined : placeOf(cursor);
  if (collection !== null)
    return selectRoll(
      db,
      userId,
      { terms: [], collection, trash: false },
      { before, limit: SHARES.page + 1 },
    );
  const row = await shownRow(db, shown, workId ?? '');
  return row ? [row] : [];
}

/** A work of what is shown; undefined where it is not among it. */
async function shownRow(
  db: WorkDeps['db'],
  { userId, workId, collectionId }: Shown,
  id: string,
): Promise<OwnedWork | undefined> {
  const row = await findWork(db, userId, id);
  if (!row || row.trashed_at !== null) return undefined;
  if (collectionId === null) return row.id === workId ? row : undefined;
  return (await repo.isInCollection(db, collectionId, row.seq)) ? row : undefined;
}

async function workForOthers(deps: WorkDeps, row: OwnedWork, address: string): Promise<SharedWork> {
  const { db, readAnatomy, labelOf } = deps;
  const content = await repo.contentOf(db, row.id);
  const pictures = await repo.picturesOf(db, row.id);
  const kept = anatomiesIn(content);
  const prompts = await Promise.all(
    textsOf(content).map(async ({ name, text }) => ({
      ...{ name, text },
      anatomy: withoutReasons(kept.get(text) ?? (await readAnatomy(text))),
    })),
  );
  const sizes = pictures.length > 0 ? pictures : [drawnSize(row)];
  return {
    ...{ id: row.id, kind: row.kind, title: row.title, prompts, ratio: row.ratio },
    script: content.kind === 'script' ? content.script : null,
    model: labelOf(row.model),
    seed: content.kind === 'picture' ? (content.seeds[pictures[0]?.id ?? ''] ?? null) : null,
    pictures: sizes.map((size, at) => ({
      url: `${address}?number=${at + 1}`,
      small_url: `${address}?size=small`,
      ...fitted(size),
    })),
  };
}

/** Reasons tell what its owner has asked for. */
const withoutReasons = (spans: readonly Span[]): Span[] => spans.map(({ why: _, ...span }) => span);

const TAKE_NAMES = { studio: 'Studio', cinematic: 'Cinematic', minimal: 'Minimal' } as const;

function textsOf(content: StoredContent): { name: string; text: string }[] {
  if (content.kind !== 'takes') return [{ name: '', text: mainText(content) }];
  return TAKES.map((take) => ({ name: TAKE_NAMES[take], text: content.takes[take] }));
}

function drawnSize(row: WorkRow): { width: number; height: number } {
  if (row.width !== null && row.height !== null) return { width: row.width, height: row.height };
  const [across = 1, down = 1] = drawnRatio(row).split(':').map(Number);
  return { width: across * SHARES.side, height: down * SHARES.side };
}

/** As large as it is sent at most. */
function fitted({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(1, SHARES.side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** A picture of what is shown: whole as JPEG, small as WebP. @throws {AppError} `not_found`, `overloaded` */
export async function pictureForOthers(
  deps: WorkDeps,
  shown: Shown,
  { id, number, isSmall }: { readonly id: string; readonly number: number; readonly isSmall: boolean },
): Promise<{ picture: Readable | Buffer; contentType: string }> {
  const row = await shownRow(deps.db, shown, id);
  if (!row) throw new AppError('not_found');
  if (isSmall) return { picture: await thumbnailOf(deps, row), contentType: 'image/webp' };
  const picture = await openPictureOf(deps, row, number);
  if (!picture) throw new AppError('not_found');
  return { picture, contentType: 'image/jpeg' };
}

/**
 * Begins a line of the user's own with a work that is shown: its texts, without the pictures. Its owner's note, tags
 * and file names stay behind.
 * @returns the id of the work
 * @throws {AppError} `not_found`
 */
export async function remix(deps: WorkDeps, user: User, shown: Shown, workId: string): Promise<string> {
  const { db, now } = deps;
  const row = await shownRow(db, shown, workId);
  if (!row) throw new AppError('not_found');
  const { kind, model, ratio, title } = row;
  const before = await repo.contentOf(db, workId);
  const content = asOther(asVersion(before, mainText(before)), title);
  const { describe } = await import('../../works/describe.ts');
  const id = newId();
  await inTransaction(db, (tx) =>
    insertWork(tx, {
      ...{ id, userId: user.id, kind, model, ratio, content, title, note: '' },
      ...(kind === 'picture' ? { width: null, height: null } : { width: row.width, height: row.height }),
      ...{ createdAt: now(), durationMs: 0, lineId: id, parent_id: null },
      // Somebody else's work is named, and no more is known of it.
      ...{ origin_id: shown.userId === user.id ? workId : null, origin_title: title },
      description: describe(content),
    }),
  );
  return id;
}

function asOther(content: StoredContent, title: string): StoredContent {
  return content.kind === 'extraction' ? { ...content, image_name: title } : content;
}
