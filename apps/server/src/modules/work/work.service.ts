import type { changeWork, User, Work, WorkFilters, WorkItem, WorkQuery } from '@framewright/contract';
import { ELEMENTS, type Span } from '@framewright/prompt-engine/vocabulary';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { Db } from '../../db/open.ts';
import { spelled } from '../../db/tag-spellings.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import type { SignedAddresses } from '../../signed-addresses.ts';
import { searchedText } from '../../works/content.ts';
import * as roll from './roll.repo.ts';
import { shownContent, shownWork } from './show.ts';
import * as repo from './work.repo.ts';

export interface WorkDeps {
  readonly db: Db;
  readonly storage: Storage;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
  /** Of the pictures themselves. */
  readonly pictures: { sign(id: string, now: Date): string };
  readonly thumbnails: SignedAddresses;
  /** Of a prompt in whatever form it has. */
  readonly readAnatomy: (text: string) => Promise<Span[]>;
  /** What people call a model. */
  readonly labelOf: (model: string) => string;
  /** Bytes that the pictures of a plan may take up; null is without end. */
  readonly storageLimit: (plan: string) => number | null;
}

interface Page {
  items: Work[];
  next_cursor: string | null;
}

/** @throws {AppError} `bad_cursor` */
export async function listWorks(deps: WorkDeps, user: User, query: WorkQuery): Promise<Page> {
  const { cursor, limit, ...filters } = query;
  const before = cursor === undefined ? undefined : placeOf(cursor);
  const rows = await selectWorks(deps.db, user.id, filters, { before, limit: limit + 1 });
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return { items: await show(deps, user.id, items), next_cursor: last ? cursorOf(last.seq) : null };
}

/** The rows that filters leave, newest first. */
export async function selectWorks(
  db: Db,
  userId: string,
  { element = [], tag = [], ...rest }: WorkFilters,
  stretch: roll.Stretch,
): Promise<roll.OwnedWork[]> {
  const terms = (await Promise.all(element.map(termsSaid))).flat();
  return roll.selectRoll(db, userId, { ...rest, terms, tag: await spelled(db, userId, tag) }, stretch);
}

/** `light:lit from behind` as the lexicon calls it; what it does not know, as it was typed. */
async function termsSaid(filter: string): Promise<roll.Narrowing['terms']> {
  const at = filter.indexOf(':');
  const element = ELEMENTS.find((name) => name === filter.slice(0, at));
  if (!element) return [];
  const said = filter.slice(at + 1).trim();
  const { termsIn } = await import('@framewright/prompt-engine/terms');
  const known = termsIn(element, said).filter((term) => term.element === element);
  return known.length > 0 ? known : [{ element, term: said.toLowerCase() }];
}

/** Opaque to callers: the place of the last work of a page. */
export function cursorOf(seq: number): string {
  return Buffer.from(String(seq)).toString('base64url');
}

/** @throws {AppError} `bad_cursor` */
export function placeOf(cursor: string): number {
  const text = Buffer.from(cursor, 'base64url').toString('latin1');
  const seq = Number(text);
  if (!/^\d{1,16}$/.test(text) || !Number.isSafeInteger(seq) || cursorOf(seq) !== cursor)
    throw new AppError('bad_cursor');
  return seq;
}

/** As the API shows works, in the order of the rows; addresses of drawings are signed anew. */
export async function show(
  { db, thumbnails, now }: WorkDeps,
  userId: string,
  rows: readonly roll.OwnedWork[],
): Promise<Work[]> {
  const at = now();
  const beside = {
    tags: await roll.tagsOf(db, userId, rows),
    versions: await roll.countVersions(db, rows),
    addressOf: (id: string) => thumbnails.sign(id, at),
  };
  return rows.map((row) => shownWork(row, beside));
}

/** @throws {AppError} `not_found` */
export async function ownWork(db: Db, user: User, id: string): Promise<roll.OwnedWork> {
  const row = await roll.findWork(db, user.id, id);
  if (!row) throw new AppError('not_found');
  return row;
}

/** @throws {AppError} `not_found` */
export async function showWork(deps: WorkDeps, user: User, id: string): Promise<Work> {
  const [work] = await show(deps, user.id, [await ownWork(deps.db, user, id)]);
  if (!work) throw new AppError('not_found');
  return work;
}

/** @throws {AppError} `not_found` */
export async function openWork(deps: WorkDeps, user: User, id: string): Promise<WorkItem> {
  const { db, readAnatomy, pictures, now } = deps;
  const row = await ownWork(db, user, id);
  const [work] = await show(deps, user.id, [row]);
  if (!work) throw new AppError('not_found');
  const at = now();
  const means = { readAnatomy, pictureAddress: (picture: string) => pictures.sign(picture, at) };
  const { newer, older } = await roll.neighboursOf(db, user.id, row.seq);
  return {
    ...work,
    content: await shownContent(await repo.contentOf(db, id), await repo.picturesOf(db, id), means),
    duration_ms: row.duration_ms,
    collections: await roll.collectionsWith(db, user.id, row.seq),
    newer_id: newer,
    older_id: older,
  };
}

/** @throws {AppError} `not_found` */
export async function editWork(
  deps: WorkDeps,
  user: User,
  id: string,
  change: z.output<typeof changeWork.body>,
): Promise<Work> {
  const { tags, favourite, title, ...rest } = change;
  await inTransaction(deps.db, async (tx) => {
    const row = await repo.holdWork(tx, user.id, id);
    if (!row) throw new AppError('not_found');
    const flag = favourite === undefined ? undefined : Number(favourite);
    const said = Object.entries({ ...rest, title: title?.trim(), favourite: flag });
    const changed = Object.fromEntries(said.filter(([, value]) => value !== undefined));
    if (Object.keys(changed).length > 0) await repo.updateWork(tx, row, changed);
    if (tags) await repo.replaceTags(tx, row, tags);
    if (title !== undefined || rest.note !== undefined) {
      const text = searchedText(await repo.contentOf(tx, id), title ?? row.title, rest.note ?? row.note);
      await repo.putWords(tx, row, text);
    }
  });
  return showWork(deps, user, id);
}

/** Harmless where it is in the bin, or out of it, already. @throws {AppError} `not_found` */
export async function setTrashed(
  { db, now }: WorkDeps,
  user: User,
  id: string,
  isTrashed: boolean,
): Promise<void> {
  await ownWork(db, user, id);
  await repo.updateTrashed(db, user.id, [id], isTrashed ? now().toISOString() : null);
}
