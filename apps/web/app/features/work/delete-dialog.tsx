import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { notify } from '../../ui/notify.tsx';
import { ACTION_TEXTS } from './action-texts.ts';
import { DIALOG_TEXTS as TEXTS } from './dialog-texts.ts';
import { useBulk } from './use-work-actions.ts';

export interface DeleteDialogProps {
  readonly ids: readonly string[];
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

/** Asks before works go for ever. */
export function DeleteDialog({ ids, onClose, onDeleted }: DeleteDialogProps) {
  const bulk = useBulk();
  const remove = () =>
    bulk.mutate(
      { ids, action: 'delete' },
      {
        onSuccess: () => {
          notify.success(ACTION_TEXTS.deleted(ids.length));
          onClose();
          onDeleted?.();
        },
      },
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => open || bulk.isPending || onClose()}
      title={TEXTS.deleteTitle(ids.length)}
      description={TEXTS.deleteText}
      actions={
        <>
          <Button disabled={bulk.isPending} onClick={onClose}>
            {TEXTS.keep}
          </Button>
          <Button variant="danger" busy={bulk.isPending && TEXTS.deleting} onClick={remove}>
            {ACTION_TEXTS.deleteForEver}
          </Button>
        </>
      }
    />
  );
}
