import { listDownloads } from '@framewright/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** The files to take along, and which of them the user's plan may have. */
export const downloadsQuery = queryOptions({
  queryKey: ['downloads'],
  queryFn: ({ signal }) => call(listDownloads, { signal }),
});
