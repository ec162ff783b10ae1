import type { Engine } from '@framewright/contract';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { engineFailure, useEngineAction } from './queries.ts';
import { ENGINE_SCREEN as TEXTS } from './texts.ts';

/** Name and password of an engine; without a name the password is a token. */
export function UnlockForm({ engine: { id } }: { engine: Engine }) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const change = useEngineAction();

  function submit(event: FormEvent) {
    event.preventDefault();
    const credentials = name.trim() ? { name: name.trim(), password } : { token: password.trim() };
    change.mutate({ do: 'put', id, body: { credentials } });
  }

  const stillLocked =
    change.data?.engines.find((engine) => engine.id === id)?.state === 'locked' ? 'Not accepted.' : undefined;
  return (
    <form className="engine-unlock" noValidate onSubmit={submit}>
      <TextField
        label={TEXTS.name}
        hint="Left empty, the password is sent as a token."
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <PasswordField
        label={TEXTS.password}
        secret="password"
        autoComplete="off"
        hint={TEXTS.kept}
        error={change.error ? engineFailure(change.error) : stillLocked}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Button type="submit" busy={change.isPending && TEXTS.trying} disabled={password === ''}>
        {TEXTS.tryIt}
      </Button>
    </form>
  );
}
