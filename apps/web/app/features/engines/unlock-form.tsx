import { type BodyOf, type Engine, putEngine } from '@framewright/contract';
import { useApiForm } from '../../lib/use-api-form.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useEngineAction } from './queries.ts';
import { ENGINE_SCREEN as TEXTS } from './texts.ts';

type Credentials = NonNullable<BodyOf<typeof putEngine>['credentials']>;

/** As they are typed: a token is a password without a name. */
function typedAs(credentials: Credentials) {
  return 'token' in credentials ? { name: '', password: credentials.token } : credentials;
}

function meantBy({ name, password }: ReturnType<typeof typedAs>): Credentials {
  return name.trim() ? { name: name.trim(), password } : { token: password.trim() };
}

/** Name and password of an engine; without a name the password is a token. */
export function UnlockForm({ engine: { id } }: { engine: Engine }) {
  const change = useEngineAction();
  const { control, submit, pending, failure } = useApiForm(putEngine, {
    defaults: { credentials: { name: '', password: '' } },
    meant: ({ credentials }) => ({ credentials: meantBy(typedAs(credentials)) }),
    through: (body) => change.mutateAsync({ do: 'put', id, body }),
    failed: TEXTS.failed,
    toasts: 'none',
  });
  const { value, error, ref, onChange } = control('credentials');
  const typed = typedAs(value);
  const stillLocked =
    change.data?.engines.find((engine) => engine.id === id)?.state === 'locked' ? 'Not accepted.' : undefined;
  return (
    <form className="engine-unlock" noValidate onSubmit={submit}>
      <TextField
        label={TEXTS.name}
        hint="Left empty, the password is sent as a token."
        autoComplete="off"
        value={typed.name}
        onChange={({ target }) => onChange({ ...typed, name: target.value })}
      />
      <PasswordField
        label={TEXTS.password}
        secret="password"
        autoComplete="off"
        hint={TEXTS.kept}
        error={error ?? failure ?? stillLocked}
        ref={ref}
        value={typed.password}
        onChange={({ target }) => onChange({ ...typed, password: target.value })}
      />
      <Button type="submit" busy={pending && TEXTS.trying} disabled={typed.password === ''}>
        {TEXTS.tryIt}
      </Button>
    </form>
  );
}
