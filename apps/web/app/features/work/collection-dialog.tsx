import { addCollection, type Collection, LENGTHS, renameCollection } from '@framewright/contract';
import { useId } from 'react';
import { COMMON_TEXTS } from '../../lib/common-texts.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { notify } from '../../ui/notify.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { DIALOG_TEXTS as TEXTS } from './dialog-texts.ts';
import { fullHint } from './full-hint.tsx';
import { useFreshCollections, useRemoveCollection } from './use-collections.ts';

export interface CollectionDialogProps {
  /** The one to rename or remove; left out for a new one. */
  readonly collection?: Collection | undefined;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Begins a collection, or renames or removes one. */
export function CollectionDialog({ collection, onClose, onRemoved }: CollectionDialogProps) {
  const freshen = useFreshCollections();
  const removal = useRemoveCollection();
  const form = useId();
  const { entries, field, submit, pending } = useApiForm(collection ? renameCollection : addCollection, {
    ...(collection && { params: { id: collection.id } }),
    defaults: { name: collection?.name ?? '' },
    fields: { collection_exists: 'name' },
    failed: COMMON_TEXTS.failed,
    onSuccess: ({ name }) => {
      freshen();
      notify.success(collection ? TEXTS.renamed : TEXTS.collectionCreated(name));
      onClose();
    },
  });

  function remove({ id }: Collection) {
    removal.mutate(id, {
      onSuccess: () => {
        notify.success(TEXTS.removed);
        onRemoved();
        onClose();
      },
    });
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
            <Button variant="danger" disabled={removal.isPending} onClick={() => remove(collection)}>
              {TEXTS.remove}
            </Button>
          ) : null}
          <Button
            type="submit"
            form={form}
            variant="primary"
            disabled={entries.name.trim() === '' || removal.isPending}
            busy={pending && (collection ? TEXTS.saving : TEXTS.creating)}
          >
            {collection ? TEXTS.save : TEXTS.create}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <TextField
          label={TEXTS.name}
          maxLength={LENGTHS.name}
          hint={fullHint(entries.name, LENGTHS.name)}
          autoComplete="off"
          {...field('name')}
        />
      </form>
    </Dialog>
  );
}
