import { listWork, type WorkFilters } from '@framewright/contract';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { LISTS } from './queries.ts';
import { filterQuery } from './work-view.ts';

/** Works of a page: full rows of six, four and three frames. */
const PAGE = 60;

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
