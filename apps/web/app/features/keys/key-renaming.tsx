import { type ApiKey, LENGTHS, renameKey } from '@framewright/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { call } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/sentence-of.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
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
  const [name, setName] = useState(apiKey.name);
  const renaming = useMutation({
    mutationFn: () => call(renameKey, { params: { id: apiKey.id }, body: { name } }),
    onSuccess: () => {
      announce(TEXTS.renamed);
      onClose();
    },
    onSettled: () => void client.invalidateQueries({ queryKey: keysQuery.queryKey }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    renaming.mutate();
  };
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
            disabled={name.trim() === '' || name === apiKey.name}
            busy={renaming.isPending && TEXTS.renaming}
          >
            {TEXTS.rename}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <TextField
          label={TEXTS.newName}
          maxLength={LENGTHS.name}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </form>
      {renaming.error ? <Notice kind="error">{sentenceOf(renaming.error, TEXTS.notRenamed)}</Notice> : null}
    </Dialog>
  );
}
