import { openShare, remixShared } from '@framewright/contract';
import { infiniteQueryOptions, useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-errors.ts';
import { rollHasChanged } from '../../lib/roll.ts';
import { notify } from '../../ui/notify.tsx';
import { SHARED_TEXTS as TEXTS } from './texts.ts';

/** What a link shows, page by page. A link that does not hold is not asked for again. */
export const sharedQuery = (token: string) =>
  infiniteQueryOptions({
    queryKey: ['shared', token],
    queryFn: ({ pageParam: cursor, signal }) =>
      call(openShare, {
        params: { token },
        ...(cursor !== null && { query: new URLSearchParams({ cursor }) }),
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    retry: (count, error) => !(error instanceof ApiError) && count < 2,
  });

/** The server's sentence, where it has one. */
export function sharedFailure(error: unknown): string {
  return error instanceof ApiError && error.detail ? error.detail : TEXTS.failed;
}

/** Begins a line of one's own with a shared work, and goes there. */
export function useRemix(token: string) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (work_id: string) => call(remixShared, { params: { token }, body: { work_id } }),
    onSuccess: ({ work_id }) => {
      rollHasChanged();
      notify.success(TEXTS.remixed);
      void navigate(`/work/${work_id}`);
    },
    onError: (error) => notify.error(sharedFailure(error)),
  });
}
