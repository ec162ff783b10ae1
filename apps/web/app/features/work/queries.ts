import { getWork, getWorkOverview, listCollections, listVersions } from '@framewright/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-errors.ts';
import { COMMON_TEXTS } from '../../lib/common-texts.ts';
import { ROLL } from '../../lib/roll.ts';

export const LISTS = [ROLL, 'list'] as const;

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
  return error instanceof ApiError && error.detail ? error.detail : COMMON_TEXTS.failed;
}
