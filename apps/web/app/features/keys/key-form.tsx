import { type BodyOf, createKey, KEY_SCOPES, type KeyScope, newApiKey } from '@framewright/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type UseFormRegister, useForm } from 'react-hook-form';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { keyFailure, keysQuery } from './keys-query.ts';
import type { NewKey } from './new-secret.tsx';
import { EXPIRIES, type Expiry, SCOPE_TEXTS, KEYS_TEXTS as TEXTS } from './texts.ts';

type KeyWish = Pick<BodyOf<typeof createKey>, 'name' | 'scopes'>;

const DAY = 86_400_000;
const USUAL: KeyWish = { name: '', scopes: ['read', 'make'] };
const wish = newApiKey.pick({ name: true, scopes: true });

/** A new key: what it is called, what it may do, and until when. */
export function KeyForm({ onMade }: { onMade: (key: NewKey) => void }) {
  const client = useQueryClient();
  const [ends, setEnds] = useState<Expiry>('90');
  const form = useForm<KeyWish>({ resolver: zodResolver(wish), defaultValues: USUAL });
  const creation = useMutation({
    mutationFn: (body: KeyWish) => call(createKey, { body: { ...body, expires_at: endOf(ends) } }),
    onSuccess: onMade,
    onSettled: () => void client.invalidateQueries({ queryKey: keysQuery.queryKey }),
  });
  const { errors } = form.formState;
  return (
    <form
      className="grid max-w-[560px] gap-5"
      noValidate
      onSubmit={form.handleSubmit((values) => creation.mutate(values))}
    >
      <h3 className="label">{TEXTS.new}</h3>
      {creation.error ? <Notice kind="error">{keyFailure(creation.error, TEXTS.failed)}</Notice> : null}
      <TextField
        label={TEXTS.name}
        hint={TEXTS.nameHint}
        autoComplete="off"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <ScopeFields register={form.register} error={errors.scopes?.message} />
      <Select label={TEXTS.ends} value={ends} options={EXPIRIES} onChange={setEnds} />
      <Button type="submit" className="justify-self-start" busy={creation.isPending && TEXTS.creating}>
        {TEXTS.create}
      </Button>
    </form>
  );
}

interface ScopeFieldsProps {
  readonly register: UseFormRegister<KeyWish>;
  readonly error: string | undefined;
}

function ScopeFields({ register, error }: ScopeFieldsProps) {
  const id = useId();
  return (
    <fieldset className="grid gap-2.5" aria-describedby={error && `${id}-error`}>
      <legend className="field-label mb-2.5">{TEXTS.scopes}</legend>
      {KEY_SCOPES.map((scope) => (
        <ScopeField key={scope} scope={scope} register={register} />
      ))}
      {error ? (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

function ScopeField({ scope, register }: { scope: KeyScope; register: UseFormRegister<KeyWish> }) {
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
        {...register('scopes')}
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
  return ends === 'none' ? null : new Date(Date.now() + Number(ends) * DAY).toISOString();
}
