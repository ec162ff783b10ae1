import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import { ApiError } from '../../lib/api-errors.ts';
import { refreshProfile } from '../../lib/session.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { LIBRARY_TEXTS } from './texts.ts';

export interface LoadedProps<Data> {
  readonly query: UseQueryResult<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** What a tab shows once its texts are here; until then that it waits, or that it failed. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  // What it brings is made a few elements at a time, and the browser answers in between.
  const shown = useDeferredValue(data);
  if (shown !== undefined) return children(shown);
  if (error) {
    const lapsed = error instanceof ApiError && error.code === 'plan_required';
    return (
      <ErrorPanel
        message={lapsed ? error.detail : LIBRARY_TEXTS.unreachable}
        onRetry={() => void (lapsed ? refreshProfile() : refetch())}
        retrying={isFetching}
      />
    );
  }
  return (
    <div className="grid gap-4" aria-busy="true">
      <span className="sr-only" role="status">
        {LIBRARY_TEXTS.loading}
      </span>
      <SkeletonLines />
    </div>
  );
}
