import type { BoardSummary, CellState, PictureModelId } from '@framewright/contract';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../db/open.ts';
import type { BoardCellsTable, BoardsTable } from '../../db/schema.ts';
import { type Owned, ownedBy } from '../../owned.ts';
import { USER_COLUMNS, userOf } from '../auth/index.ts';

/** Part of a transaction: a board and its cells, which are no winners unless they say so. */
export async function insertBoard(
  tx: Db,
  board: BoardsTable,
  cells: readonly Insertable<BoardCellsTable>[],
): Promise<void> {
  await tx.insertInto('boards').values(board).execute();
  await tx
    .insertInto('board_cells')
    .values([...cells])
    .execute();
}

/** A board of whoever asks. */
export type OwnedBoard = Owned<BoardsTable>;

/** Undefined where it is not the user's. */
export async function findBoard(db: Db, userId: string, id: string): Promise<OwnedBoard | undefined> {
  const rows = await db
    .selectFrom('boards')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute();
  return ownedBy(userId, rows)[0];
}

/** Newest first. @param before the id of the last board of the page before */
export async function boardsOf(
  db: Db,
  userId: string,
  before: string | undefined,
  limit: number,
): Promise<BoardSummary[]> {
  const mine = db
    .selectFrom('boards')
    .innerJoin('board_cells', 'board_cells.board_id', 'boards.id')
    .select(['boards.id', 'boards.title', 'boards.created_at'])
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('cells'),
      fn.count<number>('board_cells.work_id').as('done'),
      fn
        .sum<number>(eb.case().when('board_cells.state', 'in', ['waiting', 'drawing']).then(1).else(0).end())
        .as('left'),
    ])
    .where('boards.user_id', '=', userId)
    .groupBy(['boards.id', 'boards.title', 'boards.created_at'])
    .orderBy('boards.id', 'desc')
    .limit(limit);
  const rows = await (before === undefined ? mine : mine.where('boards.id', '<', before)).execute();
  return rows.map(({ cells, done, left, ...row }) => ({
    ...row,
    ...{ cells: Number(cells), done: Number(done), finished: Number(left) === 0 },
  }));
}

/** Its cells go with it; works that they became stay. */
export async function deleteBoard(db: Db, { id }: OwnedBoard): Promise<void> {
  await db.deleteFrom('boards').where('id', '=', id).execute();
}

const CELL_COLUMNS = [
  'place',
  'prompt',
  'board_cells.model',
  'aspect_ratio',
  'seed',
  'price_usd',
  'cost_usd',
  'state',
  'message',
  'winner',
] as const;

/** The cells of a board with the works that they became, by place. */
export async function cellsOf(db: Db, { id: boardId }: OwnedBoard) {
  return db
    .selectFrom('board_cells')
    .leftJoin('works', 'works.id', 'board_cells.work_id')
    .leftJoin('images', 'images.generation_id', 'works.id')
    .select(CELL_COLUMNS)
    .select(['works.id as work_id', 'works.number', 'works.trashed_at', 'works.duration_ms'])
    .select(['images.id as image_id', 'images.width', 'images.height', 'images.expires_at'])
    .where('board_id', '=', boardId)
    .orderBy('place')
    .execute();
}
export type CellRow = Awaited<ReturnType<typeof cellsOf>>[number];

/** What a cell is drawn from. */
export interface ClaimedCell
  extends Pick<BoardCellsTable, 'place' | 'prompt' | 'aspect_ratio' | 'seed' | 'price_usd'> {
  readonly model: PictureModelId;
}

/** Takes the next waiting cell of a board, so that nobody else does. */
export async function claimCell(db: Db, boardId: string): Promise<ClaimedCell | undefined> {
  for (;;) {
    const next = await db
      .selectFrom('board_cells')
      .select('place')
      .where('board_id', '=', boardId)
      .where('state', '=', 'waiting')
      .orderBy('place')
      .limit(1)
      .executeTakeFirst();
    if (!next) return undefined;
    const row = await db
      .updateTable('board_cells')
      .set({ state: 'drawing' })
      .where('board_id', '=', boardId)
      .where('place', '=', next.place)
      .where('state', '=', 'waiting')
      .returning(['place', 'prompt', 'model', 'aspect_ratio', 'seed', 'price_usd'])
      .executeTakeFirst();
    // The contract's schema has read the model before it was written down.
    if (row) return { ...row, model: row.model as PictureModelId };
  }
}

type Ending = Partial<Pick<BoardCellsTable, 'message' | 'work_id' | 'cost_usd'>> & {
  readonly state: CellState;
};

/** How the drawing of a cell ended; nothing where it has been told otherwise meanwhile. */
export async function updateCell(db: Db, boardId: string, place: number, ending: Ending): Promise<void> {
  await db
    .updateTable('board_cells')
    .set({ message: null, ...ending })
    .where('board_id', '=', boardId)
    .where('place', '=', place)
    .where('state', '=', 'drawing')
    .execute();
}

