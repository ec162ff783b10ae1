import { putEngine } from '@framewright/contract';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useApiForm } from '../../lib/use-api-form.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useEngineAction } from './queries.ts';
import { ENGINE_SCREEN as TEXTS } from './texts.ts';

/** Where an engine is that was not found by itself. */
export function AddAddress() {
  const [open, setOpen] = useState(false);
  const change = useEngineAction();
  const { entries, field, submit, pending, failure } = useApiForm(putEngine, {
    defaults: { address: '' },
    meant: ({ address }) => ({ address: withScheme(address.trim()) }),
    through: (body) => change.mutateAsync({ do: 'put', id: idOf(body.address ?? ''), body }),
    failed: TEXTS.failed,
    toasts: 'none',
    onSuccess: (_, reset) => {
      notify.success(TEXTS.added);
      reset();
      setOpen(false);
    },
  });
  const address = field('address');

  if (!open) {
    return (
      <Button size="sm" variant="ghost" className="justify-self-start" onClick={() => setOpen(true)}>
        <Plus aria-hidden="true" />
        {TEXTS.add}
      </Button>
    );
  }
  return (
    <form className="engine-add" noValidate onSubmit={submit}>
      <TextField
        label={TEXTS.address}
        placeholder="http://192.168.1.20:8188"
        autoFocus
        inputMode="url"
        hint={TEXTS.addressHint}
        {...address}
        error={address.error ?? failure}
      />
      <Button type="submit" busy={pending && TEXTS.looking} disabled={entries.address.trim() === ''}>
        {TEXTS.look}
      </Button>
    </form>
  );
}

function withScheme(address: string): string {
  return /^[a-z]+:\/\//i.test(address) ? address : `http://${address}`;
}

/** An id of small letters, digits and hyphens, the same for the same address. */
function idOf(address: string): string {
  const plain = address
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return `at-${plain}`.slice(0, 40);
}
