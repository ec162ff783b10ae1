import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { engineFailure, useEngineAction } from './queries.ts';
import { ENGINE_SCREEN as TEXTS } from './texts.ts';

/** Where an engine is that was not found by itself. */
export function AddAddress() {
  const [open, setOpen] = useState(false);
  const [address, setAddress] = useState('');
  const change = useEngineAction();

  function submit(event: FormEvent) {
    event.preventDefault();
    const whole = /^[a-z]+:\/\//i.test(address.trim()) ? address.trim() : `http://${address.trim()}`;
    change.mutate(
      { do: 'put', id: idOf(whole), body: { address: whole } },
      {
        onSuccess: () => {
          notify.success(TEXTS.added);
          setAddress('');
          setOpen(false);
        },
      },
    );
  }

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
        error={change.error ? engineFailure(change.error) : undefined}
        value={address}
        onChange={({ target }) => setAddress(target.value)}
      />
      <Button type="submit" busy={change.isPending && TEXTS.looking} disabled={address.trim() === ''}>
        {TEXTS.look}
      </Button>
    </form>
  );
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
