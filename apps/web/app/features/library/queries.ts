import { getLibraryTemplates, listLibraryExamples, listLibraryPrompts } from '@framewright/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** The texts change with a release only. */
const staleTime = Number.POSITIVE_INFINITY;

export const promptsQuery = queryOptions({
  queryKey: ['library', 'prompts'],
  queryFn: ({ signal }) => call(listLibraryPrompts, { signal }),
  staleTime,
});

export const examplesQuery = queryOptions({
  queryKey: ['library', 'examples'],
  queryFn: ({ signal }) => call(listLibraryExamples, { signal }),
  staleTime,
});

export const templatesQuery = queryOptions({
  queryKey: ['library', 'templates'],
  queryFn: ({ signal }) => call(getLibraryTemplates, { signal }),
  staleTime,
});
