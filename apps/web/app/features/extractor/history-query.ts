import { extractorHistory } from '@framewright/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** The prompts that the user has extracted, newest first. A failure is logged: the page goes on without. */
export const historyQuery = queryOptions({
  queryKey: ['extractor', 'history'],
  queryFn: async ({ signal }) => {
    try {
      return (await call(extractorHistory, { signal })).prompts;
    } catch (error) {
      if (!signal.aborted) console.warn('The history could not be loaded.', error);
      throw error;
    }
  },
});
