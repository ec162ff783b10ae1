import { deleteExtracted, type HistoryEntry } from '@framewright/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-errors.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { historyQuery } from './history-query.ts';
import { HISTORY_TEXTS as TEXTS } from './texts.ts';

export interface HistoryDeletionProps {
  /** The one to delete; none while nothing is asked. */
  readonly prompt: HistoryEntry | undefined;
  readonly onClose: () => void;
}

/** Asks before a prompt leaves the history. A failure is logged, and said where it was asked for. */
export function HistoryDeletion({ prompt, onClose }: HistoryDeletionProps) {
  const client = useQueryClient();
  const removal = useMutation({
    mutationFn: (id: string) => call(deleteExtracted, { params: { id } }),
    onSuccess: () => close(TEXTS.removed),
    onError: (error) => {
      console.warn('The prompt could not be deleted.', error);
      // Another tab was faster.
      if (error instanceof ApiError && error.status === 404) close(TEXTS.removed);
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: historyQuery.queryKey });
    },
  });

  function close(sentence?: string) {
    if (sentence) announce(sentence);
    removal.reset();
    onClose();
  }

  return (
    <Dialog
      open={prompt !== undefined}
      onOpenChange={(open) => {
        if (!open && !removal.isPending) close();
      }}
      title={TEXTS.question}
      description={TEXTS.goes(prompt?.image_name ?? '')}
      actions={
        <>
          <Button disabled={removal.isPending} onClick={() => close()}>
            {TEXTS.keep}
          </Button>
          <Button
            variant="danger"
            busy={removal.isPending && TEXTS.removing}
            onClick={() => prompt && removal.mutate(prompt.id)}
          >
            {TEXTS.remove}
          </Button>
        </>
      }
    >
      {removal.isError ? (
        <p role="status" className="text-sm text-ink-2">
          {TEXTS.notRemoved}
        </p>
      ) : null}
    </Dialog>
  );
}
