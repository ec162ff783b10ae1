import { getUsage } from '@framewright/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api.ts';

/** What is used today. Invalidate it after every generation. */
export const usageQuery = queryOptions({
  queryKey: ['usage'],
  queryFn: ({ signal }) => call(getUsage, { signal }),
  staleTime: 5_000,
});
