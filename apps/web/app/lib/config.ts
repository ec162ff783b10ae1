import { getConfig } from '@framewright/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api.ts';

/** What this server can do; it changes only when the server is started anew. */
export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: ({ signal }) => call(getConfig, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
