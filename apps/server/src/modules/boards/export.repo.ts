import type { Db } from '../../db/open.ts';
import type { BoardsTable } from '../../db/schema.ts';

/** Boards that are read at once. */
const PAGE = 20;

/**
 * A page of a user's boards, oldest first, each with its cells by place, and with the works that are still there.
 * @param after the id of the last of the page before; empty for the first
 */
export async function wholeBoardsAfter(db: Db, userId: string, after: string) {
  const boards = await db
    .selectFrom('boards')
    .select(['id', 'title', 'prompt', 'axes', 'from_work', 'created_at'])
    .where('user_id', '=', userId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(PAGE)
    .execute();
  if (boards.length === 0) return [];
  const cells = await db
    .selectFrom('board_cells')
    .leftJoin('works', 'works.id', 'board_cells.work_id')
    .select(['board_id', 'place', 'prompt', 'board_cells.model', 'aspect_ratio', 'seed', 'price_usd'])
    .select(['cost_usd', 'state', 'message', 'winner', 'works.id as work_id', 'works.seq'])
    .where(
      'board_id',
      'in',
      boards.map(({ id }) => id),
    )
    .orderBy('board_id')
    .orderBy('place')
    .execute();
  const byBoard = Map.groupBy(cells, ({ board_id }) => board_id);
  return boards.map((board) => ({ ...board, cells: byBoard.get(board.id) ?? [] }));
}
export type WholeBoard = Awaited<ReturnType<typeof wholeBoardsAfter>>[number];

/** Part of a transaction: the cells, by place, of each board that was asked for alike at the same moment. */
export async function boardsLike(
  tx: Db,
  { user_id, title, prompt, axes, created_at }: Omit<BoardsTable, 'id'>,
) {
  const cells = await tx
    .selectFrom('board_cells')
    .innerJoin('boards', 'boards.id', 'board_cells.board_id')
    .select(['board_id', 'place', 'board_cells.prompt', 'model', 'aspect_ratio', 'seed', 'work_id'])
    .where('user_id', '=', user_id)
    .where('boards.created_at', '=', created_at)
    .where('title', '=', title)
    .where('boards.prompt', '=', prompt)
    .where('axes', '=', axes)
    .orderBy('place')
    .execute();
  return [...Map.groupBy(cells, ({ board_id }) => board_id).values()];
}

/** Part of a transaction. */
export async function countBoards(tx: Db, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('boards')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Those of the ids that are pictures of the user as boards make them: of one image, or of one that is gone. */
export async function singlePictures(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('works')
    .leftJoin('images', 'images.generation_id', 'works.id')
    .select('works.id')
    .where('works.user_id', '=', userId)
    .where('works.kind', '=', 'picture')
    .where('works.id', 'in', ids)
    .groupBy('works.id')
    .having(({ fn }) => fn.count('images.id'), '<=', 1)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
