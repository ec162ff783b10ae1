import {
  addShare,
  type BodyOf,
  changeShare,
  listShares,
  revokeShare,
  type Share,
} from '@framewright/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { ROLL } from '../../lib/roll.ts';
import { serverNow } from '../../lib/server-time.ts';
import { notify } from '../../ui/notify.tsx';
import { workFailure } from './queries.ts';
import { SHARE_TEXTS as TEXTS } from './share-texts.ts';

/** What is opened to others. */
export type Sharing = { readonly work_id: string } | { readonly collection_id: string };

/** The newest link that still holds; null where nobody else can see it. */
export const shareQuery = (what: Sharing) =>
  queryOptions({
    queryKey: [ROLL, 'share', what],
    queryFn: async ({ signal }): Promise<Share | null> => {
      const { items } = await call(listShares, { query: new URLSearchParams(what), signal });
      return items.find(({ expires_at: end }) => end === null || Date.parse(end) > serverNow()) ?? null;
    },
  });

/** Makes, changes and revokes the link of something. */
export function useShareActions(what: Sharing) {
  const client = useQueryClient();
  const { queryKey } = shareQuery(what);
  const onError = (error: unknown) => notify.error(workFailure(error));
  const onSuccess = (share: Share) => {
    client.setQueryData(queryKey, share);
  };
  const make = useMutation({
    mutationFn: (body: BodyOf<typeof addShare>) => call(addShare, { body }),
    onSuccess,
    onError,
  });
  const change = useMutation({
    mutationFn: ({ id, ...body }: { readonly id: string } & BodyOf<typeof changeShare>) =>
      call(changeShare, { params: { id }, body }),
    onSuccess,
    onError,
  });
  const revoke = useMutation({
    mutationFn: (id: string) => call(revokeShare, { params: { id } }),
    onSuccess: () => {
      notify.success(TEXTS.revoked);
      return client.invalidateQueries({ queryKey });
    },
    onError,
  });
  return { make, change, revoke };
}
