import { type ApiKey, renameKey } from '@framewright/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useApiForm } from '../../lib/use-api-form.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Failure } from '../../ui/failure.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { keysQuery } from './keys-query.ts';
import { KEYS_TEXTS as TEXTS } from './texts.ts';

interface KeyRenamingProps {
  readonly apiKey: ApiKey;
  readonly onClose: () => void;
}

/** Gives a key another name. */
export function KeyRenaming({ apiKey, onClose }: KeyRenamingProps) {
  const client = useQueryClient();
  const form = useId();
  const { field, submit, pending, untouched, failure } = useApiForm(renameKey, {
    params: { id: apiKey.id },
    defaults: { name: apiKey.name },
    failed: TEXTS.notRenamed,
    toasts: 'none',
    onSuccess: () => {
      announce(TEXTS.renamed);
      onClose();
    },
    onSettled: () => void client.invalidateQueries({ queryKey: keysQuery.queryKey }),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={TEXTS.renameQuestion(apiKey.name)}
      description={TEXTS.renameHint}
      actions={
        <>
          <Button onClick={onClose}>{TEXTS.cancel}</Button>
          <Button
            type="submit"
            form={form}
            variant="primary"
            disabled={untouched}
            busy={pending && TEXTS.renaming}
          >
            {TEXTS.rename}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <Failure>{failure}</Failure>
        <TextField label={TEXTS.newName} {...field('name')} />
      </form>
    </Dialog>
  );
}
