import { getWorkOverview } from '@framewright/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { fileSize } from '../../lib/formatting.ts';
import { ROLL } from '../../lib/roll.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { STORAGE_TEXTS as TEXTS } from './texts.ts';

/** What the pictures of the account take up, and may. Nothing where nobody can tell. */
export function Storage() {
  const { data, isPending } = useQuery({
    queryKey: [ROLL, 'overview'],
    queryFn: ({ signal }) => call(getWorkOverview, { signal }),
    select: ({ storage }) => storage,
  });
  if (isPending) return <Skeleton className="mt-4 h-[1.55em] w-60" />;
  if (!data) return null;
  const { used_bytes: used, limit_bytes: limit } = data;
  const isFull = limit !== null && used >= limit;
  return (
    <p className="mt-4 text-ink-2">
      {limit === null ? TEXTS.used(fileSize(used)) : TEXTS.ofLimit(fileSize(used), fileSize(limit))}{' '}
      {isFull ? TEXTS.full : null}
    </p>
  );
}
