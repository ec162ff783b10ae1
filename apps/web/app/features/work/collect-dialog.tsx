import { addCollection, LENGTHS, wholeNumber } from '@framewright/contract';
import { useQuery } from '@tanstack/react-query';
import { Folder, FolderMinus } from 'lucide-react';
import { COMMON_TEXTS } from '../../lib/common-texts.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { notify } from '../../ui/notify.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ACTION_TEXTS } from './action-texts.ts';
import { DIALOG_TEXTS as TEXTS } from './dialog-texts.ts';
import { fullHint } from './full-hint.tsx';
import { collectionsQuery } from './queries.ts';
import { useFreshCollections } from './use-collections.ts';
import { useBulk } from './use-work-actions.ts';

export interface CollectDialogProps {
  /** Works to put into collections, or to take out. */
  readonly ids: readonly string[];
  /** The collections that all of them are known to be in. */
  readonly inside?: ReadonlySet<string>;
  readonly onClose: () => void;
}

const NOWHERE: ReadonlySet<string> = new Set();

/** Puts works into a collection, old or new. */
export function CollectDialog({ ids, inside = NOWHERE, onClose }: CollectDialogProps) {
  const { data: collections } = useQuery(collectionsQuery);
  const freshen = useFreshCollections();
  const bulk = useBulk();
  const { entries, field, submit, pending } = useApiForm(addCollection, {
    defaults: { name: '' },
    fields: { collection_exists: 'name' },
    failed: COMMON_TEXTS.failed,
    onSuccess: (made) => {
      freshen();
      collect(made.id, made.name);
    },
  });
  const isPending = bulk.isPending || pending;

  const collect = (id: string, called: string) =>
    bulk.mutate(
      { ids, action: 'collect', value: id },
      {
        onSuccess: () => {
          notify.success(ACTION_TEXTS.collected(called));
          onClose();
        },
      },
    );
  const takeOut = (id: string, called: string) =>
    bulk.mutate(
      { ids, action: 'uncollect', value: id },
      {
        onSuccess: () => {
          notify.success(ACTION_TEXTS.uncollected(called));
          onClose();
        },
      },
    );

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={TEXTS.collectTitle}
      description={TEXTS.collectHint}
      actions={<Button onClick={onClose}>{TEXTS.cancel}</Button>}
    >
      {collections && collections.length > 0 ? (
        <ul className="choose-list">
          {collections.map(({ id, name: called, works }) => (
            <li key={id}>
              <button
                type="button"
                className="rail-button"
                disabled={isPending || inside.has(id)}
                onClick={() => collect(id, called)}
              >
                <Folder size={15} strokeWidth={1.6} aria-hidden="true" />
                <span className="rail-label" dir="auto" title={called}>
                  {called}
                </span>
                <span className="num">{wholeNumber(works)}</span>
              </button>
              {inside.has(id) ? (
                <IconButton
                  icon={FolderMinus}
                  iconSize={16}
                  label={`${ACTION_TEXTS.takeOut}: ${called}`}
                  onClick={() => takeOut(id, called)}
                />
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      <form className="choose-form" noValidate onSubmit={submit}>
        <TextField
          label={TEXTS.newName}
          maxLength={LENGTHS.name}
          hint={fullHint(entries.name, LENGTHS.name)}
          autoComplete="off"
          {...field('name')}
        />
        <Button type="submit" disabled={entries.name.trim() === '' || isPending}>
          {TEXTS.create}
        </Button>
      </form>
    </Dialog>
  );
}
