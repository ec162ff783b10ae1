import { listKeys } from '@framewright/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-errors.ts';

/** The keys of the account, newest first. */
export const keysQuery = queryOptions({
  queryKey: ['keys'],
  queryFn: async ({ signal }) => (await call(listKeys, { signal })).items,
});

/** The server's sentence, where it has one. */
export function keyFailure(error: unknown, without: string): string {
  return (error instanceof ApiError && error.detail) || without;
}
