import { getConfig } from '@framewright/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api.ts';

/** Milliseconds for which an answer stands: engines come and go. */
const STANDS = 60_000;

/** What this server can do now. */
export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: ({ signal }) => call(getConfig, { signal }),
  staleTime: STANDS,
});
