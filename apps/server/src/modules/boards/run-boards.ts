import {
  type BoardCell,
  ERRORS,
  type ImageRequest,
  type ImageResult,
  type User,
} from '@framewright/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/open.ts';
import { AppError } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { planOfAccount } from '../auth/index.ts';
import { originOf } from '../work/index.ts';
import * as repo from './boards.repo.ts';

/** Hears how far a picture is. */
export type Hear = (progress: NonNullable<BoardCell['progress']>) => void;

/** Makes a picture as a call of `POST /api/images/generate` does: with its limits, its record and its work. */
export type MakePicture = (
  user: User,
  request: ImageRequest,
  waiting: { readonly scopes: Caller['scopes']; readonly signal: AbortSignal; readonly hear: Hear },
) => Promise<ImageResult>;

interface Deps {
  readonly db: Db;
  readonly now: () => Date;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  readonly makePicture: MakePicture;
  /** Aborted when the server no longer waits for work in progress. */
  readonly shutdown: AbortSignal;
}

/** Cells of one user that are drawn at once; models have queues of their own behind it. */
const AT_ONCE = 2;

/** Milliseconds after which a board whose server has said nothing counts as left behind. */
const LEASE = 90_000;
const RENEWED_EVERY = LEASE / 3;

export const RUN_TEXTS = {
  stopped: 'Stopped. It can be drawn still.',
  restarted: 'The server was restarted before this one was drawn. It can be drawn still.',
  limit: 'It is kept here, and can be drawn when there are pictures again.',
  failed: ERRORS.server_error.detail,
} as const;

/** The boards of one user on this server, in the order in which they were asked for. */
interface Line {
  readonly user: User;
  readonly boards: RunningBoard[];
  workers: number;
}

/** What is drawn. */
export interface BoardToRun {
  readonly id: string;
  readonly maySpend: boolean;
  /** The work that its pictures come from. */
  readonly fromWork: string | null;
}

interface RunningBoard extends BoardToRun {
  readonly cancel: AbortController;
}

/** Draws the cells of boards one after the other. */
export interface BoardRunner {
  /** Draws what waits on a board. */
  start(user: User, board: BoardToRun): void;
  /** Ends what is being drawn of a board on this server. */
  stop(boardId: string): void;
  progressOf(boardId: string, place: number): BoardCell['progress'];
  /** ISO 8601: until then a board that begins now counts as alive. */
  aliveUntil(): string;
  /** Stops all that is under way, at the end of the server. */
  close(): Promise<void>;
}

