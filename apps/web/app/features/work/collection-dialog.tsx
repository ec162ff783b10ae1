import { type Collection, LENGTHS } from '@framewright/contract';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { notify } from '../../ui/notify.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { fullHint } from './full-hint.tsx';
import { DIALOG_TEXTS as TEXTS } from './texts.ts';
import { useCollectionAction } from './use-work-actions.ts';

export interface CollectionDialogProps {
  /** The one to rename or remove; left out for a new one. */
  readonly collection?: Collection | undefined;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Begins a collection, or renames or removes one. */
export function CollectionDialog({ collection, onClose, onRemoved }: CollectionDialogProps) {
  const [name, setName] = useState(collection?.name ?? '');
  const action = useCollectionAction();
  const form = useId();

  function save(event: FormEvent) {
    event.preventDefault();
    action.mutate(
      { ...(collection && { id: collection.id }), name },
      {
        onSuccess: () => {
          notify.success(collection ? TEXTS.renamed : TEXTS.collectionCreated(name.trim()));
          onClose();
        },
      },
    );
  }

  function remove() {
    if (!collection) return;
    action.mutate(
      { id: collection.id },
      {
        onSuccess: () => {
          notify.success(TEXTS.removed);
          onRemoved();
          onClose();
        },
      },
    );
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={collection ? TEXTS.collectionTitle : TEXTS.newName}
      description={collection ? TEXTS.removeHint : TEXTS.collectHint}
      actions={
        <>
          <Button onClick={onClose}>{TEXTS.cancel}</Button>
          {collection ? (
            <Button variant="danger" disabled={action.isPending} onClick={remove}>
              {TEXTS.remove}
            </Button>
          ) : null}
          <Button
            type="submit"
            form={form}
            variant="primary"
            disabled={name.trim() === ''}
            busy={action.isPending && TEXTS.creating}
          >
            {collection ? TEXTS.save : TEXTS.create}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={save}>
        <TextField
          label={TEXTS.name}
          value={name}
          maxLength={LENGTHS.name}
          hint={fullHint(name, LENGTHS.name)}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
      </form>
    </Dialog>
  );
}
