import { WORK, type Work, type WorkFilters } from '@framewright/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { listQuery } from './list-query.ts';

const NO_WORKS: readonly Work[] = [];

/** The works that the filters leave, as far as they were asked for. */
export function useWorks(filters: WorkFilters) {
  const query = useInfiniteQuery(listQuery(filters));
  const { data, hasNextPage, isFetching, isFetchingNextPage, fetchNextPage, error, refetch } = query;
  const works = useMemo(() => data?.pages.flatMap(({ items }) => items) ?? NO_WORKS, [data]);
  const blocked = isFetching || !hasNextPage || error !== null;
  const more = useCallback(() => {
    if (!blocked) void fetchNextPage();
  }, [blocked, fetchNextPage]);

  /** Asks for page after page, up to as many as may be chosen. @returns the ids of all that is there then */
  async function rest(): Promise<string[]> {
    let page = await fetchNextPage();
    while (page.hasNextPage && !page.error && idsOf(page.data).length < WORK.selection) {
      page = await fetchNextPage();
    }
    return idsOf(page.data).slice(0, WORK.selection);
  }

  return {
    works,
    whole: data !== undefined && !hasNextPage,
    isStale: query.isPlaceholderData,
    isLoading: query.isPending && !error,
    isEmpty: works.length === 0 && query.isSuccess && !query.isPlaceholderData,
    isFetching,
    isFetchingRest: isFetchingNextPage,
    error,
    more,
    rest,
    again: () => void (data ? fetchNextPage() : refetch()),
  };
}
export type WorksOfRoll = ReturnType<typeof useWorks>;

interface Pages {
  readonly pages: readonly { readonly items: readonly Work[] }[];
}

const idsOf = (data: Pages | undefined): string[] =>
  data?.pages.flatMap(({ items }) => items.map(({ id }) => id)) ?? [];
