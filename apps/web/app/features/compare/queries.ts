import {
  addBoardColumn,
  type BoardSummary,
  type BodyOf,
  createBoard,
  getBoard,
  getWork,
  listBoards,
} from '@framewright/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { ApiError, NetworkError } from '../../lib/api-errors.ts';
import { COMPARE_TEXTS } from './texts.ts';

/** Milliseconds between two looks at a board that is being drawn. */
const LOOK_EVERY = 800;

/** What a board is asked for with. */
export type BoardBody = BodyOf<typeof createBoard>;
type ColumnBody = BodyOf<typeof addBoardColumn>;

/** A board as it is, looked at again while it is being drawn. */
export const boardQuery = (id: string) =>
  queryOptions({
    queryKey: ['boards', id],
    queryFn: ({ signal }) => call(getBoard, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.finished === false ? LOOK_EVERY : false),
  });

/** What every list of boards stands under. */
export const BOARD_LISTS = ['boards', 'list'] as const;

/** The newest boards, so many pages of them, looked at again while one of them is being drawn. */
export const boardsQuery = (pages: number) =>
  queryOptions({
    queryKey: [...BOARD_LISTS, pages],
    queryFn: ({ signal }) => newestBoards(pages, signal),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.boards.some(({ finished }) => !finished) ? LOOK_EVERY : false,
  });

/** @returns also whether none is older */
async function newestBoards(pages: number, signal: AbortSignal) {
  const boards: BoardSummary[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < pages && (page === 0 || cursor !== null); page += 1) {
    const query: URLSearchParams = new URLSearchParams(cursor === null ? {} : { cursor });
    const answer = await call(listBoards, { query, signal });
    boards.push(...answer.items);
    cursor = answer.next_cursor;
  }
  return { boards, whole: cursor === null };
}

/** What a board would come to. */
export const dryRunQuery = (body: BoardBody | undefined) =>
  queryOptions({
    queryKey: ['boards', 'dry run', body],
    queryFn: ({ signal }) => call(createBoard, { body: { axes: [], ...body, dry_run: true }, signal }),
    enabled: body !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });

/** A value that a board is to have a column for. */
export interface NewColumn {
  readonly value: string | number;
  readonly label?: string;
}

/** A column as calls take it. */
export const columnBody = ({ value, ...column }: NewColumn): ColumnBody => ({
  ...column,
  value: typeof value === 'string' ? value.trim() : value,
});

/** What a column of a board would come to. */
export const columnQuery = (id: string, column: NewColumn | undefined) =>
  queryOptions({
    queryKey: ['boards', 'dry run', id, column],
    queryFn: ({ signal }) =>
      call(addBoardColumn, {
        params: { id },
        body: { ...columnBody(column ?? { value: '' }), dry_run: true },
        signal,
      }),
    enabled: column !== undefined,
    retry: false,
    staleTime: 0,
  });

/** The work that is compared. */
export const workQuery = (id: string) =>
  queryOptions({
    queryKey: ['compared work', id],
    queryFn: ({ signal }) => call(getWork, { params: { id }, signal }),
  });

/** What a person is told: the server's own sentence, where it gave one. */
export function boardFailure(error: unknown): string {
  if (error instanceof NetworkError) return COMPARE_TEXTS.network;
  return (error instanceof ApiError && error.detail) || COMPARE_TEXTS.failed;
}
