import {
  BOARD_TEXTS,
  type Board,
  type BoardRequest,
  ERRORS,
  type listBoards,
  type PictureModelId,
  type ResponseOf,
  type User,
} from '@framewright/contract';
import type { Span } from '@framewright/prompt-engine/vocabulary';
import type { z } from 'zod';
import { isForeignKeyViolation } from '../../db/failures.ts';
import type { Jobs } from '../../db/jobs/run-jobs.ts';
import type { Db } from '../../db/open.ts';
import type { BoardsTable } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import { type Caller, hasScope } from '../../http/caller.ts';
import { newId } from '../../ids.ts';
import { anatomyOfWork, originOf } from '../work/index.ts';
import * as repo from './boards.repo.ts';
import { fitInto, type StorageDeps } from './fit-storage.ts';
import { planAxes, planCells, titleOfBoard } from './plan-board.ts';
import {
  checkBoardPrice,
  imagesLeftOf,
  type PriceDeps,
  quoteCells,
  refuseBoard,
  unmade,
} from './price-board.ts';
import { BOARDS, type BoardRunner, RUN_TEXTS } from './run-boards.ts';
import { type Means, showBoard } from './show-board.ts';

export interface BoardDeps extends Means, PriceDeps, StorageDeps {
  readonly runner: BoardRunner;
  readonly jobs: Jobs;
  readonly readAnatomy: (text: string) => Promise<Span[]>;
  /** What draws where nobody chose. */
  readonly defaultModel: () => PictureModelId;
  /** What people call a model. */
  readonly labelOf: (model: string) => string;
}

/**
 * Makes a board and begins to draw it, or says what it would come to.
 * @throws {AppError} `invalid_request` where no cell can be made or the price is beyond the maximum;
 * `scope_required`; `image_limit` where the day has no picture left; `not_found` for a work that is none of the user's
 */
export async function addBoard(
  deps: BoardDeps,
  { user, scopes }: Caller,
  request: BoardRequest,
): Promise<Board> {
  const { db, now, jobs } = deps;
  if (request.from_work !== undefined) await originOf(db, user.id, request.from_work);
  const axes = planAxes(request, await anatomyFor(deps, user.id, request), deps.labelOf);
  const cells = await quoteCells(
    deps,
    planCells({ ...request, model: request.model ?? deps.defaultModel() }, axes),
  );
  const possible = cells.filter(({ state }) => state === 'waiting');
  const row: BoardsTable = {
    ...{ id: newId(), user_id: user.id, title: request.title || titleOfBoard(axes) },
    prompt: axes.some(({ name }) => name === 'prompt') ? '' : request.prompt,
    ...{ axes: JSON.stringify(axes), from_work: request.from_work ?? null },
    may_spend: Number(hasScope({ scopes }, 'spend')),
    created_at: now().toISOString(),
  };
  const imagesLeft = await imagesLeftOf(deps, user);
  if (request.dry_run) {
    const shown = showBoard(deps, { ...row, id: null }, cells.map(unmade), imagesLeft);
    return { ...shown, ...(await fitInto(deps, user, shown.count)) };
  }
  const [first] = cells;
  if (possible.length === 0) throw refuseBoard('axes', first?.message ?? ERRORS.invalid_request.detail);
  checkBoardPrice(possible, request.max_cost_usd, { scopes });
  if (imagesLeft === 0) throw new AppError('image_limit');
  try {
    await inTransaction(db, async (tx) => {
      const rows = cells.map((cell) => ({ ...cell, board_id: row.id, cost_usd: null, work_id: null }));
      await repo.insertBoard(tx, row, rows);
      await jobs.add(tx, BOARDS, { subject: row.id, owner: user.id });
    });
  } catch (cause) {
    throw isForeignKeyViolation(cause) ? new AppError('not_signed_in', { cause }) : cause;
  }
  jobs.wake(BOARDS);
  return openBoard(deps, user, row.id);
}

