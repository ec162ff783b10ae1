import {
  getWork,
  getWorkOverview,
  listCollections,
  listVersions,
  listWork,
  type WorkFilters,
} from '@framewright/contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-errors.ts';
import { ROLL } from '../../lib/roll.ts';
import { ROLL_TEXTS } from './texts.ts';
import { filterQuery } from './work-view.ts';

/** Works of a page: full rows of six, four and three frames. */
const PAGE = 60;

export const LISTS = [ROLL, 'list'] as const;

/** The roll as filters narrow it, newest first, page by page. */
export const listQuery = (filters: WorkFilters) => {
  const query = filterQuery(filters);
  return infiniteQueryOptions({
    queryKey: [...LISTS, query.toString()],
    queryFn: ({ pageParam: cursor, signal }) => {
      const page = new URLSearchParams(query);
      page.set('limit', String(PAGE));
      if (cursor !== null) page.set('cursor', cursor);
      return call(listWork, { query: page, signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    placeholderData: keepPreviousData,
  });
};

/** The whole roll in figures. */
export const overviewQuery = queryOptions({
  queryKey: [ROLL, 'overview'],
  queryFn: ({ signal }) => call(getWorkOverview, { signal }),
});

export const collectionsQuery = queryOptions({
  queryKey: [ROLL, 'collections'],
  queryFn: async ({ signal }) => (await call(listCollections, { signal })).items,
});

/** One work, whole. */
export const itemQuery = (id: string) =>
  queryOptions({
    queryKey: [ROLL, 'item', id],
    queryFn: ({ signal }) => call(getWork, { params: { id }, signal }),
  });

/** The line of versions that a work belongs to. */
export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: [ROLL, 'versions', id],
    queryFn: async ({ signal }) => (await call(listVersions, { params: { id }, signal })).items,
  });

/** The server's sentence, where it has one. */
export function workFailure(error: unknown): string {
  return error instanceof ApiError && error.detail ? error.detail : ROLL_TEXTS.failed;
}
