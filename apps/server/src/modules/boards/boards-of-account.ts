import type { Belongings } from '../auth/index.ts';
import { allBoardsOf } from './boards.repo.ts';

/** The boards of accounts. The rows go with the account's own; their pictures are works. */
export const boardsOfAccounts: Belongings<'boards'> = {
  async exportOf(db, userId) {
    const { boards, cells } = await allBoardsOf(db, userId);
    const byBoard = Map.groupBy(cells, ({ board_id }) => board_id);
    return {
      boards: boards.map((board) => ({
        ...board,
        axes: JSON.parse(board.axes) as unknown,
        cells: (byBoard.get(board.id) ?? []).map(({ winner, ...cell }) => ({
          ...cell,
          winner: winner === 1,
        })),
      })),
    };
  },

  async forget() {
    return async () => {};
  },
};
