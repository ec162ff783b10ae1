import {
  type BodyOf,
  type BulkAction,
  bulkWork,
  changeWork,
  type listWork,
  type ResponseOf,
  type Work,
  type WorkItem,
} from '@framewright/contract';
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { notify } from '../../ui/notify.tsx';
import { BIN_TEXTS } from './bin-texts.ts';
import { collectionsQuery, itemQuery, LISTS, overviewQuery, workFailure } from './queries.ts';

type Pages = InfiniteData<ResponseOf<typeof listWork>, string | null>;

/** One thing to do with some works. */
export interface Bulk {
  readonly ids: readonly string[];
  readonly action: BulkAction;
  /** The tag, or the id of the collection. */
  readonly value?: string | undefined;
}

/** Those actions after which a work is no longer where it was seen. */
const LEAVES: ReadonlySet<BulkAction> = new Set(['trash', 'restore', 'delete']);

/** Does one thing with many works. What is on the screen follows at once; other lists are asked for anew. */
export function useBulk() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ ids, action, value }: Bulk) =>
      call(bulkWork, { body: { ids: [...ids], action, ...(value !== undefined && { value }) } }),
    onSuccess: (_, { ids, action, value }) => {
      const touched = new Set(ids);
      patchLists(client, (work) => (touched.has(work.id) ? afterAction(work, action, value) : work));
      for (const id of ids) {
        const { queryKey } = itemQuery(id);
        if (action === 'delete') client.removeQueries({ queryKey });
        else void client.invalidateQueries({ queryKey });
      }
      freshenFigures(client);
    },
    onError: (error) => notify.error(workFailure(error)),
  });
}

/** Moves works to the bin, or out of it, with a button that takes it back. */
export function useTrash() {
  const client = useQueryClient();
  const bulk = useBulk();

  // What is awaited here goes on after what asked for it has left the page, as the bar does with the works.
  async function send(ids: readonly string[], action: 'trash' | 'restore', done?: () => void) {
    // As it was, so that undoing brings each back to its place without asking for every page again.
    const before = client.getQueriesData<Pages>({ queryKey: LISTS });
    async function undo() {
      await bulk.mutateAsync({ ids, action: action === 'trash' ? 'restore' : 'trash' });
      for (const [key, pages] of before) client.setQueryData(key, pages);
    }
    await bulk.mutateAsync({ ids, action });
    const say = action === 'trash' ? BIN_TEXTS.binned : BIN_TEXTS.restored;
    notify.undoable(say(ids.length), () => void undo().catch(ignore));
    done?.();
  }

  return {
    send: (...what: Parameters<typeof send>) => void send(...what).catch(ignore),
    isPending: bulk.isPending,
  };
}

/** Changes what one work says about itself. */
export function useChangeWork() {
  const client = useQueryClient();
  return useMutation({
    // One after the other, so that what was changed last is what stays.
    scope: { id: 'work' },
    mutationFn: ({ id, ...body }: { readonly id: string } & BodyOf<typeof changeWork>) =>
      call(changeWork, { params: { id }, body }),
    onSuccess: (work) => {
      patchLists(client, (other) => (other.id === work.id ? work : other));
      client.setQueryData(itemQuery(work.id).queryKey, (item: WorkItem | undefined) =>
        item ? { ...item, ...work } : item,
      );
      freshenFigures(client);
    },
    onError: (error) => notify.error(workFailure(error)),
  });
}

/** What failed was told already. */
const ignore = () => undefined;

type Client = ReturnType<typeof useQueryClient>;

/** Changes works in the lists that are at hand; what becomes `undefined` leaves them. */
function patchLists(client: Client, patch: (work: Work) => Work | undefined): void {
  client.removeQueries({ queryKey: LISTS, type: 'inactive' });
  client.setQueriesData<Pages>({ queryKey: LISTS }, (data) =>
    data
      ? {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            items: page.items.flatMap((work) => patch(work) ?? []),
          })),
        }
      : data,
  );
}

function freshenFigures(client: Client): void {
  void client.invalidateQueries({ queryKey: overviewQuery.queryKey });
  void client.invalidateQueries({ queryKey: collectionsQuery.queryKey });
}

function afterAction(work: Work, action: BulkAction, value = ''): Work | undefined {
  if (LEAVES.has(action)) return undefined;
  if (action === 'favourite' || action === 'unfavourite') {
    return { ...work, favourite: action === 'favourite' };
  }
  if (action === 'tag') return { ...work, tags: [...work.tags.filter((tag) => tag !== value), value] };
  if (action === 'untag') return { ...work, tags: work.tags.filter((tag) => tag !== value) };
  return work;
}
