import {
  type BoardCell,
  type CellState,
  ERRORS,
  type ImageRequest,
  type ImageResult,
  type User,
} from '@framewright/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Ending, Work } from '../../db/jobs/run-jobs.ts';
import type { Db } from '../../db/open.ts';
import { AppError } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { planOfAccount } from '../auth/index.ts';
import { originOf } from '../work/index.ts';
import * as repo from './boards.repo.ts';

/** Hears how far a picture is. */
export type Hear = (progress: NonNullable<BoardCell['progress']>) => void;

/** Part of the transaction that keeps a picture. */
type Kept = (
  tx: Db,
  made: { readonly workId: string; readonly costUsd: number | null; readonly isUnkept: boolean },
) => Promise<void>;

/** Makes a picture as a call of `POST /api/images/generate` does: with its limits, its record and its work. */
export type MakePicture = (
  user: User,
  request: ImageRequest,
  waiting: {
    readonly scopes: Caller['scopes'];
    readonly signal: AbortSignal;
    readonly hear: Hear;
    readonly kept: Kept;
  },
) => Promise<ImageResult>;

interface Deps {
  readonly db: Db;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  readonly makePicture: MakePicture;
}

/** The queue of boards that are to be drawn. */
export const BOARDS = 'boards';

/** Cells of one user that are drawn at once; models have queues of their own behind it. */
const AT_ONCE = 2;

/** Boards that one process draws at once, each of another user. */
const BOARDS_AT_ONCE = 32;

export const RUN_TEXTS = {
  stopped: 'Stopped. It can be drawn still.',
  restarted: 'The server stopped while this one was drawn, which may have cost money. It can be drawn still.',
  givenUp: 'It could not be drawn, after several attempts. It can be drawn still.',
  limit: 'It is kept here, and can be drawn when there are pictures again.',
  failed: ERRORS.server_error.detail,
  noRoom: 'Your storage was full, so this picture stays for a day only. Its words stay in My work.',
} as const;

/** Draws the cells of boards one after the other. */
export interface BoardRunner {
  /** How a board's job is done. */
  readonly work: Work;
  /** Ends what is being drawn of a board on this server. */
  stop(boardId: string): void;
  progressOf(boardId: string, place: number): BoardCell['progress'];
}

/** A board on this server. */
interface RunningBoard {
  readonly id: string;
  readonly user: User;
  readonly maySpend: boolean;
  /** The work that its pictures come from. */
  readonly fromWork: string | null;
  readonly ending: Ending;
  readonly cancel: AbortController;
}

/** @see BoardRunner */
export function boardRunner(deps: Deps): BoardRunner {
  const { db } = deps;
  const running = new Set<RunningBoard>();
  const progress = new Map<string, NonNullable<BoardCell['progress']>>();
  const keyOf = (boardId: string, place: number) => `${boardId} ${place}`;

  async function draw(board: RunningBoard, cell: repo.ClaimedCell): Promise<void> {
    const key = keyOf(board.id, cell.place);
    const signal = AbortSignal.any([board.cancel.signal, board.ending.signal]);
    try {
      const user = { ...board.user, plan: await planOfAccount(db, board.user.id) };
      const request = { ...requestOf(cell), ...(await originOfBoard(db, user, board)) };
      const result = await deps.makePicture(user, request, {
        scopes: board.maySpend ? null : ['make'],
        signal,
        hear: (far) => progress.set(key, { ...progress.get(key), ...far }),
        // With the picture, or a crash between would have it drawn twice.
        kept: (tx, { workId: work_id, costUsd: cost_usd, isUnkept }) => {
          const message = isUnkept ? RUN_TEXTS.noRoom : null;
          return repo.updateCell(tx, board.id, cell.place, { state: 'done', message, work_id, cost_usd });
        },
      });
      const { success, message } = result;
      if (!success) await repo.updateCell(db, board.id, cell.place, { state: 'failed', message });
    } catch (error) {
      await end(board, cell, error);
    } finally {
      progress.delete(key);
    }
  }

  async function end(board: RunningBoard, { place, price_usd }: repo.ClaimedCell, error: unknown) {
    const { id, cancel, ending } = board;
    const become = (state: CellState, message: string | null) =>
      repo.updateCell(db, id, place, { state, message });
    if (cancel.signal.aborted) return become('stopped', RUN_TEXTS.stopped);
    if (ending.isLost()) return;
    if (ending.signal.aborted)
      return price_usd === 0 ? become('waiting', null) : become('stopped', RUN_TEXTS.restarted);
    if (error instanceof AppError && error.code === 'image_limit') {
      const limited = { state: 'stopped', message: `${error.message} ${RUN_TEXTS.limit}` } as const;
      await repo.updateCell(db, id, place, limited);
      return repo.moveCellsOfJob(db, id, ['waiting'], limited);
    }
    if (!(error instanceof AppError)) deps.log.error({ err: error }, 'a cell of a board failed');
    return become('failed', error instanceof AppError ? error.message : RUN_TEXTS.failed);
  }

  async function drawAll(board: RunningBoard): Promise<void> {
    const { id, cancel, ending } = board;
    while (!cancel.signal.aborted && !ending.isOver() && !ending.signal.aborted) {
      const cell = await repo.claimCell(db, id);
      if (!cell) return;
      await draw(board, cell);
    }
  }

  async function run(id: string, ending: Ending): Promise<'done' | 'left'> {
    const found = await repo.findBoardToRun(db, id);
    if (!found) return 'done';
    await repo.recoverCells(db, id, RUN_TEXTS.restarted);
    const { user, may_spend, from_work: fromWork } = found;
    const board = { id, user, maySpend: may_spend === 1, fromWork, ending, cancel: new AbortController() };
    running.add(board);
    try {
      const workers = await Promise.allSettled(Array.from({ length: AT_ONCE }, () => drawAll(board)));
      for (const worker of workers) if (worker.status === 'rejected') throw worker.reason;
    } finally {
      running.delete(board);
    }
    return ending.isOver() || ending.signal.aborted ? 'left' : 'done';
  }

  return {
    work: {
      atOnce: BOARDS_AT_ONCE,
      async unfinished() {
        const boards = await repo.unfinishedBoards(db);
        return boards.map(({ id, user_id }) => ({ subject: id, owner: user_id }));
      },
      run,
      giveUp: (id) =>
        repo.moveCellsOfJob(db, id, ['waiting', 'drawing'], { state: 'stopped', message: RUN_TEXTS.givenUp }),
    },
    stop(boardId) {
      for (const { id, cancel } of running) if (id === boardId) cancel.abort();
    },
    progressOf: (boardId, place) => progress.get(keyOf(boardId, place)) ?? null,
  };
}

/** A work that has been deleted since is no reason not to draw. */
async function originOfBoard(
  db: Db,
  user: User,
  { fromWork }: RunningBoard,
): Promise<Pick<ImageRequest, 'from_work'>> {
  if (fromWork === null) return {};
  const origin = await originOf(db, user.id, fromWork).catch(() => undefined);
  return origin ? { from_work: origin.id } : {};
}

function requestOf({ prompt, model, aspect_ratio, seed, price_usd }: repo.ClaimedCell): ImageRequest {
  return {
    ...{ prompt, model, mode: 'text-to-image', strength: 1 },
    ...(aspect_ratio && { aspect_ratio }),
    // A board chooses its seeds: none is a wish for the next picture.
    ...(seed !== null && { seed, seed_drawn: true }),
    // What has become dearer since it was agreed to is not made.
    ...(price_usd !== null && { max_cost_usd: price_usd }),
  };
}
