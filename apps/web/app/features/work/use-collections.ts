import { deleteCollection } from '@framewright/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { ROLL } from '../../lib/roll.ts';
import { notify } from '../../ui/notify.tsx';
import { collectionsQuery, workFailure } from './queries.ts';

/** @returns what asks for collections anew, also for those that works name */
export function useFreshCollections(): () => void {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: [ROLL, 'item'] });
    void client.invalidateQueries({ queryKey: collectionsQuery.queryKey });
  };
}

/** Ends collections. */
export function useRemoveCollection() {
  const freshen = useFreshCollections();
  return useMutation({
    mutationFn: (id: string) => call(deleteCollection, { params: { id } }),
    onSuccess: freshen,
    onError: (error) => notify.error(workFailure(error)),
  });
}
