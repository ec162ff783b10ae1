import { createKey, KEY_SCOPES, type KeyScope } from '@framewright/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useId, useState } from 'react';
import type { Wiring } from '../../lib/form-entries.ts';
import { serverNow } from '../../lib/server-time.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { keysQuery } from './keys-query.ts';
import type { NewKey } from './new-secret.tsx';
import { EXPIRIES, type Expiry, SCOPE_TEXTS, KEYS_TEXTS as TEXTS } from './texts.ts';

const DAY = 86_400_000;
const USUAL: KeyScope[] = ['read', 'make'];

/** A new key: what it is called, what it may do, and until when. */
export function KeyForm({ onMade }: { onMade: (key: NewKey) => void }) {
  const client = useQueryClient();
  const [ends, setEnds] = useState<Expiry>('90');
  const { field, control, submit, pending, failure } = useApiForm(createKey, {
    defaults: { name: '', scopes: USUAL },
    beside: () => ({ expires_at: endOf(ends) }),
    failed: TEXTS.failed,
    toasts: 'none',
    onSuccess: (key) => onMade(key),
    onSettled: () => void client.invalidateQueries({ queryKey: keysQuery.queryKey }),
  });
  return (
    <form className="grid max-w-[560px] gap-5" noValidate onSubmit={submit}>
      <h3 className="label">{TEXTS.new}</h3>
      <Failure>{failure}</Failure>
      <TextField label={TEXTS.name} hint={TEXTS.nameHint} autoComplete="off" {...field('name')} />
      <ScopeFields {...control('scopes')} />
      <Select label={TEXTS.ends} value={ends} options={EXPIRIES} onChange={setEnds} />
      <Button type="submit" className="justify-self-start" busy={pending && TEXTS.creating}>
        {TEXTS.create}
      </Button>
    </form>
  );
}

function ScopeFields({ value: chosen, error, ref, onChange }: Wiring<KeyScope[]>) {
  const id = useId();
  const toggle = (scope: KeyScope) =>
    onChange(chosen.includes(scope) ? chosen.filter((each) => each !== scope) : [...chosen, scope]);
  return (
    <fieldset className="grid gap-2.5" aria-describedby={error && `${id}-error`}>
      <legend className="field-label mb-2.5">{TEXTS.scopes}</legend>
      {KEY_SCOPES.map((scope, index) => (
        <ScopeField
          key={scope}
          scope={scope}
          ref={index === 0 ? ref : undefined}
          checked={chosen.includes(scope)}
          onChange={() => toggle(scope)}
        />
      ))}
      {error ? (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

function ScopeField({ scope, ...checkbox }: ComponentProps<'input'> & { readonly scope: KeyScope }) {
  const id = useId();
  const { label, what } = SCOPE_TEXTS[scope];
  return (
    <div className="flex items-start gap-3">
      <input
        id={id}
        type="checkbox"
        value={scope}
        className="mt-1 size-4 flex-none accent-accent"
        aria-describedby={`${id}-what`}
        {...checkbox}
      />
      <div>
        <label htmlFor={id} className="font-[550]">
          {label}
        </label>
        <p id={`${id}-what`} className="text-sm text-ink-2">
          {what}
        </p>
      </div>
    </div>
  );
}

function endOf(ends: Expiry): string | null {
  return ends === 'none' ? null : new Date(serverNow() + Number(ends) * DAY).toISOString();
}