/** All cells of some states change into another, as the owner wants it. */
export async function moveCells(
  db: Db,
  { id }: OwnedBoard,
  from: readonly CellState[],
  to: CellChange,
): Promise<void> {
  return moveCellsOfJob(db, id, from, to);
}

interface CellChange {
  readonly state: CellState;
  readonly message: string | null;
}

/** The same for the server, which draws boards of everybody. */
export async function moveCellsOfJob(
  db: Db,
  boardId: string,
  from: readonly CellState[],
  to: CellChange,
): Promise<void> {
  await db
    .updateTable('board_cells')
    .set(to)
    .where('board_id', '=', boardId)
    .where('state', 'in', from)
    .execute();
}

/** Boards with cells that wait or are being drawn, and whose they are. */
export async function unfinishedBoards(db: Db): Promise<Pick<BoardsTable, 'id' | 'user_id'>[]> {
  return db
    .selectFrom('boards')
    .select(['id', 'user_id'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('board_cells')
          .select('place')
          .whereRef('board_cells.board_id', '=', 'boards.id')
          .where('state', 'in', ['waiting', 'drawing']),
      ),
    )
    .execute();
}

/** What is drawn, and for whom; undefined where it is gone. */
export async function findBoardToRun(db: Db, id: string) {
  const board = await db
    .selectFrom('boards')
    .select(['user_id', 'may_spend', 'from_work'])
    .where('id', '=', id)
    .executeTakeFirst();
  const owner =
    board &&
    (await db.selectFrom('users').select(USER_COLUMNS).where('id', '=', board.user_id).executeTakeFirst());
  return owner && { ...board, user: userOf(owner) };
}

/**
 * Cells whose server died while it drew them: those that are free wait again, the others may have been paid for.
 * @param message for those
 */
export async function recoverCells(db: Db, boardId: string, message: string): Promise<void> {
  const cells = db.updateTable('board_cells').where('board_id', '=', boardId).where('state', '=', 'drawing');
  await cells.set({ state: 'waiting', message: null }).where('price_usd', '=', 0).execute();
  await cells.set({ state: 'stopped', message }).execute();
}

/** Whether what is still to be drawn may cost money. */
export async function updateMaySpend(db: Db, { id }: OwnedBoard, maySpend: boolean): Promise<void> {
  await db
    .updateTable('boards')
    .set({ may_spend: Number(maySpend) })
    .where('id', '=', id)
    .execute();
}

/**
 * Part of a transaction: gives a board one more value of its last axis, with the cells of it.
 * @param board as it was read
 * @param across values that the axis had; the places of the cells after them move on
 * @returns false where the board has changed since, or a cell waits or is being drawn: nothing is to be kept then
 */
export async function insertColumn(
  tx: Db,
  { id, axes }: OwnedBoard,
  change: Pick<BoardsTable, 'axes' | 'may_spend'>,
  across: number,
  cells: readonly Omit<BoardCellsTable, 'winner'>[],
): Promise<boolean> {
  // First, because it holds the board against whoever would draw the rest of it.
  const held = tx.updateTable('boards').set(change).where('id', '=', id).where('axes', '=', axes);
  const same = await held.returning('id').executeTakeFirst();
  const ofBoard = tx.updateTable('board_cells').where('board_id', '=', id);
  const busy = await tx
    .selectFrom('board_cells')
    .select('place')
    .where('board_id', '=', id)
    .where('state', 'in', ['waiting', 'drawing'])
    .executeTakeFirst();
  if (!same || busy) return false;
  // By way of numbers below 0, so that no two cells are ever at one place.
  await ofBoard
    .set({
      place: sql`-1 - (place / ${sql.lit(across)} * ${sql.lit(across + 1)} + place % ${sql.lit(across)})`,
    })
    .execute();
  await ofBoard.set({ place: sql`-1 - place` }).execute();
  await tx
    .insertInto('board_cells')
    .values(cells.map((cell) => ({ ...cell, winner: 0 })))
    .execute();
  return true;
}

/** Part of a transaction: these are the winners and no others. */
export async function replaceWinners(
  tx: Db,
  { id: boardId }: OwnedBoard,
  places: readonly number[],
): Promise<void> {
  const cells = tx.updateTable('board_cells').where('board_id', '=', boardId);
  await cells.set({ winner: 0 }).execute();
  if (places.length > 0) await cells.set({ winner: 1 }).where('place', 'in', places).execute();
}

/** All boards of a user with their cells, oldest first. */
export async function allBoardsOf(db: Db, userId: string) {
  const boards = await db
    .selectFrom('boards')
    .select(['id', 'title', 'prompt', 'axes', 'from_work', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  const cells = await db
    .selectFrom('board_cells')
    .innerJoin('boards', 'boards.id', 'board_cells.board_id')
    .select([
      'board_id',
      'place',
      'board_cells.prompt',
      'model',
      'aspect_ratio',
      'seed',
      'state',
      'work_id',
      'winner',
    ])
    .where('boards.user_id', '=', userId)
    .orderBy('board_id')
    .orderBy('place')
    .execute();
  return { boards, cells };
}