/** Where the phrases of the prompt stand, as the work that it comes from keeps them; empty where nobody asks. */
async function anatomyFor(
  { db, readAnatomy }: BoardDeps,
  userId: string,
  { axes, prompt: text, from_work: workId }: BoardRequest,
): Promise<readonly Span[]> {
  if (!axes.some((axis) => 'element' in axis && axis.start === undefined)) return [];
  const read = await readAnatomy(text);
  return (workId !== undefined && (await anatomyOfWork(db, { userId, workId, text }, read))) || read;
}

/** @throws {AppError} `not_found` */
export async function ownBoard(db: Db, user: User, id: string): Promise<repo.OwnedBoard> {
  const row = await repo.findBoard(db, user.id, id);
  if (!row) throw new AppError('not_found');
  return row;
}

/** @throws {AppError} `not_found` */
export async function openBoard(deps: BoardDeps, user: User, id: string): Promise<Board> {
  const row = await ownBoard(deps.db, user, id);
  const cells = await repo.cellsOf(deps.db, row);
  return showBoard(deps, row, cells, await imagesLeftOf(deps, user));
}

/** @throws {AppError} `bad_cursor` */
export async function pageOfBoards(
  db: Db,
  user: User,
  { cursor, limit }: z.output<typeof listBoards.query>,
): Promise<ResponseOf<typeof listBoards>> {
  if (cursor !== undefined && !/^[\w-]{30}$/.test(cursor)) throw new AppError('bad_cursor');
  const rows = await repo.boardsOf(db, user.id, cursor, limit + 1);
  const items = rows.slice(0, limit);
  return { items, next_cursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}

/** What is there stays. @throws {AppError} `not_found` */
export async function stopBoard(deps: BoardDeps, user: User, id: string): Promise<Board> {
  const board = await ownBoard(deps.db, user, id);
  deps.runner.stop(id);
  await repo.moveCells(deps.db, board, ['waiting'], { state: 'stopped', message: RUN_TEXTS.stopped });
  return openBoard(deps, user, id);
}

/**
 * Draws what was stopped or has failed.
 * @throws {AppError} `not_found`, and as `addBoard`
 */
export async function resumeBoard(
  deps: BoardDeps,
  caller: Caller,
  id: string,
  most: number | undefined,
): Promise<Board> {
  const { db, jobs } = deps;
  const { user } = caller;
  const board = await ownBoard(db, user, id);
  const left = (await repo.cellsOf(db, board)).filter(
    ({ state }) => state === 'stopped' || state === 'failed',
  );
  if (left.length === 0) return openBoard(deps, user, id);
  checkBoardPrice(left, most, caller);
  if ((await imagesLeftOf(deps, user)) === 0) throw new AppError('image_limit');
  await inTransaction(db, async (tx) => {
    await repo.updateMaySpend(tx, board, hasScope(caller, 'spend'));
    await repo.moveCells(tx, board, ['stopped', 'failed'], { state: 'waiting', message: null });
    await jobs.add(tx, BOARDS, { subject: id, owner: user.id });
  });
  jobs.wake(BOARDS);
  return openBoard(deps, user, id);
}

/** @throws {AppError} `not_found`; `invalid_request` for a place without a picture */
export async function setWinners(
  deps: BoardDeps,
  user: User,
  id: string,
  places: readonly number[],
): Promise<Board> {
  const board = await ownBoard(deps.db, user, id);
  const done = new Set(
    (await repo.cellsOf(deps.db, board)).flatMap(({ work_id, place }) => (work_id ? [place] : [])),
  );
  if (!places.every((place) => done.has(place))) throw refuseBoard('places', BOARD_TEXTS.places);
  await inTransaction(deps.db, (tx) => repo.replaceWinners(tx, board, places));
  return openBoard(deps, user, id);
}

/** Its pictures stay on the roll. @throws {AppError} `not_found` */
export async function endBoard({ db, runner }: BoardDeps, user: User, id: string): Promise<void> {
  await repo.deleteBoard(db, await ownBoard(db, user, id));
  runner.stop(id);
}
