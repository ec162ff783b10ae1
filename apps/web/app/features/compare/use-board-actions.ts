import {
  type Board,
  bulkWork,
  cancelBoard,
  deleteBoard,
  pickWinners,
  resumeBoard,
} from '@framewright/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../lib/api.ts';
import { rollHasChanged } from '../../lib/roll.ts';
import { usageQuery } from '../../lib/usage.ts';
import { notify } from '../../ui/notify.tsx';
import { drawn } from './layout.ts';
import { BOARD_LISTS, boardFailure, boardQuery } from './queries.ts';
import { BOARD_PAGE_TEXTS as TEXTS } from './texts.ts';

/** What can be done with a board. */
export function useBoardActions(id: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { queryKey } = boardQuery(id);
  const shared = {
    onSuccess: (board: Board) => client.setQueryData(queryKey, board),
    onError: (error: unknown) => notify.error(boardFailure(error)),
  };
  const stop = useMutation({ ...shared, mutationFn: () => call(cancelBoard, { params: { id } }) });
  const resume = useMutation({
    ...shared,
    mutationFn: (most: number | undefined) =>
      call(resumeBoard, { params: { id }, body: most === undefined ? {} : { max_cost_usd: most } }),
  });
  const pick = useMutation({
    ...shared,
    mutationFn: (places: readonly number[]) =>
      call(pickWinners, { params: { id }, body: { places: [...places] } }),
    // The mark is drawn at once.
    onMutate: (places) => {
      client.setQueryData(
        queryKey,
        (board) =>
          board && {
            ...board,
            cells: board.cells.map((cell) => ({ ...cell, winner: places.includes(cell.place) })),
          },
      );
    },
    onError: (error) => {
      notify.error(boardFailure(error));
      void client.invalidateQueries({ queryKey });
    },
  });
  const move = useMutation({
    mutationFn: ({
      ids,
      action,
    }: {
      readonly ids: readonly string[];
      readonly action: 'trash' | 'restore';
    }) => call(bulkWork, { body: { ids: [...ids], action } }),
    onSuccess: () => {
      rollHasChanged();
      return client.invalidateQueries({ queryKey });
    },
    onError: (error) => notify.error(boardFailure(error)),
  });
  const forget = useMutation({
    mutationFn: () => call(deleteBoard, { params: { id } }),
    onSuccess: async () => {
      notify.success(TEXTS.removed);
      void client.invalidateQueries({ queryKey: BOARD_LISTS });
      // Removed only once this page is gone, which a transition would leave open: it would ask again.
      await navigate('/compare', { flushSync: true });
      client.removeQueries({ queryKey });
    },
    onError: (error) => notify.error(boardFailure(error)),
  });
  return {
    ...{ stop, resume, pick, forget },
    /** Moves what is drawn and no winner to the bin. */
    binRest: ({ cells }: Board) => {
      const ids = drawn(cells).flatMap(({ winner, work }) => (winner || !work ? [] : [work.id]));
      if (ids.length === 0) return;
      const undo = () => move.mutate({ ids, action: 'restore' });
      const done = () => notify.undoable(TEXTS.binned(ids.length), undo);
      move.mutate({ ids, action: 'trash' }, { onSuccess: done });
    },
    isBinning: move.isPending,
  };
}

/** What a board draws stands on the roll, and is counted. */
export function useFreshRoll(board: Board): void {
  const client = useQueryClient();
  const count = board.cells.filter(({ work }) => work !== null).length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each picture that arrives, whatever else changes
  useEffect(() => {
    rollHasChanged();
    void client.invalidateQueries({ queryKey: usageQuery.queryKey });
    void client.invalidateQueries({ queryKey: BOARD_LISTS });
  }, [client, count]);
}