/** @see BoardRunner */
export function boardRunner(deps: Deps): BoardRunner {
  const { db, now } = deps;
  const lines = new Map<string, Line>();
  const drawing = new Map<string, RunningBoard>();
  const progress = new Map<string, NonNullable<BoardCell['progress']>>();
  const working = new Set<Promise<void>>();
  const running = () => [...[...lines.values()].flatMap(({ boards }) => boards), ...drawing.values()];
  let isClosing = false;
  const aliveUntil = () => new Date(now().getTime() + LEASE).toISOString();
  const keyOf = (boardId: string, place: number) => `${boardId} ${place}`;
  let timer: NodeJS.Timeout | undefined;

  const renew = () => {
    const ids = running().map(({ id }) => id);
    repo.extendBoards(db, ids, aliveUntil()).catch((err: unknown) => {
      deps.log.error({ err }, 'boards were not renewed');
    });
  };

  async function draw(line: Line, board: RunningBoard, cell: repo.ClaimedCell): Promise<void> {
    const key = keyOf(board.id, cell.place);
    drawing.set(key, board);
    const signal = AbortSignal.any([board.cancel.signal, deps.shutdown]);
    try {
      const user = { ...line.user, plan: await planOfAccount(db, line.user.id) };
      const request = { ...requestOf(cell), ...(await originOfBoard(db, user, board)) };
      const result = await deps.makePicture(user, request, {
        scopes: board.maySpend ? null : ['make'],
        signal,
        hear: (far) => progress.set(key, { ...progress.get(key), ...far }),
      });
      const { success, message, work_id = null, cost_usd = null } = result;
      const ending = success ? { work_id, cost_usd } : { message };
      await repo.updateCell(db, board.id, cell.place, { state: success ? 'done' : 'failed', ...ending });
    } catch (error) {
      await end(line, board, cell, error);
    } finally {
      drawing.delete(key);
      progress.delete(key);
    }
  }

  async function end(
    line: Line,
    board: RunningBoard,
    { place }: repo.ClaimedCell,
    error: unknown,
  ): Promise<void> {
    if (deps.shutdown.aborted || board.cancel.signal.aborted) {
      const message = deps.shutdown.aborted || isClosing ? RUN_TEXTS.restarted : RUN_TEXTS.stopped;
      return repo.updateCell(db, board.id, place, { state: 'stopped', message });
    }
    if (error instanceof AppError && error.code === 'image_limit') {
      const limited = { state: 'stopped', message: `${error.message} ${RUN_TEXTS.limit}` } as const;
      await repo.updateCell(db, board.id, place, limited);
      const ids = line.boards.map(({ id }) => id);
      return repo.moveCells(db, ids, ['waiting'], limited);
    }
    if (!(error instanceof AppError)) deps.log.error({ err: error }, 'a cell of a board failed');
    const message = error instanceof AppError ? error.message : RUN_TEXTS.failed;
    return repo.updateCell(db, board.id, place, { state: 'failed', message });
  }

  async function work(line: Line): Promise<void> {
    for (;;) {
      const [board] = line.boards;
      if (!board || deps.shutdown.aborted) return;
      const cell = board.cancel.signal.aborted ? undefined : await repo.claimCell(db, board.id);
      if (cell) await draw(line, board, cell);
      // Another worker may have come to the same end.
      else if (line.boards[0] === board) line.boards.shift();
    }
  }

  function begin(line: Line): void {
    line.workers += 1;
    const done = work(line)
      .catch((err: unknown) => deps.log.error({ err }, 'the boards of a user stand still'))
      .finally(() => {
        working.delete(done);
        line.workers -= 1;
        if (line.workers > 0) return;
        lines.delete(line.user.id);
        if (lines.size === 0) clearInterval(timer);
      });
    working.add(done);
  }

  return {
    start(user, board) {
      if (lines.size === 0) timer = setInterval(renew, RENEWED_EVERY).unref();
      const line = lines.get(user.id) ?? { user, boards: [], workers: 0 };
      lines.set(user.id, line);
      line.boards.push({ ...board, cancel: new AbortController() });
      while (line.workers < AT_ONCE) begin(line);
    },
    stop(boardId) {
      for (const { id, cancel } of running()) if (id === boardId) cancel.abort();
    },
    progressOf: (boardId, place) => progress.get(keyOf(boardId, place)) ?? null,
    aliveUntil,
    async close() {
      isClosing = true;
      clearInterval(timer);
      const left = running();
      for (const { cancel } of left) cancel.abort();
      await Promise.all(working);
      const ids = left.map(({ id }) => id);
      await repo.moveCells(db, ids, ['waiting', 'drawing'], {
        state: 'stopped',
        message: RUN_TEXTS.restarted,
      });
    },
  };
}

/** A work that has been deleted since is no reason not to draw. */
async function originOfBoard(
  db: Db,
  user: User,
  { fromWork }: BoardToRun,
): Promise<Pick<ImageRequest, 'from_work'>> {
  if (fromWork === null) return {};
  const origin = await originOf(db, user.id, fromWork).catch(() => undefined);
  return origin ? { from_work: origin.id } : {};
}

function requestOf({ prompt, model, aspect_ratio, seed, price_usd }: repo.ClaimedCell): ImageRequest {
  return {
    ...{ prompt, model, mode: 'text-to-image', strength: 1 },
    ...(aspect_ratio && { aspect_ratio }),
    ...(seed !== null && { seed }),
    // What has become dearer since it was agreed to is not made.
    ...(price_usd !== null && { max_cost_usd: price_usd }),
  };
}

/**
 * Cells that nobody draws any more are told to be stopped, so that none hangs.
 * @param which 'all' where no other process can be at work, else those whose server has fallen silent by an instant
 */
export async function stopLeftBoards(db: Db, which: Date | 'all'): Promise<void> {
  const ids = await repo.unfinishedBoards(db, which === 'all' ? undefined : which.toISOString());
  await repo.moveCells(db, ids, ['waiting', 'drawing'], { state: 'stopped', message: RUN_TEXTS.restarted });
}
